import { describe, expect, it } from 'vitest';
import { RATINGS, TONES, WORD_COUNTS } from './choices.ts';
import { IMAGE_STYLE_PROMPTS } from './image-styles.ts';
import { ALL_LANGUAGES, LANGUAGES, SITE_LANGUAGES, WRITING_LANGUAGES } from './languages.ts';
import { LOCALES } from './locales.ts';

describe('code lists of the interface', () => {
  it.each([
    ['writing languages', WRITING_LANGUAGES, 31],
    ['site languages', SITE_LANGUAGES, 31],
    ['languages in all', ALL_LANGUAGES, 35],
    ['locales', LOCALES, 85],
    ['image styles', IMAGE_STYLE_PROMPTS, 21],
    ['word ranges', WORD_COUNTS, 3],
    ['tones', TONES, 6],
    ['ratings', RATINGS, 9],
  ])('holds every one of the %s, none twice', (_name, list, count) => {
    expect(list).toHaveLength(count);
    expect(new Set<string>(list).size).toBe(count);
  });

  it('describes exactly the languages of the two lists', () => {
    expect(new Set(ALL_LANGUAGES)).toEqual(new Set([...WRITING_LANGUAGES, ...SITE_LANGUAGES]));
  });

  it.each(ALL_LANGUAGES)('gives %s a country of the list and a tag Intl knows', (language) => {
    const { locale, intl } = LANGUAGES[language];
    expect(LOCALES).toContain(locale);
    expect(Intl.getCanonicalLocales(intl)).toEqual([intl]);
  });
});
