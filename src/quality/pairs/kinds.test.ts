import { describe, expect, it } from 'vitest';
import { evaluateText } from '../evaluate.ts';
import { KINDS } from './kinds.fixture.ts';

describe('a good, a middling and a bad text of one kind', () => {
  it.each(KINDS.map((texts) => [texts.kind, texts.language, texts] as const))(
    '%s in %s: are rated in this order',
    (_kind, language, { good, medium, bad }) => {
      const [best, middle, worst] = [good, medium, bad].map((markdown) => {
        const { page_quality, trust_of_eeat } = evaluateText({
          markdown,
          language,
          withSuggestions: false,
        }).evaluation;
        return { page: page_quality.score, trust: trust_of_eeat.score };
      });
      expect(best?.page).toBeGreaterThan(middle?.page ?? 101);
      expect(middle?.page).toBeGreaterThan(worst?.page ?? 101);
      expect(worst?.page).toBeLessThan(34);
    },
  );
});
