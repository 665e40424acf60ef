import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { sourceDocument } from '../../writing/example-library.fixture.ts';
import { readSources } from '../source-text.ts';
import { namesOnePrice, withoutHousePrices } from './house-prices.ts';
import { isHouseTerm } from './house-terms.ts';

describe('a price', () => {
  it.each<[Language, string]>([
    ['en', 'A small vase costs £14 and a large bowl is £90.'],
    ['de', 'Die Miete eines Rades kostet 18 Euro am Tag.'],
    ['fr', 'Le pot de miel est à 9,90 € chez le producteur.'],
    ['es', 'Una planta de un metro cuesta 25 €.'],
    ['pl', 'Słoik ogórków kosztuje 14,90 zł.'],
    ['ru', 'Готовая закваска стоит 350 рублей.'],
    ['tr', 'Bakır cezve 650 TL fiyatla satılır.'],
    ['ja', '新茶の羊羹は800円で買えます。'],
    ['zh-CN', '这里的豆腐每斤3.5元。'],
    ['ko', '포기김치는 10kg에 39,900원이다.'],
  ])('is that of one label in %s: %s', (language, sentence) => expect(namesOnePrice(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'A vase costs 10 to 40 dollars.'],
    ['en', 'A kilogram of clay costs around $20.'],
    ['en', 'The market was worth $13.84 billion.'],
    ['en', 'In 2021 a barrel of oil cost 70 dollars.'],
    ['de', 'Ein Rad kostet je nach Ausstattung 1.000 Euro.'],
    ['fr', 'L’amende est de 135 €.'],
    ['ru', 'Закваска стоит от 200 до 500 рублей.'],
    ['ja', '茶葉は100gで約1,000円する。'],
    ['zh-CN', '豆腐一般3到6元一斤。'],
    ['ko', '김치 값은 보통 10kg에 5만 원이다.'],
  ])('is what a thing costs in many places in %s: %s', (language, sentence) =>
    expect(namesOnePrice(sentence, language)).toBe(false),
  );
});

describe('the terms of one house', () => {
  it.each<[Language, string]>([
    ['en', 'Orders placed before noon ship the same day.'],
    ['fr', 'Le stage dure trois jours et se tient au rucher.'],
    ['es', 'El taller dura dos horas y admite a ocho alumnos.'],
    ['pl', 'Warsztaty trwają cztery godziny.'],
    ['ja', '体験の所要時間は約90分です。'],
    ['zh-CN', '课程为期7天，包食宿。'],
    ['it', 'Aperti dal lunedì al sabato, 9-19.'],
    ['fr', 'Boutique ouverte du mardi au samedi de 10 h à 12 h 30.'],
    ['fr', 'La visite coûte 8 euros par adulte.'],
    ['nl', 'De winkel is open van dinsdag tot zaterdag, 9.30–18.00 uur.'],
    ['it', 'La lezione costa 35 euro a persona.'],
    ['ko', '체험은 60분 동안 진행되며 정원은 열 명이다.'],
  ])('are seen in %s: %s', (language, sentence) => expect(isHouseTerm(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'The course of the river takes it past three towns.'],
    ['fr', 'La formation du sol dure des siècles.'],
    ['es', 'El curso de medicina dura seis años.'],
    ['it', 'La tassa di soggiorno è di 3 euro a persona.'],
    ['en', 'On Monday 12 of the 30 samples were dry.'],
    ['de', 'Die Kaution beträgt höchstens drei Monatsmieten.'],
    ['ru', 'Курс лечения длится десять дней.'],
  ])('are not seen in %s: %s', (language, sentence) => expect(isHouseTerm(sentence, language)).toBe(false));
});

describe('a page that asks for prices itself', () => {
  const refusals = (request: string) => {
    const text =
      '## How much does a kiln cost?\n\nA small kiln costs 400 to 900 dollars. It needs a socket of its own.';
    const document = sourceDocument({ id: 'page', trusted: false }, text);
    return withoutHousePrices(readSources([document], 'en'), request, 'en').sentences.map(
      ({ judgement }) => judgement.refusal,
    );
  };

  it('answers them where they are asked for, and there only', () => {
    expect(refusals('how does a kiln work')[0]).toBe('advert');
    expect(refusals('cost of a kiln')[0]).toBeUndefined();
  });
});
