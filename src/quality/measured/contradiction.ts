import type { Language } from '../../contract/languages.ts';
import { figuresOf } from '../../language/figures.ts';
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
}

/**
 * Two whole sentences that say the same but for one figure, or but for a denial. Where all their figures differ they speak
 * of two things, as the entries of a list do.
 */
export function findContradictions({ reading, cues, tokensOf }: TextUnderTest): Finding[] {
  const claims = cues.all.slice(0, MOST_COMPARED).flatMap((each): Claim[] => {
    if (!isComplete(each.sentence) || /[?？؟]|^["“„«»「『]/u.test(each.sentence.text)) return [];
    const tokens = new Set(tokensOf(each.sentence).filter((token) => !/\p{N}/u.test(token)));
    if (tokens.size < 4 || tokens.size > 30) return [];
    return [{ sentence: each.sentence, tokens, negated: each.hasCue('negators') }];
  });
  const found = new Set<Sentence>();
  claims.forEach((claim, index) => {
    for (const [place, earlier] of claims.entries()) {
      if (place === index) break;
      if (!mayBeAlike(earlier, claim) || earlier.sentence.text === claim.sentence.text) continue;
      if (disagree(earlier, claim, reading.language)) {
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

const LEAST_ALIKE = Math.min(ALIKE.figure, ALIKE.denied);

/** Of two sentences of very different length most words are not shared: nearly all pairs are told apart so. */
function mayBeAlike({ tokens: { size: one } }: Claim, { tokens: { size: other } }: Claim): boolean {
  return (one < other ? one / other : other / one) >= LEAST_ALIKE;
}

function disagree(one: Claim, other: Claim, language: Language): boolean {
  let shared = 0;
  for (const token of other.tokens) if (one.tokens.has(token)) shared += 1;
  const likeness = shared / (one.tokens.size + other.tokens.size - shared);
  if (one.negated !== other.negated) return likeness >= ALIKE.denied;
  if (likeness < ALIKE.figure) return false;
  const [ours, others] = [figuresByUnit(one, language), figuresByUnit(other, language)];
  const both = [...ours].flatMap(([unit, value]) => {
    const theirs = others.get(unit);
    const isKnown = theirs !== undefined && !Number.isNaN(value) && !Number.isNaN(theirs);
    return isKnown ? [{ unit, differs: theirs !== value }] : [];
  });
  const differing = both.filter(({ differs }) => differs);
  return differing.length === 1 && differing[0]?.unit !== '' && ours.size === others.size;
}

/** Not a number for a unit that comes twice. */
function figuresByUnit({ sentence }: Claim, language: Language): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const { unit, value } of figuresOf(sentence.text, language))
    figures.set(unit, figures.has(unit) ? Number.NaN : value);
  return figures;
}
