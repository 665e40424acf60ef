import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../example-library.fixture.ts';
import { attributedStatement } from './attributed-statement.ts';

const source = sourceDocument({ id: 'firm', publisher: 'Harbour & Finch' }, '');

describe('attributedStatement', () => {
  it('says who makes a statement', () => {
    expect(attributedStatement('Output fell slightly.', source, 'en')).toBe(
      'According to Harbour & Finch: Output fell slightly.',
    );
  });

  it('leaves a statement that names its source itself as it is', () => {
    const statement = 'Harbour & Finch moved to a four-day week in March 2023.';
    expect(attributedStatement(statement, source, 'en')).toBe(statement);
  });
});
