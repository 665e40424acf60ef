import type { Language } from '../../contract/languages.ts';
import { scaleOf } from '../../language/figure-words.ts';
import { OWN_UNITS, UNITS, type Unit } from './data/units.ts';

interface Tail {
  readonly scale: number;
  readonly unit: Unit | undefined;
  /** Offset behind what was read. */
  readonly end: number;
}

const UNSPACED_START = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const SIGN = /^(?:us\$|r\$|[%°$€£¥₹₩₽₺฿₫৳](?:p(?!\p{L})|[cf](?!\p{L}))?)/iu;
const WORDS = /^[\p{L}µ][\p{L}\p{M}./^·\d-]*(?: [\p{L}][\p{L}\p{M}^\d.-]*){0,3}/u;
/** "5 millions d'euros", "2 milhões de reais". */
const LINK = /^ (?:de |di |of |d'|des )/u;
const LONGEST = 40;

const SCALES_UNSPACED = [
  ['พันล้าน', 1e9], ['万亿', 1e12], ['萬億', 1e12], ['千万', 1e7], ['千萬', 1e7], ['百万', 1e6], ['百萬', 1e6], ['万', 1e4], ['萬', 1e4],
  ['亿', 1e8], ['億', 1e8], ['兆', 1e12], ['千', 1e3], ['만', 1e4], ['억', 1e8], ['조', 1e12], ['천만', 1e7], ['천', 1e3], ['백만', 1e6],
  ['ล้าน', 1e6], ['แสน', 1e5], ['หมื่น', 1e4], ['พัน', 1e3],
] as const; // biome-ignore format: one list
/** Forms that the shared list of scale words lacks. */
const FURTHER_SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1e3: 'тысячи тысячами тысячах тысячам tysiące tysiąc tysiącami tisíce tisíci tsd tisuća ألفا ألفًا ألفين الف mie mii χιλιάδων tuhande tuhandet tuhansia tūkstančių tūkstančiai tusinde হাজারের',
    1e6: 'миллионами миллионах миллион милиони مليونا مليونًا मिलियन লক্ষাধিক milijonus miljoni miljonit εκατομμυρίων milionami milionech',
    1e9: 'миллиардами миллиардах बिलियन বিলিয়ন মিলিয়ার্ড miljardit miliardami δισεκατομμυρίων milijardų',
    1e12: 'триллион триллиона триллионов ट्रिलियन billonów',
  }).flatMap(([power, words]) => words.split(' ').map((word) => [word, Number(power)] as const)),
);
const BY_LENGTH = [...SCALES_UNSPACED].sort((one, other) => other[0].length - one[0].length);
const UNSPACED_UNITS = new Map<string, string[]>();
for (const name of [...UNITS.keys()].filter((key) => UNSPACED_START.test(key))) {
  UNSPACED_UNITS.set(name.charAt(0), [...(UNSPACED_UNITS.get(name.charAt(0)) ?? []), name]);
}
for (const names of UNSPACED_UNITS.values()) names.sort((one, other) => other.length - one.length);

/** Scale words and the unit that stand behind a number. */
export function tailAt(text: string, at: number, language: Language): Tail {
  let end = at;
  let scale = 1;
  for (let round = 0; round < 2; round += 1) {
    const found = scaleAt(text, end, language);
    if (found === undefined) break;
    scale *= found.scale;
    end = found.end;
  }
  const from =
    scale > 1 && LINK.test(text.slice(end, end + 6))
      ? end + (LINK.exec(text.slice(end, end + 6))?.[0].length ?? 1) - 1
      : end;
  const unit = unitAt(text, from, language) ?? (from === end ? undefined : unitAt(text, end, language));
  return { scale, unit: unit?.unit, end: unit?.end ?? end };
}

function scaleAt(text: string, at: number, language: Language): { scale: number; end: number } | undefined {
  const start = at + gapAt(text, at);
  const rest = text.slice(start, start + LONGEST);
  if (UNSPACED_START.test(rest)) {
    const hit = BY_LENGTH.find(([word]) => rest.startsWith(word));
    return hit === undefined ? undefined : { scale: hit[1], end: start + hit[0].length };
  }
  const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0];
  if (word === undefined) return undefined;
  const scale =
    scaleOf(word.toLowerCase(), language) ?? FURTHER_SCALES.get(word.toLowerCase()) ?? oneLetterScale(word, text, at);
  if (scale === undefined || (word === 'mil' && !/^(?:es|pt)/.test(language))) return undefined;
  const abbreviated = /^(?:mio|mrd|mln|mld|bn|tsd|tys|тыс|млн|млрд|mil|tis|δισ|εκατ|tūkst)$/iu.test(word);
  const dot =
    abbreviated && rest.charAt(word.length) === '.' && /^\.\s?[\p{L}%€$]/u.test(rest.slice(word.length)) ? 1 : 0;
  return { scale, end: start + word.length + dot };
}

/** "$4.2M", "£3bn": only right behind the digits. */
function oneLetterScale(word: string, text: string, at: number): number | undefined {
  if (gapAt(text, at) > 0) return undefined;
  return { M: 1e6, B: 1e9, K: 1e3 }[word];
}

function unitAt(text: string, at: number, language: Language): { unit: Unit; end: number } | undefined {
  const start = at + gapAt(text, at);
  const rest = text.slice(start, start + LONGEST);
  if (UNSPACED_START.test(rest)) {
    const name = UNSPACED_UNITS.get(rest.charAt(0))?.find((candidate) => rest.startsWith(candidate));
    const unit = name === undefined ? undefined : UNITS.get(name);
    return name === undefined || unit === undefined ? undefined : { unit, end: start + name.length };
  }
  const written = (SIGN.exec(rest) ?? WORDS.exec(rest))?.[0];
  if (written === undefined) return undefined;
  const degree = /^(?:° ?[CF])(?![\p{L}])/u.exec(rest)?.[0];
  if (degree !== undefined) return named(degree.replace(' ', ''), start, degree.length, language);
  return named(written, start, undefined, language) ?? shortened(written, start, language);
}

function shortened(written: string, start: number, language: Language): { unit: Unit; end: number } | undefined {
  const words = written.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ');
    for (const name of [phrase, phrase.replace(/[.,-]+$/, ''), ...(count === 1 ? phrase.split('-').slice(0, 1) : [])]) {
      const hit = named(name, start, undefined, language);
      if (hit !== undefined) return hit;
    }
  }
  return undefined;
}

function named(name: string, start: number, length: number | undefined, language: Language) {
  const lower = name.toLowerCase();
  const unit = OWN_UNITS[language.split('-')[0] ?? language]?.[lower] ?? UNITS.get(lower);
  return unit === undefined ? undefined : { unit, end: start + (length ?? name.length) };
}

function gapAt(text: string, at: number): number {
  return /^(?: ?-(?=\p{L})| )/u.exec(text.slice(at, at + 3))?.[0].length ?? 0;
}

/** The currency whose sign stands before a number. */
export function currencyBefore(text: string, at: number): { unit: Unit; start: number } | undefined {
  const match = /(?<![\p{L}])(us\$|r\$|\$|€|£|¥|₹|₩|₽|₺|฿|₫|৳|usd|eur|gbp|chf|rs\.?|rp\.?|inr) ?$/iu.exec(
    text.slice(Math.max(0, at - 6), at),
  );
  if (match === null) return undefined;
  const unit = UNITS.get((match[1] ?? '').toLowerCase().replace('.', ''));
  return unit === undefined ? undefined : { unit, start: at - match[0].length };
}
