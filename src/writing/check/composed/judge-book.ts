import type { JudgedSentence } from '../../review/review.ts';
import type { JudgeSays } from './citation-policy.ts';

/** What the judge said of each wording. A verdict holds for another wording only where that was proved to say the same. */
export class JudgeBook {
  readonly #judged: ReadonlyMap<string, JudgedSentence>;
  readonly #wordings = new Map<string, Set<string>>();

  /** @param judged by the id of a sentence or table; tables are never reworded in the dark */
  constructor(judged: ReadonlyMap<string, JudgedSentence>) {
    this.#judged = judged;
  }

  /** The verdict on this sentence holds for this wording. */
  holdsFor(id: string, text: string): void {
    const known = this.#wordings.get(id) ?? new Set();
    this.#wordings.set(id, known.add(text));
  }

  /** The verdict on this wording; undefined where nobody judged it. */
  of(id: string, text: string): JudgedSentence | undefined {
    return this.#wordings.get(id)?.has(text) === true ? this.#judged.get(id) : undefined;
  }

  says(id: string, text: string): JudgeSays {
    const now = this.of(id, text);
    if (now !== undefined) return now.verdict;
    return this.#judged.get(id)?.verdict === 'unsupported' ? 'mended' : 'nobody';
  }
}
