/** A measure of the kitchen or workshop behind a figure, in the languages that name it. */
const MEASURE =
  '(?:k?g|gr|mg|m?l|cl|dl|oz|lbs?|cups?|tbsp|tsp|EL|TL|Tassen?|Prise|cuillères?|tasses?|cucharad(?:as?|itas?)|tazas?|puñados?|litros?|litres?|liters?|Liter|kilos?|cucchiai\\p{L}*|łyż\\p{L}+|szklan\\p{L}+|главк\\p{L}+|główk\\p{L}+|кг|г|гр|мл|л|ст\\.?\\s?л|ч\\.?\\s?л|ложк\\p{L}+|стакан\\p{L}*|щепотк\\p{L}+|克|公斤|千克|毫升|升|勺|汤匙|杯|個|本|枚|グラム|큰술|작은술|컵|숟갈|그램|포기|kaşık|kaşığı|fincan|bardak|adet)(?:\\.)?';
const FIGURE = '(?:\\d+(?:[.,/]\\d+)?|½|¼|¾|半)';
/** "200 g flour", "flour 200 g", "4 cucumbers", "黄豆500克": at most three words beside the measure. */
const MEASURED = new RegExp(
  `^(?:${FIGURE}\\s?${MEASURE}(?!\\p{L})(?:\\s[\\p{L}'’]+){0,4}|(?:\\p{L}+\\s){1,3}(?:[-–—]\\s)?${FIGURE}\\s?${MEASURE}|${FIGURE}\\s\\p{Ll}+(?:\\s\\p{Ll}+){0,2}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{1,6}${FIGURE}\\s?${MEASURE}|\\p{Script=Hangul}+(?:\\s\\p{Script=Hangul}+)?\\s${FIGURE}?\\s?반?\\s?${MEASURE})[.。]?$`,
  'iu',
);
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
    .map((item) => item.trim());
  const measured = items.filter((item) => MEASURED.test(item)).length;
  return measured >= LEAST && MEASURED.test(items[0] ?? '') && measured >= items.length / 2;
}
