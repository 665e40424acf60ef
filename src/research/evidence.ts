import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import type { Intent } from '../language/lexicons/lexicon.ts';
import { documentsSetAside, type SetAside } from './choose-documents.ts';
import { type Concepts, conceptsOf } from './concepts.ts';
import { type Group, groupsOf } from './groups.ts';
import { withoutHousePrices } from './judging/house-prices.ts';
import { withoutOffers } from './judging/offers.ts';
import { premisesOf } from './judging/premises.ts';
import { inOneRegister } from './judging/register.ts';
import { withoutMistakes } from './judging/strangers-mistakes.ts';
import { markOwnExperience } from './judging/whose-experience.ts';
import { withoutDocuments } from './keep-documents.ts';
import { withoutHanging } from './leaning/without-hanging.ts';
import { localReferences } from './local-reference.ts';
import { withoutStrays } from './off-subject.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { leaningAlso, replaced } from './replace-sentences.ts';
import { isTrustworthy, type SensitiveField, sensitiveFieldOf } from './sensitive-subject.ts';
import { type HeadingBlock, readSources, type SourceSentence, type SourceText } from './source-text.ts';
import { isContested, markArguments } from './stances.ts';
import { subjectFieldOf } from './subject-field.ts';
import { type SubjectWeights, weighSubject } from './subject-weights.ts';
import { supportOf } from './support.ts';
import type { Vocabulary } from './vocabulary.ts';
import { withinReach } from './within-reach.ts';
import { worthOf } from './worth.ts';

/** All that the sources offer on a subject, read, judged and weighed. */
export interface Evidence {
  readonly language: Language;
  readonly subject: SubjectWeights;
  readonly documents: readonly SourceDocument[];
  readonly blocks: readonly HeadingBlock[];
  readonly sentences: readonly SourceSentence[];
  /** Of the sentences' tokens. */
  readonly vocabulary: Vocabulary;
  readonly groups: readonly Group[];
  readonly relevance: Relevance;
  readonly concepts: Concepts;
  /** By sentence index: how much it is worth to a reader of the subject; 1 is an ordinary sentence. */
  readonly worth: readonly number[];
  /** By sentence index: how many other documents say about the same. */
  readonly support: readonly number[];
  /** The request has no answer but views. */
  readonly isContested: boolean;
  /** Documents that were given and are left aside, with the reason. */
  readonly setAside: readonly { readonly document: SourceDocument; readonly why: SetAside }[];
  /** Prefer sentences with figures, dates and named facts. */
  readonly preferData: boolean;
}

interface EvidenceInput {
  readonly documents: readonly SourceDocument[];
  /** What is asked for, as the customer wrote it. */
  readonly request?: string;
  /** Tokens of the subject. */
  readonly subject: readonly string[];
  readonly language: Language;
  readonly intent: Intent;
  readonly preferData: boolean;
  /** Words of the longest article that is wanted. */
  readonly mostWords?: number;
}

const NOT_TRUSTED = {
  health: "on health only the customer's own, official and scholarly sources are quoted",
  money: "on money only the customer's own, official and scholarly sources are quoted",
  law: "on law only the customer's own, official and scholarly sources are quoted",
} as const satisfies Record<SensitiveField, SetAside>;
/** Words an article has at most when nothing is said. */
const USUAL_WORDS = 2_000;

/** Reads, judges and weighs the documents. Deterministic; the order of the documents breaks ties. */
export function gatherEvidence(input: EvidenceInput): Evidence {
  const { subject: tokens, language, intent, preferData } = input;
  const read = readSources(input.documents, language);
  const contested = isContested(input.request ?? '', read, language);
  const aside = new Map<number, SetAside>(documentsSetAside(read, tokens, language, contested));
  const onSubject = withoutDocuments(read, new Set(aside.keys()));
  const field = sensitiveFieldOf(input.request ?? '', onSubject, language);
  if (field !== undefined) {
    for (const [index, document] of read.documents.entries()) {
      if (!aside.has(index) && !isTrustworthy(document)) aside.set(index, NOT_TRUSTED[field]);
    }
  }
  const usable = field === undefined ? onSubject : withoutDocuments(read, new Set(aside.keys()));
  const kept = withinReach(usable, tokens, input.mostWords ?? USUAL_WORDS, language);
  const common = subjectFieldOf(kept);
  const told = inOneRegister(
    markOwnExperience(
      leaningOnStories(
        withoutOffers(
          withoutHousePrices(withoutMistakes(withoutStrays(kept, common), language), input.request ?? '', language),
        ),
        language,
        contested,
      ),
      language,
    ),
    language,
  );
  const viewed = contested ? replaced(told, markArguments(told, language)) : told;
  const source = withoutHanging(viewed, tokens, language);
  const support = supportOf(source.sentences, source.vocabulary);
  const subject = weighSubject(source, tokens);
  const relevance = relevanceOf(source, subject, language);
  return {
    language,
    subject,
    documents: source.documents,
    blocks: source.blocks,
    sentences: source.sentences,
    vocabulary: source.vocabulary,
    groups: groupsOf(source, language),
    relevance,
    concepts: conceptsOf(source, relevance),
    support,
    worth: worthOf({ source, relevance, support, field: common, language, intent, preferData }),
    preferData,
    isContested: contested,
    setAside: [...aside].flatMap(([index, why]) => {
      const document = input.documents[index];
      return document === undefined ? [] : [{ document, why }];
    }),
  };
}

/** What names a thing that only its own document knows, or is a step of its author's reasoning where views differ, can not open a group. */
function leaningOnStories(source: SourceText, language: Language, contested: boolean): SourceText {
  const local = localReferences(source, language);
  const premises = contested ? premisesOf(source) : new Set<number>();
  return leaningAlso(source, new Set([...local, ...premises]));
}
