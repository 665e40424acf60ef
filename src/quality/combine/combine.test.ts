import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFECTS, type Finding, STRENGTHS } from '../finding.ts';
import { measure } from '../measured/measure.ts';
import { en } from '../pairs/en.fixture.ts';
import { readMarkdown } from '../reading.ts';
import { DIMENSIONS, YMYL_KINDS } from '../rubric.ts';
import { combine } from './combine.ts';

const { prose } = measure(readMarkdown(en.body.join('\n\n'), 'en'), []);
const finding = (kinds: readonly Finding['kind'][]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    strength: fc.double({ min: 0, max: 1, noNaN: true }),
    count: fc.integer({ min: 1, max: 30 }),
    places: fc.constant([]),
  });
const others = fc.uniqueArray(finding([...STRENGTHS, ...DEFECTS]), { selector: ({ kind }) => kind, maxLength: 12 });
const ymyl = fc.subarray([...YMYL_KINDS]).map((kinds) => new Set(kinds));
const without = (findings: readonly Finding[], { kind }: Finding) => findings.filter((other) => other.kind !== kind);

describe('combine', () => {
  it('never lowers a score for one more strength', () => {
    fc.assert(
      fc.property(others, finding(STRENGTHS), ymyl, (findings, strength, kinds) => {
        const rest = without(findings, strength);
        const [less, more] = [rest, [...rest, strength]].map((list) => combine({ findings: list, prose, ymyl: kinds }));
        for (const dimension of DIMENSIONS) expect(more?.[dimension]).toBeGreaterThanOrEqual(less?.[dimension] ?? 101);
      }),
    );
  });

  it('never raises a score for one more defect', () => {
    fc.assert(
      fc.property(others, finding(DEFECTS), ymyl, (findings, defect, kinds) => {
        const rest = without(findings, defect);
        const [less, more] = [rest, [...rest, defect]].map((list) => combine({ findings: list, prose, ymyl: kinds }));
        for (const dimension of DIMENSIONS) expect(more?.[dimension]).toBeLessThanOrEqual(less?.[dimension] ?? -1);
      }),
    );
  });

  it('is Lowest only for what harms or deceives, however poor a text is', () => {
    const deceives = new Set<string>(['judgeOrders', 'hidden', 'noText', 'keywordSoup', 'headingSpam']);
    const poor = DEFECTS.filter((kind) => !deceives.has(kind)).map(
      (kind): Finding => ({ kind, strength: 1, count: 9, places: [] }),
    );
    const { prose: poorest } = measure(readMarkdown('in stock ... call us ... 40 kr', 'en'), []);
    const scores = combine({ findings: poor, prose: poorest, ymyl: new Set(YMYL_KINDS) });
    for (const dimension of DIMENSIONS) expect(scores[dimension], dimension).toBeGreaterThanOrEqual(12);
    const better = combine({ findings: poor.slice(0, 8), prose: poorest, ymyl: new Set() });
    expect(better.page_quality).toBeGreaterThan(scores.page_quality);
  });

  it('lets trust cap the page', () => {
    const deceit: Finding = { kind: 'judgeOrders', strength: 1, count: 1, places: [] };
    const { page_quality, trust_of_eeat } = combine({ findings: [deceit], prose, ymyl: new Set() });
    expect(trust_of_eeat).toBeLessThan(12);
    expect(page_quality).toBeLessThanOrEqual(trust_of_eeat + 24);
  });
});
