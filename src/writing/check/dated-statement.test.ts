import { describe, expect, it } from 'vitest';
import { datedStatement } from './dated-statement.ts';

describe('datedStatement', () => {
  it('puts the month before a statement', () => {
    expect(datedStatement('Prices are falling.', '2023-03-22', 'en')).toBe('As of March 2023: Prices are falling.');
  });

  it('does not say "today" behind a date', () => {
    expect(datedStatement('It makes up 70 percent of the capacity today.', '2023-03', 'en')).toBe(
      'As of March 2023: It makes up 70 percent of the capacity.',
    );
  });

  it('leaves the word where the sentence needs it', () => {
    const statement = "Today's plants need a third of that.";
    expect(datedStatement(statement, '2023', 'en')).toBe(`As of 2023: ${statement}`);
  });
});
