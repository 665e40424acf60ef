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
    ['bg', 'Щастие и хляб за ъгъла', 'shtastie-i-hlyab-za-agala'],
    ['ru', 'Цены на хлеб и щи', 'tseny-na-khleb-i-shchi'],
    ['ar', 'مضخة حرارية', 'mdkha-hrarya'],
    ['hi', 'हीट पंप', 'hiitt-panp'],
    ['th', 'ปั๊มความร้อน', 'pam-khwaam-rn'],
    ['vi', 'Máy bơm nhiệt đường phố', 'may-bom-nhiet-duong-pho'],
    ['ko', '열펌프', 'yeolpeompeu'],
  ] as const)('spells %s as is customary', (language, text, slug) => {
    expect(slugOf(text, language, { maxLength: 75 })).toBe(slug);
  });

  it('cuts at a word', () => {
    expect(slugOf('heat pumps in old houses', 'en', { maxLength: 16 })).toBe('heat-pumps-in');
  });

  it.each([
    ['zh-CN', '热泵的噪音：多大？', '热泵的噪音多大'],
    ['ru', 'Цены на хлеб', 'цены-на-хлеб'],
    ['ar', 'مضخة حرارية؟', 'مضخة-حرارية'],
    ['hi', 'हीट पंप', 'हीट-पंप'],
    ['de', 'Größe & Straße', 'größe-straße'],
    ['en', '!!!', 'article'],
  ] as const)('keeps the letters of %s where slugs are native', (language, text, slug) => {
    expect(slugOf(text, language, { maxLength: 75, letters: 'native' })).toBe(slug);
  });

  it('has native slugs of letters, marks, figures and hyphens alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...ALL_LANGUAGES), (text, language) => {
        const slug = slugOf(text, language, { maxLength: 75, letters: 'native' });
        expect(slug.length).toBeLessThanOrEqual(75);
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
      }),
    );
  });

  it('is never empty, too long, or made of other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...ALL_LANGUAGES), (text, language) => {
        expect(slugOf(text, language, { maxLength: 75 })).toMatch(/^(?=.{1,75}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
  });
});
