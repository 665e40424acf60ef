import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { FIGURE_PAIRS } from './contradicting-figures.fixture.ts';
import { contradictionsAmong } from './contradicting-figures.ts';
import { readSources } from './source-text.ts';

function among(texts: readonly string[], language: Language = 'en') {
  const documents = texts.map((text, index) => ({
    id: `d${index}`,
    title: `Document ${index}`,
    url: undefined,
    publisher: undefined,
    date: undefined,
    licence: undefined,
    language,
    visibility: 'public' as const,
    trusted: true,
    passages: [{ id: `d${index}#0`, headings: ['Figures'], text }],
  }));
  // Short sentences are judged elsewhere.
  const sentences = readSources(documents, language).sentences.map((sentence) => ({
    ...sentence,
    judgement: { ...sentence.judgement, refusal: undefined },
  }));
  return contradictionsAmong(sentences, language).map(({ figures }) => figures);
}

const rows = (kind: 'differ' | 'none') =>
  (Object.keys(FIGURE_PAIRS) as Language[]).flatMap((language) =>
    (FIGURE_PAIRS[language]?.[kind] ?? []).map((pair) => [language, ...pair] as const),
  );

describe('contradictionsAmong', () => {
  it('finds different figures for the same thing in two sources', () => {
    expect(
      among([
        'A heat pump lasts about 15 years in a family house.',
        'A heat pump lasts about 25 years in a family house.',
      ]),
    ).toEqual([['15 years', '25 years']]);
  });

  it('takes ranges that lie apart as different, and those that meet as one', () => {
    const range = (low: number, high: number) => `A new heat pump in a family house costs ${low} to ${high} euros.`;
    expect(among([range(9000, 12000), range(18000, 22000)])).toHaveLength(1);
    expect(among([range(9000, 12000), range(11000, 15000)])).toEqual([]);
  });

  it('writes the figures as the sources do', () => {
    expect(
      among(['The price of a used cargo bike is 1,500 to 2,000 euros.', 'Used cargo bikes typically cost €3,000.']),
    ).toEqual([['1,500 to 2,000 euros', '€3,000']]);
  });

  it('finds none in one document', () => {
    expect(among(['A heat pump lasts about 15 years. A heat pump lasts about 25 years.'])).toEqual([]);
  });

  it.each(rows('differ'))('finds in %s that "%s" contradicts "%s"', (language, ...pair) => {
    expect(among(pair, language)).toHaveLength(1);
  });

  it.each(rows('none'))('finds in %s nothing between "%s" and "%s"', (language, ...pair) => {
    expect(among(pair, language)).toEqual([]);
  });
});
