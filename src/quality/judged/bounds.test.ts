import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATINGS } from '../../contract/choices.ts';
import type { Scores } from '../combine/caps.ts';
import type { Finding } from '../finding.ts';
import { DIMENSIONS, type Dimension, ratingOf } from '../rubric.ts';
import { boundedScores } from './bounds.ts';

const everywhere = <T>(value: T) =>
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, value])) as Record<Dimension, T>;
const seen = (kind: Finding['kind']): Finding => ({ kind, strength: 1, count: 1, places: [] });
/** Enough that nothing is held down for want of a strength. */
const STRONG = [seen('sources'), seen('firstHand')];
const scoreOf = (level: number, measured: number, findings: readonly Finding[] = STRONG) =>
  boundedScores(everywhere(level), everywhere(measured) as Scores, findings, { isYmyl: false, isHarmful: false }).scores
    .effort_of_qc;

const level = fc.integer({ min: 0, max: RATINGS.length - 1 });
const measured = fc.integer({ min: 10, max: 90 });

describe('a judged level, calibrated on what was measured', () => {
  it('never leads further from the measured score than its bounds', () => {
    fc.assert(
      fc.property(level, measured, (judged, own) => {
        expect(scoreOf(judged, own)).toBeLessThanOrEqual(own + 22);
        expect(scoreOf(judged, own)).toBeGreaterThanOrEqual(own - 34);
      }),
    );
  });

  it('is the level of the score, where that is within the bounds', () => {
    fc.assert(
      fc.property(level, measured, (judged, own) => {
        const lowest = Math.ceil((judged * 100) / RATINGS.length);
        fc.pre(judged > 0 && lowest >= own - 34 && lowest + 12 <= own + 22 && lowest <= 80);
        expect(ratingOf(scoreOf(judged, own))).toBe(RATINGS[judged]);
      }),
    );
  });

  it('is never Lowest for what is merely poor', () => {
    expect(ratingOf(scoreOf(0, 20))).toBe('Lowest+');
  });

  it('leaves texts of one level in the order they were measured in, and levels of one text in theirs', () => {
    fc.assert(
      fc.property(level, measured, measured, (judged, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(scoreOf(judged, low)).toBeLessThanOrEqual(scoreOf(judged, high));
      }),
    );
    fc.assert(
      fc.property(level, level, measured, (one, other, own) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(scoreOf(low, own)).toBeLessThanOrEqual(scoreOf(high, own));
      }),
    );
  });

  it('lifts nothing that tries a trick, and nothing above what a defect allows', () => {
    expect(scoreOf(8, 50, [...STRONG, seen('judgeOrders')])).toBeLessThanOrEqual(50);
    expect(scoreOf(8, 50, [...STRONG, seen('copied')])).toBeLessThanOrEqual(55);
    expect(scoreOf(8, 50)).toBe(72);
  });
});
