import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { isSetAgainst } from './parenthetical-links.ts';

const SENTENCES = {
  de: {
    hangs: [
      'Das Unternehmen Alpennacht wiederum gibt nicht auf.',
      'Maikäferengerlinge, die an Wurzeln fressen, halten sich dagegen kaum im Kompost auf.',
    ],
    stands: ['Alpennacht gibt den Betrieb nicht auf.', 'Laub verrottet schnell, Nadeln dagegen langsam.'],
  },
  en: {
    hangs: ['Alpennacht, by contrast, is not giving up.', 'Glass, on the other hand, does not keep moisture.'],
    stands: ['In contrast to glass, clay lets moisture through.', 'Though dear, the pump pays, and then some.'],
  },
  es: { hangs: ['Pagar por adelantado, en cambio, apenas ayuda.'], stands: ['Se paga un euro en cambio de moneda.'] },
  fr: { hangs: ['Le verre, en revanche, ne garde pas l’humidité.'], stands: ['Le verre ne garde pas l’humidité.'] },
  it: { hangs: ['Il vetro, invece, non trattiene l’umidità.'], stands: ['Usa il vetro invece della plastica.'] },
  ja: { hangs: ['ガラスは逆に水分を保たない。'], stands: ['ガラスは水分を保たない。'] },
  nl: { hangs: ['Glas houdt daarentegen geen vocht vast.'], stands: ['Glas houdt geen vocht vast.'] },
  pl: { hangs: ['Szkło natomiast nie zatrzymuje wilgoci.'], stands: ['Szkło nie zatrzymuje wilgoci.'] },
  pt: {
    hangs: ['O vidro, por sua vez, não retém a humidade.'],
    stands: ['O vidro não retém a humidade por muito tempo.'],
  },
  ru: { hangs: ['Стекло, напротив, не держит влагу.'], stands: ['Магазин стоит напротив вокзала.'] },
  tr: { hangs: ['Cam, öte yandan, nemi tutmaz.'], stands: ['Cam nemi tutmaz.'] },
};

describe('isSetAgainst', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(isSetAgainst(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(isSetAgainst(sentence, language)).toBe(false);
  });
});
