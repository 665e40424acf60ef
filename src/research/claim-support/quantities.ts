import type { Language } from '../../contract/languages.ts';
import { hanNumberOf } from '../../language/han-numbers.ts';
import { UNITS } from './data/units.ts';
import { quantity } from './make-quantity.ts';
import { wordNumbersIn } from './number-words.ts';
import { type Quantity, tidyValue } from './quantity.ts';
import { readingsOf } from './read-number.ts';
import { sumsOf } from './sums.ts';
import type { Taken } from './taken.ts';
import { currencyBefore, tailAt } from './unit-after.ts';

const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][-.]?|\d[.,]?)(?:\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)/gu;
const ORDINAL_END = /^(?:st|nd|rd|th|er|re|ère|ème|e|º|ª|-й|-я|-го|-е|\.º|\.ª)(?!\p{L})/u;
const PERCENT_BEFORE = /(?:百分之|yüzde |ร้อยละ ?) ?$/iu;
const MINUS =
  /(?:^|[\s(（])-$|(?:minus|moins|menos|meno|минус|零下|マイナス|영하|ناقص|تحت الصفر|ลบ|शून्य से|eksi|âm) ?$/iu;
const HAN_NUMBER = /[〇零一二三四五六七八九十百千万萬亿億两兩]+(?:点[〇零一二三四五六七八九]+)?/gu;
const HAN_COUNTER = /^[个個名人家种種次项項倍位座只隻条條岁歲所本台件つ%]|^(?:パーセント|ヶ国|か国|カ国)/u;
const MIXED = /^(\d{1,4})(?:([万萬])(\d{1,4})?|(千))?/u;
const RANGE =
  /^ ?[–~-] ?(\d[\d.,]*)|^ (?:to|bis|à|a|al|до|tot|til|till|do|إلى|الى|ile|đến|से|至|到|から) (?:-|minus |moins |menos |meno |минус )?(\d[\d.,]*)/u;
const PARTS_OF = /^ (?:out of|in|von|sur|de cada|su|из|of|de) (?:every |each |cada )?(\d{1,4})(?![\d.,]|\p{L})/u;

/** All numbers of a normal text, in order, with their units; digits, Chinese numerals and number words. */
export function quantitiesIn(text: string, language: Language, dates: Taken): Quantity[] {
  const taken = [...dates];
  const found: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (isTaken(taken, match.index)) continue;
    found.push(...written(match[0], match.index, text, language, taken));
  }
  if (/[一-九〇零两兩十百千]/u.test(text)) found.push(...hanNumbersIn(text, language, taken));
  found.push(...wordNumbersIn(text, language, [...taken, ...found]));
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const shares = found.filter(({ isShare, isWord }) => isShare && isWord);
  const free = found.filter(
    (one) => one.isShare || !shares.some((share) => one.start >= share.start && one.end <= share.end),
  );
  return [...free, ...sumsOf(free, text)];
}

function isTaken(taken: Taken, at: number): boolean {
  return taken.some(({ start, end }) => at >= start && at < end);
}

function written(
  digits: string,
  start: number,
  text: string,
  language: Language,
  taken: { start: number; end: number }[],
): Quantity[] {
  const digitsEnd = start + digits.length;
  if (/^\d{1,3}$/.test(digits) && ORDINAL_END.test(text.slice(digitsEnd, digitsEnd + 5))) {
    return [quantity(text, language, { start, end: digitsEnd, value: Number(digits), isOrdinal: true })];
  }
  const [first, ...others] = readingsOf(digits, language);
  if (first === undefined || !Number.isFinite(first.value)) return [];
  let tail = tailAt(text, digitsEnd, language);
  let value = first.value * tail.scale;
  const mixed = mixedEnd(text, tail, first.value);
  if (mixed !== undefined) {
    value = mixed.value;
    taken.push({ start: tail.end, end: mixed.end });
    tail = { ...tailAt(text, mixed.end, language), scale: 1 };
  } else if (tail.unit === undefined) tail = fromRangeEnd(text, digitsEnd, tail, language);
  value = tail.scale > 1 && mixed === undefined ? first.value * tail.scale : value;
  const currency = currencyBefore(text, start);
  const isPercentBefore = PERCENT_BEFORE.test(text.slice(Math.max(0, start - 8), start));
  const unit = isPercentBefore
    ? UNITS.get('%')
    : tail.unit?.dimension.length === 3
      ? tail.unit
      : (currency?.unit ?? tail.unit);
  const isNegative = MINUS.test(text.slice(Math.max(0, start - 12), start));
  const main = quantity(text, language, {
    start: currency?.start ?? start,
    end: tail.end,
    value: tidyValue(isNegative ? -value : value),
    otherValues: others.map((other) => tidyValue(other.value * tail.scale)),
    mantissa: mixed === undefined ? first.value : value,
    decimals: mixed === undefined ? first.decimals : 0,
    scale: tail.scale,
    unit,
    boundAt: currency?.start ?? start,
  });
  const share = shareOf(first.value, text, digitsEnd);
  if (share === undefined) return [main];
  return [
    main,
    quantity(text, language, { start, end: share.end, value: share.value, unit: UNITS.get('%'), isShare: true }),
  ];
}

/** 12万4000 and 3億5000万 are one number. */
function mixedEnd(text: string, tail: { scale: number; end: number; unit: unknown }, mantissa: number) {
  if (tail.scale < 1e4 || !/[万萬亿億만억]$/u.test(text.slice(0, tail.end))) return undefined;
  const match =
    MIXED.exec(text.slice(tail.end, tail.end + 12)) ??
    /^ (\d{1,4})(만)(?: ?(\d{1,4}))?/u.exec(text.slice(tail.end, tail.end + 14));
  if (match === null) return undefined;
  const few = match[4] === undefined ? Number(match[1]) : Number(match[1]) * 1e3;
  const rest = match[2] === undefined ? few : Number(match[1]) * 1e4 + Number(match[3] ?? 0);
  return { value: mantissa * tail.scale + rest, end: tail.end + match[0].length };
}

/** "20 to 30 million tonnes": scale and unit stand behind the second number. */
function fromRangeEnd(text: string, at: number, own: ReturnType<typeof tailAt>, language: Language) {
  const range = RANGE.exec(text.slice(at, at + 24));
  if (range === null) return own;
  const other = tailAt(text, at + range[0].length, language);
  return { scale: own.scale > 1 ? own.scale : other.scale, unit: other.unit, end: own.end };
}

function shareOf(part: number, text: string, at: number): { value: number; end: number } | undefined {
  const match = PARTS_OF.exec(text.slice(at, at + 24));
  const whole = Number(match?.[1]);
  if (match === null || !(whole > part) || whole > 1000 || part <= 0) return undefined;
  return { value: (part / whole) * 100, end: at + match[0].length };
}

function hanNumbersIn(text: string, language: Language, taken: Taken): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(HAN_NUMBER)) {
    const start = match.index;
    if (isTaken(taken, start) || /\d ?$/.test(text.slice(Math.max(0, start - 2), start))) continue;
    const isPercent =
      /百分之$|[百千万]分の$/u.test(text.slice(Math.max(0, start - 4), start)) || match[0].startsWith('百分之');
    const [whole = '', fraction] = match[0].split('点');
    const base = hanNumberOf(whole);
    if (base === undefined) continue;
    const decimals = fraction === undefined ? '' : [...fraction].map((digit) => hanNumberOf(digit) ?? 0).join('');
    const tail = tailAt(text, start + match[0].length, language);
    const counted = tail.unit !== undefined || HAN_COUNTER.test(text.slice(start + match[0].length));
    if (!isPercent && !counted && whole.length < 2) continue;
    if (/^[一两兩]$/u.test(whole) && !isPercent && tail.unit === undefined) continue;
    const value = Number(`${base}.${decimals === '' ? '0' : decimals}`);
    const unit = isPercent ? UNITS.get('%') : tail.unit;
    found.push(
      quantity(text, language, {
        ...{
          start,
          end: tail.end,
          value: value * tail.scale,
          mantissa: value,
          decimals: decimals.length,
          scale: tail.scale,
          unit,
        },
        isWord: true,
      }),
    );
  }
  return found;
}
