import type { Language } from '../../contract/languages.ts';
import { escapedForPattern } from '../../support/escaped-for-pattern.ts';
import { claimWordsOf, listOf } from './claim-words-of.ts';
import type { Bound } from './quantity.ts';

interface BoundPatterns {
  readonly before: readonly (readonly [Bound, RegExp])[];
  readonly after: readonly (readonly [Bound, RegExp])[];
}
const patterns = new Map<Language, BoundPatterns>();
const LOOK = 30;

/** What stands around a number and makes it no exact one: "about", "more than", "or less". */
export function boundAt(text: string, start: number, end: number, language: Language): Bound | undefined {
  const known = patternsOf(language);
  const before = text.slice(Math.max(0, start - LOOK), start).toLowerCase();
  const after = text.slice(end, end + LOOK).toLowerCase();
  const bound = (known.before.find(([, pattern]) => pattern.test(before)) ??
    known.after.find(([, pattern]) => pattern.test(after)))?.[0];
  if (bound !== undefined) return bound;
  if (/[~≈] ?$/u.test(before)) return 'about';
  if (/[>≥] ?$/u.test(before) || /^\+/u.test(after)) return 'over';
  return /[<≤] ?$/u.test(before) ? 'under' : undefined;
}

function patternsOf(language: Language): BoundPatterns {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = claimWordsOf(language);
  const under = listOf(words?.under);
  const about = listOf(words?.about);
  const both = about.filter((entry) => under.includes(entry));
  const made: BoundPatterns = {
    before: [
      ['nearly', behind(both)],
      ['over', behind(listOf(words?.over))],
      ['under', behind(under)],
      ['about', behind(about)],
    ],
    after: [
      ['over', ahead(listOf(words?.overAfter))],
      ['under', ahead(listOf(words?.underAfter))],
      ['about', ahead(listOf(words?.aboutAfter))],
    ],
  };
  patterns.set(language, made);
  return made;
}

const NEVER = /(?!)/u;

function behind(entries: readonly string[]): RegExp {
  return entries.length === 0
    ? NEVER
    : new RegExp(
        `(?<!\\p{L}(?<![\\p{Script=Han}\\p{Script=Thai}\\p{Script=Hiragana}]))(?:${escaped(entries)})(?: (?:the|a|los|las|le|les|de|des|die|den|das|un|una))?[ $€£¥₹]*$`,
        'u',
      );
}

function ahead(entries: readonly string[]): RegExp {
  return entries.length === 0 ? NEVER : new RegExp(`^[ ]?[\\p{L}\\p{M}]{0,8}? ?(?:${escaped(entries)})`, 'u');
}

function escaped(entries: readonly string[]): string {
  return [...entries]
    .sort((one, other) => other.length - one.length)
    .map((entry) => escapedForPattern(entry))
    .join('|');
}
