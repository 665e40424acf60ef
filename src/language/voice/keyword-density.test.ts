import { describe, expect, it } from 'vitest';
import { densitiesOf, stuffed } from './keyword-density.ts';

const PLAIN = 'The unit stands outside and draws warmth from the air in every season but the coldest week. ';

describe('densitiesOf', () => {
  it('counts every form of the words, and leaves headings out', () => {
    const text = '# Heat pump\n\nA heat pump is quiet. Heat pumps last. The pump of a heating.';
    expect(densitiesOf(text, ['heat pump'], 'en')).toEqual([
      { term: 'heat pump', count: 2, perHundredWords: expect.closeTo((100 * 2) / 13), mostInSentence: 1 },
    ]);
  });

  it.each([
    ['de', 'Die Wärmepumpe läuft. Wärmepumpen sparen. Der Pumpe fehlt Wärme.', 'Wärmepumpe', 2],
    ['zh-CN', '热泵取热。热泵安静。泵很热。', '热泵', 2],
    ['ja', '苔の庭は静か。苔の庭は緑。庭の苔。', '苔の庭', 2],
    ['th', 'ปั๊มความร้อนเงียบ ปั๊มความร้อนประหยัด', 'ปั๊มความร้อน', 2],
    ['ar', 'المضخة الحرارية هادئة. المضخة الحرارية توفر.', 'المضخة الحرارية', 2],
    ['ru', 'Тепловой насос тихий. Тепловые насосы греют.', 'тепловой насос', 2],
    ['ko', '열펌프는 조용하다. 열펌프가 돈다.', '열펌프', 2],
  ] as const)('counts in %s', (language, text, term, count) => {
    expect(densitiesOf(text, [term], language)[0]?.count).toBe(count);
  });

  it('leaves out a term without a word of content', () => {
    expect(densitiesOf('It is what it is.', ['the', ''], 'en')).toEqual([]);
    expect(densitiesOf('', ['moss'], 'en')).toEqual([
      { term: 'moss', count: 0, perHundredWords: 0, mostInSentence: 0 },
    ]);
  });
});

describe('stuffed', () => {
  it('bears a keyword as often as people write it', () => {
    expect(
      stuffed(
        `A heat pump is quiet. ${PLAIN.repeat(6)} Each heat pump lasts.`,
        ['heat pump', 'coldest week moss'],
        'en',
      ),
    ).toEqual([]);
  });

  it('does not bear more, and says how much', () => {
    const text = `Buy a heat pump now. ${PLAIN} A heat pump saves. ${PLAIN} Our heat pump wins. ${PLAIN}`.repeat(2);
    expect(stuffed(text, ['heat pump', 'moss'], 'en')).toEqual([
      expect.objectContaining({
        term: 'heat pump',
        count: 6,
        limit: 2.5,
        why: expect.stringContaining('in a hundred words'),
      }),
    ]);
  });

  it('does not bear it again and again in one sentence', () => {
    const text = `${PLAIN.repeat(30)} A heat pump beats a heat pump that another heat pump maker sells.`;
    expect(stuffed(text, ['heat pump'], 'en')[0]?.why).toContain('3 times in one sentence');
  });

  it('judges no text by its first mentions', () => {
    expect(stuffed('Moss is soft. Moss is green. Water moss.', ['moss'], 'en')).toEqual([]);
  });
});
