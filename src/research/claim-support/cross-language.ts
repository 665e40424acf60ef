import { spanOf } from './check-sentence.ts';
import { countriesIn } from './countries.ts';
import { dateSupports } from './dates.ts';
import { agreementOf } from './match-quantities.ts';
import { foldedWord } from './normal-text.ts';
import type { PassageIndex } from './passage-index.ts';
import type { ReadText } from './read-text.ts';
import type { ClaimCheck, Finding, FindingKind, Span } from './verdict.ts';

/** What can't be compared across languages. */
const UNSEEN: readonly FindingKind[] = [
  'quotation',
  'negation',
  'comparison',
  'order',
  'quantifier',
  'hedge',
  'cause',
  'recall',
];
const ENOUGH_ANCHORS = 2;

/**
 * A sentence in one language against passages in another: its numbers, dates, countries, acronyms and identifiers have
 * to be there. All found leaves it
 * `not-assessed`, with spans where two or more tie the texts together: anchors are no proof.
 */
export function checkAcross(claim: ReadText, index: PassageIndex): ClaimCheck {
  const findings: Finding[] = [];
  const spans: Span[] = [];
  let found = 0;
  for (const claimed of claim.quantities) {
    if (claimed.isSum || (claimed.isShare && !claimed.isWord)) continue;
    const hit = firstOf(index, (passage) =>
      passage.quantities.find((other) => isBorneOut(agreementOf(claimed, other))),
    );
    if (hit === undefined && isYear(claimed.value, index)) continue;
    if (hit === undefined) findings.push(rivalOrAbsent(claim, claimed, index));
    else spans.push(sentenceSpan(index, hit.passage, hit.item.start));
    if (hit !== undefined) found += 1;
  }
  for (const claimed of claim.dates) {
    const hit = firstOf(index, (passage) => passage.dates.find((other) => dateSupports(claimed, other)));
    if (hit === undefined)
      findings.push({ kind: 'date', problem: 'absent', claimed: claimed.written, found: undefined });
    else spans.push(sentenceSpan(index, hit.passage, hit.item.start));
    if (hit !== undefined) found += 1;
  }
  for (const { code, start, end } of countriesIn(claim.text, claim.language)) {
    const isThere = index.passages.some((passage) =>
      countriesIn(passage.text, passage.language).some((one) => one.code === code),
    );
    if (isThere) found += 1;
    else findings.push({ kind: 'name', problem: 'absent', claimed: claim.text.slice(start, end), found: undefined });
  }
  for (const token of claim.sentences.flatMap(({ tokens }) => tokens)) {
    if (!/^(?=.*\p{Lu})[\p{Lu}\d]{2,}$/u.test(token.written)) continue;
    if (index.passages.some((passage) => passage.words.has(foldedWord(token.lower)))) found += 1;
    else findings.push({ kind: 'name', problem: 'absent', claimed: token.written, found: undefined });
  }
  const differs = findings.some(({ problem }) => problem === 'differs');
  const verdict = differs ? 'contradicted' : findings.length > 0 ? 'not-found' : 'not-assessed';
  return {
    verdict,
    findings,
    spans: verdict === 'not-found' || found < ENOUGH_ANCHORS ? [] : uniqueSpans(spans),
    notAssessed: UNSEEN,
  };
}

function isBorneOut(agreement: ReturnType<typeof agreementOf>): boolean {
  return agreement !== undefined && agreement !== 'slip';
}

function firstOf<T>(
  index: PassageIndex,
  pick: (passage: ReadText) => T | undefined,
): { passage: ReadText; item: T } | undefined {
  for (const passage of index.passages) {
    const item = pick(passage);
    if (item !== undefined) return { passage, item };
  }
  return undefined;
}

function isYear(value: number, index: PassageIndex): boolean {
  return index.passages.some((passage) => passage.dates.some(({ year }) => year === value));
}

/** The same unit with another number, and no other number of the claim that takes it: the two differ. */
function rivalOrAbsent(claim: ReadText, claimed: ReadText['quantities'][number], index: PassageIndex): Finding {
  const rival = index.passages
    .flatMap(({ quantities }) => quantities)
    .find(
      (other) =>
        claimed.unit !== undefined &&
        other.unit?.dimension === claimed.unit.dimension &&
        !claim.quantities.some((own) => isBorneOut(agreementOf(own, other))),
    );
  return {
    kind: 'number',
    problem: rival === undefined ? 'absent' : 'differs',
    claimed: claimed.written,
    found: rival?.written,
  };
}

function sentenceSpan(index: PassageIndex, passage: ReadText, at: number): Span {
  const sentence = passage.sentences.find(({ start, end }) => at >= start && at < end);
  return spanOf(index, passage.passage, sentence?.start ?? at, sentence?.end ?? at);
}

function uniqueSpans(spans: readonly Span[]): Span[] {
  return spans.filter(
    (span, at) => spans.findIndex((other) => other.passage === span.passage && other.start === span.start) === at,
  );
}
