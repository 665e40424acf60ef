import { beforeAll, describe, expect, it } from 'vitest';
import { markdown, useKnowledge } from '../../test/support/knowledge.ts';

const fixture = useKnowledge();
let storeId: string;

const PUMPS =
  '# Heat pumps\n\n## Sizes\n\nThe size of a heat pump follows from the heat loss of the house, which an engineer calculates.\n\n## Noise\n\nThe outdoor unit of most models is quieter than a conversation between two people in a room.';
const GERMAN = '# Wärmepumpen\n\nDie Größe einer Wärmepumpe richtet sich nach dem Wärmeverlust des Hauses.';

beforeAll(async () => {
  const { knowledge } = fixture;
  storeId = (await knowledge.createStore('ann', 'Pumps')).id;
  const other = (await knowledge.createStore('ann', 'Other')).id;
  for (const text of [PUMPS, GERMAN]) await knowledge.addDocument('ann', storeId, markdown(text), {}, 100);
  await knowledge.addDocument('ann', other, markdown('# Elsewhere\n\nThe outdoor unit makes noise.'), {}, 100);
});

const search = (text: string, limit = 10) => fixture.knowledge.searchStore({ accountId: 'ann', storeId, text, limit });

describe('searching a store', () => {
  it('shows documents of this store alone, with the passages that answer, the best first', async () => {
    const [first, ...others] = await search('noise of the outdoor unit');
    expect(first?.document.title).toBe('Heat pumps');
    expect(first?.passages[0]).toMatchObject({ headings: ['Noise'], text: expect.stringContaining('outdoor unit') });
    expect(others.map(({ document }) => document.title)).not.toContain('Elsewhere');
  });

  it('takes the question for every language of the store', async () => {
    expect((await search('Größen von Wärmepumpen')).map(({ document }) => document.title)).toEqual(['Wärmepumpen']);
    expect(await search('Brot backen')).toEqual([]);
    expect(await search('?')).toEqual([]);
  });

  it('knows no store of another account', async () => {
    await expect(
      fixture.knowledge.searchStore({ accountId: 'bob', storeId, text: 'noise', limit: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
