import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureStoreOf } from '../../src/composition/picture-store.ts';
import {
  deleteUnusedPictures,
  type PictureUse,
  putPictureUse,
  selectPicturesOfSite,
} from '../../src/store/stored-images.ts';
import { sha256Hex } from '../../src/support/hash.ts';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';
import { PUBLIC_URL } from '../support/order-desk.ts';

const UNKNOWN = { creator: undefined, licence: undefined } as const;

let desk: HttpDesk;
let customer: Customer;
beforeAll(async () => {
  desk = await openHttpDesk();
  customer = await desk.newCustomer();
});
afterAll(() => desk.close());

const webp = (width: number, shade: number) =>
  sharp({ create: { width, height: 60, channels: 3, background: { r: shade, g: 80, b: 120 } } })
    .webp()
    .toBuffer();

async function newUse(place: string, replaced: Partial<PictureUse> = {}): Promise<PictureUse> {
  const { jobId } = await desk.start(customer.accountId, customer.siteId);
  return {
    rootId: jobId,
    place,
    accountId: customer.accountId,
    siteId: customer.siteId,
    provider: 'openverse',
    providerId: `id-${place}`,
    title: 'Outdoor unit',
    pageUrl: 'https://photos.example/1',
    creator: 'Ada',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    createdAt: desk.clock.now(),
    ...replaced,
  };
}

async function picture(shade: number) {
  const [bytes, small] = await Promise.all([webp(900, shade), webp(400, shade)]);
  return {
    hash: sha256Hex(bytes),
    ...{ width: 900, height: 60, bytes },
    sizes: [{ width: 400, height: 60, bytes: small }],
  };
}

const get = (url: string, headers: Record<string, string> = {}) => desk.server.inject({ method: 'GET', url, headers });

describe('/media', () => {
  it('serves a picture of an article to everybody, for good, and nothing but as a picture', async () => {
    const made = await picture(10);
    await putPictureUse(desk.test.db, await newUse('cover'), made);
    const answer = await get(`/media/${made.hash}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(made.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${made.hash}"`,
    });
    expect((await get(`/media/${made.hash}-400.webp`)).rawPayload).toEqual(made.sizes[0]?.bytes);
    const again = await get(`/media/${made.hash}.webp`, { 'if-none-match': `"${made.hash}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['nothing.webp', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}.svg`, '..%2f..%2fetc%2fpasswd'])(
    'has nothing at %s',
    async (file) => {
      expect((await get(`/media/${file}`)).statusCode).toBe(404);
    },
  );

  it('has no size that was not made', async () => {
    const made = await picture(20);
    await putPictureUse(desk.test.db, await newUse('cover'), made);
    expect((await get(`/media/${made.hash}-800.webp`)).statusCode).toBe(404);
  });

  it('shows nobody what only a knowledge store holds', async () => {
    const bytes = await webp(300, 30);
    await desk.knowledge.addImage(customer.accountId, customer.storeId, { bytes, fileName: 'a.webp' }, {});
    expect((await get(`/media/${sha256Hex(bytes)}.webp`)).statusCode).toBe(404);
  });
});

describe('pictures of articles', () => {
  it('are known to the next articles of the site, those of the article itself left out', async () => {
    const use = await newUse('Noise', { providerId: 'known' });
    await putPictureUse(desk.test.db, use, await picture(40));
    const ids = async (root: string) =>
      (await selectPicturesOfSite(desk.test.db, customer.siteId, root)).map(({ providerId }) => providerId);
    expect(await ids('another')).toContain('known');
    expect(await ids(use.rootId)).not.toContain('known');
  });

  it('are known by the names of their providers and the pages that show them', async () => {
    const { db } = desk.test;
    const storeOf = async () => {
      const { jobId } = await desk.start(customer.accountId, customer.siteId);
      const parts = { db, clock: desk.clock, publicUrl: PUBLIC_URL };
      return pictureStoreOf(parts, { rootId: jobId, accountId: customer.accountId }, customer.siteId);
    };
    const [first, second] = [await storeOf(), await storeOf()];
    const origin = { ...{ place: 'cover', provider: 'pexels', id: '71', title: 'Unit' }, ...UNKNOWN };
    const address = await first.store(await picture(45), { ...origin, pageUrl: 'https://photos.example/71' });
    await first.noteLinked({ ...origin, place: 'Noise', provider: 'unsplash', id: 'u9', pageUrl: undefined });
    const used = await second.usedLately();
    for (const key of ['pexels:71', 'https://photos.example/71', 'unsplash:u9']) expect(used).toContain(key);
    expect(await first.usedLately()).not.toContain('pexels:71');
    expect((await get(address.slice(PUBLIC_URL.length))).statusCode).toBe(200);
  });

  it('replace what stood in their place, whose bytes are deleted once nobody uses them', async () => {
    const [before, after] = [await picture(50), await picture(60)];
    const use = await newUse('cover');
    await putPictureUse(desk.test.db, use, before);
    await putPictureUse(desk.test.db, { ...use, providerId: 'other' }, after);
    expect((await get(`/media/${before.hash}.webp`)).statusCode).toBe(404);
    expect((await get(`/media/${after.hash}.webp`)).statusCode).toBe(200);
    const later = new Date(desk.clock.now().getTime() + 1000);
    expect(await deleteUnusedPictures(desk.test.db, later)).toBe(1);
    expect((await get(`/media/${after.hash}.webp`)).statusCode).toBe(200);
  });

  it('stay while an author has the same bytes for a picture, and keep no other from being deleted', async () => {
    const { accountId, storeId } = customer;
    const [avatar, unused] = [await picture(80), await picture(90)];
    const image = await desk.knowledge.addImage(accountId, storeId, { bytes: avatar.bytes, fileName: 'c.webp' }, {});
    const author = await desk.parts.authors.create(accountId, { name: 'Ada', avatarImageId: image.id });
    await desk.knowledge.deleteImage(accountId, image.id);
    const use = await newUse('cover');
    await putPictureUse(desk.test.db, use, unused);
    await putPictureUse(desk.test.db, { ...use, providerId: 'elsewhere' }, undefined);
    const later = new Date(desk.clock.now().getTime() + 1000);
    expect(await deleteUnusedPictures(desk.test.db, later)).toBe(1);
    await desk.parts.authors.update(accountId, author.id, { avatarImageId: null });
    expect(await deleteUnusedPictures(desk.test.db, later)).toBe(1);
  });

  it('stay when a knowledge store gives up the same bytes', async () => {
    const made = await picture(70);
    const { accountId, storeId } = customer;
    const image = await desk.knowledge.addImage(accountId, storeId, { bytes: made.bytes, fileName: 'b.webp' }, {});
    await putPictureUse(desk.test.db, await newUse('cover'), made);
    await desk.knowledge.deleteImage(accountId, image.id);
    expect((await get(`/media/${made.hash}.webp`)).statusCode).toBe(200);
  });
});
