import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { namesByPronoun } from './pronoun-behind-frame.ts';

describe('a pronoun behind a frame', () => {
  it.each<[Language, string]>([
    ['en', 'At low doses, they only slow the insects down.'],
    ['fr', 'À faible dose, ils ralentissent seulement les insectes.'],
    ['pt', 'Em doses baixas, eles só atrasam os insetos.'],
    ['ru', 'При низких дозах они только замедляют насекомых.'],
  ])('leans in %s: %s', (language, sentence) => expect(namesByPronoun(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'At low doses, pesticides only slow the insects down.'],
    ['en', 'When bees are fed, they stay in the hive.'],
    ['fr', 'Dans les ruches fermées, elles meurent de faim.'],
    ['fr', 'En hiver, il faut nourrir la colonie.'],
    ['ru', 'При низких температурах пчёлы не летают.'],
  ])('does not lean in %s: %s', (language, sentence) => expect(namesByPronoun(sentence, language)).toBe(false));
});
