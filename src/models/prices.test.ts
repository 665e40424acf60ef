import { describe, expect, it } from 'vitest';
import { costOf, priceOf } from './prices.ts';

describe('the price of a model', () => {
  it('is found for its versions as well', () => {
    const price = priceOf('anthropic:claude-sonnet-4-5');
    expect(price).toEqual({ inputUsd: 3, cachedInputUsd: 0.3, outputUsd: 15 });
    expect(priceOf('anthropic:claude-sonnet-4-5-20250929')).toEqual(price);
    expect(priceOf('openai:gpt-4.1-mini-2025-04-14')).toEqual(priceOf('openai:gpt-4.1-mini'));
    expect(priceOf('google:gemini-2.5-flash-preview-09-2025')).toBeUndefined();
    expect(priceOf('google:gemini-3.1-pro-preview')).toEqual(priceOf('google:gemini-3.1-pro'));
  });

  it('is unknown for models and servers nobody listed, and nothing for one in this process', () => {
    expect(priceOf('openai:gpt-4.1-mini-tuned')).toBeUndefined();
    expect(priceOf('openai-compatible:gpt-4.1-mini')).toBeUndefined();
    expect(priceOf('constructor')).toBeUndefined();
    expect(priceOf('local:/models/a.gguf')).toMatchObject({ inputUsd: 0, outputUsd: 0 });
  });
});

describe('the cost of a request', () => {
  const price = { inputUsd: 2, cachedInputUsd: 0.5, outputUsd: 10, upToInputTokens: 1_000_000 };

  it('counts cached input apart', () => {
    expect(costOf(price, { inputTokens: 1_000_000, outputTokens: 100_000, cachedInputTokens: 400_000 })).toBeCloseTo(
      0.6 * 2 + 0.4 * 0.5 + 0.1 * 10,
    );
    const { cachedInputUsd: _, ...uncached } = price;
    expect(costOf(uncached, { inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 400_000 })).toBeCloseTo(2);
  });

  it('is unknown, not nothing, when the price or a count is', () => {
    expect(costOf(undefined, { inputTokens: 1, outputTokens: 1 })).toBeUndefined();
    expect(costOf(price, { inputTokens: 1 })).toBeUndefined();
    expect(costOf(price, { outputTokens: 1 })).toBeUndefined();
    expect(costOf(price, { inputTokens: 1_000_001, outputTokens: 1 })).toBeUndefined();
  });
});
