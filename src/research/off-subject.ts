import { bylinesOf } from './bylines.ts';
import { doubtedLess } from './choose-documents.ts';
import type { Refusal } from './judging/judge-sentence.ts';
import { refusing } from './replace-sentences.ts';
import type { SourceSentence, SourceText } from './source-text.ts';
import type { SubjectField } from './subject-field.ts';

/** Fewer documents have too little in common to tell. */
const ENOUGH_DOCUMENTS = 4;
/** So few that what one page says in passing is hardly said by another, and every good sentence is needed. */
const FEW_DOCUMENTS = 9;
/** Share of common words below which a sentence has left the subject. */
const LEAST_FIELD = { trusted: 0.15, other: 0.27 } as const;
/** Share of common words of a sentence that keeps its neighbour on the subject. */
const COMPANY = 0.4;
/** With fewer words of its own a sentence says nothing that would be missed. */
const LEAST_TOKENS = 4;
/** A paragraph that holds such a sentence is no company. */
const BAD_COMPANY: ReadonlySet<Refusal> = new Set<Refusal>([
  'advert', 'site talk', 'boilerplate', 'first person', 'polemic', 'dated', 'shout', 'no sentence', 'address', 'opinion',
]); // biome-ignore format: one list

/**
 * Refuses the sentences that share too few words with the rest of the sources. In few pages from elsewhere, one that
 * stands in a paragraph beside others on the subject may use words of its own ("Winter tyres roll less easily" below "Cold air is denser").
 */
export function withoutStrays(source: SourceText, field: SubjectField): SourceText {
  if (source.documents.length < ENOUGH_DOCUMENTS) return source;
  const bylines = bylinesOf(source);
  const isDoubtedLess = doubtedLess(source);
  const isFew = source.documents.length < FEW_DOCUMENTS;
  const fieldOf = ({ index }: SourceSentence) => field[index] ?? 0;
  const strays = source.sentences.filter((sentence) => {
    const { index, block, judgement } = sentence;
    if (judgement.refusal !== undefined) return false;
    if (bylines.has(index)) return true;
    const document = source.blocks[block]?.document;
    const least = isDoubtedLess(document) ? LEAST_FIELD.trusted : LEAST_FIELD.other;
    if (fieldOf(sentence) >= least) return false;
    return !isFew || document?.trusted !== false || !hasCompany(sentence, source.sentences, fieldOf);
  });
  return refusing(source, strays, 'off subject');
}

/** Right behind or before a sentence on the subject, in a paragraph of nothing but statements. */
function hasCompany(
  sentence: SourceSentence,
  sentences: readonly SourceSentence[],
  fieldOf: (sentence: SourceSentence) => number,
): boolean {
  const isBeside = (other: SourceSentence | undefined) =>
    other?.paragraph === sentence.paragraph && other.judgement.refusal === undefined && fieldOf(other) >= COMPANY;
  const { index, numbers } = sentence;
  if (numbers.length < LEAST_TOKENS) return false;
  if (!isBeside(sentences[index - 1]) && !isBeside(sentences[index + 1])) return false;
  for (const step of [-1, 1]) {
    for (let at = index + step; sentences[at]?.paragraph === sentence.paragraph; at += step) {
      const refusal = sentences[at]?.judgement.refusal;
      if (refusal !== undefined && BAD_COMPANY.has(refusal)) return false;
    }
  }
  return true;
}
