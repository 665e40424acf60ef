import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { hasGrammarSlip } from './grammar-slips.ts';
import { isTorn, spacesMarks } from './torn-punctuation.ts';

describe('a slip of the pen', () => {
  it.each<[Language, string]>([
    ['en', 'The pump runs and and stops by itself.'],
    ['de', 'Im Herbst wird der der Rasen noch einmal gemäht.'],
    ['de', 'Die Leitung friert ein weil sie nicht gedämmt ist.'],
    ['de', 'Wer den Rasen mäht sollte Schuhe tragen.'],
    ['es', 'La tierra se seca en un dia de viento.'],
    ['es', 'La poda favorece la circulacion del aire.'],
    ['fr', 'Le sol est tres sec à la fin de l’été.'],
    ['fr', 'Le Le sol reste humide sous le paillis.'],
    ['pl', 'Deska która leży na deszczu szybko gnije.'],
    ['pl', 'Deski przed przed malowaniem trzeba oszlifować.'],
    ['ru', 'Доска которая лежит под дождём быстро гниёт.'],
    ['ru', 'Поставте доску под навес на неделю.'],
    ['it', 'Il legno si gonfia perchè assorbe acqua.'],
    ['pt', 'A madeira nao seca em um dia de chuva.'],
    ['tr', 'Tahta nem aldığı icin zamanla şişer.'],
    ['ja', '板は乾かすとよいとと言われています。'],
    ['zh-CN', '木板放在雨里会腐烂的的。'],
    ['ko', '나무는 나무는 비를 맞으면 빨리 썩는다.'],
  ])('is seen in %s: %s', (language, sentence) => expect(hasGrammarSlip(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'The town had had no bridge before the flood.'],
    ['en', 'The river that that bridge crosses is shallow.'],
    ['de', 'Die Bahn, die die Brücke nutzt, fährt langsam.'],
    ['de', 'Weil das Holz arbeitet, braucht es Fugen.'],
    ['de', 'Das Bad in Baden Baden ist alt.'],
    ['fr', 'En automne, nous nous levons plus tard.'],
    ['es', 'El día es muy muy largo en junio.'],
    ['pl', 'Deska, która leży na deszczu, szybko gnije.'],
    ['pl', 'Niektóre deski schną dłużej od innych.'],
    ['ru', 'Доска, которая лежит под дождём, быстро гниёт.'],
    ['ru', 'Когда-то доски сушили только на воздухе.'],
    ['tr', 'Tahta yavaş yavaş kurur ve sertleşir.'],
    ['ja', '板が乾くとともに色が薄くなるものの、強さは変わらない。'],
    ['zh-CN', '刨木板的目的的确是让表面平整。'],
  ])('is not seen in %s: %s', (language, sentence) => expect(hasGrammarSlip(sentence, language)).toBe(false));
});

describe('a torn sentence', () => {
  it.each<[Language, string]>([
    ['en', 'Soak the beans in water.Rinse them well.'],
    ['en', 'Soak the beans over night. rinse them in the morning.'],
    ['en', 'The cafÃ© roasts its own beans.'],
    ['ru', 'Замочите фасоль в воде.Утром промойте её.'],
    ['ru', 'Оставьте фасоль на сутки. утром промойте.'],
    ['de', 'Die Bohnen werden,, wie man sagt, eingeweicht.'],
    ['ru', 'Вода нужна холодная [4, с.'],
  ])('is seen in %s: %s', (language, sentence) => expect(isTorn(sentence, language)).toBe(true));

  it.each<[Language, string]>([
    ['en', 'The server runs on Node.js and costs approx. two dollars.'],
    ['en', 'Water boils at 99.6 °C at a height of 100 m.'],
    ['fr', 'Il y a trois étapes : tremper, rincer et cuire.'],
    ['de', 'Die Bohnen wiegen ca. zwei Kilogramm, z. B. nach dem Einweichen.'],
    ['ru', 'Сеть Wi-Fi работает в доме на ул. ленточной.'],
    ['es', 'La norma ISO 9001 (2015) pide un registro.'],
    ['ja', '豆を水に浸し、翌朝すすぐ。'],
  ])('is not seen in %s: %s', (language, sentence) => expect(isTorn(sentence, language)).toBe(false));
});

describe('a mark apart from its word', () => {
  it('is careless where the language joins them', () => {
    expect(spacesMarks('There are three steps : soaking, rinsing and cooking.', 'en')).toBe(true);
    expect(spacesMarks('Il y a trois étapes : tremper, rincer et cuire.', 'fr')).toBe(false);
  });
});
