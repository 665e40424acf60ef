import type { Language } from '../../contract/languages.ts';
import { calendarWordsOf } from './calendar-words.ts';
import { foldedWord } from './normal-text.ts';

export interface DateParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
  readonly isDecade?: boolean;
  readonly century?: number;
}

/** A date of a text; a part it doesn't name is undefined. */
export interface DateMention extends DateParts {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** The other reading of 3/5/2021. */
  readonly other?: DateParts;
}

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const NUMERIC = /(?<![\d.,])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/g;
const EAST_ASIAN =
  /(?:(令和|平成|昭和)(\d{1,2}|元)|(民國|民国)(\d{2,3})|(?<!\d)(\d{4})|([〇零一二三四五六七八九]{4})) ?[年년](?!間|间|齢|級|级)(代)?(?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?)?/gu;
const EAST_ASIAN_DAY = /(?<!\d)(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?(?!間|间)/gu;
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const CENTURY =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)[ -]centur(?:y|ies)|(?<!\d)(\d{1,2})\. ?(?:Jahrhundert|století|århundrede|sajandi|vuosisad|yüzyıl|század)|(\d{1,2})(?: ?世[纪紀]|세기)|القرن ال?(\d{1,2})|คริสต์ศตวรรษที่ ?(\d{1,2})|(?<!\d)(\d{1,2})(?:-й|-го|-м)? век/giu;
const YEAR =
  /(?<![\p{L}\d.,$€£¥#-]|\d )(1[0-9]{3}|20\d\d|21\d\d)((?:'?s|er|ern|-е|-х|ler|ların|'lerde|-luvu|년대)(?!\p{L}))?(?![\d%]|[.,]\d| \d{3}(?!\d)| ?(?:%|°|km|kg|m\b|mw|kwh))/giu;
const BUDDHIST = /(?:พ\.ศ\. ?|พุทธศักราช ?|ปี ?(?:พ\.ศ\. ?)?)?(2[45]\d\d)(?!\d)/gu;
const RANGE_END = /^[–-](\d{2}|\d{4})(?!\d)/u;
const DAY_BEFORE =
  /(?:^|[^\d.,])(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.|-?(?:го|е|ого|й))?(?: ?[–-] ?(\d{1,2})\.?)?(?: (?:of|de|tháng))?(?: d'| )?$/u;
const BEHIND =
  /^\.?,? ?(?:(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d)(?: ?[–-] ?\d{1,2})?(?![\d%]))?,? ?(?:(?:de|of|del|do|năm|r\.|года|พ\.ศ\.|ค\.ศ\.) ?)?(\d{4})?(?!\d)/u;
const WORD = /[\p{L}\p{M}]+/gu;
const VIETNAMESE = /(?:ngày (\d{1,2}) )?tháng (\d{1,2})(?: năm (\d{4}))?/giu;
/** "may", "march", "mars", "mai": words of other senses, months only with a day or a year. */
const AMBIGUOUS = 4;

/** All dates of a normal text, in order: written out in any language, numeric, East Asian, years, decades, centuries. */
export function datesIn(text: string, language: Language): DateMention[] {
  const found: DateMention[] = [];
  const isFree = (at: number) => !found.some(({ start, end }) => at >= start && at < end);
  const add = (start: number, length: number, parts: DateParts & { other?: DateParts }) => {
    if (isFree(start)) found.push({ ...parts, start, end: start + length, written: text.slice(start, start + length) });
  };
  if (/\d/.test(text)) {
    for (const match of text.matchAll(ISO)) add(match.index, match[0].length, parts(match[1], match[2], match[3]));
    for (const match of text.matchAll(NUMERIC)) numeric(match, add);
    if (language === 'vi')
      for (const match of text.matchAll(VIETNAMESE))
        add(match.index, match[0].length, parts(match[3], match[2], match[1]));
    for (const match of text.matchAll(CENTURY))
      add(match.index, match[0].length, { century: Number(match.slice(1).find((one) => one !== undefined)) });
  }
  if (/[年년月월]/u.test(text)) {
    for (const match of text.matchAll(EAST_ASIAN)) add(match.index, match[0].length, eastAsian(match));
    for (const match of text.matchAll(EAST_ASIAN_DAY))
      add(match.index, match[0].length, parts(undefined, match[1], match[2]));
  }
  written(text, language, add);
  if (language === 'th')
    for (const match of text.matchAll(BUDDHIST)) add(match.index, match[0].length, { year: Number(match[1]) - 543 });
  years(text, add);
  return found.sort((one, other) => one.start - other.start);
}

type Add = (start: number, length: number, parts: DateParts & { other?: DateParts }) => void;

function parts(year: string | undefined, month: string | undefined, day: string | undefined): DateParts {
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

function numeric(match: RegExpExecArray, add: Add): void {
  const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (first > 31 || second > 31 || (first > 12 && second > 12)) return;
  const dayFirst = { year, month: second, day: first };
  const monthFirst = { year, month: first, day: second };
  if (second > 12) add(match.index, match[0].length, monthFirst);
  else if (match[2] !== '/' || first > 12) add(match.index, match[0].length, dayFirst);
  else add(match.index, match[0].length, { ...monthFirst, other: dayFirst });
}

const HAN_DIGITS = '〇一二三四五六七八九';

function eastAsian(match: RegExpExecArray): DateParts {
  const [, era, eraYear, republic, republicYear, plain, han, decade, month, day] = match;
  let year = Number(plain);
  if (era !== undefined) year = (ERAS[era] ?? 0) + (eraYear === '元' ? 1 : Number(eraYear));
  else if (republic !== undefined) year = 1911 + Number(republicYear);
  else if (han !== undefined) year = Number([...han].map((digit) => Math.max(0, HAN_DIGITS.indexOf(digit))).join(''));
  return { ...parts(String(year), month, day), ...(decade === undefined ? {} : { isDecade: true }) };
}

function written(text: string, language: Language, add: Add): void {
  const { months, weekdays } = calendarWordsOf(language);
  for (const match of text.matchAll(WORD)) {
    const word = foldedWord(match[0]);
    const weekday = weekdays.get(word);
    if (weekday !== undefined && language !== 'pt' && !language.startsWith('pt-'))
      add(match.index, match[0].length, { weekday });
    const name = months.has(word) ? match[0] : (twoWordMonth(text, match.index, months) ?? match[0]);
    const month = months.get(foldedWord(name)) ?? inflectedMonth(word, months, language);
    if (month === undefined) continue;
    const end = match.index + name.length;
    const before = DAY_BEFORE.exec(text.slice(Math.max(0, match.index - 16), match.index));
    const behind = BEHIND.exec(text.slice(end, end + 22));
    const day = validDay(before?.[1]) ?? validDay(behind?.[1]);
    const year = language === 'th' && Number(behind?.[2]) > 2400 ? String(Number(behind?.[2]) - 543) : behind?.[2];
    if (day === undefined && year === undefined && [...name].length <= AMBIGUOUS) continue;
    if (day === undefined && year === undefined && language === 'en' && !/^\p{Lu}/u.test(name)) continue;
    const start =
      before !== null && validDay(before[1]) !== undefined
        ? match.index - before[0].length + (/^\d/.test(before[0]) ? 0 : 1)
        : match.index;
    const length =
      end -
      start +
      (behind !== null && (behind[1] !== undefined || behind[2] !== undefined) ? behind[0].trimEnd().length : 0);
    add(start, length, parts(year, String(month), day));
  }
}

function twoWordMonth(text: string, at: number, months: ReadonlyMap<string, number>): string | undefined {
  const pair = /^[\p{L}\p{M}]+ [\p{L}\p{M}]+/u.exec(text.slice(at, at + 30))?.[0];
  return pair !== undefined && months.has(foldedWord(pair)) ? pair : undefined;
}

const INFLECTED: ReadonlySet<Language> = new Set(['ru', 'pl', 'cs', 'lt', 'fi', 'et', 'hu', 'tr', 'el', 'bg']);
const ENDING = 4;

/** "в мае", "w marcu", "júniusban": the platform only knows two of a month's forms. */
function inflectedMonth(word: string, months: ReadonlyMap<string, number>, language: Language): number | undefined {
  if (!INFLECTED.has(language) || word.length < 4) return undefined;
  let best: { month: number; length: number } | undefined;
  for (const [name, month] of months) {
    if (name.length < 4 || name.length + ENDING < word.length) continue;
    // "červenci" belongs to "červenec", not to "červen".
    const shared = sharedStart(word, name);
    if (shared >= name.length - 2 && shared >= 3 && shared > (best?.length ?? 0) - (name.length > word.length ? 1 : 0))
      best = { month, length: shared };
  }
  return best?.month;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

function validDay(day: string | undefined): string | undefined {
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? day : undefined;
}

function years(text: string, add: Add): void {
  for (const match of text.matchAll(YEAR)) {
    const [all, year = '', decade] = match;
    add(match.index, all.length, { year: Number(year), ...(decade === undefined ? {} : { isDecade: true }) });
    const range = RANGE_END.exec(text.slice(match.index + all.length, match.index + all.length + 6));
    if (range === null) continue;
    const end = range[1] ?? '';
    add(match.index + all.length + 1, end.length, { year: Number(end.length === 2 ? year.slice(0, 2) + end : end) });
  }
}

/** Whether the passage's date says what the sentence's does; the sentence may say less, never more. */
export function dateSupports(claimed: DateMention, source: DateMention): boolean {
  const readings = [claimed, ...(claimed.other === undefined ? [] : [claimed.other])];
  const sources = [source, ...(source.other === undefined ? [] : [source.other])];
  return readings.some((reading) => sources.some((other) => covers(reading, other)));
}

function covers(claimed: DateParts, source: DateParts): boolean {
  if (claimed.century !== undefined) {
    return (
      source.century === claimed.century ||
      (source.year !== undefined && Math.ceil(source.year / 100) === claimed.century)
    );
  }
  if (claimed.weekday !== undefined) return source.weekday === claimed.weekday;
  if (claimed.isDecade === true) return isDecadeOf(claimed.year, source.year);
  const sameYear = claimed.year === undefined || (source.year === claimed.year && source.isDecade !== true);
  const sameMonth = claimed.month === undefined || source.month === claimed.month;
  return sameYear && sameMonth && (claimed.day === undefined || source.day === claimed.day);
}

/** "the 1940s" holds 1944; "1944s" is a slip and holds nothing else. */
function isDecadeOf(decade: number | undefined, year: number | undefined): boolean {
  if (decade === undefined || year === undefined) return false;
  return decade % 10 === 0 ? Math.floor(year / 10) === decade / 10 : year === decade;
}
