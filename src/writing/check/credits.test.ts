import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../example-library.fixture.ts';
import { Credits } from './credits.ts';

const documents = new Map(
  [
    sourceDocument({ id: 'own', trusted: true, publisher: 'Our House', licence: 'CC BY 4.0' }, ''),
    sourceDocument({ id: 'one', trusted: false, publisher: 'Water Primer', licence: 'CC BY 4.0' }, ''),
    sourceDocument({ id: 'two', trusted: false, publisher: 'Marine Facts', licence: 'CC BY 4.0' }, ''),
    sourceDocument({ id: 'closed', trusted: false, publisher: 'Coast Dispatch', licence: 'All rights reserved' }, ''),
    sourceDocument({ id: 'bare', trusted: false, title: 'Notes on brine' }, ''),
    sourceDocument({ id: 'hidden', trusted: false, visibility: 'private', publisher: 'Secret Press' }, ''),
  ].map((document) => [document.id, document]),
);

const runs = (...ids: string[]) =>
  ids.map((documentId) => [{ text: 'Said.', cites: [{ documentId, passageId: 'p' }] }]);
const credits = () => new Credits(documents, 'en');

describe('Credits', () => {
  it('name sources of one licence together, once each', () => {
    expect(credits().forRuns(runs('one', 'two', 'one'))).toBe(
      'Contains passages from Water Primer, Marine Facts, licensed under CC BY 4.0.',
    );
  });

  it('name no licence where none is granted, and the title where nobody published it', () => {
    expect(credits().forRuns(runs('closed', 'bare'))).toBe('Contains passages from Coast Dispatch, "Notes on brine".');
  });

  it('need none for own material, and never name what is private', () => {
    expect(credits().forRuns(runs('own', 'hidden'))).toBeUndefined();
  });

  it('stand where a source is first quoted, and not again', () => {
    const all = credits();
    const quoting = (...ids: string[]) => all.behind([{ kind: 'paragraph', runs: runs(...ids) }]).slice(1);
    expect(quoting('one')).toEqual([
      { kind: 'credit', text: 'Contains passages from Water Primer, licensed under CC BY 4.0.' },
    ]);
    expect(quoting('one', 'closed')).toEqual([{ kind: 'credit', text: 'Contains passages from Coast Dispatch.' }]);
    expect(quoting('one', 'closed')).toEqual([]);
  });

  it('name each licence behind its source where the licences differ', () => {
    const [, credit, ...more] = credits().behind([{ kind: 'paragraph', runs: runs('closed', 'one') }]);
    expect(credit).toEqual({
      kind: 'credit',
      text: 'Contains passages from Coast Dispatch, Water Primer (CC BY 4.0).',
    });
    expect(more).toEqual([]);
  });
});
