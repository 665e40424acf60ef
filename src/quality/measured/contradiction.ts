import { figuresOf } from '../../language/figures.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import type { Finding } from '../finding.ts';
import { isComplete } from '../prose/shape-features.ts';
import type { Sentence } from '../reading.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const MOST_COMPARED = 400;

/** Shared words of two sentences from which on they speak of the same: with another figure, and denied. */
const ALIKE = { figure: 0.8, denied: 0.85 } as const;

interface Claim {
  readonly sentence: Sentence;
  readonly tokens: ReadonlySet<string>;
  readonly negated: boolean;
  readonly figures: ReadonlyMap<string, number>;
}

/**
 * Two whole sentences that say the same but for one figure, or but for a denial. Where all their figures differ they speak
 * of two things, as the entries of a list do.
 */
export function findContradictions({ reading, cues }: TextUnderTest): Finding[] {
  const claims = cues.all.slice(0, MOST_COMPARED).flatMap((each): Claim[] => {
    if (!isComplete(each.sentence) || /[?？؟]|^["“„«»「『]/u.test(each.sentence.text)) return [];
    const tokens = new Set(tokensOf(each.sentence.text, reading.language).filter((token) => !/\p{N}/u.test(token)));
    if (tokens.size < 4 || tokens.size > 30) return [];
    const figures = new Map<string, number>();
    for (const { unit, value } of figuresOf(each.sentence.text, reading.language))
      figures.set(unit, figures.has(unit) ? Number.NaN : value);
    return [{ sentence: each.sentence, tokens, negated: each.hasCue('negators'), figures }];
  });
  const found = new Set<Sentence>();
  claims.forEach((claim, index) => {
    for (const earlier of claims.slice(0, index)) {
      if (earlier.sentence.text !== claim.sentence.text && disagree(earlier, claim)) {
        found.add(earlier.sentence);
        found.add(claim.sentence);
      }
    }
  });
  if (found.size === 0) return [];
  return [
    { kind: 'contradiction', strength: Math.min(1, found.size / 4), count: found.size, places: placesOf([...found]) },
  ];
}

function disagree(one: Claim, other: Claim): boolean {
  let shared = 0;
  for (const token of other.tokens) if (one.tokens.has(token)) shared += 1;
  const likeness = shared / (one.tokens.size + other.tokens.size - shared);
  if (one.negated !== other.negated) return likeness >= ALIKE.denied;
  if (likeness < ALIKE.figure) return false;
  const both = [...one.figures].flatMap(([unit, value]) => {
    const theirs = other.figures.get(unit);
    const isKnown = theirs !== undefined && !Number.isNaN(value) && !Number.isNaN(theirs);
    return isKnown ? [{ unit, differs: theirs !== value }] : [];
  });
  const differing = both.filter(({ differs }) => differs);
  return differing.length === 1 && differing[0]?.unit !== '' && one.figures.size === other.figures.size;
}
