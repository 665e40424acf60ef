import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/languages.ts';
import { countsIn, FigureRule } from './uncited-figure.ts';

const sections = ['a', 'b', 'c'].map((heading, index) => ({ id: `s${index}`, heading, blocks: [] }));
const TEXT = { introduction: { id: 's0', heading: '', blocks: [] }, takeaways: [], sections, faq: [] };
const found = (text: string, language: Language = 'en', given: readonly string[] = []) => {
  const figure = new FigureRule(countsIn(TEXT), given, language).find(text);
  return figure === undefined ? 'none' : figure.isClaim ? 'claim' : 'count';
};

describe('a figure without a source', () => {
  it.each([
    ['It saves 30 percent of the heat.', 'en'],
    ['The rule has held since 2019.', 'en'],
    ['It takes 3 days.', 'en'],
    ['It costs 5 euros.', 'en'],
    ['Some 76 houses took part.', 'en'],
    ['Der Einbau dauert 3 Tage.', 'de'],
    ['安装需要3天。', 'zh-CN'],
    ['使用R32的机组节省30%的电。', 'zh-CN'],
  ] as const)('is a claim: %s', (text, language) => {
    expect(found(text, language)).toBe('claim');
  });

  it.each(['In step 2 the installer looks at the radiators.', 'A family of 4 needs more hot water.'])(
    'may only count or point: %s',
    (text) => {
      expect(found(text)).toBe('count');
    },
  );

  it.each([
    'These 3 parts belong together.',
    'R32 and COVID-19 are names.',
    'EN 14511 says how it is measured.',
    'Windows are open 24/7.',
    'A 5G mast stands nearby.',
    'Two of them hum.',
  ])('is none in what is a name, a word or a count of the article itself: %s', (text) => {
    expect(found(text)).toBe('none');
  });

  it('is none where the customer gave it', () => {
    expect(found('The 2027 rules differ.', 'en', ['Heating rules 2027'])).toBe('none');
    expect(found('In 3 percent of cases it fails.', 'en', [])).toBe('claim');
  });
});
