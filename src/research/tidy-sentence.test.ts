import { describe, expect, it } from 'vitest';
import { tidySentence, withoutConnective } from './tidy-sentence.ts';

describe('tidySentence', () => {
  it.each([
    ['1. Heat rises [3, 4] in air.', 'Heat rises in air.'],
    ['Heat rises (Smith et al., 2019; Jones 2020) in air .', 'Heat rises in air.'],
    ['Heat\u00ad rises\u200b  in\nair [citation needed].', 'Heat rises in air.'],
    ['• Heat (60 to 70 %) rises.', 'Heat (60 to 70 %) rises.'],
  ])('cleans "%s"', (raw, clean) => {
    expect(tidySentence(raw, 'en')).toBe(clean);
  });

  it('keeps the space that French puts before marks', () => {
    expect(tidySentence('Il pleut , il vente ; il neige .', 'fr')).toBe('Il pleut, il vente ; il neige.');
  });

  it('keeps the joiners that Hindi spells with', () => {
    expect(tidySentence('क्\u200dष', 'hi')).toBe('क्\u200dष');
  });
});

describe('withoutConnective', () => {
  it('cuts a connective with its comma', () => {
    expect(withoutConnective('However, heat rises.', 'en')).toBe('Heat rises.');
  });
  it('leaves a connective that belongs to the sentence', () => {
    expect(withoutConnective('However hot it is, heat rises.', 'en')).toBeUndefined();
  });
});
