import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { documentsSetAside } from './choose-documents.ts';
import { readSources } from './source-text.ts';

const page = (id: string, sentences: readonly string[], title = id) =>
  sourceDocument({ id, title, language: 'fr', trusted: false }, sentences.join('\n\n'));

/** Ten sentences on bees in the same words, but for some that are no other page's. */
const onBees = (id: string, ...verbs: readonly [string, ...string[]]) =>
  page(
    id,
    Array.from(
      { length: 10 },
      (_, at) =>
        `Les abeilles ${verbs[at % verbs.length] ?? ''} vers ${id}a${at} avec le varroa ${id}b${at} dans la ruche ${id}c${at}.`,
    ),
  );

describe('what is left aside', () => {
  it('is no document that says what is asked about in other words', () => {
    const documents = [
      onBees('un', 'meurent', 'meurent', 'disparaissent'),
      ...['deux', 'trois', 'quatre', 'cinq', 'six'].map((id) => onBees(id, 'meurent')),
    ];
    const aside = documentsSetAside(readSources(documents, 'fr'), ['abeil', 'disparaissent'], 'fr');
    expect([...aside.values()]).toEqual([]);
  });

  it('is all of them where none speaks of what is asked about', () => {
    const documents = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map((id) => onBees(id, 'meurent'));
    const aside = documentsSetAside(readSources(documents, 'fr'), ['tracteur', 'prix'], 'fr');
    expect([...aside.values()]).toEqual(documents.map(() => 'about something else'));
  });

  it('is a page from elsewhere that is full of mistakes, and none of the customer', () => {
    const sentences = [
      'Many founder are starting without asking the customer.',
      'Two founders did not registered the trademark in time.',
      'One food startup have to stop for 45 days in a year.',
      ...Array.from({ length: 8 }, (_, at) => `A startup needs money for ${at + 2} years of work on its product.`),
    ];
    const document = sourceDocument({ id: 'page', trusted: false }, sentences.join('\n\n'));
    const why = (trusted: boolean) => [
      ...documentsSetAside(readSources([{ ...document, trusted }], 'en'), ['startup'], 'en').values(),
    ];
    expect(why(false)).toEqual(['written with many mistakes']);
    expect(why(true)).toEqual([]);
  });
});
