import { type ClaimContext, type MatchedQuantity, within } from './claim-context.ts';
import { type Agreement, agreementOf } from './match-quantities.ts';
import type { Quantity } from './quantity.ts';
import type { Token } from './tokens.ts';
import type { Finding } from './verdict.ts';

export interface NumbersChecked {
  readonly findings: readonly Finding[];
  readonly matched: readonly MatchedQuantity[];
  readonly counted: number;
  readonly missed: number;
}

interface Candidate {
  readonly source: Quantity;
  readonly passage: number;
  readonly agreement: Agreement;
  /** 0 in the aligned sentence, 1 in its window, 2 elsewhere. */
  readonly distance: number;
}

/** In a copy this near a number has to stand in the very sentence, each for one of its own. */
const COPY = 0.75;
const LOOSE = 0.6;
/** Below this the nearest sentence speaks of something else, and its numbers say nothing. */
const SAME_SUBJECT = 0.4;

/** Every number of the sentence has to be in the passages: equal, converted or rightly rounded. */
export function checkNumbers(context: ClaimContext): NumbersChecked {
  const { claim } = context;
  const findings: Finding[] = [];
  const matched: MatchedQuantity[] = [];
  const used = new Map<Quantity, Quantity>();
  const borne = partsBorneOut(context);
  let counted = 0;
  let missed = 0;
  for (const claimed of claim.quantities) {
    if (claimed.isSum || borne.has(claimed) || (claimed.isShare && !claimed.isWord)) continue;
    counted += 1;
    const candidates = candidatesFor(claimed, context);
    const best = bestOf(candidates, used, claimed);
    const rival = best === undefined ? undefined : rivalInCopy(claimed, best, used, context);
    if (best !== undefined && rival === undefined) {
      used.set(best.source, claimed);
      matched.push({ claimed, source: best.source, passage: best.passage });
      findings.push(...boundFindings(claimed, best));
      continue;
    }
    if (best === undefined && isElsewhere(claimed, context)) continue;
    const finding = rival === undefined ? unmatched(claimed, candidates, context) : differs('number', claimed, rival);
    // "one year" is as often "a year".
    if (claimed.isWord && claimed.value === 1 && finding.problem === 'absent') continue;
    missed += 1;
    findings.push(finding);
  }
  return { findings, matched, counted, missed };
}

/** "160 minutes" in the passage bears out both parts of "2 hours and 40 minutes". */
function partsBorneOut(context: ClaimContext): Set<Quantity> {
  const borne = new Set<Quantity>();
  for (const sum of context.claim.quantities) {
    if (!sum.isSum || bestOf(candidatesFor(sum, context), new Map(), sum) === undefined) continue;
    for (const part of context.claim.quantities) if (!part.isSum && within(part, sum)) borne.add(part);
  }
  return borne;
}

function candidatesFor(claimed: Quantity, context: ClaimContext): Candidate[] {
  const { index, source } = context;
  const candidates: Candidate[] = [];
  for (const passage of index.passages) {
    const isHere = passage.passage === source.sentence.passage;
    for (const quantity of passage.quantities) {
      const agreement = agreementOf(claimed, quantity);
      if (agreement === undefined) continue;
      const inWindow = isHere && source.window.some((sentence) => within(quantity, sentence));
      const distance = isHere && within(quantity, source.sentence) ? 0 : inWindow ? 1 : 2;
      candidates.push({ source: quantity, passage: passage.passage, agreement, distance });
    }
  }
  return candidates;
}

function bestOf(
  candidates: readonly Candidate[],
  used: ReadonlyMap<Quantity, Quantity>,
  claimed: Quantity,
): Candidate | undefined {
  const rank = (one: Candidate) =>
    one.distance * 4 +
    (used.has(one.source) && used.get(one.source) !== claimed ? 2 : 0) +
    (one.agreement === 'equal' ? 0 : 1) +
    (one.source.bound === claimed.bound ? 0 : 0.5);
  return candidates
    .filter(({ agreement }) => agreement !== 'slip')
    .reduce<Candidate | undefined>(
      (best, one) => (best === undefined || rank(one) < rank(best) ? one : best),
      undefined,
    );
}

/** A number of the aligned sentence that the claim leaves out while it takes its own from somewhere else. */
function rivalInCopy(
  claimed: Quantity,
  best: Candidate,
  used: ReadonlyMap<Quantity, Quantity>,
  context: ClaimContext,
): Quantity | undefined {
  const { source, passage, claim, alignment } = context;
  if ((source.inSentence < LOOSE || alignment.share < LOOSE) && alignment.share < COPY) return undefined;
  const isTaken = used.has(best.source) && used.get(best.source) !== claimed;
  const lostUnit = claimed.unit === undefined && best.source.unit !== undefined;
  if ((best.distance === 0 && !isTaken && !lostUnit) || claimed.isOrdinal) return undefined;
  const own = passage.quantities.filter((quantity) => within(quantity, source.sentence));
  const takers = (one: Quantity) =>
    claim.quantities.filter((other) => other !== claimed && isAgreed(agreementOf(other, one))).length;
  const alike = (one: Quantity) => own.filter((other) => other.value === one.value).length;
  return own.find(
    (one) =>
      !one.isSum && !one.isOrdinal && !used.has(one) &&
      one.unit?.dimension === claimed.unit?.dimension && takers(one) < alike(one) && !isAgreed(agreementOf(claimed, one)),
  ); // biome-ignore format: one condition a line
}

function isAgreed(agreement: Agreement | undefined): boolean {
  return agreement !== undefined && agreement !== 'slip';
}

/** Years and days that one text writes as a date and the other as a number, and digits of names. */
function isElsewhere(claimed: Quantity, context: ClaimContext): boolean {
  if (claimed.unit !== undefined || claimed.scale !== 1) return false;
  const places = context.index.passages.flatMap((passage) => passage.dates);
  if (places.some((date) => date.year === claimed.value && claimed.value > 999)) return true;
  return (
    claimed.isOrdinal &&
    context.index.passages.some((passage) => passage.quantities.some(({ value }) => value === claimed.value))
  );
}

function boundFindings(claimed: Quantity, best: Candidate): Finding[] {
  const [own, other] = [claimed.bound, best.source.bound];
  if (best.agreement !== 'equal' || own === other) return [];
  if ((own === 'over' && other === 'under') || (own === 'under' && other === 'over'))
    return [differs('comparison', claimed, best.source)];
  if (own === undefined && (other === 'over' || other === 'under')) {
    return [{ kind: 'number', problem: 'stronger', claimed: claimed.written, found: best.source.written }];
  }
  return [];
}

function differs(kind: Finding['kind'], claimed: Quantity, source: Quantity): Finding {
  return { kind, problem: 'differs', claimed: claimed.written, found: source.written };
}

function unmatched(claimed: Quantity, candidates: readonly Candidate[], context: ClaimContext): Finding {
  const slip = candidates.find(({ agreement }) => agreement === 'slip');
  if (slip !== undefined) return differs('unit', claimed, slip.source);
  const scaled = context.index.passages
    .flatMap((passage) => passage.quantities)
    .find((other) => other.mantissa === claimed.mantissa && other.scale !== claimed.scale && claimed.mantissa >= 1);
  if (scaled !== undefined && !claimed.isWord) return differs('unit', claimed, scaled);
  const rival = rivalOf(claimed, context);
  if (rival !== undefined) return differs('number', claimed, rival);
  return { kind: 'number', problem: 'absent', claimed: claimed.written, found: undefined };
}

/** A number for the same thing near the place: same unit, or the same noun behind it. */
function rivalOf(claimed: Quantity, context: ClaimContext): Quantity | undefined {
  const { source, passage, claim } = context;
  if (source.inSentence < SAME_SUBJECT) return undefined;
  const heads = headsOf(claimed, context.sentence.tokens);
  return passage.quantities.find((other) => {
    if (
      other.isSum ||
      other.isOrdinal !== claimed.isOrdinal ||
      !source.window.some((sentence) => within(other, sentence))
    )
      return false;
    if (claim.quantities.some((own) => own !== claimed && isAgreed(agreementOf(own, other)))) return false;
    if (claimed.unit !== undefined) return other.unit?.dimension === claimed.unit.dimension;
    const sentence = source.window.find((one) => within(other, one));
    return (
      other.unit === undefined &&
      (context.isNear || headsOf(other, sentence?.tokens ?? []).some((head) => heads.includes(head)))
    );
  });
}

function headsOf(quantity: Quantity, tokens: readonly Token[]): string[] {
  return tokens
    .filter((token) => token.start >= quantity.end && token.start < quantity.end + 30 && token.isContent)
    .slice(0, 2)
    .map((token) => token.key);
}
