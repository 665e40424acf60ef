import { describe, expect, it } from 'vitest';
import { hasGrammarSlip } from './grammar-slips.ts';

describe('a slip of grammar', () => {
  it.each([
    'Many founder are starting without asking the customer.',
    'Two founders did not registered the trademark in time.',
    'One food startup have to stop for 45 days.',
    'If the team members is not committed then the idea fails.',
    'When founder do not keep record of expense, money is gone.',
    'Some people leaves in the first six months of a project.',
    'These machines has a boiler of two litres.',
    'It is more easier to clean the filter every week.',
  ])('is seen in "%s"', (sentence) => {
    expect(hasGrammarSlip(sentence, 'en')).toBe(true);
  });

  it.each([
    'A lot of people are tired in the morning.',
    'Each of these victories was called impossible until it was won.',
    'An inspection every two to four years is enough for most systems.',
    'The salt content of many lakes has risen for decades.',
    'Those who are needed stay for 30 minutes.',
    'When water freezes, the pipes of many houses are at risk.',
    'One of the two pumps is always running.',
    'The team is small, and its members are volunteers.',
    'On the big one you have about twenty seconds before the milk is hot.',
    'Because people have different habits, the figures differ.',
  ])('is not seen in "%s"', (sentence) => {
    expect(hasGrammarSlip(sentence, 'en')).toBe(false);
  });

  it('has forms that are told in some languages', () => {
    expect(hasGrammarSlip('Viele Gründer ist ohne Kunden gestartet.', 'de')).toBe(false);
  });
});
