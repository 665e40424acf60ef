import { RATINGS } from '../../contract/choices.ts';
import { ordersAMachine } from '../../research/machine-orders.ts';
import type { Finding } from '../finding.ts';
import { orderToJudge } from '../measured/orders-to-judge.ts';
import type { Judgement, Reason } from './questions.ts';
import type { QuoteFinder } from './quotes.ts';

/** A reason whose words were found in the text. */
export interface StandingReason extends Reason {
  /** Index in `Reading.sections`. */
  readonly section: number;
}

/** One judgement of one dimension, as far as it stands. */
export interface Vote {
  /** Index in `RATINGS`. */
  readonly level: number;
  readonly defects: readonly StandingReason[];
  readonly missing: readonly string[];
  readonly strengths: readonly StandingReason[];
}

const MEDIUM = RATINGS.indexOf('Medium');
const MOST_REASONS = 4;
const LONGEST_SENTENCE = 400;
const LONGEST_QUOTE = 400;

/** Praise of oneself, and what only tries to please, shows nothing good. */
const NO_STRENGTH: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'selfPraise',
  'judgeOrders',
  'hidden',
  'exaggeration',
  'selling',
  'filler',
]);

/**
 * What is left of a judgement when every quotation was looked up. Above Medium only with a strength that stands, below
 * it only with something that speaks against the text.
 */
export function voteOf(judgement: Judgement, quotes: QuoteFinder, findings: readonly Finding[]): Vote {
  const defects = standing(judgement.defects, quotes);
  const strengths = standing(judgement.strengths, quotes).filter(({ quote }) => !isEmptyPraise(quote, findings));
  const missing = judgement.missing.flatMap((text) => sentenceIn(text) ?? []).slice(0, MOST_REASONS);
  const given = RATINGS.indexOf(judgement.level);
  const atMost = strengths.length === 0 ? Math.min(given, MEDIUM) : given;
  const level = defects.length + missing.length === 0 ? Math.max(atMost, MEDIUM) : atMost;
  return { level, defects, missing, strengths };
}

/** Of an odd number of votes: one of those in the middle, with most to show for it. */
export function medianVote(votes: readonly Vote[]): Vote {
  const levels = votes.map(({ level }) => level).sort((one, other) => one - other);
  const middle = levels[Math.floor(levels.length / 2)];
  const [first, ...rest] = votes.filter(({ level }) => level === middle);
  if (first === undefined) throw new Error('there is no vote');
  return rest.reduce((best, vote) => (reasonsIn(vote) > reasonsIn(best) ? vote : best), first);
}

function reasonsIn({ defects, missing, strengths }: Vote): number {
  return defects.length + missing.length + strengths.length;
}

export function standing(reasons: readonly Reason[], quotes: QuoteFinder): StandingReason[] {
  return reasons
    .flatMap(({ quote, says }): StandingReason[] => {
      const sentence = sentenceIn(says);
      const section = quote.length > LONGEST_QUOTE ? undefined : quotes.sectionOf(quote);
      return sentence === undefined || section === undefined ? [] : [{ quote, says: sentence, section }];
    })
    .slice(0, MOST_REASONS);
}

function isEmptyPraise(quote: string, findings: readonly Finding[]): boolean {
  if (orderToJudge(quote) || ordersAMachine(quote)) return true;
  const plain = bare(quote);
  return findings.some(
    ({ kind, places }) =>
      NO_STRENGTH.has(kind) &&
      places.some(({ excerpt }) => {
        const seen = bare(excerpt);
        return seen !== '' && (plain.includes(seen) || seen.includes(plain));
      }),
  );
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A model's sentence as it may be shown: on one line, with its stop; undefined for what leads away or gives orders. */
export function sentenceIn(text: string): string | undefined {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (line === '' || line.length > LONGEST_SENTENCE || /https?:|www\.|<[a-z/]/i.test(line)) return undefined;
  if (orderToJudge(line) || ordersAMachine(line)) return undefined;
  if (/[.!?。！？؟།।…]["”»」』)]*$/u.test(line)) return line;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? `${line}。` : `${line}.`;
}
