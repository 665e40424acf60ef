import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { concedes } from './concessions.ts';

const SENTENCES = {
  de: {
    hangs: ['Kostenloser Kaffee in der Nacht ist gut gemeint.', 'Man liest, das Verhältnis müsse 20 zu 1 betragen.'],
    stands: ['Kaffee ist gut gemeint, schadet aber dem Schlaf.'],
  },
  en: {
    hangs: ['Free coffee at night is well meant.', 'Many people picture a solar module as a kind of stove.'],
    stands: [
      'A late start sounds tempting, but it costs sleep.',
      'Many people believe in stoves, but a module needs no heat.',
      'A cracked bell sounds dull.',
    ],
  },
  es: { hangs: ['Entrenar a diario suena bien.'], stands: ['Entrenar a diario suena bien, pero cansa.'] },
  fr: { hangs: ['Un départ tardif semble logique.'], stands: ['Un départ tardif semble logique, mais il coûte cher.'] },
  it: { hangs: ['Partire tardi sembra logico.'], stands: ['Partire tardi sembra logico, ma costa.'] },
  ja: { hangs: ['この方法は簡単そうに見える。'], stands: ['この方法は簡単だ。'] },
  nl: { hangs: ['Gratis koffie is goed bedoeld.'], stands: ['Gratis koffie is duur.'] },
  pl: { hangs: ['To rozwiązanie brzmi rozsądnie.'], stands: ['Dzwon brzmi głucho.'] },
  pt: { hangs: ['Treinar todos os dias parece lógico.'], stands: ['Treinar todos os dias cansa.'] },
  ru: { hangs: ['Такой план звучит заманчиво.'], stands: ['Колокол звучит глухо.'] },
  'zh-CN': { hangs: ['这个办法听起来很合理。'], stands: ['这个办法很合理。'] },
};

describe('concedes', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(concedes(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(concedes(sentence, language)).toBe(false);
  });
});
