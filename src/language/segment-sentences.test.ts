import { describe, expect, it } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { sentencesOf } from './segment-sentences.ts';

describe('sentencesOf', () => {
  const cases: [Language, string[]][] = [
    [
      'en',
      ['Dr. Smith of the U.S. Army paid $3.5 million.', 'It costs approx. 5 kWh.', 'A mean of 50 K.', 'Output falls.'],
    ],
    [
      'de',
      [
        'Es gilt z. B. am 3. Mai.',
        'Es kostet ca. 5,5 Mio. Euro bzw. mehr.',
        'Dr. Müller sagte: „Es geht.“',
        'Er ging.',
      ],
    ],
    ['es', ['El Sr. Pérez pagó 3,5 €.', '¿Funciona?', 'Sí.']],
    ['ru', ['Это т.е. хорошо.', 'В 2020 г. цена 5 тыс. руб. выросла.', 'Он ушёл.']],
    ['el', ['Είναι καλό.', 'Τι;', 'Ναι.']],
    ['ar', ['المضخة جيدة.', 'هل تعمل؟', 'نعم.']],
    ['hi', ['यह अच्छा है।', 'वह गया।']],
  ];
  it.each(cases)('keeps abbreviations, numbers and quotations whole in %s', (language, sentences) => {
    expect(sentencesOf(sentences.join(' '), language)).toEqual(sentences);
  });

  it('splits Chinese at its own marks and keeps a quotation whole', () => {
    expect(sentencesOf('热泵很好。价格为3.5万元！真的吗？是的。', 'zh-CN')).toEqual([
      '热泵很好。',
      '价格为3.5万元！',
      '真的吗？',
      '是的。',
    ]);
  });

  it('ends a Chinese or Japanese sentence before a figure, but not within a quotation', () => {
    expect(sentencesOf('每天喝水。2020年的研究表明有效。', 'zh-CN')).toEqual(['每天喝水。', '2020年的研究表明有效。']);
    expect(sentencesOf('水を飲む。2020年の研究。', 'ja')).toEqual(['水を飲む。', '2020年の研究。']);
    expect(sentencesOf('他说：“够了。3杯就好。”', 'zh-CN')).toEqual(['他说：“够了。3杯就好。”']);
  });

  it('joins what follows a Japanese quotation to it', () => {
    expect(sentencesOf('それは良い。「臭いです。」と言った。', 'ja')).toEqual([
      'それは良い。',
      '「臭いです。」と言った。',
    ]);
  });

  it('cuts Thai, which marks no sentence ends, at spaces into longer pieces', () => {
    const pieces = sentencesOf(Array.from({ length: 20 }, () => 'ปั๊มความร้อนดีมาก').join(' '), 'th');
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every((piece) => piece.length >= 80)).toBe(true);
  });
});
