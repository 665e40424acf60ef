import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { type Concepts, conceptsOf } from './concepts.ts';
import { type Group, groupsOf } from './groups.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { type HeadingBlock, readSources, type SourceSentence } from './source-text.ts';
import { type SubjectWeights, weighSubject } from './subject-weights.ts';

/** All that the sources offer on a subject, read, judged and weighed. */
export interface Evidence {
  readonly language: Language;
  readonly subject: SubjectWeights;
  readonly documents: readonly SourceDocument[];
  readonly blocks: readonly HeadingBlock[];
  readonly sentences: readonly SourceSentence[];
  readonly groups: readonly Group[];
  readonly relevance: Relevance;
  readonly concepts: Concepts;
  /** Prefer sentences with figures, dates and named facts. */
  readonly preferData: boolean;
}

interface EvidenceInput {
  readonly documents: readonly SourceDocument[];
  /** Tokens of the subject. */
  readonly subject: readonly string[];
  readonly language: Language;
  readonly preferData: boolean;
}

/** Reads, judges and weighs the documents. Deterministic; the order of the documents breaks ties. */
export function gatherEvidence({ documents, subject: tokens, language, preferData }: EvidenceInput): Evidence {
  const source = readSources(documents, language);
  const subject = weighSubject(source, tokens);
  const relevance = relevanceOf(source, subject, language);
  return {
    language,
    subject,
    documents,
    blocks: source.blocks,
    sentences: source.sentences,
    groups: groupsOf(source, language),
    relevance,
    concepts: conceptsOf(source, relevance),
    preferData,
  };
}
