import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
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
  return contradictionsAmong(readSources(documents, language).sentences, language).map(({ figures }) => figures);
}

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

  it.each([
    ['one document', ['A heat pump lasts about 15 years in a house. A heat pump lasts about 25 years in a house.']],
    ['other years', ['In 2010 a pump cost 900 euros on average.', 'In 2020 a pump cost 1400 euros on average.']],
    ['another place', ['A pump in Norway lasts about 15 years.', 'A pump in Spain lasts about 25 years.']],
    ['another unit', ['A pump weighs about 90 kilograms in all.', 'A pump weighs about 300 pounds in all.']],
    ['another thing', ['A fan lasts about 15 years in a house.', 'A good boiler made of steel lasts 25 years.']],
  ])('finds none in %s', (_why, texts) => {
    expect(among(texts)).toEqual([]);
  });
});
