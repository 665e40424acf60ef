import type { Language } from '../../contract/languages.ts';
import { scaleOf } from '../../language/figure-words.ts';
import { claimWordsOf } from './claim-words-of.ts';
import { UNITS } from './data/units.ts';
import { quantity } from './make-quantity.ts';
import type { Quantity } from './quantity.ts';
import type { Taken } from './taken.ts';
import { isUnspaced } from './tokens.ts';
import { tailAt } from './unit-after.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const GERMAN = /^(.+)und(zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)$/u;
const JOINS = /^(?:[ -]|-?(?: and | y | e | et | i | и | og | och | en | و)|)$/u;
const SHARE =
  /(?<!\p{L})([\p{L}\p{M}]+) (?:in|out of|von|sur|de cada|su|из|em cada|na) (?:every |each |cada )?([\p{L}\p{M}]+|\d{1,3})(?![\p{L}\d])/gu;
const values = new Map<Language, ReadonlyMap<string, number>>();

function valuesOf(language: Language): ReadonlyMap<string, number> {
  const known = values.get(language);
  if (known !== undefined) return known;
  const read = new Map<string, number>();
  for (const entry of (claimWordsOf(language)?.numbers ?? '').split(/\s*[;\n]\s*/)) {
    const [value = '', words = ''] = entry.split('=');
    for (const word of words.split(','))
      if (word.trim() !== '') read.set(word.trim().toLowerCase(), numberOf(value.trim()));
  }
  values.set(language, read);
  return read;
}

function numberOf(written: string): number {
  const [part = '', whole = '1'] = written.split('/');
  return Number(part) / Number(whole);
}

/** Numbers written in words: "twenty-three", "zwei Drittel", "half"; shares of a whole come as per cent. */
export function wordNumbersIn(text: string, language: Language, taken: Taken): Quantity[] {
  const words = valuesOf(language);
  if (words.size === 0) return [];
  if (isUnspaced(language)) return unspacedShares(text, language, words);
  const found: Quantity[] = [];
  let run: { start: number; end: number; total: number; current: number } | undefined;
  const close = () => {
    if (run !== undefined) found.push(...counted(text, language, run));
    run = undefined;
  };
  for (const match of text.matchAll(WORD)) {
    const lower = match[0].toLowerCase();
    const share = shareAt(text, match.index, lower, words);
    if (share !== undefined) {
      close();
      found.push(
        quantity(text, language, {
          start: match.index,
          end: share.end,
          value: share.value * 100,
          unit: UNITS.get('%'),
          isShare: true,
          isWord: true,
        }),
      );
      continue;
    }
    const value = words.get(lower) ?? germanCompound(lower, words);
    const isTaken = taken.some(({ start, end }) => match.index >= start && match.index < end);
    if (isTaken || /\d ?-?$/.test(text.slice(Math.max(0, match.index - 2), match.index))) {
      close();
      continue;
    }
    if (value === undefined || (value < 1 && value !== 0)) {
      if (run !== undefined && scaleOf(lower, language) === 1000 && JOINS.test(text.slice(run.end, match.index))) {
        run.total += (run.current === 0 ? 1 : run.current) * 1000;
        run.current = 0;
        run.end = match.index + match[0].length;
      } else if (!(run !== undefined && /^(?:and|y|e|et|i|и|og|och|en)$/u.test(lower))) close();
      continue;
    }
    if (run !== undefined && !JOINS.test(text.slice(run.end, match.index))) close();
    run ??= { start: match.index, end: match.index, total: 0, current: 0 };
    run.current = value === 100 && run.current > 0 && run.current < 10 ? run.current * 100 : run.current + value;
    run.end = match.index + match[0].length;
  }
  close();
  return [...found, ...sharesOf(text, language)];
}

/** "one in three", "drei von vier": number words of a part and a whole. */
function sharesOf(text: string, language: Language): Quantity[] {
  const shares: Quantity[] = [];
  for (const match of text.matchAll(SHARE)) {
    const [all, part = '', whole = ''] = match;
    const words = valuesOf(language);
    const [top, bottom] = [words.get(part.toLowerCase()), words.get(whole.toLowerCase()) ?? Number(whole)];
    if (top === undefined || !(bottom > top) || bottom > 100 || top < 1) continue;
    const parts = {
      start: match.index,
      end: match.index + all.length,
      value: (top / bottom) * 100,
      unit: UNITS.get('%'),
    };
    shares.push(quantity(text, language, { ...parts, isShare: true, isWord: true }));
  }
  return shares;
}

function counted(
  text: string,
  language: Language,
  run: { start: number; end: number; total: number; current: number },
): Quantity[] {
  const value = run.total + run.current;
  const tail = tailAt(text, run.end, language);
  // "one" is as often a pronoun or an article.
  if (value < 1 || (value === 1 && tail.scale === 1 && tail.unit === undefined)) return [];
  const { scale, unit, end } = tail;
  return [
    quantity(text, language, {
      start: run.start,
      end,
      value: value * scale,
      mantissa: value,
      scale,
      unit,
      isWord: true,
    }),
  ];
}

function germanCompound(lower: string, words: ReadonlyMap<string, number>): number | undefined {
  const [, ones = '', tens = ''] = GERMAN.exec(lower) ?? [];
  const low = ones === 'ein' ? 1 : words.get(ones);
  const high = words.get(tens);
  return low === undefined || high === undefined ? undefined : low + high;
}

/** "two thirds", "a quarter", "half"; only phrases and words whose value is below one. */
function shareAt(
  text: string,
  at: number,
  lower: string,
  words: ReadonlyMap<string, number>,
): { value: number; end: number } | undefined {
  const [, second] = /^[\p{L}\p{M}]+[ -]([\p{L}\p{M}]+)/u.exec(text.slice(at, at + 40)) ?? [];
  const pair = second === undefined ? undefined : `${lower} ${second.toLowerCase()}`;
  const paired = pair === undefined ? undefined : words.get(pair);
  if (paired !== undefined && paired < 1 && pair !== undefined) return { value: paired, end: at + pair.length };
  const single = words.get(lower);
  return single !== undefined && single > 0 && single < 1 ? { value: single, end: at + lower.length } : undefined;
}

function unspacedShares(text: string, language: Language, words: ReadonlyMap<string, number>): Quantity[] {
  const found: Quantity[] = [];
  for (const [word, value] of words) {
    if (value <= 0 || value >= 1) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const parts = {
        start: at,
        end: at + word.length,
        value: value * 100,
        unit: UNITS.get('%'),
        isShare: true,
        isWord: true,
      };
      found.push(quantity(text, language, parts));
    }
  }
  return found;
}
