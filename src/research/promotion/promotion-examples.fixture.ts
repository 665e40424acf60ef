import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { examplesOf } from '../examples-by-language.fixture.ts';
import { promotes } from '../judging/promotion.ts';

/** Sentences of one language that sell or invite, and neutral ones that look alike. */
export interface PromotionExamples {
  readonly sells: readonly string[];
  readonly tells: readonly string[];
}

/** A test for each sentence. */
export function describePromotion(examples: Readonly<Partial<Record<Language, PromotionExamples>>>): void {
  describe('promotes', () => {
    it.each(examplesOf(examples, 'sells'))('in %s: "%s" sells or invites', (language, sentence) => {
      expect(promotes(sentence, language)).toBe(true);
    });

    it.each(examplesOf(examples, 'tells'))('in %s: "%s" tells', (language, sentence) => {
      expect(promotes(sentence, language)).toBe(false);
    });
  });
}
