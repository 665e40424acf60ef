import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { gatherEvidence } from '../../research/evidence.ts';
import { subjectTokens } from '../../research/subject.ts';
import type { ResearchResult } from '../research/research-result.ts';

/** What research would give on a subject from these documents. */
export function exampleResearch(
  language: Language,
  subject: string,
  documents: readonly SourceDocument[],
): ResearchResult {
  const evidence = gatherEvidence({
    documents,
    request: subject,
    subject: subjectTokens(subject, language),
    language,
    intent: 'plain',
    preferData: true,
  });
  return {
    evidence,
    inOtherLanguages: [],
    relevantBlocks: evidence.blocks.map(({ index }) => index),
    targetWords: 1000,
    mostWordsOfOther: 250,
    notes: [],
  };
}
