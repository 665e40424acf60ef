const DIGITS: Readonly<Record<string, number>> = {
  ...{ 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const GREAT_POWERS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/**
 * The value of a number in Chinese characters: 一万二千 is 12,000, 二〇二五 is 2,025; undefined for what is none, such
 * as 万一.
 */
export function hanNumberOf(written: string): number | undefined {
  const characters = [...written];
  if (characters.every((character) => character in DIGITS)) {
    return Number(characters.map((character) => DIGITS[character]).join(''));
  }
  if (characters[0] !== undefined && (characters[0] in GREAT_POWERS || /[百千]/u.test(characters[0]))) return undefined;
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const character of characters) {
    const power = POWERS[character];
    const great = GREAT_POWERS[character];
    if (power !== undefined) {
      section += (digit ?? 1) * power;
      digit = undefined;
    } else if (great !== undefined) {
      const counted = section + (digit ?? 0);
      total = great === 1e8 ? (total + counted) * great : total + counted * great;
      section = 0;
      digit = undefined;
    } else {
      if (digit !== undefined && digit !== 0) return undefined;
      digit = DIGITS[character];
    }
  }
  return total + section + (digit ?? 0);
}
