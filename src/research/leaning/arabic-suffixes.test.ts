import { describe, expect, it } from 'vitest';
import { hasUnnamedSuffix } from './arabic-suffixes.ts';

describe('hasUnnamedSuffix', () => {
  it.each([
    'يتبخر قسم منه أو تمتصه النباتات.',
    'تصل إليها كميات صغيرة من أطرافها الجبلية.',
    'يقدر مخزونه بنحو 150 ألف كيلومتر مكعب.',
    'أثرها في التغذية يتوقف على النوع والكثافة.',
  ])('sees a pronoun ending that no noun stands before: %s', (sentence) => {
    expect(hasUnnamedSuffix(sentence)).toBe(true);
  });

  it.each([
    'المياه الجوفية منها العذب ومنها المالح.',
    'مياه البحر مالحة ولا تصلح للري.',
    'يتبخر الماء من سطحه في الصيف.',
    'تتحرك المياه الجوفية ببطء في الرمال.',
    'سطح مساحته 150 مترا مربعا يجمع 25 مترا مكعبا.',
    'اتجاه الماء يتبع ميل الأرض.',
  ])('reads by itself: %s', (sentence) => {
    expect(hasUnnamedSuffix(sentence)).toBe(false);
  });
});
