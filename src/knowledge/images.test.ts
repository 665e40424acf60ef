import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useKnowledge } from '../../test/support/knowledge.ts';

const fixture = useKnowledge();
let storeId = '';
beforeAll(async () => {
  storeId = (await fixture.knowledge.createStore('ann', 'Pictures')).id;
});

const canvas = (colour: string, width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const add = (bytes: Uint8Array, facts = {}, store = storeId) =>
  fixture.knowledge.addImage('ann', store, { bytes, fileName: 'a.bin' }, facts);
const stored = async () => (await fixture.db.selectFrom('media').select('hash').execute()).length;

describe('an image', () => {
  it.each([
    ['image/png', () => canvas('red').png()],
    ['image/jpeg', () => canvas('red').jpeg()],
    ['image/webp', () => canvas('red').webp()],
    ['image/gif', () => canvas('red').gif()],
    ['image/avif', () => canvas('red', 64, 32).avif()],
  ])('is taken as %s by its bytes', async (mediaType, made) => {
    const bytes = await made().toBuffer();
    const image = await add(bytes, { alt: 'A red field', credit: 'Ann' });
    const { width, height } = await sharp(bytes).metadata();
    expect(image).toMatchObject({
      mediaType,
      width,
      height,
      alt: 'A red field',
      credit: 'Ann',
      licence: null,
      fileName: 'a.bin',
    });
    expect(await fixture.knowledge.imageBytes('ann', image.id)).toEqual({ mediaType, bytes });
  });

  it.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'unsupported_media_type',
    ],
    ['text', Buffer.from('words'), 'unsupported_media_type'],
    ['nothing', Buffer.alloc(0), 'unsupported_media_type'],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024), 'payload_too_large'],
    ['a head alone', Buffer.from('\x89PNG\r\n\x1a\n rubbish', 'latin1'), 'invalid_request'],
  ])('of %s is refused', async (_name, bytes, code) => {
    await expect(add(bytes)).rejects.toMatchObject({ name: 'RequestError', code, details: [{ path: 'file' }] });
  });

  it('cut off in the middle is refused', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    await expect(add(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('of too many pixels is refused before it is unpacked', async () => {
    const bytes = await canvas('white', 10_000, 9_000).png().toBuffer();
    await expect(add(bytes)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/pixels/),
    });
  });

  it('twice in a store is one; its bytes are kept once and go with the last that uses them', async () => {
    const bytes = await canvas('blue').png().toBuffer();
    const before = await stored();
    const first = await add(bytes);
    expect((await add(bytes)).id).toBe(first.id);
    const other = await fixture.knowledge.createStore('ann', 'Other');
    const second = await add(bytes, {}, other.id);
    expect(second.id).not.toBe(first.id);
    expect(await stored()).toBe(before + 1);
    await fixture.knowledge.deleteImage('ann', first.id);
    expect(await fixture.knowledge.imageBytes('ann', second.id)).toMatchObject({ bytes });
    await fixture.knowledge.deleteStore('ann', other.id);
    expect(await stored()).toBe(before);
  });

  it('keeps what a change does not name, and is listed newest first', async () => {
    fixture.clock.advance(1000);
    const image = await add(await canvas('green').png().toBuffer(), { alt: 'Green', licence: 'CC0' });
    expect(await fixture.knowledge.updateImage('ann', image.id, { credit: 'Bob' })).toMatchObject({
      alt: 'Green',
      licence: 'CC0',
      credit: 'Bob',
    });
    const page = await fixture.knowledge.listImages('ann', storeId, { limit: 1 });
    expect(page.entries.map(({ id }) => id)).toEqual([image.id]);
    expect(page.cursor).not.toBeNull();
  });

  it('of another account does not exist', async () => {
    const image = await add(await canvas('black').png().toBuffer());
    for (const attempt of [
      () => fixture.knowledge.getImage('bob', image.id),
      () => fixture.knowledge.imageBytes('bob', image.id),
      () => fixture.knowledge.updateImage('bob', image.id, { alt: 'x' }),
      () => fixture.knowledge.deleteImage('bob', image.id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found', details: [{ path: 'imageId' }] });
    }
  });
});
