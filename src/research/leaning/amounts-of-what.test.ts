import { describe, expect, it } from 'vitest';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { leavesOutWhole } from './amounts-of-what.ts';

const SENTENCES = {
  de: {
    hangs: [
      'Einzelne Firmen berichten von Steigerungen zwischen 3 und 40 Prozent.',
      'Oberhalb von 65 Prozent füllen sich die Poren mit Wasser.',
      'Die Monate November bis Januar tragen nur etwa 8 bis 10 Prozent bei.',
    ],
    stands: [
      'Einzelne Firmen berichten von einem Rückgang von 40 Prozent bei den Krankentagen.',
      'Oberhalb von 65 Prozent Feuchte füllen sich die Poren mit Wasser.',
      'Oberhalb von 30 Grad wächst Schimmel schneller.',
    ],
  },
  en: {
    hangs: [
      'Reports from single companies speak of increases between 3 and 40 percent.',
      'A drop of more than a fifth in comparable weather is a reason to call the installer.',
      'The months from November to January together contribute only about 8 to 10 percent.',
      'Above 65 percent, the pores fill with water.',
    ],
    stands: [
      'Reports speak of increases of 3 to 40 percent in sales.',
      'A drop of more than a fifth in output is a reason to call the installer.',
      'An increase of 10 dB is generally heard as a doubling of loudness.',
      'Of all losses, leaks make up about 8 percent.',
      'A temperature drop of several degrees would be expected.',
      'Wages rose by 3 percent a year.',
      'At 50 percent recovery the least that physics allows is 1.1 kilowatt-hours.',
    ],
  },
  es: {
    hangs: [
      'Algunas empresas hablan de aumentos de entre el 3 y el 40 por ciento.',
      'Los meses de invierno aportan apenas un 8 por ciento.',
    ],
    stands: [
      'Algunas empresas hablan de aumentos del 40 por ciento en las ventas.',
      'El agua aporta el 8 por ciento del peso.',
    ],
  },
  fr: {
    hangs: ['Les mois d’hiver représentent à peine 8 %.'],
    stands: ['Les mois d’hiver représentent 8 % de la production.'],
  },
  it: {
    hangs: ['I mesi invernali rappresentano solo l’8%.'],
    stands: ['I mesi invernali rappresentano l’8% della produzione.'],
  },
  nl: { hangs: ['Boven 65 procent vult het water de poriën.'], stands: ['Boven 65 graden sterven bacteriën af.'] },
  pt: {
    hangs: ['Os meses de inverno representam apenas 8%.'],
    stands: ['Os meses de inverno representam 8% da produção.'],
  },
  'zh-CN': { hangs: ['高于65%时，孔隙会充满水。'], stands: ['湿度高于65%时，孔隙会充满水。'] },
};

describe('leavesOutWhole', () => {
  it.each(examplesOf(SENTENCES, 'hangs'))('in %s sees that it hangs: %s', (language, sentence) => {
    expect(leavesOutWhole(sentence, language)).toBe(true);
  });

  it.each(examplesOf(SENTENCES, 'stands'))('in %s reads by itself: %s', (language, sentence) => {
    expect(leavesOutWhole(sentence, language)).toBe(false);
  });
});
