import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { EditRules } from './edit-rules.ts';

const BEFORE = 'In 2024 the institute measured 76 heat pumps, and their mean factor was 3.1.';

function refusal(after: string, before = BEFORE, language: Language = 'en', kept: readonly string[] = []) {
  return new EditRules(language, kept).refusal(before, after);
}

describe('a rewording', () => {
  it.each([
    ['other words', 'The institute measured 76 heat pumps in 2024; their mean factor was 3.1.'],
    ['a split', 'The institute measured 76 heat pumps in 2024. Their mean factor was 3.1.'],
    ['a transition', 'So the institute measured 76 heat pumps in 2024, and their mean factor was 3.1.'],
  ])('is taken with %s', (_what, after) => {
    expect(refusal(after)).toBeUndefined();
  });

  it.each([
    ['another figure', 'The institute measured 78 heat pumps in 2024; their mean factor was 3.1.'],
    ['a figure less', 'The institute measured 76 heat pumps in 2024.'],
    ['a figure more', 'The institute measured 76 heat pumps in 2024 over 2 winters; their mean factor was 3.1.'],
    ['another year', 'In 2023 the institute measured 76 heat pumps, and their mean factor was 3.1.'],
    ['another language', 'Im Jahr 2024 hat das Institut 76 Wärmepumpen gemessen, im Mittel lag der Faktor bei 3.1.'],
    ['a new name', 'In 2024 the institute and Daikin measured 76 heat pumps, and their mean factor was 3.1.'],
    ['a turned meaning', 'In 2024 the institute never measured 76 heat pumps, and their mean factor was not 3.1.'],
    ['emphasis', 'In 2024 the institute measured **76 heat pumps**, and their mean factor was 3.1.'],
    ['a tag', 'In 2024 the institute measured <b>76 heat pumps</b>, and their mean factor was 3.1.'],
    ['a link', 'In 2024 the institute measured [76 heat pumps](https://x.org), and their mean factor was 3.1.'],
    ['a label', 'In 2024 the institute measured 76 heat pumps, and their mean factor was 3.1 [E7].'],
    ['its own id', 'In 2024 the institute measured 76 heat pumps (see s1.2), and their mean factor was 3.1.'],
    [
      'tokens of a template',
      '<|im_start|>In 2024 the institute measured 76 heat pumps, and their mean factor was 3.1.',
    ],
    ['two lines', 'In 2024 the institute measured 76 heat pumps.\nTheir mean factor was 3.1.'],
    ['half its length', '76 in 2024: 3.1.'],
    [
      'twice its length',
      `${BEFORE.slice(0, -1)}, which anybody who plans to put such a thing into a house of a certain age will be glad to hear about.`,
    ],
    ['a placeholder', 'In 2024 [Company name] measured 76 heat pumps, and their mean factor was 3.1.'],
    ['no words', '...'],
  ])('is refused with %s', (_what, after) => {
    expect(refusal(after)).toEqual(expect.any(String));
  });

  it('keeps what is in quotation marks letter for letter', () => {
    const before = 'The institute calls the result “better than we had hoped for” in its report.';
    expect(
      refusal('In its report the institute calls the result “better than we had hoped for”.', before),
    ).toBeUndefined();
    expect(
      refusal('In its report the institute calls the result “much better than we had hoped for”.', before),
    ).toMatch(/quotation/);
    expect(refusal('In its report the institute calls the result better than it had hoped for.', before)).toMatch(
      /quotation/,
    );
  });

  it('keeps the unit of a figure', () => {
    expect(refusal('The cable to the pump is 5 miles long.', 'The cable to the pump is 5 km long.')).toEqual(
      expect.any(String),
    );
    expect(refusal('To the pump it is 5 km of cable.', 'The cable to the pump is 5 km long.')).toBeUndefined();
  });

  it('keeps how sure a sentence is', () => {
    const before = 'A heat pump may need larger radiators in some rooms.';
    expect(refusal('A heat pump needs larger radiators in all rooms.', before)).toEqual(expect.any(String));
    expect(refusal('In some rooms a heat pump may need larger radiators.', before)).toBeUndefined();
  });

  it('keeps the words that have to stay', () => {
    const before = 'A heat pump pays where the radiators can work with lukewarm water.';
    const after = 'Such a device pays where the radiators can work with lukewarm water.';
    expect(refusal(after, before)).toBeUndefined();
    expect(refusal(after, before, 'en', ['heat pump'])).toBe('it loses "heat pump"');
    expect(
      refusal('Heat pumps pay where the radiators can work with lukewarm water.', before, 'en', ['heat pump']),
    ).toBeUndefined();
  });

  it('is judged in German and Chinese as well', () => {
    const german = 'Im Jahr 2024 hat das Institut 76 Wärmepumpen gemessen, im Mittel lag der Faktor bei 3,1.';
    expect(
      refusal('Das Institut hat 2024 genau 76 Wärmepumpen gemessen; im Mittel lag der Faktor bei 3,1.', german, 'de'),
    ).toBeUndefined();
    expect(
      refusal('Das Institut hat 2024 genau 76 Wärmepumpen gemessen; im Mittel lag der Faktor bei 3,4.', german, 'de'),
    ).toEqual(expect.any(String));
    const chinese = '研究所在两个冬天里测量了76台热泵，平均系数为3.1。';
    expect(refusal('两个冬天里，研究所测量了76台热泵，平均系数为3.1。', chinese, 'zh-CN')).toBeUndefined();
    expect(refusal('两个冬天里，研究所测量了86台热泵，平均系数为3.1。', chinese, 'zh-CN')).toEqual(expect.any(String));
  });
});
