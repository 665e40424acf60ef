/**
 * What the passages say about a sentence. `supported`: no defect was found and nothing a rule would have needed was out
 * of sight. `not-assessed`: nothing speaks against it, but the language's rules can't see what was changed.
 */
export type Verdict = 'supported' | 'partly' | 'contradicted' | 'not-found' | 'not-assessed';

export type FindingKind =
  | 'number'
  | 'unit'
  | 'date'
  | 'name'
  | 'quotation'
  | 'negation'
  | 'comparison'
  | 'order'
  | 'quantifier'
  | 'hedge'
  | 'cause'
  | 'recall';

/** One thing the sentence says and the passages don't. */
export interface Finding {
  readonly kind: FindingKind;
  /** `differs`: the passage says otherwise; `absent`: it says nothing of it; `stronger`: it says less. */
  readonly problem: 'differs' | 'absent' | 'stronger';
  /** The words of the sentence; empty where it lacks what the passage has. */
  readonly claimed: string;
  /** The words of the passage that stand in their place. */
  readonly found: string | undefined;
}

/** A part of a passage, in UTF-16 units of the text as it was given. */
export interface Span {
  readonly passage: number;
  readonly start: number;
  readonly end: number;
}

export interface ClaimCheck {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The sentences that come closest, best first; empty when nothing is near. */
  readonly spans: readonly Span[];
  /** What the rules could not see in this sentence. */
  readonly notAssessed: readonly FindingKind[];
}

/** From bad to good, for the worst of several sentences. */
const BY_BADNESS: readonly Verdict[] = ['contradicted', 'not-found', 'partly', 'not-assessed', 'supported'];

/** One check for a text of several sentences: the worst verdict wins; a text found in part is `partly`. */
export function worstOf(checks: readonly ClaimCheck[]): ClaimCheck {
  const sorted = [...checks].sort((one, other) => BY_BADNESS.indexOf(one.verdict) - BY_BADNESS.indexOf(other.verdict));
  const worst = sorted[0];
  if (worst === undefined) return { verdict: 'not-found', findings: [], spans: [], notAssessed: [] };
  const someStand = checks.some(({ verdict }) => verdict === 'supported');
  return {
    verdict: worst.verdict === 'not-found' && someStand ? 'partly' : worst.verdict,
    findings: checks.flatMap(({ findings }) => findings),
    spans: checks.flatMap(({ spans }) => spans),
    notAssessed: [...new Set(checks.flatMap(({ notAssessed }) => notAssessed))],
  };
}
