import type { Group } from '../../research/groups.ts';
import { countTerm } from './count-term.ts';
import type { RelatedTerm } from './related-terms.ts';

/** What a term adds to the worth of a group, by the mentions it has already. */
const BONUS = [0.6, 0.4, 0.25, 0.1] as const;
const MOST_BONUS = 1.2;
/** Mentions in a hundred words from which on a term makes a group worth less. */
const DENSE = 1.5;
const DENSE_FACTOR = 0.6;
/** Words below which a density says nothing. */
const LEAST_WORDS = 150;

/** Prefers groups of sentences with related terms that the article lacks, and shuns those that would crowd one. */
export class TermPreference {
  readonly #terms: readonly RelatedTerm[];
  readonly #used = new Map<RelatedTerm, number>();
  #words = 0;

  constructor(terms: readonly RelatedTerm[], taken: readonly Group[] = []) {
    this.#terms = terms;
    for (const group of taken) this.take(group);
  }

  /** No factor is higher. */
  get mostFactor(): number {
    return this.#terms.length === 0 ? 1 : 1 + MOST_BONUS;
  }

  /** Factor on the worth of a group; 1 where no related terms are asked for. */
  factor(group: Group): number {
    let bonus = 0;
    for (const term of this.#terms) {
      const mentions = mentionsIn(group, term);
      if (mentions === 0) continue;
      const used = this.#used.get(term) ?? 0;
      const words = this.#words + group.words;
      if (words >= LEAST_WORDS && ((used + mentions) / words) * 100 > DENSE) return DENSE_FACTOR;
      bonus += BONUS[used] ?? 0;
    }
    return 1 + Math.min(MOST_BONUS, bonus);
  }

  take(group: Group): void {
    this.#words += group.words;
    for (const term of this.#terms) {
      const mentions = mentionsIn(group, term);
      if (mentions > 0) this.#used.set(term, (this.#used.get(term) ?? 0) + mentions);
    }
  }
}

function mentionsIn(group: Group, term: RelatedTerm): number {
  return group.sentences.reduce((sum, { tokens }) => sum + countTerm(term, tokens), 0);
}
