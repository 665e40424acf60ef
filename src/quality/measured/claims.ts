import { createClaimChecker } from '../../research/claim-support/claim-checker.ts';
import type { PassageIndex } from '../../research/claim-support/passage-index.ts';
import type { ClaimCheck } from '../../research/claim-support/verdict.ts';
import { type Finding, ramp } from '../finding.ts';
import type { Sentence } from '../reading.ts';
import { placesOf } from './places.ts';
import { linkedSentences } from './source-links.ts';
import type { TextUnderTest } from './text-under-test.ts';

const MOST_SENTENCES = 40;

/** What the pages that a sentence links to say of it. Pages that could not be read say nothing. */
export function findClaims({ reading, linkedPages }: TextUnderTest): Finding[] {
  if (linkedPages.length === 0) return [];
  const checker = createClaimChecker(reading.language);
  const indexes = new Map<string, PassageIndex>(
    linkedPages.map(({ url, passages, language }) => [url, checker.index(passages, language)]),
  );
  const borneOut: Sentence[] = [];
  const misquoted: Sentence[] = [];
  for (const { sentence, urls } of linkedSentences(reading).slice(0, MOST_SENTENCES)) {
    const claim = sentence.text.replace(/\s*\[\^?\d{1,3}\]/g, '');
    const checks = urls.flatMap((url) => {
      const index = indexes.get(url);
      return index === undefined ? [] : [checker.check(claim, index)];
    });
    if (checks.some(({ verdict }) => verdict === 'supported')) borneOut.push(sentence);
    else if (checks.some(saysOtherwise)) misquoted.push(sentence);
  }
  const findings: Finding[] = [];
  if (borneOut.length > 0) {
    const strength = ramp(borneOut.length, 0, 4);
    findings.push({ kind: 'borneOut', strength, count: borneOut.length, places: placesOf(borneOut) });
  }
  if (misquoted.length > 0) {
    const strength = ramp(misquoted.length, 0, 2);
    findings.push({ kind: 'misquoted', strength, count: misquoted.length, places: placesOf(misquoted) });
  }
  return findings;
}

/** Another figure, date or a denial; other names and weaker words are no contradiction that a rule can be sure of. */
const SURE: ReadonlySet<string> = new Set(['number', 'unit', 'date', 'negation']);

function saysOtherwise({ verdict, findings }: ClaimCheck): boolean {
  return verdict === 'contradicted' && findings.some(({ kind, problem }) => problem === 'differs' && SURE.has(kind));
}
