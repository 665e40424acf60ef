import { describe, expect, it } from 'vitest';
import { type CachedAnswer, PageCache } from './page-cache.ts';

const answer = (text: string, status = 200): CachedAnswer => ({ status, headers: {}, body: Buffer.from(text) });

describe('the cache of pages', () => {
  it('makes a page once for each version, also for those who ask meanwhile', async () => {
    const cache = new PageCache(100_000);
    let made = 0;
    const make = async () => {
      made += 1;
      return answer(`made ${made}`);
    };
    const [one, two] = await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)]);
    expect([one, two, await cache.get('a', '1', make)]).toEqual([one, one, one]);
    expect((await cache.get('a', '2', make)).body.toString()).toBe('made 2');
    expect(made).toBe(2);
  });

  it('never keeps more than it may, and gives up what was not used for longest', async () => {
    const cache = new PageCache(4_000);
    const made: string[] = [];
    const get = (key: string) =>
      cache.get(key, '1', async () => {
        made.push(key);
        return answer('x'.repeat(600));
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'd']) await get(key);
    expect(cache.bytes).toBeLessThanOrEqual(4_000);
    await get('a');
    await get('b');
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
    await cache.get('huge', '1', async () => answer('x'.repeat(3_000)));
    expect(cache.bytes).toBeLessThanOrEqual(4_000);
    await get('a');
    expect(made.at(-1)).toBe('b');
  });

  it('keeps nothing of what is not there, and no failure', async () => {
    const cache = new PageCache(100_000);
    await cache.get('a', '1', async () => answer('nothing', 404));
    expect(cache.bytes).toBe(0);
    await expect(cache.get('b', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('b', '1', async () => answer('back'))).body.toString()).toBe('back');
  });
});
