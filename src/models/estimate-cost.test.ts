import { describe, expect, it } from 'vitest';
import { type ArticleShape, estimateCallUsd, estimateCost, estimateTokens } from './estimate-cost.ts';
import { aCall } from './scripted/call.fixture.ts';

const SHAPE: ArticleShape = { words: [1000, 1500], sections: [5, 7], evidenceCharacters: 24_000, tokensPerWord: 1.4 };

describe('an estimate', () => {
  it('takes a character of a dense script for a token, and four of the others', () => {
    expect(estimateTokens('a'.repeat(40))).toBe(10);
    expect(estimateTokens('茶叶的历史很长')).toBe(7);
    expect(estimateTokens('茶 tea!')).toBe(3);
    expect(estimateTokens('')).toBe(0);
  });

  it('of a call counts everything the model is shown, and half the room for its answer', () => {
    const price = { inputUsd: 1_000_000, outputUsd: 2_000_000 };
    const plain = estimateCallUsd(aCall('a'), price) ?? 0;
    expect(plain).toBe(3 + 3 + 3 + 2 + 2 * 200);
    const correction = { answer: 'x'.repeat(8), problem: 'x'.repeat(4) };
    expect(estimateCallUsd(aCall('a', { correction }), price)).toBe(plain + 3);
    expect(estimateCallUsd(aCall('a'), undefined)).toBeUndefined();
  });

  it('of an article is a range that grows with the article, and is unknown with an unknown price', () => {
    const price = { inputUsd: 3, outputUsd: 15 };
    const small = estimateCost(SHAPE, () => price);
    const large = estimateCost({ ...SHAPE, words: [3000, 4000], sections: [12, 16] }, () => price);
    expect(small?.lowUsd).toBeGreaterThan(0.05);
    expect(small?.highUsd).toBeLessThan(1);
    expect(small?.lowUsd).toBeLessThan(small?.highUsd ?? 0);
    expect(large?.lowUsd).toBeGreaterThan(small?.lowUsd ?? 0);
    expect(estimateCost(SHAPE, (role) => (role === 'check' ? undefined : price))).toBeUndefined();
  });

  it('of an article asks each role for its own price', () => {
    const only = (paid: string) =>
      estimateCost(SHAPE, (role) => (role === paid ? { inputUsd: 1, outputUsd: 1 } : { inputUsd: 0, outputUsd: 0 }));
    const parts = ['plan', 'write', 'check'].map((role) => only(role)?.highUsd ?? 0);
    expect(parts.every((part) => part > 0)).toBe(true);
    const all = estimateCost(SHAPE, () => ({ inputUsd: 1, outputUsd: 1 }));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(all?.highUsd ?? 0, 9);
  });
});
