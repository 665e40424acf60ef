import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { groupsOf } from './groups.ts';
import { readSources } from './source-text.ts';

function groupTexts(markdown: string): string[] {
  const document = sourceDocument({ id: 'solar', title: 'Solar power in winter' }, markdown);
  return groupsOf(readSources([document], 'en'), 'en').map(({ texts }) => texts.join(' '));
}

const COUNTED = [
  'Three things reduce the harvest of a solar roof between November and February.',
  'The first is the length of the day in the north of Europe.',
  'In London the sun stands above the horizon for less than eight hours.',
  'The second is the height of the sun above the roofs at noon.',
  'The third is the weather, which is cloudier in winter than in summer.',
  'A clear day brings more than a week of fog.',
];

describe('groups of sentences', () => {
  it('tell a row that is counted to its end, or not at all', () => {
    const texts = groupTexts(COUNTED.join(' '));
    const holding = texts.filter((text) => /The (?:first|second) is/.test(text));
    expect(holding).toContain(COUNTED.slice(0, 5).join(' '));
    expect(holding.every((text) => text.includes('The third is'))).toBe(true);
    expect(texts.filter((text) => text.startsWith('The second is') || text.startsWith('The third is'))).toEqual([]);
  });

  it('may hold more of a row than of other text', () => {
    const plain = COUNTED.map((text) => text.replace(/^The (?:first|second|third) is/, 'Part of it is'));
    expect(Math.max(...groupTexts(plain.join(' ')).map((text) => text.split('. ').length))).toBe(4);
    expect(Math.max(...groupTexts(COUNTED.join(' ')).map((text) => text.split('. ').length))).toBeGreaterThan(4);
  });

  it('hold none of a row whose first they leave out', () => {
    const row = `Nights are short in summer. ${COUNTED.join(' ')}`;
    const texts = groupTexts(`Sleep has two causes, says the laboratory. ${row}`);
    const torn = texts.filter((text) => text.includes('The second is') && !text.includes('The first is'));
    expect(torn).toEqual([]);
  });

  it('drop the "Finally" of a row whose beginning they leave out', () => {
    const row = [
      'The airports of Europe have become slower and more tiring for most travellers.',
      'Several states support the night trains with contracts and loans.',
      'Finally, new carriages offer the privacy that the old couchette lacked.',
    ];
    const texts = groupTexts(row.join(' '));
    expect(texts).toContain(row.join(' '));
    expect(texts).toContain(`${row[1]} New carriages offer the privacy that the old couchette lacked.`);
  });

  it('show announced steps as a list and none of them alone', () => {
    const steps = [
      'Brush the snow off the lower edge of the roof with a soft broom.',
      'Check that nothing shades the panels when the sun is low at noon.',
      'Write down the reading of the meter on the first day of every month.',
    ];
    const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    const document = sourceDocument({ id: 'solar', title: 'Solar power' }, `Three steps help in winter:\n\n${list}`);
    const groups = groupsOf(readSources([document], 'en'), 'en');
    expect(groups.map(({ sentences, display }) => [sentences.length, display?.content.kind])).toEqual([[1, 'list']]);
  });

  it('hold nothing of the exercises of teaching material', () => {
    const task = 'Compute the string voltage of 14 solar modules at -10 °C.';
    const under = (heading: string) =>
      groupTexts(`Modules give more voltage when they are cold.\n\n## ${heading}\n\n${task}`);
    expect(under('Voltage')).toContain(task);
    expect(under('Exercises')).not.toContain(task);
  });
});
