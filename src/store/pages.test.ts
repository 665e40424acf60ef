import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createPages, type Pages, type StoredPage } from './pages.ts';

const PAGE: StoredPage = {
  url: 'https://example.com/a?b=c',
  finalUrl: 'https://www.example.com/a',
  fetchedAt: new Date('2026-11-28T10:00:00.123Z'),
  status: 200,
  mediaType: 'text/html',
  etag: 'W/"1"',
  lastModified: 'Sat, 28 Nov 2026 09:00:00 GMT',
  contentType: 'text/html; charset=gbk',
  body: Buffer.from([0, 0xff, 0xd6, 0xd0]),
};

describe('pages', () => {
  let database: TestDatabase;
  let pages: Pages;
  beforeAll(async () => {
    database = await createTestDatabase();
    pages = createPages(database.db);
  });
  afterAll(() => database.drop());

  const at = (time: string) => new Date(`2026-11-28T${time}Z`);

  it('come back as they were put, byte for byte', async () => {
    await pages.put(PAGE);
    expect(await pages.get(PAGE.url)).toEqual(PAGE);
    expect(await pages.get('https://example.com/a')).toBeUndefined();
  });

  it('may lack all that a server need not send', async () => {
    const { url, finalUrl, fetchedAt, status } = { ...PAGE, url: 'https://example.com/bare' };
    await pages.put({ url, finalUrl, fetchedAt, status, body: new Uint8Array(0) });
    expect(await pages.get(url)).toEqual({ url, finalUrl, fetchedAt, status, body: Buffer.alloc(0) });
  });

  it('may have an address longer than an index takes', async () => {
    const url = `https://example.com/${Array.from({ length: 2_000 }, (_, n) => n).join('/')}`;
    await pages.put({ ...PAGE, url });
    expect((await pages.get(url))?.url).toBe(url);
  });

  it('are replaced by newer ones only', async () => {
    const url = 'https://example.com/news';
    await pages.put({ ...PAGE, url, fetchedAt: at('12:00:00'), etag: '"noon"' });
    await pages.put({ ...PAGE, url, fetchedAt: at('11:00:00'), etag: '"late writer"' });
    expect((await pages.get(url))?.etag).toBe('"noon"');
    await pages.put({ ...PAGE, url, fetchedAt: at('13:00:00'), etag: undefined, body: Buffer.from('new') });
    const page = await pages.get(url);
    expect(page?.etag).toBeUndefined();
    expect(page?.body).toEqual(Buffer.from('new'));
  });

  it('are not kept above 2 MiB, and what the address held before is gone', async () => {
    const url = 'https://example.com/grows';
    const limit = 2 * 1024 * 1024;
    await pages.put({ ...PAGE, url, fetchedAt: at('12:00:00'), body: Buffer.alloc(limit) });
    expect((await pages.get(url))?.body.byteLength).toBe(limit);
    await pages.put({ ...PAGE, url, fetchedAt: at('12:00:01'), body: Buffer.alloc(limit + 1) });
    expect(await pages.get(url)).toBeUndefined();
  });

  it('are deleted by age', async () => {
    await pages.deleteOlderThan(new Date('2100-01-01'));
    const old = { ...PAGE, url: 'https://example.com/old', fetchedAt: at('08:00:00') };
    const young = { ...PAGE, url: 'https://example.com/young', fetchedAt: at('09:00:00') };
    await pages.put(old);
    await pages.put(young);
    expect(await pages.deleteOlderThan(at('09:00:00'))).toBe(1);
    expect(await pages.get(old.url)).toBeUndefined();
    expect(await pages.get(young.url)).toBeDefined();
  });

  it('can be put by several at once', async () => {
    const url = 'https://example.com/race';
    await Promise.all(Array.from({ length: 5 }, (_, n) => pages.put({ ...PAGE, url, fetchedAt: at(`10:00:0${n}`) })));
    expect((await pages.get(url))?.fetchedAt).toEqual(at('10:00:04'));
  });
});
