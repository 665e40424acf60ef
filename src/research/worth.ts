import type { Language } from '../contract/languages.ts';
import { findCues } from '../language/find-cues.ts';
import type { Intent } from '../language/lexicons/lexicon.ts';
import type { Refusal } from './judging/judge-sentence.ts';
import type { Relevance } from './relevance.ts';
import type { SourceSentence, SourceText } from './source-text.ts';
import type { SubjectField } from './subject-field.ts';

/**
 * Weights of what marks a sentence that carries a point, as exponents. Found by comparing the sentences that readers
 * named as key with all others over many subjects and languages; coarse on purpose.
 */
const WEIGHTS = {
  field: 3,
  figures: 0.15,
  opensBlock: 0.4,
  opensParagraph: 0.3,
  compares: 0.25,
  qualifies: 0.2,
  defines: 0.3,
  explains: 0.2,
  trusted: 0.2,
  intent: 0.4,
  data: 0.2,
  support: 0.1,
  penalty: -2.5,
  chatter: -1.5,
} as const;
/** What few documents speak of is a narrow subject: closeness to it counts more than what many say. */
const RELEVANCE = { broad: { weight: 2, most: 0.5 }, narrow: { weight: 3, most: 0.8 } } as const;

export interface WorthInput {
  readonly source: SourceText;
  readonly relevance: Relevance;
  readonly field: SubjectField;
  /** By sentence index: how many other documents say about the same. */
  readonly support: readonly number[];
  readonly language: Language;
  readonly intent: Intent;
  readonly preferData: boolean;
}

/** By sentence index: how much a sentence is worth to a reader of the subject; 1 is an ordinary one. */
export function worthOf({ source, relevance, field, support, language, intent, preferData }: WorthInput): number[] {
  const chatter = chatterOf(source);
  return source.sentences.map((sentence, index) => {
    if (sentence.judgement.refusal !== undefined) return 0;
    const block = source.blocks[sentence.block];
    const cues = findCues(sentence.text, language);
    let exponent = WEIGHTS.field * ((field[index] ?? 0) - 0.7);
    const { weight, most } = relevance.isBroad ? RELEVANCE.broad : RELEVANCE.narrow;
    exponent += weight * Math.min(most, relevance.sentences[index] ?? 0);
    exponent += WEIGHTS.figures * Math.min(3, sentence.figures.length);
    if (block?.sentences[0] === sentence) exponent += WEIGHTS.opensBlock;
    if (source.sentences[index - 1]?.paragraph !== sentence.paragraph) exponent += WEIGHTS.opensParagraph;
    exponent += WEIGHTS.support * Math.min(3, support[index] ?? 0);
    if (cues.has('comparisons')) exponent += WEIGHTS.compares;
    if (cues.has('hedges') || cues.has('quantifiers.part')) exponent += WEIGHTS.qualifies;
    if (cues.has('definitionPatterns')) exponent += WEIGHTS.defines;
    if (cues.has('causes')) exponent += WEIGHTS.explains;
    if (block?.document.trusted === true) exponent += WEIGHTS.trusted;
    if (answers(intent, cues.has.bind(cues))) exponent += WEIGHTS.intent;
    if (preferData && hasData(sentence)) exponent += WEIGHTS.data;
    exponent += WEIGHTS.penalty * sentence.judgement.penalty;
    exponent += WEIGHTS.chatter * (chatter[block?.documentIndex ?? -1] ?? 0);
    return Math.exp(exponent);
  });
}

const CHATTER: ReadonlySet<Refusal | undefined> = new Set([
  'advert',
  'boilerplate',
  'site talk',
  'first person',
  'shout',
  'polemic',
]);
const MOST_CHATTER = 0.4;

/** By document: share of the sentences of a page from elsewhere that sell, chat or rail, up to `MOST_CHATTER`. */
function chatterOf({ documents, blocks }: SourceText): number[] {
  const counts = documents.map(() => ({ all: 0, chatter: 0 }));
  for (const { document, documentIndex, sentences } of blocks) {
    const count = counts[documentIndex];
    if (count === undefined || document.trusted) continue;
    count.all += sentences.length;
    count.chatter += sentences.filter(({ judgement }) => CHATTER.has(judgement.refusal)).length;
  }
  return counts.map(({ all, chatter }) => Math.min(MOST_CHATTER, chatter / Math.max(1, all)));
}

type Has = ReturnType<typeof findCues>['has'];

function answers(intent: Intent, has: Has): boolean {
  switch (intent) {
    case 'why':
      return has('causes');
    case 'how':
      return has('means') || has('stepWords');
    case 'comparison':
      return has('comparisons');
    default:
      return false;
  }
}

function hasData({ figures }: SourceSentence): boolean {
  return figures.length > 0;
}
