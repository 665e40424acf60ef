import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../research/claim-support/verdict.ts';
import { citationOutcome, type JudgeSays, rowOutcome } from './citation-policy.ts';

const finding = (kind: Finding['kind'], problem: Finding['problem'] = 'absent', claimed = 'x'): Finding => ({
  kind,
  problem,
  claimed,
  found: undefined,
});
const JUDGES: readonly JudgeSays[] = ['supported', 'partly', 'unsupported', 'nobody', 'mended'];
const outcomesIn = (language: 'en' | 'de', verdict: Parameters<typeof citationOutcome>[0], ...findings: Finding[]) =>
  JUDGES.map((judge) => citationOutcome(verdict, findings, judge, language)).join(' ');

const outcomes = (verdict: Parameters<typeof citationOutcome>[0], ...findings: Finding[]) =>
  outcomesIn('en', verdict, ...findings);

describe('a cited sentence', () => {
  it('with another figure, date, name or quotation goes, whatever the judge says', () => {
    const gone = 'goes goes goes goes goes';
    expect(outcomes('contradicted', finding('number', 'differs', '250 metres'))).toBe(gone);
    expect(outcomes('partly', finding('number', 'absent', '93 percent'))).toBe(gone);
    expect(outcomes('contradicted', finding('unit', 'differs', '5 miles'))).toBe(gone);
    expect(outcomes('partly', finding('date', 'absent', 'May'))).toBe(gone);
    expect(outcomes('partly', finding('quotation'))).toBe(gone);
    expect(outcomes('contradicted', finding('name', 'differs'))).toBe(gone);
    expect(outcomes('partly', finding('number', 'absent', '五十'))).toBe(gone);
  });

  it('in which code finds nothing is as the judge says', () => {
    expect(outcomes('supported')).toBe('stands mend goes stands stands');
    expect(outcomes('not-assessed')).toBe('stands mend goes stands stands');
  });

  it('in other words stands where the judge approves or nobody judged', () => {
    expect(outcomes('partly', finding('recall'))).toBe('stands mend goes stands goes');
  });

  it('that is surer than its passages, counts in words or shares few of theirs is to be mended, and stays', () => {
    const mended = 'stands mend goes mend goes';
    expect(outcomes('partly', finding('hedge', 'stronger'))).toBe(mended);
    expect(outcomes('partly', finding('number', 'absent', 'two'))).toBe(mended);
    expect(outcomes('partly', finding('name', 'absent', 'Daikin'))).toBe(mended);
    expect(outcomes('contradicted', finding('unit', 'differs', 'half'))).toBe(mended);
    expect(outcomes('not-found', finding('recall'))).toBe(mended);
  });

  it('is not condemned for a capital where every noun has one', () => {
    expect(outcomesIn('de', 'contradicted', finding('name', 'differs', 'Öl'))).toBe('stands mend goes mend goes');
    expect(outcomesIn('de', 'contradicted', finding('name', 'differs', 'KfW'))).toBe('goes goes goes goes goes');
    expect(outcomesIn('de', 'partly', finding('name', 'absent', 'Geräte'))).toBe('stands mend goes stands goes');
  });

  it('that seems to say the opposite stands only where the judge approves', () => {
    expect(outcomes('contradicted', finding('negation', 'differs'))).toBe('stands goes goes goes goes');
  });
});

describe('a row of a table', () => {
  it('is condemned by its figures and by the judge, not by its few words', () => {
    expect(rowOutcome([finding('recall')], 'nobody', 'en')).toBe('stands');
    expect(rowOutcome([finding('number', 'absent', '4.8')], 'supported', 'en')).toBe('goes');
    expect(rowOutcome([], 'unsupported', 'en')).toBe('goes');
  });
});
