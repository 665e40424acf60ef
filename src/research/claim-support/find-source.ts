import { type PassageIndex, START_LENGTH } from './passage-index.ts';
import type { Sentence } from './sentences.ts';
import { isUnspaced } from './tokens.ts';

/** The part of the passages that speaks of what the sentence speaks of. */
export interface SourcePlace {
  readonly sentence: Sentence;
  /** The sentence, the one before it and the two behind it. */
  readonly window: readonly Sentence[];
  /** Share of the claim's words found in the sentence, in the best three in a row, in all passages: 0 to 1. */
  readonly inSentence: number;
  readonly inWindow: number;
  readonly anywhere: number;
}

/** A long word that only shares its first letters counts less. */
const BY_START = 0.8;

interface Scores {
  /** By sentence: weight of the terms it has, and of those that it and the two behind it have. */
  readonly hits: readonly number[];
  readonly windows: readonly number[];
  readonly anywhere: number;
  readonly total: number;
}

/** Places whose scores lie this near to the best one's may be it: the order of their words decides. */
const TIE = 0.12;
const MOST = 3;

/** The best places for the claim's terms, best first; none when no passage has a sentence. */
export function findSources(terms: ReadonlySet<string>, index: PassageIndex): SourcePlace[] {
  const scores = scoresOf(terms, index);
  const score = (at: number) => (0.6 * (scores.hits[at] ?? 0) + 0.4 * (scores.windows[at] ?? 0)) / scores.total;
  const places = index.sentences.map((_, at) => ({ at, score: score(at) }));
  const hit = places.filter((place) => place.score > 0);
  const ranked = (hit.length > 0 ? hit : places).sort((one, other) => other.score - one.score || one.at - other.at);
  const best = ranked[0]?.score ?? 0;
  const focuses = ranked
    .slice(0, MOST)
    .filter((one) => best - one.score <= TIE)
    .map(({ at }) => focusOf(at, index, scores.hits));
  return [...new Set(focuses)].flatMap((focus) => placeAt(focus, index, scores));
}

function scoresOf(terms: ReadonlySet<string>, index: PassageIndex): Scores {
  const { sentences } = index;
  const hits = sentences.map(() => 0);
  const windows = sentences.map(() => 0);
  let anywhere = 0;
  let total = 0;
  for (const term of terms) {
    const weight = Math.min(3, 1 + term.length / 6);
    total += weight;
    let best = 0;
    const inWindows = new Map<number, number>();
    for (const [at, share] of placesOf(term, index)) {
      hits[at] = (hits[at] ?? 0) + weight * share;
      best = Math.max(best, share);
      for (const from of [at - 2, at - 1, at]) {
        if (sentences[from]?.passage === sentences[at]?.passage)
          inWindows.set(from, Math.max(inWindows.get(from) ?? 0, share));
      }
    }
    for (const [from, share] of inWindows) windows[from] = (windows[from] ?? 0) + weight * share;
    anywhere += weight * best;
  }
  return { hits, windows, anywhere, total: total === 0 ? 1 : total };
}

/** Of the sentence and the two behind it, the one with most of the terms. */
function focusOf(top: number, { sentences }: PassageIndex, hits: readonly number[]): number {
  let focus = top;
  for (let at = top; at <= top + 2 && sentences[at]?.passage === sentences[top]?.passage; at += 1) {
    if ((hits[at] ?? 0) > (hits[focus] ?? 0)) focus = at;
  }
  return focus;
}

function placeAt(
  focus: number,
  { sentences }: PassageIndex,
  { hits, windows, anywhere, total }: Scores,
): SourcePlace[] {
  const sentence = sentences[focus];
  if (sentence === undefined) return [];
  const window = sentences.slice(Math.max(0, focus - 1), focus + 3).filter((one) => one.passage === sentence.passage);
  const starts = [focus - 2, focus - 1, focus].filter((at) => sentences[at]?.passage === sentence.passage);
  return [
    {
      sentence,
      window,
      inSentence: (hits[focus] ?? 0) / total,
      inWindow: Math.max(...starts.map((at) => windows[at] ?? 0)) / total,
      anywhere: anywhere / total,
    },
  ];
}

function placesOf(term: string, index: PassageIndex): Map<number, number> {
  const places = new Map<number, number>();
  if (!isUnspaced(index.language) && term.length > START_LENGTH) {
    for (const at of index.starts.get(term.slice(0, START_LENGTH)) ?? []) places.set(at, BY_START);
  }
  for (const at of index.places.get(term) ?? []) places.set(at, 1);
  return places;
}
