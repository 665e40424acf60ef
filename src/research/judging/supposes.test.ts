import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { judgeSentence } from './judge-sentence.ts';
import { supposes } from './supposes.ts';

describe('supposes', () => {
  it.each<[Language, string]>([
    ['en', 'Take a house with a 7.5 kW design loss and a heat pump delivering 6.8 kW at −10 °C.'],
    ['en', 'Suppose the tank holds 200 litres and loses two degrees an hour.'],
    ['de', 'Angenommen, ein Haushalt verbraucht 300 Liter am Tag.'],
    ['es', 'Supongamos que la casa pierde 8 kW en el día más frío.'],
    ['fr', 'Prenons une maison de 120 mètres carrés construite en 1970.'],
    ['ru', 'Предположим, что бак вмещает двести литров воды.'],
    ['zh-CN', '假设一户家庭每天用水三百升。'],
  ])('in %s knows that an example begins: "%s"', (language, sentence) => {
    expect(supposes(sentence, language)).toBe(true);
    expect(judgeSentence(sentence, language).announcesMore).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'Take a spoon of the starter and drop it into a glass of water.'],
    ['en', 'Consider insulation before the heat pump is bought.'],
    ['en', 'Most people imagine a louder machine than the one they get.'],
    ['de', 'Nehmen Sie einen Löffel Anstellgut aus dem Glas.'],
    ['fr', 'Prenez une cuillère de levain dans le bocal.'],
  ])('in %s leaves an order alone: "%s"', (language, sentence) => {
    expect(supposes(sentence, language)).toBe(false);
  });
});
