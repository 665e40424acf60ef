import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { untoldReckonings } from './untold-reckonings.ts';

function found(markdown: string): { hanging: string[]; leaning: string[] } {
  const document = sourceDocument({ id: 'd', title: 'Heat' }, markdown);
  const source = readSources([document], 'en');
  const { hanging, leaning } = untoldReckonings(source);
  const texts = (indexes: ReadonlySet<number>) => [...indexes].map((index) => source.sentences[index]?.text ?? '');
  return { hanging: texts(hanging), leaning: texts(leaning) };
}

describe('untoldReckonings', () => {
  const tells = 'A higher setting lowers the coefficient from 2.8 to 2.2 in a typical house.';
  const between = 'The loss is felt most in summer and in small houses.';
  const reckoning = 'At 2,400 kWh a year, the electricity rises from 2,400 / 2.8 = 857 kWh to 2,400 / 2.2 = 1,091 kWh.';

  it('refuses a reckoning with numbers that its paragraph does not tell', () => {
    expect(found(`${tells}\n\n${between} ${reckoning}`)).toEqual({ hanging: [reckoning], leaning: [] });
  });

  it('keeps it together with the sentence that tells them', () => {
    expect(found(`${tells} ${between} ${reckoning}`)).toEqual({ hanging: [], leaning: [between] });
  });

  it('leaves a reckoning that tells its own numbers', () => {
    expect(found('A lamp of 8 watts uses 8 × 5 = 40 watt-hours in an evening of 5 hours.')).toEqual({
      hanging: [],
      leaning: [],
    });
  });
});
