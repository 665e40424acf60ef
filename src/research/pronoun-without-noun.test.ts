import { describe, expect, it } from 'vitest';
import { hasPronounWithoutNoun } from './pronoun-without-noun.ts';

describe('hasPronounWithoutNoun', () => {
  it.each([
    'After twelve months 88 percent of the employees voted to keep it, and management agreed.',
    'Those who react very strongly may notice it after several cups.',
    'Most of the employees wanted to keep it.',
  ])('sees that nothing in front of "it" can be meant: %s', (sentence) => {
    expect(hasPronounWithoutNoun(sentence, 'en')).toBe(true);
  });

  it.each([
    'Bread keeps longer if people freeze it at once.',
    'Whoever buys a boiler should descale it every year.',
    'Many people find it easier to walk first.',
    'Those who like milk drink it warm.',
    'Employees kept the shorter week because customers liked it.',
    'Some people swear by coffee, others avoid it.',
  ])('reads by itself: %s', (sentence) => {
    expect(hasPronounWithoutNoun(sentence, 'en')).toBe(false);
  });
});
