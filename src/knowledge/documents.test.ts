import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { markdown, useKnowledge } from '../../test/support/knowledge.ts';
import { tinyPdf } from '../../test/support/tiny-pdf.ts';

const fixture = useKnowledge();
let storeId = '';
beforeAll(async () => {
  storeId = (await fixture.knowledge.createStore('ann', 'Pumps')).id;
});

const TEXT =
  '---\ntitle: From the file\npublisher: Agency\ndate: 2026-03\nvisibility: private\n---\n# Head\n\nThe small house needs a pump of four kilowatts, and it should be a quiet one.';
const add = (text: string, given = {}, limit = 1000) =>
  fixture.knowledge.addDocument('ann', storeId, markdown(text), given, limit);
const passagesOf = (documentId: string) =>
  fixture.db
    .selectFrom('passage')
    .select(['text', 'headings', 'tokens'])
    .where('document_id', '=', documentId)
    .orderBy('ordinal')
    .execute();

describe('a document', () => {
  it('is stored with what it says about itself and with its passages', async () => {
    const { document, created } = await add(TEXT);
    expect(created).toBe(true);
    expect(document).toMatchObject({
      title: 'From the file',
      publisher: 'Agency',
      date: '2026-03',
      visibility: 'private',
      language: 'en',
      words: 16,
      url: null,
    });
    expect(await passagesOf(document.id)).toEqual([
      expect.objectContaining({
        headings: [],
        text: expect.stringMatching(/^The small house/),
        tokens: expect.stringContaining("'kilowatt'"),
      }),
    ]);
    expect((await fixture.knowledge.getDocument('ann', document.id)).markdown).toMatch(/^# Head/);
  });

  it('is described by its owner before itself', async () => {
    const given = {
      title: 'Given',
      publisher: 'Owner',
      date: '2025',
      licence: 'CC0',
      visibility: 'public',
      url: 'https://example.com/',
    } as const;
    const { document } = await add(`${TEXT} Once more.`, given);
    expect(document).toMatchObject(given);
  });

  it('may be a file, named after it when it names itself nothing', async () => {
    const bytes = tinyPdf([['The pump of this document stands on a page.']]);
    const file = { bytes, mediaType: 'application/pdf', fileName: 'my_pump.pdf' };
    const { document } = await fixture.knowledge.addDocument('ann', storeId, file, {}, 1000);
    expect(document).toMatchObject({ title: 'my pump', mediaType: 'application/pdf' });
  });

  it('sent twice is one document, also at the same time', async () => {
    const ends = await Promise.all([add('Twice at once.'), add('Twice at once.'), add('Twice at once.')]);
    const again = await add('Twice at once.', { title: 'Another title' });
    expect(ends.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set([...ends, again].map(({ document }) => document.id)).size).toBe(1);
    expect(again).toMatchObject({ created: false, document: { title: 'Untitled' } });
  });

  it('of the same content may stand in another store', async () => {
    const other = await fixture.knowledge.createStore('ann', 'Other');
    const first = await add('In two stores.');
    const second = await fixture.knowledge.addDocument('ann', other.id, markdown('In two stores.'), {}, 1000);
    expect(second.created).toBe(true);
    expect(second.document.id).not.toBe(first.document.id);
  });

  it('that can not be read leaves nothing, and the error points to where it stood', async () => {
    const before = await fixture.knowledge.countDocuments('ann');
    const file = { bytes: tinyPdf([[]]), mediaType: 'application/pdf', fileName: 'a.pdf' };
    await expect(fixture.knowledge.addDocument('ann', storeId, file, {}, 1000)).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'file' }],
    });
    await expect(add(' \n ')).rejects.toMatchObject({ code: 'invalid_request', details: [{ path: 'content' }] });
    expect(await fixture.knowledge.countDocuments('ann')).toBe(before);
  });

  it('whose passages can not be stored is not stored either', async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
      fixture.db,
    );
    await sql`create trigger refuse before insert on passage for each row when (new.text like 'Unlucky%') execute function refuse()`.execute(
      fixture.db,
    );
    const before = await fixture.knowledge.countDocuments('ann');
    await expect(add('Unlucky text.')).rejects.toThrow('no room');
    expect(await fixture.knowledge.countDocuments('ann')).toBe(before);
  });

  it('beyond the limit is refused, whatever comes at once', async () => {
    const used = await fixture.knowledge.countDocuments('ann');
    const ends = await Promise.allSettled([1, 2, 3, 4].map((number) => add(`Number ${number} of four.`, {}, used + 2)));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toHaveLength(2);
    for (const error of refused)
      expect(error).toMatchObject({ code: 'quota_exceeded', message: expect.stringContaining(`allowed: ${used + 2}`) });
    expect(await fixture.knowledge.countDocuments('ann')).toBe(used + 2);
  });

  it('keeps what a change does not name, and is indexed again under a new title', async () => {
    const { document } = await add('It keeps the rooms warm all winter long.', { publisher: 'Agency' });
    const changed = await fixture.knowledge.updateDocument('ann', document.id, {
      title: 'Radiators',
      visibility: 'private',
    });
    expect(changed).toMatchObject({ title: 'Radiators', publisher: 'Agency', visibility: 'private' });
    expect(await fixture.knowledge.updateDocument('ann', document.id, {})).toEqual(changed);
    expect((await passagesOf(document.id)).map(({ tokens }) => tokens)).toEqual([expect.stringContaining("'radiat'")]);
  });

  it('is gone with its passages when it is deleted', async () => {
    const { document } = await add('To be deleted.');
    await fixture.knowledge.deleteDocument('ann', document.id);
    await expect(fixture.knowledge.deleteDocument('ann', document.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await passagesOf(document.id)).toEqual([]);
  });

  it('of strange characters is stored without them', async () => {
    const given = { title: 'Ti\0tle \ud800', publisher: '\0', licence: 'CC\0BY' };
    const { document } = await add(
      `Strange\0 characters \ud800 in a text. ${'They are few among many that are quite in order. '.repeat(6)}`,
      given,
    );
    expect(document).toMatchObject({ title: 'Title \ufffd', publisher: null, licence: 'CCBY' });
  });
});

describe('the list of documents', () => {
  it('comes newest first in pages, also when several are of one moment', async () => {
    const store = await fixture.knowledge.createStore('ann', 'Pages');
    for (const number of [1, 2, 3, 4, 5]) {
      if (number > 2) fixture.clock.advance(1000);
      await fixture.knowledge.addDocument(
        'ann',
        store.id,
        markdown(`Document ${number}.`),
        { title: `${number}` },
        1000,
      );
    }
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await fixture.knowledge.listDocuments('ann', store.id, { limit: 2, cursor });
      titles.push(...page.entries.map(({ title }) => title));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(titles).toEqual(['5', '4', '3', '2', '1']);
  });

  it('refuses a cursor that is not its own', async () => {
    for (const cursor of ['x', Buffer.from('["2026-01-01T00:00:00Z","a\\u0000"]').toString('base64url')]) {
      const attempt = fixture.knowledge.listDocuments('ann', storeId, { limit: 2, cursor });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid_request', details: [{ path: 'cursor' }] });
    }
  });
});
