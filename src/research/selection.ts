import type { Evidence } from './evidence.ts';
import type { Group } from './groups.ts';
import { SaidAlready } from './repetition.ts';
import type { SourceSentence } from './source-text.ts';

/** How much a second mention of a concept still counts. */
const FADING = 0.3;
const COST_EXPONENT = 0.75;
/** Longer groups read better than lists of single sentences. */
const SINGLE_SENTENCE = 0.8;
const DATA_BONUS = 0.4;
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
  readonly #concepts = new Map<Group, readonly number[]>();

  /** @param said sentences the article holds already */
  constructor(evidence: Evidence, said: readonly SourceSentence[]) {
    this.#evidence = evidence;
    for (const sentence of said) this.#note(sentence);
  }

  take(group: Group): void {
    for (const sentence of group.sentences) this.#note(sentence);
  }

  /** Whether nothing of the group is used and nothing in it repeats what is said. */
  isNew(group: Group): boolean {
    return group.sentences.every((sentence) => !this.#used.has(sentence) && !this.#said.repeats(sentence));
  }

  /** What the group would add, per word; 0 when it adds nothing. */
  gain(group: Group): number {
    const { concepts, relevance, preferData } = this.#evidence;
    let value = 0;
    for (const concept of this.#conceptsOf(group)) {
      value += (concepts.weights[concept] ?? 0) * FADING ** (this.#covered.get(concept) ?? 0);
    }
    const share = (test: (sentence: SourceSentence) => boolean) =>
      group.sentences.filter(test).length / group.sentences.length;
    const mean =
      group.sentences.reduce((sum, { index }) => sum + (relevance.sentences[index] ?? 0), 0) / group.sentences.length;
    const data = preferData ? 1 + DATA_BONUS * share(({ figures }) => figures.length > 0) : 1;
    const size = group.display !== undefined ? DISPLAY_BONUS : group.sentences.length === 1 ? SINGLE_SENTENCE : 1;
    return (value * mean ** 0.5 * (1 - 0.8 * group.penalty) * data * size) / (costOf(group) + 6) ** COST_EXPONENT;
  }

  /**
   * The best new group that fits.
   * @param weigh factor on the gain; 0 leaves a group out
   */
  best(groups: readonly Group[], weigh: (group: Group) => number): Group | undefined {
    const ranked = groups
      .map((group) => ({ group, worth: weigh(group) }))
      .filter(({ worth }) => worth > 0)
      .map(({ group, worth }) => ({ group, worth: worth * this.gain(group) }))
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth || one.group.index - other.group.index);
    return ranked.find(({ group }) => this.isNew(group))?.group;
  }

  #conceptsOf(group: Group): readonly number[] {
    let concepts = this.#concepts.get(group);
    if (concepts === undefined) {
      const { ofSentence } = this.#evidence.concepts;
      concepts = [...new Set(group.sentences.flatMap(({ index }) => ofSentence[index] ?? []))];
      this.#concepts.set(group, concepts);
    }
    return concepts;
  }

  #note(sentence: SourceSentence): void {
    this.#used.add(sentence);
    this.#said.add(sentence);
    for (const concept of this.#evidence.concepts.ofSentence[sentence.index] ?? []) {
      this.#covered.set(concept, (this.#covered.get(concept) ?? 0) + 1);
    }
  }
}

function costOf({ words, display }: Group): number {
  return display === undefined ? words : words - display.words * (1 - DISPLAY_COST);
}
