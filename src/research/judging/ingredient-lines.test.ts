import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { claimsCure } from './cure-claims.ts';
import { listsIngredients } from './ingredient-lines.ts';

describe('a line of ingredients', () => {
  it.each([
    '200 g flour, 150 g water, a pinch of salt.',
    'Ingredients: 2 cups oats, 1 cup milk, 1 tsp honey.',
    '300 г ржаной муки, 300 г воды, щепотка сахара.',
    'Тесто: мука ржаная 200 гр, вода 200 мл, мед 1 ч.л.',
    'Składniki na 6 słoików: 3 kg ogórków, 3 l wody, 9 łyżek soli.',
    "Miscela: 1 litro d'acqua, 2 cucchiai di aceto, 1 cucchiaino di sale.",
    '黄豆500克，水5000克，白醋30克，盐少许。',
    '茶葉10g、お湯300ml、氷適量。',
    'Malzemeler: 4 fincan su, 4 kaşık kahve, 2 şeker, tarçın.',
  ])('is seen in "%s"', (line) => expect(listsIngredients(line)).toBe(true));

  it.each([
    'Milk holds 3.4 g of protein, 4.8 g of sugar and 3.6 g of fat.',
    'A loaf of 500 g needs 10 g of salt, which slows the yeast.',
    '每100克北豆腐含蛋白质约12克，钙约138毫克。',
    'На 1 кг муки берут 650 г воды, 20 г соли и 200 г закваски.',
    'In 2019, 4 of 10 bakers used 2 kg of yeast a day.',
  ])('is not seen in "%s"', (line) => expect(listsIngredients(line)).toBe(false));
});

describe('a cure for all', () => {
  it.each<[Language, string]>([
    ['en', 'Sauerkraut cures cancer and cleans the blood.'],
    ['pl', 'Kiszona kapusta leczy raka i depresję.'],
    ['tr', 'Bu çay kansere ve her türlü hastalığa iyi gelir.'],
    ['zh-CN', '这种豆腐能防癌、抗衰老。'],
    ['ru', 'Квас лечит все болезни и выводит шлаки.'],
    ['ko', '김치는 암을 예방하고 코로나도 막아 준다.'],
  ])('is claimed in %s: %s', (language, sentence) => expect(claimsCure(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'No food cures cancer.'],
    ['en', 'The heat treats the wood against insects.'],
    ['de', 'Es ist nicht belegt, dass Kaffee vor Krebs schützt.'],
    ['ja', 'がんの予防に効果があるという証拠はない。'],
  ])('is not claimed in %s: %s', (language, sentence) => expect(claimsCure(sentence, language)).toBe(false));
});
