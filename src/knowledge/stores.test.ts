import { describe, expect, it } from 'vitest';
import { markdown, useKnowledge } from '../../test/support/knowledge.ts';

const fixture = useKnowledge();

describe('knowledge stores and brands', () => {
  it('are listed with what is in them, oldest first', async () => {
    const { knowledge, clock } = fixture;
    const first = await knowledge.createStore('ann', '  Heat pumps\n');
    clock.advance(1000);
    const second = await knowledge.createStore('ann', 'Cars');
    await knowledge.addDocument('ann', first.id, markdown('Some text about pumps.'), {}, 10);
    expect(await knowledge.listStores('ann')).toMatchObject([
      { id: first.id, name: 'Heat pumps', documents: 1, images: 0 },
      { id: second.id, name: 'Cars', documents: 0, images: 0 },
    ]);
  });

  it('are listed together: each brand, and each store without one', async () => {
    const { knowledge } = fixture;
    const [pumps, cars] = await knowledge.listStores('ann');
    const brand = await knowledge.createBrand('ann', pumps?.id ?? '', { name: 'Warmwell', description: 'Quiet' });
    expect(await knowledge.listKnowledge('ann')).toEqual([
      { storeId: pumps?.id, storeName: 'Heat pumps', brandId: brand.id, brandName: 'Warmwell' },
      { storeId: cars?.id, storeName: 'Cars', brandId: null, brandName: null },
    ]);
  });

  it('can be renamed, and keep what is not named', async () => {
    const { knowledge } = fixture;
    const store = await knowledge.createStore('ann', 'Before');
    expect((await knowledge.renameStore('ann', store.id, 'After')).name).toBe('After');
    const brand = await knowledge.createBrand('ann', store.id, { name: 'One', description: 'kept' });
    expect(await knowledge.updateBrand('ann', brand.id, { name: 'Two' })).toMatchObject({
      name: 'Two',
      description: 'kept',
    });
    expect(await knowledge.updateBrand('ann', brand.id, {})).toMatchObject({ name: 'Two' });
  });

  it('lose their documents and brands with the store, and their brand without it', async () => {
    const { knowledge, db } = fixture;
    const store = await knowledge.createStore('ann', 'Short-lived');
    const brand = await knowledge.createBrand('ann', store.id, { name: 'Gone' });
    const { document } = await knowledge.addDocument('ann', store.id, markdown('Text.'), { brandId: brand.id }, 10);
    await knowledge.deleteBrand('ann', brand.id);
    expect(await knowledge.getDocument('ann', document.id)).toMatchObject({ brandId: null });
    await knowledge.deleteStore('ann', store.id);
    await expect(knowledge.getDocument('ann', document.id)).rejects.toMatchObject({ code: 'not_found' });
    const left = await db.selectFrom('passage').select('id').where('document_id', '=', document.id).execute();
    expect(left).toEqual([]);
  });

  it('refuse a name without a visible character', async () => {
    await expect(fixture.knowledge.createStore('ann', '\0 \u0007')).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'name' }],
    });
  });
});

describe('another account', () => {
  it.each(['', 'no-such', 'a\0b', '../x', 'ein übles id', 'x'.repeat(10_000)])(
    'and an unknown id are the same: "%.20s"',
    async (id) => {
      const { knowledge } = fixture;
      const page = { limit: 10 };
      const file = { bytes: Buffer.from('x'), fileName: 'x.png' };
      for (const attempt of [
        () => knowledge.getStore('ann', id),
        () => knowledge.renameStore('ann', id, 'x'),
        () => knowledge.deleteStore('ann', id),
        () => knowledge.listBrands('ann', id),
        () => knowledge.createBrand('ann', id, { name: 'x' }),
        () => knowledge.listDocuments('ann', id, page),
        () => knowledge.addDocument('ann', id, markdown('x'), {}, 10),
        () => knowledge.listImages('ann', id, page),
        () => knowledge.addImage('ann', id, file, {}),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found', details: [{ path: 'storeId' }] });
      }
      await expect(knowledge.updateBrand('ann', id, { name: 'x' })).rejects.toMatchObject({
        details: [{ path: 'brandId' }],
      });
      await expect(knowledge.deleteDocument('ann', id)).rejects.toMatchObject({ details: [{ path: 'documentId' }] });
      await expect(knowledge.imageBytes('ann', id)).rejects.toMatchObject({ details: [{ path: 'imageId' }] });
    },
  );

  it('can neither see, change nor delete what is not its own', async () => {
    const { knowledge } = fixture;
    const store = await knowledge.createStore('ann', 'Private');
    const brand = await knowledge.createBrand('ann', store.id, { name: 'Own' });
    const { document } = await knowledge.addDocument('ann', store.id, markdown('Secret text.'), {}, 10);
    for (const attempt of [
      () => knowledge.getStore('bob', store.id),
      () => knowledge.renameStore('bob', store.id, 'Mine'),
      () => knowledge.deleteStore('bob', store.id),
      () => knowledge.listBrands('bob', store.id),
      () => knowledge.updateBrand('bob', brand.id, { name: 'Mine' }),
      () => knowledge.deleteBrand('bob', brand.id),
      () => knowledge.getDocument('bob', document.id),
      () => knowledge.updateDocument('bob', document.id, { title: 'Mine' }),
      () => knowledge.deleteDocument('bob', document.id),
      () => knowledge.addDocument('bob', store.id, markdown('Foreign text.'), {}, 10),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await knowledge.listStores('bob')).toEqual([]);
    expect(await knowledge.getDocument('ann', document.id)).toMatchObject({ title: 'Untitled', storeId: store.id });
  });

  it('is never read a brand of: it is found in its own account and store alone', async () => {
    const { knowledge } = fixture;
    const store = await knowledge.createStore('ann', 'One');
    const other = await knowledge.createStore('ann', 'Other');
    const brand = await knowledge.createBrand('ann', store.id, { name: 'Own', description: 'Plain words' });
    expect(await knowledge.findBrand('ann', store.id, brand.id)).toMatchObject({
      name: 'Own',
      description: 'Plain words',
    });
    for (const [account, storeId, brandId] of [
      ['bob', store.id, brand.id],
      ['ann', other.id, brand.id],
      ['ann', store.id, 'no-such'],
      ['ann', store.id, 'a\0b'],
    ] as const) {
      expect(await knowledge.findBrand(account, storeId, brandId)).toBeUndefined();
    }
  });

  it('can not be reached through a brand of another store', async () => {
    const { knowledge } = fixture;
    const one = await knowledge.createStore('ann', 'One');
    const other = await knowledge.createStore('ann', 'Other');
    const brand = await knowledge.createBrand('ann', other.id, { name: 'Brand' });
    const attempt = knowledge.addDocument('ann', one.id, markdown('Text.'), { brandId: brand.id }, 100);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found', details: [{ path: 'brandId' }] });
  });
});
