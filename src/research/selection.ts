import type { Evidence } from './evidence.ts';
import type { Group } from './groups.ts';
import { SaidAlready } from './repetition.ts';
import type { SourceSentence } from './source-text.ts';

/** How much a second mention of a concept still counts. */
const FADING = 0.3;
const COST_EXPONENT = 0.9;
/** Longer groups read better than lists of single sentences. */
const SINGLE_SENTENCE = 0.85;
/** Concepts say how much is new; beyond that they count less than the worth of the sentences. */
const CONCEPT_POWER = 0.4;
/** A word in a table says more than one in a sentence, and no concept is counted for it. */
const DISPLAY_COST = 0.25;
const DISPLAY_BONUS = 1.4;

/**
 * A greedy choice of groups in the manner of MMR: each is worth the concepts it adds, by relevance and quality, per
 * word; what repeats is never taken.
 */
export class Selection {
  readonly #evidence: Evidence;
  readonly #used = new Set<SourceSentence>();
  readonly #covered = new Map<number, number>();
  readonly #said = new SaidAlready();
  /** By group index, as are the three below. */
  readonly #concepts: (readonly number[] | undefined)[] = [];
  /** What the group added when it was last weighed: the more is said, the less it adds, so it is never too low. */
  readonly #gains: Float64Array;
  /** Sentences noted when it was weighed, -1 before. */
  readonly #weighedAt: Int32Array;
  /** Groups that repeat what is said, or whose source has no room left; neither changes again. */
  readonly #dead: Uint8Array;

  /** Sentences noted so far. */
  #taken = 0;
  readonly #wordsOf = new Map<string, number>();
  readonly #mostWords: number;

  /**
   * @param said sentences the article holds already
   * @param mostWords words that one source which is not trusted may give
   */
  constructor(evidence: Evidence, said: readonly SourceSentence[], mostWords: number = Number.POSITIVE_INFINITY) {
    this.#evidence = evidence;
    this.#gains = new Float64Array(evidence.groups.length);
    this.#weighedAt = new Int32Array(evidence.groups.length).fill(-1);
    this.#dead = new Uint8Array(evidence.groups.length);
    this.#mostWords = mostWords;
    for (const sentence of said) this.#note(sentence);
  }

  take(group: Group): void {
    for (const sentence of group.covered) this.#note(sentence);
  }

  /** Whether nothing of the group is used, nothing in it repeats what is said, and its source may say so much more. */
  isNew(group: Group): boolean {
    return (
      this.#hasRoom(group) &&
      group.covered.every((sentence) => !this.#used.has(sentence) && !this.#said.repeats(sentence))
    );
  }

  /** What the group would add, per word; 0 when it adds nothing. */
  gain(group: Group): number {
    const { concepts, worth } = this.#evidence;
    let value = 0;
    for (const concept of this.#conceptsOf(group)) {
      value += (concepts.weights[concept] ?? 0) * FADING ** (this.#covered.get(concept) ?? 0);
    }
    const mean =
      group.covered.reduce((sum, { index }) => sum + (worth[index] ?? 0), 0) / Math.max(1, group.covered.length);
    const size = group.display !== undefined ? DISPLAY_BONUS : group.sentences.length === 1 ? SINGLE_SENTENCE : 1;
    return (value ** CONCEPT_POWER * mean * size) / (costOf(group) + 6) ** COST_EXPONENT;
  }

  /**
   * The best new group that fits.
   * @param weigh factor on the gain; 0 leaves a group out
   */
  best(groups: readonly Group[], weigh: (group: Group) => number): Group | undefined {
    const open: Group[] = [];
    const factors: number[] = [];
    for (const group of groups) {
      const factor = this.#dead[group.index] === 1 ? 0 : weigh(group);
      if (factor <= 0) continue;
      open.push(group);
      factors.push(factor);
    }
    for (;;) {
      let best: Group | undefined;
      let most = 0;
      for (let at = 0; at < open.length; at += 1) {
        const group = open[at];
        if (group === undefined || this.#dead[group.index] === 1) continue;
        if (this.#weighedAt[group.index] === -1) this.#weigh(group);
        const bound = (factors[at] ?? 0) * (this.#gains[group.index] ?? 0);
        if (bound > most || (bound === most && best !== undefined && group.index < best.index)) {
          best = group;
          most = bound;
        }
      }
      if (best === undefined) return undefined;
      if ((this.#weighedAt[best.index] ?? 0) < this.#taken) this.#weigh(best);
      else if (this.isNew(best)) return best;
      else this.#dead[best.index] = 1;
    }
  }

  #weigh(group: Group): void {
    this.#gains[group.index] = this.gain(group);
    this.#weighedAt[group.index] = this.#taken;
  }

  #hasRoom({ documentId, words, block }: Group): boolean {
    if (this.#evidence.blocks[block]?.document.trusted === true) return true;
    return (this.#wordsOf.get(documentId) ?? 0) + words <= this.#mostWords;
  }

  #conceptsOf(group: Group): readonly number[] {
    let concepts = this.#concepts[group.index];
    if (concepts === undefined) {
      const { ofSentence } = this.#evidence.concepts;
      concepts = [...new Set(group.covered.flatMap(({ index }) => ofSentence[index] ?? []))];
      this.#concepts[group.index] = concepts;
    }
    return concepts;
  }

  #note(sentence: SourceSentence): void {
    this.#used.add(sentence);
    this.#taken += 1;
    this.#wordsOf.set(sentence.documentId, (this.#wordsOf.get(sentence.documentId) ?? 0) + sentence.words);
    this.#said.add(sentence);
    for (const concept of this.#evidence.concepts.ofSentence[sentence.index] ?? []) {
      this.#covered.set(concept, (this.#covered.get(concept) ?? 0) + 1);
    }
  }
}

function costOf({ words, display }: Group): number {
  return display === undefined ? words : words - display.words * (1 - DISPLAY_COST);
}
