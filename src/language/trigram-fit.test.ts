import { francAll } from 'franc';
import { describe, expect, it } from 'vitest';
import { TrigramFit } from './trigram-fit.ts';

const CODES = ['deu', 'eng', 'ind', 'nob', 'por', 'zlm'];
const fit = new TrigramFit(CODES);

describe('TrigramFit', () => {
  it.each([
    'A heat pump moves heat from a colder place to a warmer one by spending work.',
    'Die Wärmepumpe (Luft/Wasser) braucht 3.500 kWh, die Gastherme 18.000 kWh im Jahr.',
    `${'Pam haba ialah mesin yang memindahkan haba. '.repeat(60)}end`,
    'The word 热泵 is written 熱泵 in Taiwan and ヒートポンプ in Japan.',
    'ألمضخة الحرارية تنقل الحرارة, also called a heat pump',
    'a',
    '12 %',
    '',
  ])('gives the numbers of franc for "%s"', (text) => {
    const expected = francAll(text, { only: CODES, minLength: 1 }).filter(([code]) => CODES.includes(code));
    expect(fit.of(text)).toEqual(new Map(expected));
  });

  it('fits no language where none of them is listed in the script', () => {
    expect(fit.of('Тепловой насос переносит тепло из воздуха в дом.')).toEqual(new Map());
  });
});
