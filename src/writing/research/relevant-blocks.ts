import type { Evidence } from '../../research/evidence.ts';
import { SaidAlready } from '../../research/repetition.ts';
import type { SourceSentence } from '../../research/source-text.ts';

/**
 * Tried from strict to lenient until the blocks carry enough words: first what is on the very subject, then the
 * neighbouring aspects that the same documents treat. All documents that are left are on the broader subject.
 */
const THRESHOLDS = [0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.06, 0.03, 0] as const;

export interface RelevantBlocks {
  /** In source order. */
  readonly blocks: readonly number[];
  /** Words of their usable, distinct sentences. */
  readonly words: number;
  readonly sentences: number;
}

/** The heading blocks about the subject: as few as carry `wantedWords`, else all that pass the last threshold. */
export function relevantBlocks(evidence: Evidence, wantedWords: number): RelevantBlocks {
  const isOnSubject = evidence.relevance.sentences.some((score) => score > 0);
  let found: RelevantBlocks = { blocks: [], words: 0, sentences: 0 };
  if (!isOnSubject) return found;
  for (const threshold of THRESHOLDS) {
    const blocks = evidence.blocks
      .filter(({ index }) => (evidence.relevance.blocks[index] ?? 0) >= threshold)
      .map(({ index }) => index);
    const sentences = usableSentences(evidence, new Set(blocks));
    found = { blocks, words: sentences.reduce((sum, { words }) => sum + words, 0), sentences: sentences.length };
    if (found.words >= wantedWords) break;
  }
  return found;
}

/** Sentences that some group can bring into the article, without repeats. */
function usableSentences(evidence: Evidence, blocks: ReadonlySet<number>): SourceSentence[] {
  const said = new SaidAlready();
  const inGroups = new Set(
    evidence.groups.filter((group) => blocks.has(group.block)).flatMap((group) => group.covered),
  );
  return [...inGroups].filter((sentence) => {
    if (said.repeats(sentence)) return false;
    said.add(sentence);
    return true;
  });
}
