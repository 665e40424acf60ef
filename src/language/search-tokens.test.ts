import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { ALL_LANGUAGES } from '../contract/languages.ts';
import { tokensOf } from './search-tokens.ts';
import { stopWordsOf } from './stop-words.ts';

describe('tokensOf', () => {
  it.each<[Language, string, string]>([
    ['en', "The owner's heat-pumps were noisy", 'Owners of a heat pump make noise'],
    ['de', 'Die Wärmepumpen', 'eine Wärmepumpe'],
    ['fr', 'efficacité énergétique', 'efficacite energetique'],
    ['ar', 'إدارة المضخة', 'ادارة المضخة'],
    ['pl', 'pompy', 'pompa'],
    ['zh-CN', '热泵', '空气源热泵'],
  ])('meets in %s what "%s" and "%s" share', (language, one, other) => {
    const found = new Set(tokensOf(other, language));
    expect(tokensOf(one, language).some((token) => found.has(token))).toBe(true);
  });

  it('leaves out stop words and keeps words of content', () => {
    expect(tokensOf('How does the work of a group differ?', 'en')).toEqual(['work', 'group', 'differ']);
  });

  it('keeps umlauts apart where they are letters of their own', () => {
    expect(tokensOf('schon', 'sv')).not.toEqual(tokensOf('schön', 'sv'));
  });

  it.each(ALL_LANGUAGES)('gives tokens for a native name in %s', (language) => {
    expect(stopWordsOf(language)).toBeInstanceOf(Set);
    expect(tokensOf('COP 3.5', language).length).toBeGreaterThan(0);
  });
});
