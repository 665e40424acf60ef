import { describe, expect, it } from 'vitest';
import { judgeSentence } from './judge-sentence.ts';
import { announcesMore, greets, isLineUnderHeadline, isTornPiece } from './says-too-little.ts';

describe('isTornPiece', () => {
  it.each([
    ['What your desk says about you 3.', true],
    ['Mine sits at 1.0.', true],
    ['Mixing it with cooling water from a power station before it is discharged.', true],
    ['Mixing the brine with cooling water lowers the salt content.', false],
    ['The ratio of carbon to nitrogen is about 25 to 1.', false],
    ['The rule was changed in 2019.', false],
    ['A module delivers 20 percent.', false],
  ])('takes "%s" for a torn piece: %s', (sentence, torn) => {
    expect(isTornPiece(sentence, 'en')).toBe(torn);
  });
});

describe('announcesMore', () => {
  it.each([
    ['en', 'Sources differ on how much faster bread ages in the cold.', true],
    ['en', 'Three things reduce the harvest between November and February.', true],
    ['en', 'Three changes brought the fall: better membranes, pumps and energy recovery.', false],
    ['en', 'Three modules in a row deliver 900 watts.', false],
    ['de', 'Es gibt drei Verfahren.', true],
    ['zh-CN', '差别主要来自三个方面。', true],
  ] as const)('in %s: "%s" %s', (language, sentence, announces) => {
    expect(announcesMore(sentence, language)).toBe(announces);
  });
});

describe('greets', () => {
  it.each(['Schön, dass ihr wieder da seid.', 'Hallo ihr Lieben!', 'Hola a todos.', '大家好，欢迎回来。'])(
    'hears the greeting in "%s"',
    (sentence) => expect(greets(sentence)).toBe(true),
  );

  it('leaves a word that only begins like one alone', () => {
    expect(greets('Historical trains ran on coal.')).toBe(false);
    expect(greets('Heyday of the sleeping car was the time before 1914.')).toBe(false);
  });
});

describe('isLineUnderHeadline', () => {
  it('knows the line with author and reading time', () => {
    expect(isLineUnderHeadline('What habits teach. Text: Oven Pages. Reading time: 5 minutes.')).toBe(true);
    expect(isLineUnderHeadline('Reading a text takes time and patience.')).toBe(false);
  });
});

describe('an opening that leans', () => {
  it.each([
    ['en', 'Staff still work 40 hours, but in four long days.'],
    ['en', 'Sick days fell as well, by roughly two thirds.'],
    ['de', 'Umgesetzt wird daher am besten im Frühjahr, von März bis Mai.'],
    ['zh-CN', '航空业则寄希望于可持续航空燃料。'],
    ['de', 'Nein, auch dann nicht, wenn sie aus Holz besteht.'],
  ] as const)('in %s: "%s"', (language, sentence) => {
    expect(judgeSentence(sentence, language).leans).toBe(true);
  });

  it.each([
    ['en', 'Bread goes stale mainly because starch returns to an ordered state.'],
    ['en', 'A well insulated house stays warm for a day.'],
    ['de', 'Der Kompost gehört in den Halbschatten.'],
  ] as const)('is not found in %s: "%s"', (language, sentence) => {
    expect(judgeSentence(sentence, language).leans).toBe(false);
  });
});
