import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { unnamedParties } from './unnamed-parties.ts';

/** The sentences of a text that speak of somebody whom nothing before them names. */
function unnamed(markdown: string, language: Language): string[] {
  const document = sourceDocument({ id: 'd', title: 'Trains', language }, markdown);
  const source = readSources([document], language);
  const found = unnamedParties(source, language);
  return source.sentences.filter(({ index }) => found.has(index)).map(({ text }) => text);
}

describe('unnamedParties', () => {
  it.each([
    ['en', 'Track charges are a burden. ', 'According to the company, the charges make up a third of its costs.'],
    ['es', 'El peaje es una carga. ', 'Según la empresa, el peaje supone un tercio de los costes.'],
    ['fr', 'Le péage est une charge. ', 'Selon l’entreprise, le péage représente un tiers des coûts.'],
    ['it', 'Il pedaggio è un peso. ', 'Secondo l’azienda, il pedaggio è un terzo dei costi.'],
    ['nl', 'De heffing is een last. ', 'Volgens het bedrijf, is de heffing een derde van de kosten.'],
    ['pt', 'A portagem é um peso. ', 'Segundo a empresa, a portagem é um terço dos custos.'],
  ] as const)('in %s finds a party that only another paragraph names', (language, before, sentence) => {
    expect(unnamed(`The line belongs to Morgenlinie and its owners.\n\n${before}${sentence}`, language)).toEqual([
      sentence,
    ]);
  });

  it.each([
    ['en', 'Track charges are a burden for Morgenlinie. According to the company, the charges make up a third.'],
    ['en', 'A small company pays a high price for the track. According to the company, the charges make up a third.'],
    ['es', 'El peaje es una carga para Morgenlinie. Según la empresa, el peaje supone un tercio de los costes.'],
  ] as const)('in %s leaves a party that the paragraph names: %s', (language, text) => {
    expect(unnamed(text, language)).toEqual([]);
  });
});
