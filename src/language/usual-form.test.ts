import { describe, expect, it } from 'vitest';
import { usualForm } from './usual-form.ts';

describe('usualForm', () => {
  it('is the plural of what is counted', () => {
    const texts = [
      'Heat pumps move heat.',
      'A heat pump needs a place.',
      'Most heat pumps are quiet.',
      'Heat pump noise.',
    ];
    expect(usualForm('heat pump', texts, 'en')).toBe('heat pumps');
  });

  it.each([
    ['what is not counted', 'sourdough', ['Sourdough is alive.', 'Two sourdoughs were compared with sourdough.']],
    ['what is a plural already', 'heat pumps', ['Heat pumps move heat.', 'Heat pumps are quiet.']],
    ['what nobody counts twice', 'heat pump', ['Heat pumps move heat.', 'A heat pump needs a place.']],
    ['part of a longer word', 'pump', ['Pumpkins grow.', 'The pumpkins are ripe.', 'Ripe pumpkins are sweet.']],
  ])('leaves %s as it is', (_what, noun, texts) => {
    expect(usualForm(noun, texts, 'en')).toBe(noun);
  });

  it.each([
    [
      'de',
      'Wärmepumpe',
      ['Wärmepumpen heizen.', 'Eine Wärmepumpe braucht Strom.', 'Viele Wärmepumpen sind leise.'],
      'Wärmepumpen',
    ],
    ['es', 'bomba', ['Las bombas calientan.', 'Una bomba es cara.', 'Hay bombas buenas.'], 'bombas'],
    ['zh-CN', '热泵', ['热泵很安静。', '热泵需要电。'], '热泵'],
  ] as const)('knows the endings of %s', (language, noun, texts, usual) => {
    expect(usualForm(noun, texts, language)).toBe(usual);
  });

  it('takes a noun with marks of patterns as the letters it is', () => {
    expect(usualForm('C++ (2', ['C++ (2 is old.'], 'en')).toBe('C++ (2');
  });
});
