import { type ClaimContext, contextOf, within } from './claim-context.ts';
import { unseenKinds } from './coverage.ts';
import { findSources, type SourcePlace } from './find-source.ts';
import type { PassageIndex } from './passage-index.ts';
import type { ReadText } from './read-text.ts';
import { checkCaselessNames } from './rule-caseless-names.ts';
import { checkDates } from './rule-dates.ts';
import { checkNames } from './rule-names.ts';
import { checkNegation } from './rule-negation.ts';
import { checkNumbers } from './rule-numbers.ts';
import { checkOpposites } from './rule-opposites.ts';
import { checkOrder } from './rule-order.ts';
import { checkQuotations } from './rule-quotations.ts';
import { checkStrength } from './rule-strength.ts';
import { type Sentence, termsOf } from './sentences.ts';
import { isUnspaced } from './tokens.ts';
import { verbatimIn } from './verbatim.ts';
import type { ClaimCheck, Finding, FindingKind, Span, Verdict } from './verdict.ts';

/** Shares of the sentence's words; Chinese, Japanese and Thai are compared by pairs of characters, of which fewer recur. */
const ENOUGH = { words: 0.62, characters: 0.5 };
const TOO_LITTLE = { words: 0.38, characters: 0.3 };
/** A number found counts like a long word or two. */
const NUMBER_WEIGHT = 2.5;
const MEAN_WEIGHT = 2;

/** Checks one sentence, read as a text of its own. */
export function checkSentence(claim: ReadText, sentence: Sentence, index: PassageIndex): ClaimCheck {
  const verbatim = verbatimIn(claim, index);
  if (verbatim !== undefined) {
    const spans = [spanOf(index, verbatim.passage, verbatim.start, verbatim.end)];
    const isDenied = verbatim.lost.some(({ problem }) => problem === 'differs');
    return {
      verdict: verbatim.lost.length === 0 ? 'supported' : isDenied ? 'contradicted' : 'partly',
      findings: verbatim.lost,
      spans,
      notAssessed: [],
    };
  }
  const terms = termsToFind(claim, sentence);
  const contexts = findSources(terms, index).flatMap((source) => contextOf(claim, sentence, index, source) ?? []);
  const context = contexts.reduce<ClaimContext | undefined>(
    (best, one) => (best === undefined || one.alignment.share > best.alignment.share ? one : best),
    undefined,
  );
  if (context === undefined) return { verdict: 'not-found', findings: [], spans: [], notAssessed: [] };
  return judged(context, context.source, terms.size);
}

/** Units and the words of dates are looked at with their numbers. */
function termsToFind(claim: ReadText, sentence: Sentence): Set<string> {
  const spans = [
    ...claim.quantities.filter(({ unit, scale, isWord }) => unit !== undefined || scale > 1 || isWord),
    ...claim.dates,
  ];
  const tokens = sentence.tokens.filter((token) => !spans.some((span) => within(token, span)));
  return termsOf(tokens, claim.language);
}

function judged(context: ClaimContext, source: SourcePlace, terms: number): ClaimCheck {
  const numbers = checkNumbers(context);
  const dates = checkDates(context);
  const caseless = checkCaselessNames(context);
  const negations = checkNegation(context);
  const opposites = checkOpposites(context, negations.differ, numbers.matched);
  const findings: Finding[] = [
    ...numbers.findings,
    ...dates.findings,
    ...checkNames(context),
    ...caseless.findings,
    ...checkQuotations(context),
    ...negations.findings,
    ...opposites,
    ...(opposites.length > 0 ? [] : checkOrder(context, numbers.matched, dates.matched)),
    ...checkStrength(context),
  ];
  const counted = numbers.counted + dates.counted;
  const recall = recallOf(terms, source, counted, counted - numbers.missed - dates.missed);
  const notAssessed = unseenKinds(context, caseless.mayHideName);
  const { sentence } = source;
  const spans = [spanOf(context.index, sentence.passage, sentence.start, sentence.end)];
  return verdictFrom(findings, recall, notAssessed, spans, isUnspaced(context.language));
}

function recallOf(terms: number, source: SourcePlace, counted: number, found: number): number {
  const words = terms * MEAN_WEIGHT;
  const share = 0.5 * source.inWindow + 0.25 * source.inSentence + 0.25 * source.anywhere;
  if (words + counted === 0) return 1;
  return (share * words + NUMBER_WEIGHT * found) / (words + NUMBER_WEIGHT * counted);
}

function verdictFrom(
  findings: readonly Finding[],
  recall: number,
  notAssessed: readonly FindingKind[],
  spans: readonly Span[],
  unspaced: boolean,
): ClaimCheck {
  const script = unspaced ? 'characters' : 'words';
  const isFar = recall < TOO_LITTLE[script];
  const isThin = recall < ENOUGH[script];
  const all: Finding[] = isThin
    ? [...findings, { kind: 'recall', problem: 'absent', claimed: '', found: undefined }]
    : [...findings];
  return { verdict: verdict(), findings: all, spans: isFar ? [] : spans, notAssessed };

  function verdict(): Verdict {
    if (isFar) return 'not-found';
    if (findings.some(({ problem }) => problem === 'differs')) return 'contradicted';
    if (all.length > 0) return 'partly';
    return notAssessed.length > 0 ? 'not-assessed' : 'supported';
  }
}

export function spanOf(index: PassageIndex, passage: number, start: number, end: number): Span {
  const normal = index.passages[passage]?.normal;
  return { passage, start: normal?.originalOffset(start) ?? start, end: normal?.originalOffset(end) ?? end };
}
