import type { Language } from '../contract/languages.ts';
import { scaleOf, UNSPACED_SCALES, unitOf, withAsciiDigits, writesDecimalPoint } from './figure-words.ts';
import { hanNumberOf } from './han-numbers.ts';

/** Groups of three, or of two and three as in India; a space only parts groups behind at most three digits. */
const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}.,])[−-]?(?:\d{1,3}(?:[.,'’\u00a0\u202f\u2009 ٬]\d{2,3}(?!\d))+|\d+)(?:[.,٫]\d+)?(?!\d)/gu;
const HAN_NUMBER = /[〇零一二三四五六七八九十百千万萬亿億两兩]{2,}/gu;
const UNIT = /^[\s\u00a0\u202f-]?(%|٪|％|°\s?[CFK]?|℃|[\p{Sc}]|[\p{L}\p{M}]{1,18}\.?(?: [\p{L}\p{M}]{4,8})?)/u;

/** A number of a text with what it counts, in a form that can be compared. */
export interface Figure {
  readonly value: number;
  /** Unit or first letters of the counted noun, lower case; empty when none follows. */
  readonly unit: string;
}

/**
 * The figures of a text; numbers are read by the habits of the language ("1.000,5" in German, "१२३" in Hindi, "一万二千"
 * in Chinese), scale words are counted in ("1,5 Mio.").
 */
export function figuresOf(text: string, language: Language): Figure[] {
  const plain = withAsciiDigits(text);
  const figures: (Figure & { readonly at: number })[] = [];
  for (const match of /\d/.test(plain) ? plain.matchAll(NUMBER) : []) {
    const value = numberIn(match[0], language);
    if (Number.isFinite(value))
      figures.push({ at: match.index, ...scaled(value, plain, match.index + match[0].length, language) });
  }
  if (/^(?:zh|ja)/.test(language)) {
    for (const match of text.matchAll(HAN_NUMBER)) {
      const value = hanNumberOf(match[0]);
      if (value !== undefined && !/\d$/u.test(plain.slice(0, match.index))) {
        figures.push({ at: match.index, value, unit: unitAfter(text, match.index + match[0].length) });
      }
    }
  }
  return figures.sort((one, other) => one.at - other.at).map(({ value, unit }) => ({ value, unit }));
}

function scaled(value: number, text: string, end: number, language: Language): Figure {
  const rest = text.slice(end, end + 24);
  const unspaced = UNSPACED_SCALES.find((word) => rest.trimStart().startsWith(word));
  if (unspaced !== undefined) {
    const power = scaleOf(unspaced, language) ?? 1;
    const after = end + rest.length - rest.trimStart().length + unspaced.length;
    return { value: rounded(value * power), unit: unitAfter(text, after) === '%' ? '%' : '' };
  }
  const found = UNIT.exec(rest)?.[1]?.toLowerCase() ?? '';
  const [word = ''] = found.replace(/\.(?=\s|$)/u, '').split(/\s/u);
  const scale = scaleOf(word, language);
  if (scale !== undefined && !(word === 'mil' && language === 'en')) return { value: rounded(value * scale), unit: '' };
  return { value, unit: unitAfter(text, end) };
}

function unitAfter(text: string, end: number): string {
  const found = UNIT.exec(text.slice(end, end + 24))?.[1]?.toLowerCase() ?? '';
  const unit = unitOf(found.replace(/\.(?=\s|$)/u, ''));
  return (found.startsWith('°') ? found.replace(/\s/g, '') : unit).slice(0, 5);
}

/** 1.1 million is 1100000, not 1100000.0000000002. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function numberIn(written: string, language: Language): number {
  const bare = written
    .replace(/[\s\u00a0\u202f\u2009'’٬]/g, '')
    .replace('−', '-')
    .replace('٫', '.');
  return Number(writesDecimalPoint(language) ? withPoint(bare, ',', '.') : withPoint(bare, '.', ','));
}

/**
 * @param group mark between groups in the language
 * @param decimal mark before decimals; where it can not be one ("1.5" in German), the other is taken for it
 */
function withPoint(number: string, group: string, decimal: string): string {
  const grouped = number.split(group);
  const isGrouped =
    grouped.slice(1).every((part) => /^\d{2,3}(?!\d)/.test(part)) && /^-?\d{1,3}$/.test(grouped[0] ?? '');
  const endsInGroup = grouped.length > 1 && /^\d{3}(?:\D|$)/.test(grouped.at(-1) ?? '');
  if (grouped.length === 2 && !number.includes(decimal) && !(isGrouped && endsInGroup)) return grouped.join('.');
  return grouped.join('').replace(decimal, '.');
}
