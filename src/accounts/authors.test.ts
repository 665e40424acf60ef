import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { FixedClock } from '../support/clock.ts';
import { randomIds } from '../support/ids.ts';
import { createAccounts } from './accounts.ts';
import { type Authors, createAuthors } from './authors.ts';

describe('authors', () => {
  let test: TestDatabase;
  let authors: Authors;
  let own: string;
  let stranger: string;
  const clock = new FixedClock('2026-11-10T12:00:00Z');

  beforeAll(async () => {
    test = await createTestDatabase();
    const accounts = createAccounts({ db: test.db, clock, ids: randomIds, secret: 'installation secret' });
    authors = createAuthors({ db: test.db, clock, ids: randomIds });
    own = (await accounts.create('Own')).id;
    stranger = (await accounts.create('Stranger')).id;
  });
  afterAll(() => test.drop());

  it('creates, lists oldest first, changes what is given, and deletes', async () => {
    const ada = await authors.create(own, { name: 'Ada', description: 'Writes about heating' });
    clock.advance(1);
    const bob = await authors.create(own, { name: 'Bob' });
    expect(bob.description).toBe('');
    expect(await authors.list(own)).toEqual([ada, bob]);
    expect(await authors.update(own, ada.id, { name: 'Ada B.' })).toEqual({ ...ada, name: 'Ada B.' });
    expect(await authors.update(own, ada.id, { description: '' })).toEqual({ ...ada, name: 'Ada B.', description: '' });
    await authors.delete(own, ada.id);
    expect(await authors.list(own)).toEqual([bob]);
  });

  it('does not tell an author of another account from one that never was', async () => {
    const { id } = await authors.create(own, { name: 'Cleo' });
    expect(await authors.list(stranger)).toEqual([]);
    for (const unknownId of [id, 'author_none']) {
      const unknown = { code: 'not_found', details: [{ path: 'authorId', message: `received "${unknownId}"` }] };
      await expect(authors.update(stranger, unknownId, { name: 'Mine' })).rejects.toMatchObject(unknown);
      await expect(authors.delete(stranger, unknownId)).rejects.toMatchObject(unknown);
    }
    expect(await authors.list(own)).toContainEqual(expect.objectContaining({ id, name: 'Cleo' }));
  });
});
