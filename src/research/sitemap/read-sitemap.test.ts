import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { readSitemap } from './read-sitemap.ts';
import { sitemapIndex, urlset } from './site-server.fixture.ts';

const limits = { mostEntries: 50_000, mostBytes: 50 * 2 ** 20 };
const E = 'https://example.com';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const reading = (text: string | Uint8Array, some: Partial<typeof limits> = {}, size = 1000) =>
  readSitemap(inPieces(Buffer.from(text), size), { ...limits, ...some });
const urls = async (text: string | Uint8Array, some: Partial<typeof limits> = {}) =>
  (await reading(text, some)).entries.map(({ url }) => url);

describe('a sitemap', () => {
  it('gives its addresses with their dates, entities and CDATA read', async () => {
    const text = urlset([[`${E}/a?b=1&c=2`, '2026-03-01']]).replace(
      '</urlset>',
      `<url><loc><![CDATA[${E}/x]]></loc></url></urlset>`,
    );
    expect(await reading(text)).toEqual({
      kind: 'urlset',
      entries: [
        { url: `${E}/a?b=1&c=2`, lastmod: '2026-03-01' },
        { url: `${E}/x`, lastmod: undefined },
      ],
      cutOff: undefined,
    });
  });

  it.each([1, 2, 7, 100_000])('is the same in pieces of %d bytes', async (size) => {
    const text = urlset([`${E}/grün/ключ/热泵`, [`${E}/b`, '2026']]);
    expect(await reading(text, {}, size)).toEqual(await reading(text));
    expect((await reading(text, {}, size)).entries[0]?.url).toBe(`${E}/grün/ключ/热泵`);
  });

  it('is read when it is packed with gzip', async () => {
    expect(await urls(gzipSync(urlset([`${E}/a`, `${E}/b`])))).toEqual([`${E}/a`, `${E}/b`]);
  });

  it('is read in UTF-16 and with a byte order mark', async () => {
    expect(await urls(Buffer.from(`\uFEFF${urlset([`${E}/a`])}`, 'utf16le'))).toEqual([`${E}/a`]);
    expect(await urls(`\uFEFF${urlset([`${E}/a`])}`)).toEqual([`${E}/a`]);
  });

  it('may write its elements with a prefix; addresses of pictures are not taken for pages', async () => {
    const text = `<sm:urlset xmlns:sm="s" xmlns:image="i"><sm:url><image:image><image:loc>${E}/p.png</image:loc></image:image>
      <sm:loc> ${E}/a </sm:loc></sm:url></sm:urlset>`;
    expect(await urls(text)).toEqual([`${E}/a`]);
    const plain = `<urlset xmlns:image="i"><url><loc>${E}/a</loc><image:image><image:loc>${E}/p.png</image:loc></image:image></url></urlset>`;
    expect(await urls(plain)).toEqual([`${E}/a`]);
  });

  it('that is an index says so', async () => {
    expect(await reading(sitemapIndex([`${E}/s.xml`]))).toMatchObject({
      kind: 'index',
      entries: [{ url: `${E}/s.xml` }],
    });
  });

  it('is read over single faults of its markup', async () => {
    const text = `<urlset><url><loc>${E}/a?b&c</loc></url><url><loc>${E}/d</loc></priority></url></urlset>`;
    expect(await urls(text)).toEqual([`${E}/a?b&c`, `${E}/d`]);
  });
});

describe('a sitemap that breaks off', () => {
  it('keeps what was read', async () => {
    const text = urlset([`${E}/a`, `${E}/b`]);
    const { entries, cutOff } = await reading(text.slice(0, text.indexOf(`${E}/b`) + 5));
    expect(entries.map(({ url }) => url)).toEqual([`${E}/a`]);
    expect(cutOff).toBe('it breaks off');
  });

  it('keeps what was read when its compressed data end early', async () => {
    const packed = gzipSync(urlset(Array.from({ length: 20_000 }, (_, index) => `${E}/${Math.sin(index)}`)));
    const { entries, cutOff } = await reading(packed.subarray(0, packed.length / 2));
    expect(entries.length).toBeGreaterThan(1000);
    expect(cutOff).toBe('its compressed data are damaged');
  });

  it('keeps what was read when the connection fails', async () => {
    const text = urlset([`${E}/a`, `${E}/b`]);
    async function* failing() {
      yield Buffer.from(text.slice(0, text.indexOf(`${E}/b`)));
      throw new OutboundError('timeout', 'It took too long.', { url: E });
    }
    const { entries, cutOff } = await readSitemap(failing(), limits);
    expect(entries).toHaveLength(1);
    expect(cutOff).toContain('It took too long.');
  });

  it('is the failure of the connection when nothing was read', async () => {
    const failing = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new OutboundError('timeout', 'It took too long.', { url: E })),
      }),
    };
    await expect(readSitemap(failing, limits)).rejects.toThrow(OutboundError);
  });
});

describe('the limits of a sitemap', () => {
  it('hold for the number of addresses', async () => {
    const { entries, cutOff } = await reading(urlset([`${E}/a`, `${E}/b`, `${E}/c`]), { mostEntries: 2 });
    expect(entries).toHaveLength(2);
    expect(cutOff).toBe('it has more than 2 addresses');
  });

  it('hold for the bytes behind gzip', async () => {
    const bomb = gzipSync(urlset([`${E}/a`]).replace('</urlset>', `${' '.repeat(5_000_000)}</urlset>`));
    expect(bomb.length).toBeLessThan(20_000);
    const { entries, cutOff } = await reading(bomb, { mostBytes: 1_000_000 });
    expect(entries).toHaveLength(1);
    expect(cutOff).toBe('it is longer than 1000000 bytes');
  });

  it('leave out an address no protocol allows', async () => {
    expect(await urls(urlset([`${E}/${'a'.repeat(3000)}`, `${E}/b`]))).toEqual([`${E}/b`]);
  });

  it('let the event loop go while a large one is read', async () => {
    let turns = 0;
    let reads = true;
    const count = () => {
      turns += 1;
      if (reads) setImmediate(count);
    };
    setImmediate(count);
    const text = urlset(Array.from({ length: 10_000 }, (_, index) => `${E}/page-${index}`));
    await readSitemap(inPieces(Buffer.from(text), text.length), limits);
    reads = false;
    expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 2 ** 16));
  });
});

describe('what is no sitemap', () => {
  it.each([
    ['a web page', '<!doctype html><html><body><p>Not found</p></body></html>', /it is a web page/],
    ['another document', '<rss version="2.0"><channel/></rss>', /its root is <rss>/],
    ['nothing', '', /it is empty or no XML/],
    ['text', 'User-agent: *', /it is empty or no XML/],
    ['bytes', Buffer.from([0, 1, 2, 3, 255, 254]), /it is empty or no XML/],
  ])('is refused with the reason: %s', async (_, text, why) => {
    await expect(reading(text)).rejects.toThrow(why);
  });

  it('is refused when it declares entities, which could grow without end', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <urlset><url><loc>${E}/&b;</loc></url></urlset>`;
    await expect(reading(bomb)).rejects.toThrow(/declares entities/);
    const outside = `<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>&x;</loc></url></urlset>`;
    await expect(reading(outside)).rejects.toThrow(/declares entities/);
  });
});
