import { describe, expect, it } from 'vitest';
import { mergeHits } from './merge-hits.ts';
import type { SearchHit } from './search-provider.ts';

const hit = (fields: Partial<SearchHit>): SearchHit => ({
  url: 'https://example.com/a',
  title: 'A',
  snippet: '',
  provider: 'brave',
  rank: 1,
  ...fields,
});

describe('mergeHits', () => {
  it('keeps the best that any provider knows of a page', () => {
    const [merged, ...rest] = mergeHits([
      hit({
        url: 'http://m.example.com/a/amp',
        title: 'A long title that is cut ...',
        snippet: 'Longer snippet',
        rank: 1,
      }),
      hit({ provider: 'serper', rank: 3, title: 'A title', snippet: 'Short', date: '2026', publisher: 'Example' }),
      hit({ provider: 'tavily', rank: 2, title: 'A', date: '2026-03-01', licence: 'CC BY 4.0', extract: 'Text.' }),
    ]);
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({
      url: 'https://example.com/a',
      title: 'A title',
      snippet: 'Longer snippet',
      extract: 'Text.',
      date: '2026-03-01',
      publisher: 'Example',
      licence: 'CC BY 4.0',
      providers: ['brave', 'tavily', 'serper'],
    });
  });

  it('counts a provider once though it names a page twice', () => {
    const [merged] = mergeHits([hit({ rank: 2 }), hit({ rank: 5, url: 'https://www.example.com/a#x' })]);
    expect(merged?.score).toBeCloseTo(1 / 62, 12);
  });

  it('does not depend on the order of the lists', () => {
    const hits = [
      hit({ url: 'https://a.org/', provider: 'brave', rank: 1 }),
      hit({ url: 'https://b.org/', provider: 'serper', rank: 1 }),
      hit({ url: 'https://c.org/', provider: 'tavily', rank: 1 }),
      hit({ url: 'https://b.org/', provider: 'tavily', rank: 9 }),
    ];
    expect(mergeHits(hits.toReversed())).toEqual(mergeHits(hits));
    expect(mergeHits(hits).map(({ url }) => url)).toEqual(['https://b.org/', 'https://a.org/', 'https://c.org/']);
  });

  it('keeps a cut title where there is no other', () => {
    expect(mergeHits([hit({ title: 'Cut …' })])[0]?.title).toBe('Cut …');
  });
});
