import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '../contract/languages.ts';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['de', 'Wie laut ist eine Wärmepumpe? Größe & Straße', 'wie-laut-ist-eine-waermepumpe-groesse-strasse'],
    ['da', 'Varmepumper på øen', 'varmepumper-paa-oeen'],
    ['el', 'Πόσο θόρυβο κάνει', 'poso-thoryvo-kanei'],
    ['zh-CN', '热泵的噪音', 're-beng-de-zao-yin'],
    ['tr', 'İyi ısı pompası', 'iyi-isi-pompasi'],
    ['en', "What's the pump's noise?", 'whats-the-pumps-noise'],
    ['en', '!!!', 'article'],
  ] as const)('spells %s as is customary', (language, text, slug) => {
    expect(slugOf(text, language, { maxLength: 75 })).toBe(slug);
  });

  it('cuts at a word', () => {
    expect(slugOf('heat pumps in old houses', 'en', { maxLength: 16 })).toBe('heat-pumps-in');
  });

  it('is never empty, too long, or made of other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...ALL_LANGUAGES), (text, language) => {
        expect(slugOf(text, language, { maxLength: 75 })).toMatch(/^(?=.{1,75}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });
});
