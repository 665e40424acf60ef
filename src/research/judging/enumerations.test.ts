import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { countedPlace } from './enumerations.ts';

const ROWS: readonly (readonly [Language, string, string, string])[] = [
  ['en', 'The first is the weather.', 'The second reason lies in the price.', 'Finally, the law has changed.'],
  ['en', 'First, the water is heated.', 'Third, it is cooled again.', 'Lastly, it is filtered.'],
  ['de', 'Erstens fehlt das Geld.', 'Der zweite Grund ist das Wetter.', 'Schließlich fehlt die Zeit.'],
  ['es', 'En primer lugar falta dinero.', 'La segunda razón es el clima.', 'Por último, falta tiempo.'],
  ['fr', 'La première cause est le prix.', 'Deuxièmement, le temps manque.', 'Enfin, la loi a changé.'],
  ['it', 'In primo luogo manca il denaro.', 'In secondo luogo manca il tempo.', 'Infine, la legge è cambiata.'],
  ['nl', 'Ten eerste ontbreekt het geld.', 'Ten tweede is er geen tijd.', 'Ten slotte is de wet veranderd.'],
  ['pl', 'Po pierwsze brakuje pieniędzy.', 'Po drugie brakuje czasu.', 'Wreszcie zmieniło się prawo.'],
  ['ru', 'Во-первых, не хватает денег.', 'Во-вторых, не хватает времени.', 'Наконец, изменился закон.'],
  ['ar', 'أولا، ينقص المال.', 'ثانيا، ينقص الوقت.', 'أخيرا، تغير القانون.'],
  ['ja', '第一に、お金が足りない。', '第二に、時間が足りない。', '最後に、法律が変わった。'],
  ['ko', '첫째, 돈이 부족하다.', '둘째, 시간이 부족하다.', '마지막으로 법이 바뀌었다.'],
  ['zh-CN', '首先，资金不足。', '其次，时间不够。', '最后，法律变了。'],
  ['zh-TW', '第一，資金不足。', '第二，時間不夠。', '最後，法律變了。'],
];

describe('the place in a row that is counted', () => {
  it.each(ROWS)('is told in %s', (language, first, next, last) => {
    expect([first, next, last].map((text) => countedPlace(text, language))).toEqual(['first', 'next', 'last']);
  });

  it.each([
    ['en', 'The first trains ran in 1883.'],
    ['en', 'The second largest city has no airport.'],
    ['en', 'The last train leaves at ten.'],
    ['de', 'Der zweite Weltkrieg unterbrach den Bau.'],
    ['zh-CN', '第二次世界大战中断了建设。'],
  ] as const)('is none where %s only uses a number: %s', (language, text) => {
    expect(countedPlace(text, language)).toBeUndefined();
  });
});
