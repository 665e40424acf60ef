/**
 * A measure of the kitchen or workshop behind a figure, in the languages that name it, in small letters: a pattern that
 * folds case is compiled to ten times as much.
 */
const MEASURE =
  '(?:k?g|gr|mg|m?l|cl|dl|oz|lbs?|cups?|tbsp|tsp|el|tl|tassen?|prise|cuillères?|tasses?|cucharad(?:as?|itas?)|tazas?|puñados?|litros?|litres?|liters?|liter|kilos?|cucchiai\\p{L}*|łyż\\p{L}+|szklan\\p{L}+|главк\\p{L}+|główk\\p{L}+|кг|г|гр|мл|л|ст\\.?\\s?л|ч\\.?\\s?л|ложк\\p{L}+|стакан\\p{L}*|щепотк\\p{L}+|克|公斤|千克|毫升|升|勺|汤匙|杯|個|本|枚|グラム|큰술|작은술|컵|숟갈|그램|포기|kaşık|kaşığı|fincan|bardak|adet)(?:\\.)?';
const FIGURE = '(?:\\d+(?:[.,/]\\d+)?|½|¼|¾|半)';
const AMOUNT = new RegExp(`${FIGURE}\\s?${MEASURE}(?!\\p{L})`, 'u');
/** "200 g flour", "flour 200 g", "黄豆500克": at most four words behind the measure, or three before it. */
const BEHIND_AMOUNT = /^(?:\s[\p{L}'’]+){0,4}[.。]?$/u;
const BEFORE_AMOUNT = /^(?:\p{L}+\s){1,3}(?:[-–—]\s)?$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}$/u;
/** "4 cucumbers". */
const COUNTED = new RegExp(`^${FIGURE}\\s\\p{Ll}+(?:\\s\\p{Ll}+){0,2}[.。]?$`, 'u');
/** "소금 반 큰술": Korean measures stand without a figure too. */
const KOREAN = /^\p{Script=Hangul}+(?:\s\p{Script=Hangul}+)?\s반?\s?(?:큰술|작은술|컵|숟갈|그램|포기)[.。]?$/u;
const LABEL = /^[^:：,，、]{2,40}[:：]\s*/u;
const LEAST = 2;

/**
 * Whether a line is what goes into a recipe or a mixture ("300 g rye flour, 300 g water, a pinch of sugar."): measured
 * things in a row without a word on them. The same in all languages.
 */
export function listsIngredients(sentence: string): boolean {
  if (!/\d|½/u.test(sentence) || !/[,，、;]/u.test(sentence)) return false;
  const items = sentence
    .replace(LABEL, '')
    .split(/\s*[,，、;]\s+|[，、]/u)
    .map((item) => item.trim().toLowerCase());
  if (!isMeasured(items[0] ?? '')) return false;
  const measured = items.filter(isMeasured).length;
  return measured >= LEAST && measured >= items.length / 2;
}

function isMeasured(item: string): boolean {
  if (COUNTED.test(item) || KOREAN.test(item)) return true;
  const amount = AMOUNT.exec(item);
  if (amount === null) return false;
  const before = item.slice(0, amount.index);
  const behind = item.slice(amount.index + amount[0].length);
  return before === '' ? BEHIND_AMOUNT.test(behind) : BEFORE_AMOUNT.test(before) && /^[.。]?$/u.test(behind);
}
