import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { judgeSentence } from './judge-sentence.ts';

describe('what holds nothing but times and amounts', () => {
  it.each<[Language, string]>([
    ['es', 'En verano cada 3 o 4 días.'],
    ['es', 'Entre 20 y 30 minutos, tres veces por semana.'],
    ['fr', 'En été, tous les 3 ou 4 jours.'],
    ['it', 'In estate ogni 3 o 4 giorni.'],
    ['pt', 'No verão, a cada 3 ou 4 dias.'],
    ['de', 'Im Sommer alle 3 bis 4 Tage, im Winter einmal pro Monat.'],
    ['nl', 'In de zomer om de 3 of 4 dagen.'],
    ['pl', 'Latem co 3 lub 4 dni, zimą co 2 tygodnie.'],
    ['ru', 'Летом каждые 3 или 4 дня, зимой раз в 2 недели.'],
    ['tr', 'Yazın her 3 veya 4 gün, kışın her 2 hafta.'],
  ])('in %s is no sentence: %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBe('no sentence');
  });

  it.each<[Language, string]>([
    ['es', 'En verano se riega cada 3 o 4 días.'],
    ['es', 'En verano el césped necesita agua cada 3 o 4 días.'],
    ['fr', 'En été, la pelouse boit tous les 3 ou 4 jours.'],
    ['it', 'In estate il prato va annaffiato ogni 3 o 4 giorni.'],
    ['de', 'Im Sommer braucht der Rasen alle 3 bis 4 Tage Wasser.'],
    ['pl', 'Latem trawnik podlewa się co 3 lub 4 dni.'],
  ])('in %s is one: %s', (language, sentence) => {
    expect(judgeSentence(sentence, language).refusal).toBeUndefined();
  });
});
