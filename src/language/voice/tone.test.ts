import { describe, expect, it } from 'vitest';
import { TONES } from '../../contract/choices.ts';
import { ALL_LANGUAGES, type Language } from '../../contract/languages.ts';
import { type Tone, toneFactsOf, toneMisses } from './tone.ts';

const misses = (text: string, tone: Tone, language: Language = 'en'): string[] =>
  toneMisses(toneFactsOf(text, language), tone).map(({ why }) => why);

const SOBER =
  'The unit stands outside. It draws heat from the air. Its fan turns slowly. The noise stays below 40 dB. ';

describe('toneFactsOf', () => {
  it('counts what can be seen', () => {
    expect(toneFactsOf("It's easy! Don't wait. Who knows? 🎉 “Wow! Gonna go!” they said.", 'en')).toEqual({
      sentences: expect.any(Number),
      wordsPerSentence: expect.any(Number),
      exclamations: 1,
      questions: 1,
      emoji: 1,
      contractions: 2,
      slang: [],
    });
  });

  it.each([
    ['de', 'Das können Sie prüfen. Ihr Haus dankt.', 'Das kannst du prüfen. Dein Haus dankt.'],
    ['es', 'Usted puede verlo.', 'Puedes verlo.'],
    ['fr', 'Vous pouvez le voir.', 'Tu peux le voir.'],
    ['nl', 'Dat kunt u zien.', 'Dat kun je zien.'],
    ['ru', 'Вы можете это видеть.', 'Ты можешь это видеть.'],
    ['zh-CN', '您可以看到。', '你可以看到。'],
  ] as const)('tells formal from familiar address in %s', (language, formal, familiar) => {
    expect(toneFactsOf(formal, language)).toMatchObject({ formalAddress: 1, familiarAddress: 0 });
    expect(toneFactsOf(familiar, language).formalAddress).toBe(0);
    expect(toneFactsOf(familiar, language).familiarAddress).toBeGreaterThan(0);
  });

  it('says nothing of what a language does not show', () => {
    const facts = toneFactsOf('ポンプは静かだ。', 'ja');
    expect(facts).not.toHaveProperty('contractions');
    expect(facts).not.toHaveProperty('formalAddress');
    expect(facts).not.toHaveProperty('slang');
  });
});

describe('toneMisses', () => {
  it.each(TONES)('finds nothing wrong with sober sentences for %s', (tone) => {
    expect(misses(SOBER.repeat(3), tone)).toEqual([]);
  });

  it.each([
    ["You're gonna love this stuff like that.", 'Slang'],
    ['It works 🎉.', 'emoji'],
    ['It works! It saves! It lasts!', 'shout'],
    ["It's here. It's small. It isn't loud. It won't stop. They're glad.", 'contractions'],
  ])('hears what is not formal in %j', (text, word) => {
    expect(misses(text, 'Professional/Formal').join(' ')).toContain(word);
    expect(misses(text, 'Conversational/Informal')).toEqual([]);
  });

  it('hears a familiar "du" in a formal German text, and both forms in any', () => {
    expect(misses('Das kannst du prüfen.', 'Professional/Formal', 'de')).toEqual([
      'A formal text addresses its reader familiarly.',
    ]);
    const both = 'Das können Sie prüfen. Das kannst du prüfen. Dann sehen Sie es. Dann siehst du es.';
    expect(misses(both, 'Persuasive', 'de')).toEqual(['The text addresses its reader both formally and familiarly.']);
  });

  it('hears no conversation in endless sentences', () => {
    const endless = `The unit ${'that stands behind the shed and hums through the night '.repeat(4)} stops.`;
    expect(misses(endless, 'Conversational/Informal')[0]).toContain('no conversation');
  });

  it.each(ALL_LANGUAGES)('bears an empty text in %s', (language) => {
    for (const tone of TONES) expect(toneMisses(toneFactsOf('', language), tone)).toEqual([]);
  });
});
