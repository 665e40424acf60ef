import { descending } from '../support/descending.ts';
import type { Evidence } from './evidence.ts';
import type { Group } from './groups.ts';
import { SaidAlready } from './repetition.ts';
import { sameStatementsOf } from './same-statement.ts';
import type { SourceSentence } from './source-text.ts';

/** How much a second mention of a concept still counts. */
const FADING = 0.3;
const COST_EXPONENT = 0.9;
/** Longer groups read better than lists of single sentences. */
const SINGLE_SENTENCE = 0.85;
/** Concepts say how much is new; beyond that they count less than the worth of the sentences. */
const CONCEPT_POWER = 0.4;
/** By how often a concept is mentioned already. */
const FADED = Float64Array.from({ length: 64 }, (_, times) => FADING ** times);
/** A word in a table says more than one in a sentence, and no concept is counted for it. */
const DISPLAY_COST = 0.25;
const DISPLAY_BONUS = 1.4;

/** What weighing a group needs, whatever is said already. */
interface Measure {
  readonly concepts: readonly number[];
  /** Mean worth of its sentences. */
  readonly mean: number;
  readonly size: number;
  readonly cost: number;
}

/** By group index; of use to every selection from the same evidence. */
const measuresOf = new WeakMap<Evidence, (Measure | undefined)[]>();

/**
 * A greedy choice of groups in the manner of MMR: each is worth the concepts it adds, by relevance and quality, per
 * word; what repeats is never taken.
 */
export class Selection {
  readonly #evidence: Evidence;
  readonly #used = new Set<SourceSentence>();
  /** By concept: how often it is mentioned. */
  readonly #covered: Int32Array;
  readonly #said: SaidAlready;
  readonly #measures: (Measure | undefined)[];
  readonly #rankings = new WeakMap<readonly Group[], Ranking>();
  /** By group index, as are the two below: what the group added when it was last weighed: the more is said, the less it adds, so it is never too low. */
  readonly #gains: Float64Array;
  /** Sentences noted when it was weighed, -1 before. */
  readonly #weighedAt: Int32Array;
  /** Groups that repeat what is said, or whose source has no room left; neither changes again. */
  readonly #dead: Uint8Array;

  /** By group index: which of all weighings was its last one. */
  readonly #weighing: Int32Array;

  /** Sentences noted so far. */
  #taken = 0;
  /** How often a group was weighed. */
  #weighings = 0;
  readonly #wordsOf = new Map<string, number>();
  readonly #shown = new Set<Group['display']>();
  readonly #mostWords: number;

  /**
   * @param said sentences the article holds already
   * @param mostWords words that one source which is not trusted may give
   */
  constructor(evidence: Evidence, said: readonly SourceSentence[], mostWords: number = Number.POSITIVE_INFINITY) {
    this.#evidence = evidence;
    this.#said = new SaidAlready(sameStatementsOf(evidence));
    this.#measures = measuresOf.get(evidence) ?? [];
    measuresOf.set(evidence, this.#measures);
    this.#covered = new Int32Array(evidence.concepts.weights.length);
    this.#gains = new Float64Array(evidence.groups.length);
    this.#weighedAt = new Int32Array(evidence.groups.length).fill(-1);
    this.#dead = new Uint8Array(evidence.groups.length);
    this.#weighing = new Int32Array(evidence.groups.length);
    this.#mostWords = mostWords;
    for (const sentence of said) this.#note(sentence);
  }

  take(group: Group): void {
    for (const sentence of group.covered) this.#note(sentence);
    if (group.display === undefined) return;
    this.#shown.add(group.display);
    // The cells of a table are no sentences, and are said all the same.
    const words = group.words - group.covered.reduce((sum, sentence) => sum + sentence.words, 0);
    this.#addWords(group.documentId, Math.max(0, words));
  }

  /** Whether nothing of the group is used, nothing in it repeats what is said, and its source may say so much more. */
  isNew(group: Group): boolean {
    return (
      this.#hasRoom(group) &&
      // A list or table stands alone in one group and behind a sentence in another.
      (group.display === undefined || !this.#shown.has(group.display)) &&
      group.covered.every((sentence) => !this.#used.has(sentence) && !this.#said.repeats(sentence))
    );
  }

  /** Whether all that one group says beyond another that is taken is new. */
  isNewBeyond({ covered }: Group, taken: Group): boolean {
    const said = new Set(taken.covered);
    return covered.every((one) => said.has(one) || (!this.#used.has(one) && !this.#said.repeats(one)));
  }

  /** Takes what one group says beyond another that is taken. */
  takeBeyond({ covered }: Group, taken: Group): void {
    const said = new Set(taken.covered);
    for (const sentence of covered) if (!said.has(sentence)) this.#note(sentence);
  }

  /** What the group would add, per word; 0 when it adds nothing. */
  gain(group: Group): number {
    const { weights } = this.#evidence.concepts;
    const { concepts, mean, size, cost } = this.#measureOf(group);
    let value = 0;
    for (const concept of concepts) {
      const times = this.#covered[concept] ?? 0;
      value += (weights[concept] ?? 0) * (times < FADED.length ? (FADED[times] ?? 0) : FADING ** times);
    }
    return (value ** CONCEPT_POWER * mean * size) / cost;
  }

  /**
   * The best new group that fits.
   * @param weigh factor on the gain; 0 leaves a group out
   * @param mostFactor no factor is higher; given, only the groups that can win are weighed
   */
  best(
    groups: readonly Group[],
    weigh: (group: Group) => number,
    mostFactor: number = Number.POSITIVE_INFINITY,
  ): Group | undefined {
    const ranked = this.#rank(groups);
    const open: Weighed[] = [];
    let next = 0;
    for (;;) {
      const best = topOf(open);
      const group = ranked[next];
      const gain = group === undefined ? 0 : (this.#gains[group.index] ?? 0);
      if (group !== undefined && gain > 0 && gain * mostFactor >= (best?.bound ?? 0)) {
        next += 1;
        const factor = weigh(group);
        if (factor * gain > 0) push(open, { group, factor, bound: factor * gain });
        continue;
      }
      if (best === undefined) return undefined;
      const { index } = best.group;
      if ((this.#weighedAt[index] ?? 0) < this.#taken) {
        this.#weigh(best.group);
        best.bound = best.factor * (this.#gains[index] ?? 0);
        if (best.bound > 0) sink(open);
        else pop(open);
      } else if (this.isNew(best.group)) {
        return best.group;
      } else {
        this.#dead[index] = 1;
        pop(open);
      }
    }
  }

  /** The groups that are not dead, by what they added when they were last weighed. */
  #rank(groups: readonly Group[]): readonly Group[] {
    const known = this.#rankings.get(groups);
    if (known !== undefined) {
      this.#rankAnew(known);
      return known.ranked;
    }
    const ranked = groups.filter(({ index }) => this.#dead[index] === 0);
    for (const group of ranked) if (this.#weighedAt[group.index] === -1) this.#weigh(group);
    ranked.sort(this.#byGain);
    this.#rankings.set(groups, { ranked, weighings: this.#weighings });
    return ranked;
  }

  /** Of a thousand groups a choice weighs a few: only those are sorted, and put back among the others. */
  #rankAnew(ranking: Ranking): void {
    const { ranked, weighings } = ranking;
    const moved: Group[] = [];
    let kept = 0;
    for (const group of ranked) {
      if (this.#dead[group.index] !== 0) continue;
      if ((this.#weighing[group.index] ?? 0) > weighings) {
        moved.push(group);
        continue;
      }
      ranked[kept] = group;
      kept += 1;
    }
    moved.sort(this.#byGain);
    ranked.length = kept + moved.length;
    for (let at = ranked.length - 1; moved.length > 0; at -= 1) {
      const last = moved.at(-1);
      const other = ranked[kept - 1];
      if (last === undefined) break;
      if (kept > 0 && other !== undefined && this.#byGain(other, last) > 0) {
        ranked[at] = other;
        kept -= 1;
      } else {
        ranked[at] = last;
        moved.pop();
      }
    }
    ranking.weighings = this.#weighings;
  }

  readonly #byGain = (one: Group, other: Group): number =>
    descending(this.#gains[one.index] ?? 0, this.#gains[other.index] ?? 0);

  #weigh(group: Group): void {
    this.#gains[group.index] = this.gain(group);
    this.#weighedAt[group.index] = this.#taken;
    this.#weighings += 1;
    this.#weighing[group.index] = this.#weighings;
  }

  #addWords(documentId: string, words: number): void {
    this.#wordsOf.set(documentId, (this.#wordsOf.get(documentId) ?? 0) + words);
  }

  #hasRoom({ documentId, words, block }: Group): boolean {
    if (this.#evidence.blocks[block]?.document.trusted === true) return true;
    return (this.#wordsOf.get(documentId) ?? 0) + words <= this.#mostWords;
  }

  #measureOf(group: Group): Measure {
    const known = this.#measures[group.index];
    if (known !== undefined) return known;
    const { concepts, worth } = this.#evidence;
    const { covered, display, sentences } = group;
    const [only] = covered;
    const measure: Measure = {
      concepts:
        only !== undefined && covered.length === 1
          ? (concepts.ofSentence[only.index] ?? [])
          : [...new Set(covered.flatMap(({ index }) => concepts.ofSentence[index] ?? []))],
      mean: covered.reduce((sum, { index }) => sum + (worth[index] ?? 0), 0) / Math.max(1, covered.length),
      size: display !== undefined ? DISPLAY_BONUS : sentences.length === 1 ? SINGLE_SENTENCE : 1,
      cost: (costOf(group) + 6) ** COST_EXPONENT,
    };
    this.#measures[group.index] = measure;
    return measure;
  }

  #note(sentence: SourceSentence): void {
    this.#used.add(sentence);
    this.#taken += 1;
    this.#addWords(sentence.documentId, sentence.words);
    this.#said.add(sentence);
    for (const concept of this.#evidence.concepts.ofSentence[sentence.index] ?? []) {
      this.#covered[concept] = (this.#covered[concept] ?? 0) + 1;
    }
  }
}

/** Candidates that were asked about before, those that may add most first. */
interface Ranking {
  readonly ranked: Group[];
  /** How often groups had been weighed when it was made. */
  weighings: number;
}

interface Weighed {
  readonly group: Group;
  readonly factor: number;
  bound: number;
}

/** Of equal bounds the group that stands first wins. */
function isBefore(one: Weighed, other: Weighed): boolean {
  return one.bound > other.bound || (one.bound === other.bound && one.group.index < other.group.index);
}

/** `heap` is a binary heap, the best at its front. */
function topOf(heap: readonly Weighed[]): Weighed | undefined {
  return heap[0];
}

function push(heap: Weighed[], item: Weighed): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isBefore(item, parent)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = item;
}

function pop(heap: Weighed[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  heap[0] = last;
  sink(heap);
}

/** Brings the front where it belongs after its bound has fallen. */
function sink(heap: Weighed[]): void {
  const item = heap[0];
  if (item === undefined) return;
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    const isRight = left !== undefined && right !== undefined && isBefore(right, left);
    const child = isRight ? right : left;
    if (child === undefined || !isBefore(child, item)) break;
    heap[at] = child;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = item;
}

function costOf({ words, display }: Group): number {
  return display === undefined ? words : words - display.words * (1 - DISPLAY_COST);
}
