import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { unintroducedNames } from './unintroduced-names.ts';

const OTHERS = ['Milk is cold.', 'Water is hot.', 'Coffee is ground.', 'Beans are roasted.', 'Cups are warm.'];

/** What the names of the first text do to its sentences. */
function found(
  markdown: string,
  {
    language = 'en',
    subject = [],
    others = OTHERS,
  }: { language?: Language; subject?: string[]; others?: string[] } = {},
): { hanging: string[]; leaning: string[] } {
  const all = [markdown, ...others].map((text, index) =>
    sourceDocument({ id: `d${index}`, title: 'Espresso', language }, text),
  );
  const source = readSources(all, language);
  const { hanging, leaning } = unintroducedNames(source, subject, language);
  const texts = (indexes: ReadonlySet<number>) => [...indexes].map((index) => source.sentences[index]?.text ?? '');
  return { hanging: texts(hanging), leaning: texts(leaning) };
}

const NOTHING = { hanging: [], leaning: [] };

describe('unintroducedNames', () => {
  const test = 'We compared the Orvieto Duetto and some cheaper machines.';

  it.each([
    'The milk was hot after 22 seconds on the Duetto.',
    'Its tank is larger than that of the Orvieto, which is old.',
    'The Duetto needed 55 seconds for a jug of cold milk.',
    'The Duetto’s steam levers get hot after some minutes.',
  ])('finds a name cut short behind the paragraph that gave it in full: %s', (sentence) => {
    expect(found(`${test}\n\n${sentence}`).hanging).toEqual([sentence]);
  });

  it('finds a name that only a table gave in full', () => {
    const table = '| Machine | Price |\n| --- | --- |\n| Orvieto Duetto | 900 |';
    const sentence = 'The Duetto needed 55 seconds for a jug of cold milk.';
    expect(found(`${table}\n\n${sentence}`).hanging).toEqual([sentence]);
  });

  it('lets the name stand behind the sentence of its paragraph that introduces it', () => {
    const between = 'Milk was heated in a jug of steel.';
    const short = 'The Duetto needed 55 seconds for a jug of cold milk.';
    expect(found(`${test} ${between} ${short}`)).toEqual({ hanging: [], leaning: [between, short] });
  });

  it.each([
    ['a name that the sentence gives in full', 'The Orvieto Duetto needed 55 seconds for a jug of milk.'],
    ['a name that the sentence explains', 'The Duetto, a machine with one boiler, needed 55 seconds.'],
    ['a name that belongs to a noun', 'Heat flows back through the Duetto valve into the tank.'],
  ])('leaves %s', (_, sentence) => {
    expect(found(`${test}\n\n${sentence}`)).toEqual(NOTHING);
  });

  it.each([
    'Farms along the Netherlands and the coast are mostly small.',
    'Most farms are found in the Morvan and are mostly small.',
    'Waves in shallow water such as the Gulf are mostly small.',
  ])('leaves a place: %s', (sentence) => {
    const first = 'Travellers knew the Gulf Coast, the Netherlands Antilles and the Morvan Hills.';
    expect(found(`${first}\n\n${sentence}`)).toEqual(NOTHING);
  });

  it('leaves the name that the reader asked for, and one that half of the texts know', () => {
    const text = `${test}\n\nThe Duetto needed 55 seconds for a jug of cold milk.`;
    expect(found(text, { subject: ['duetto'] })).toEqual(NOTHING);
    const knowing = OTHERS.map((other) => `${other} Some prefer a Duetto to it.`);
    expect(found(text, { others: knowing })).toEqual(NOTHING);
  });

  it.each([
    ['es', 'Se probó la Orvieto Duetto con otras máquinas.', 'La leche tardó 22 segundos con la Duetto.'],
    ['fr', 'On a testé la Orvieto Duetto avec quatre autres.', 'Le lait a mis 22 secondes sur la Duetto.'],
    ['it', 'Si è provata la Orvieto Duetto con altre quattro.', 'Il latte ha richiesto 22 secondi con la Duetto.'],
    ['nl', 'Er werd met de Orvieto Duetto en vier andere getest.', 'De melk was na 22 seconden heet op de Duetto.'],
  ] as const)('knows the articles of other languages (%s)', (language, first, sentence) => {
    expect(found(`${first}\n\n${sentence}`, { language }).hanging).toEqual([sentence]);
  });
});
