import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import type { Saying } from '../../media/article-media.ts';
import { altText, generatedAltText } from './alt-text.ts';

const any = (text: string): Saying => ({ text, language: 'any' });
const asked = (text: string): Saying => ({ text, language: 'asked' });
const own = (text: string): Saying => ({ text, language: 'own' });

/** `says`, then what the alternative text is, found by these words in an article with this keyword. */
type Case = readonly [what: string, language: Language, says: readonly Saying[], foundBy: string, alt: string];

const SPELLED: Partial<Record<Language, string>> = {
  de: 'Wärmepumpe im Altbau',
  fr: 'pompe à chaleur',
  en: 'heat pump',
};

const CASES: readonly Case[] = [
  [
    'says what an English collection says, in English',
    'en',
    [any('Outdoor unit of a heat pump')],
    'heat pump',
    'Outdoor unit of a heat pump',
  ],
  ['takes a short English name for English', 'en', [any('Outdoor unit')], 'heat pump', 'Outdoor unit'],
  ['does not take a German name for English', 'en', [any('Außengerät')], 'heat pump', 'Heat pump'],
  [
    'passes over an English name to a description in the language',
    'de',
    [any('Outdoor unit of a heat pump'), any('Das Außengerät einer Wärmepumpe steht neben dem Haus.')],
    'wärmepumpe',
    'Das Außengerät einer Wärmepumpe steht neben dem Haus.',
  ],
  [
    'says what it was found by, spelled as in the article, where nothing is said in the language',
    'de',
    [any('Outdoor unit of a heat pump beside the house')],
    'wärmepumpe altbau',
    'Wärmepumpe Altbau',
  ],
  [
    'takes a short name of the words that were sought',
    'de',
    [any('Wärmepumpe, Haus')],
    'wärmepumpe',
    'Wärmepumpe, Haus',
  ],
  ['takes no short name of other words', 'de', [any('Old house')], 'wärmepumpe', 'Wärmepumpe'],
  ['takes tags in the language that was asked for', 'de', [asked('heizung, haus')], 'wärmepumpe', 'heizung, haus'],
  ['takes the words of its owner', 'fr', [own('Unité extérieure')], 'pompe chaleur', 'Unité extérieure'],
  [
    'takes not even those of its owner in another language',
    'fr',
    [own('The outdoor unit of a heat pump stands beside the house')],
    'pompe chaleur',
    'Pompe chaleur',
  ],
  ['knows a language by its script', 'zh-CN', [any('Heat pump'), any('房屋旁的热泵')], '热泵', '房屋旁的热泵'],
  ['says it in the script of the article', 'ja', [any('Heat pump beside a house')], 'ヒートポンプ', 'ヒートポンプ'],
  ['passes over the name of a file', 'en', [any('DSC01234'), any('IMG_20 house.jpg')], 'heat pump', 'Heat pump'],
];

describe('an alternative text', () => {
  it.each(CASES)('%s', (_what, language, says, foundBy, alt) => {
    expect(altText({ says, foundBy }, [SPELLED[language] ?? ''], language)).toBe(alt);
  });

  it('is the first sentence of a long description, and never longer than 125 characters', () => {
    const sentence = 'The outdoor unit of a heat pump stands beside the wall of a house.';
    const long = `${sentence} ${'It was taken in winter, when snow lay on the roof and the garden was white. '.repeat(3)}`;
    expect(altText({ says: [any(long)], foundBy: '' }, [], 'en')).toBe(sentence);
    const endless = 'The outdoor unit of a heat pump and '.repeat(10);
    const alt = altText({ says: [any(endless)], foundBy: '' }, [], 'en');
    expect([...alt].length).toBeLessThanOrEqual(125);
    expect(alt.endsWith('…')).toBe(true);
  });
});

describe('the alternative text of a generated picture', () => {
  it('says that it is one, and of what, in every language', () => {
    const texts = ALL_LANGUAGES.map((language) => generatedAltText('TITLE', language));
    expect(texts.every((text) => /.{5,}[:：] ?TITLE$/u.test(text))).toBe(true);
    // Portuguese, of all countries, says it alike; Danish and Norwegian may.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(ALL_LANGUAGES.length - 3);
  });
});
