import { beforeAll, describe, expect, it } from 'vitest';
import { markdown, useKnowledge } from '../../test/support/knowledge.ts';
import type { Language } from '../contract/languages.ts';

const fixture = useKnowledge();
const stores = { pumps: '', cars: '' };

const TEXTS: Partial<Record<Language, string>> = {
  en: '# Heat pumps\n\n## Sizes\n\nThe size of a heat pump follows from the heat loss of the house, which an engineer calculates.\n\n## Noise\n\nThe outdoor unit of most models is quieter than a conversation between two people in a room.',
  de: '# Wärmepumpen\n\nDie Größe einer Wärmepumpe richtet sich nach dem Wärmeverlust des Hauses, den ein Fachmann berechnet.',
  'zh-CN': '# 热泵\n\n热泵的大小取决于房屋的热损失，这个数值由工程师计算出来。',
  ja: '# ヒートポンプ\n\nヒートポンプの大きさは、家の熱損失によって決まります。計算は技術者が行います。',
  th: '# ปั๊มความร้อน\n\nขนาดของปั๊มความร้อนขึ้นอยู่กับการสูญเสียความร้อนของบ้าน ซึ่งวิศวกรเป็นผู้คำนวณ',
};

beforeAll(async () => {
  const { knowledge } = fixture;
  stores.pumps = (await knowledge.createStore('ann', 'Pumps')).id;
  stores.cars = (await knowledge.createStore('ann', 'Cars')).id;
  for (const text of Object.values(TEXTS)) await knowledge.addDocument('ann', stores.pumps, markdown(text), {}, 100);
  await knowledge.addDocument(
    'ann',
    stores.cars,
    markdown('# Cars\n\nThe battery of an electric car loses range in the cold, and a heat pump saves some of it.'),
    { visibility: 'private', url: 'https://example.com/cars', publisher: 'Agency', date: '2026', licence: 'CC0' },
    100,
  );
  await knowledge.addDocument(
    'ann',
    stores.cars,
    markdown('Bread is baked from flour, water and salt, and it needs some patience as well.'),
    {},
    100,
  );
});

const search = (text: string, language: Language = 'en', rest = {}) =>
  fixture.knowledge.search({ accountId: 'ann', text, language, limit: 10, ...rest });
const titles = async (...query: Parameters<typeof search>) => (await search(...query)).map(({ title }) => title);

describe('search', () => {
  it.each<[Language, string, string]>([
    ['en', 'how to size heat pumps', 'Heat pumps'],
    ['de', 'Größen von Wärmepumpen', 'Wärmepumpen'],
    ['zh-CN', '热泵大小', '热泵'],
    ['ja', 'ヒートポンプの大きさ', 'ヒートポンプ'],
    ['th', 'ขนาดปั๊มความร้อน', 'ปั๊มความร้อน'],
  ])('finds in %s what bears on "%s"', async (language, text, title) => {
    expect((await titles(text, language))[0]).toBe(title);
  });

  it('ranks what covers more of the question first and leaves out what has nothing to do with it', async () => {
    expect(await titles('heat pump noise outdoor unit')).toEqual(['Heat pumps', 'Cars']);
    expect(await titles('electric car battery range heat pump')).toEqual(['Cars', 'Heat pumps']);
  });

  it('hands over whole documents, passages in order, with all that is known', async () => {
    const [pumps] = await search('noise of a heat pump', 'en', { storeIds: [stores.pumps] });
    expect(pumps?.passages.map(({ headings, text }) => [headings, text.slice(0, 8)])).toEqual([
      [['Sizes'], 'The size'],
      [['Noise'], 'The outd'],
    ]);
    expect(pumps).toMatchObject({ language: 'en', visibility: 'public', trusted: true, url: undefined });
    const [cars] = await search('battery of a car');
    expect(cars).toMatchObject({
      visibility: 'private',
      url: 'https://example.com/cars',
      publisher: 'Agency',
      date: '2026',
      licence: 'CC0',
    });
  });

  it('keeps to the stores it is given, and with none to the library', async () => {
    expect(await titles('heat pump', 'en', { storeIds: [stores.cars] })).toEqual(['Cars']);
    expect(await titles('heat pump', 'en', { storeIds: [] })).toEqual([]);
    expect(await titles('heat pump', 'en', { storeIds: ['a\0b'] })).toEqual([]);
  });

  it('leaves documents of other brands out', async () => {
    const { knowledge } = fixture;
    const store = await knowledge.createStore('ann', 'Brands');
    const [one, two] = [
      await knowledge.createBrand('ann', store.id, { name: 'One' }),
      await knowledge.createBrand('ann', store.id, { name: 'Two' }),
    ];
    for (const [name, brandId] of [
      ['One', one.id],
      ['Two', two.id],
      ['None', undefined],
    ] as const) {
      await knowledge.addDocument(
        'ann',
        store.id,
        markdown(`The kettle of ${name} boils water in a minute.`),
        { title: name, brandId },
        100,
      );
    }
    expect((await titles('kettle water', 'en', { storeIds: [store.id], brandId: one.id })).sort()).toEqual([
      'None',
      'One',
    ]);
  });

  it('never finds documents of another account', async () => {
    expect(await titles('heat pump', 'en', { accountId: 'bob' })).toEqual([]);
    expect(await titles('heat pump', 'en', { accountId: 'bob', storeIds: [stores.pumps] })).toEqual([]);
  });

  it.each(["it's a 'quoted' \\ token", '& | ! <-> :*', '((heat', "'; drop table passage; --", '', '的', '\0'])(
    'takes "%s" as words, never as a query',
    async (text) => {
      for (const language of ['en', 'fr', 'zh-CN'] as const) expect(await search(text, language)).toBeInstanceOf(Array);
      expect(await titles('heat pump')).toContain('Heat pumps');
    },
  );

  it('hands over the stretch around the best passages of a very long document', async () => {
    const sections = Array.from(
      { length: 400 },
      (_, number) => `## Part ${number}\n\nThis is the ordinary text of part ${number} of the manual.`,
    );
    sections[300] = '## Part 300\n\nThe flux capacitor is described in this part of the manual.';
    await fixture.knowledge.addDocument('ann', stores.cars, markdown(sections.join('\n\n')), { title: 'Manual' }, 100);
    const [manual] = await search('flux capacitor');
    expect(manual?.passages).toHaveLength(150);
    expect(manual?.passages.map(({ text }) => text)).toContain(
      'The flux capacitor is described in this part of the manual.',
    );
  });
});
