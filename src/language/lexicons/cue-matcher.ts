import type { Lexicon } from './lexicon.ts';

export interface CueMatch {
  readonly start: number;
  /** Offset behind the last character, in UTF-16 units as `start`. */
  readonly end: number;
}

export interface CueMatcher {
  /**
   * Length of the cue that `text` opens with, counted from the start of `text` so that leading quotes and brackets
   * are in it; 0 when it opens with none.
   */
  opening(text: string): number;
  occursIn(text: string): boolean;
  /** All matches from left to right; they do not overlap. */
  find(text: string): readonly CueMatch[];
}

const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}]-)`;
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}]|-[\p{L}\p{N}])`;
const LEADING_MARKS = /^[\s"'“”„‚‘’«»‹›([{¿¡「『《〈（【]+/u;

/**
 * Makes a cue list searchable by the rules that `Lexicon` states. Build it once a list: it is compiled.
 *
 * @param entries a list of `Cues`
 * @param matching of the same lexicon
 * @returns a matcher for texts in NFC
 */
export function createCueMatcher(entries: readonly string[], matching: Lexicon['matching']): CueMatcher {
  const longestFirst = [...entries].sort((a, b) => b.length - a.length);
  const source = (chosen: readonly string[]) => chosen.map((entry) => patternOf(entry, matching)).join('|');
  const anyCase = longestFirst.filter((entry) => !hasCapital(entry));
  const asWritten = longestFirst.filter(hasCapital);
  const patterns: RegExp[] = [];
  if (anyCase.length > 0) patterns.push(new RegExp(source(anyCase), 'giu'));
  if (asWritten.length > 0) patterns.push(new RegExp(source(asWritten), 'gu'));

  const find = (text: string): CueMatch[] => {
    const found = patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(([match]) => !pattern.ignoreCase || !isAcronym(match))
        .map((match) => ({ start: match.index, end: match.index + match[0].length })),
    );
    return withoutOverlaps(found);
  };
  return {
    find,
    occursIn: (text) => find(text).length > 0,
    opening: (text) => {
      const lead = LEADING_MARKS.exec(text)?.[0].length ?? 0;
      return find(text).find((match) => match.start === lead)?.end ?? 0;
    },
  };
}

function patternOf(entry: string, matching: Lexicon['matching']): string {
  const words = entry.split(' ').map((word) => {
    const stem = word.endsWith('*');
    return escaped(stem ? word.slice(0, -1) : word) + (stem ? String.raw`[\p{L}\p{M}]*` : '');
  });
  const phrase = words.join(String.raw`\s+`);
  return matching === 'word' ? WORD_START + phrase + WORD_END : phrase;
}

function escaped(word: string): string {
  return (
    word
      .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll("'", "['’ʼ]")
      // Unicode case folding knows nothing of the Turkish pairs i/İ and ı/I.
      .replaceAll('i', '[iİ]')
      .replaceAll('ı', '[ıI]')
  );
}

function hasCapital(text: string): boolean {
  return text !== text.toLowerCase();
}

/** "US" and "IT" are not the pronouns "us" and "it". */
function isAcronym(match: string): boolean {
  return match.length > 1 && match.length <= 3 && match !== match.toLowerCase() && match === match.toUpperCase();
}

function withoutOverlaps(found: CueMatch[]): CueMatch[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: CueMatch[] = [];
  let end = 0;
  for (const match of found) {
    if (match.start < end) continue;
    kept.push(match);
    end = match.end;
  }
  return kept;
}
