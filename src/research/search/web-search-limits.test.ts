import { describe, expect, it } from 'vitest';
import { FixedClock } from '../../support/clock.ts';
import { deferred } from '../../support/deferred.ts';
import {
  type Answer,
  aborted,
  failing,
  hanging,
  hitsAt,
  Played,
  passing,
  searching,
  standing,
} from './played-provider.fixture.ts';
import type { Pause } from './provider-gate.ts';
import { NOW, QUERY } from './provider-server.fixture.ts';
import { SearchError } from './search-provider.ts';
import { createWebSearch } from './web-search.ts';

describe('a provider that fails', () => {
  it('is left alone after three faults in a row, then tried once, then longer', async () => {
    const brave = new Played('brave', [failing('unavailable')]);
    const { web, clock } = searching([brave]);
    for (let fault = 0; fault < 3; fault += 1) await web.search(QUERY);
    const [skipped] = (await web.search(QUERY)).providers;
    expect(skipped).toMatchObject({ outcome: 'skipped' });
    expect(skipped?.message).toBe(
      'Brave Search is left alone until 2026-11-20T12:00:30Z, after this: It failed: unavailable.',
    );
    expect(brave.asked).toBe(3);
    clock.advance(30_000);
    const outcomes = (await Promise.all([web.search(QUERY), web.search(QUERY)])).map(
      ({ providers }) => providers[0]?.outcome,
    );
    expect(outcomes).toEqual(['failed', 'skipped']);
    clock.advance(59_999);
    expect((await web.search(QUERY)).providers[0]?.outcome).toBe('skipped');
    clock.advance(1);
    await web.search(QUERY);
    expect(brave.asked).toBe(5);
  });

  it('is not left alone for longer because several searches failed together', async () => {
    const brave = new Played('brave', [failing('unavailable')]);
    const { web, clock } = searching([brave]);
    await Promise.all(Array.from({ length: 6 }, () => web.search(QUERY)));
    clock.advance(30_000);
    await web.search(QUERY);
    expect(brave.asked).toBe(7);
  });

  it('stays alone as it asked, though a search that was under way before worked', async () => {
    const release = deferred();
    const late: Answer = async () => {
      await release.promise;
      return [];
    };
    const { web } = searching([new Played('brave', [late, failing('rate_limited', 60_000)])]);
    const first = web.search(QUERY);
    await web.search(QUERY);
    release.resolve();
    await first;
    expect((await web.search(QUERY)).providers[0]).toMatchObject({ outcome: 'skipped' });
  });

  it('is asked as before once a trial worked', async () => {
    const fault = failing('timeout');
    const brave = new Played('brave', [fault, fault, fault, ['https://a.org/1'], fault, fault, ['https://a.org/2']]);
    const { web, clock } = searching([brave]);
    for (let search = 0; search < 3; search += 1) await web.search(QUERY);
    clock.advance(30_000);
    const outcomes: (string | undefined)[] = [];
    for (let search = 0; search < 4; search += 1) outcomes.push((await web.search(QUERY)).providers[0]?.outcome);
    expect(outcomes).toEqual(['ok', 'failed', 'failed', 'ok']);
  });

  it.each(['unauthorized', 'exhausted'] as const)('is left alone at once when %s', async (code) => {
    const brave = new Played('brave', [failing(code)]);
    const { web, clock } = searching([brave]);
    await web.search(QUERY);
    clock.advance(599_999);
    expect((await web.search(QUERY)).providers[0]).toMatchObject({ outcome: 'skipped' });
    clock.advance(1);
    await web.search(QUERY);
    expect(brave.asked).toBe(2);
  });

  it('is left alone for as long as it asks', async () => {
    const brave = new Played('brave', [failing('rate_limited', 90_000), ['https://a.org/1']]);
    const { web, clock } = searching([brave]);
    await web.search(QUERY);
    clock.advance(89_999);
    expect((await web.search(QUERY)).providers[0]?.message).toBe(
      'Brave Search asked to be left alone until 2026-11-20T12:01:30Z.',
    );
    clock.advance(1);
    expect((await web.search(QUERY)).providers[0]?.outcome).toBe('ok');
  });
});

describe('without network', () => {
  it('gives a lifeless provider up within a second, and does not wait for it again', async () => {
    const clock = new FixedClock(NOW);
    const { pause, pauses } = passing(clock);
    const wikipedia = new Played('wikipedia', [hanging]);
    const web = createWebSearch({ providers: [wikipedia], allowDomains: [], denyDomains: [], clock, pause });
    const { providers } = await web.search(QUERY);
    expect(providers[0]).toMatchObject({
      outcome: 'failed',
      message: 'Wikipedia could not be reached within a second.',
    });
    expect(pauses.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBeLessThanOrEqual(1000);
    expect((await web.search(QUERY)).providers[0]?.outcome).toBe('skipped');
    expect(wikipedia.asked).toBe(1);
  });

  it('lets go searches that wait for their turn', async () => {
    const clock = new FixedClock(NOW);
    const arxiv = new Played('arxiv', [hanging], { pace: { intervalMs: 3000, atOnce: 1 } });
    const pause: Pause = (milliseconds, signal) => (milliseconds <= 1000 ? Promise.resolve() : aborted(signal));
    const web = createWebSearch({ providers: [arxiv], allowDomains: [], denyDomains: [], clock, pause });
    const outcomes = await Promise.all([web.search(QUERY), web.search(QUERY), web.search(QUERY)]);
    expect(outcomes.map(({ providers }) => providers[0]?.outcome)).toEqual(['failed', 'skipped', 'skipped']);
    expect(arxiv.asked).toBe(1);
  });

  it('gives up at once what can not be reached twice, but not what only broke off', async () => {
    const unreached = new SearchError('arxiv', 'unavailable', 'It broke off.', { isUnreached: true });
    const pace = { intervalMs: 3000, atOnce: 1 };
    const outcomesOf = async (isThere: boolean) => {
      const arxiv = new Played('arxiv', [unreached], { pace, isThere });
      const { pause } = passing(new FixedClock(NOW));
      const { web, clock } = searching([arxiv], { pause: isThere ? standing : pause });
      const first = await web.search(QUERY);
      clock.advance(3000);
      const second = await web.search(QUERY);
      return [first, second].map(({ providers }) => providers[0]?.outcome);
    };
    expect(await outcomesOf(false)).toEqual(['failed', 'skipped']);
    expect(await outcomesOf(true)).toEqual(['failed', 'failed']);
  });

  it('waits for a slow provider that shows a sign of life', async () => {
    const release = deferred();
    const slow: Answer = async () => {
      await release.promise;
      return hitsAt('searxng', ['https://a.org/1']);
    };
    const searxng = new Played('searxng', [slow], { isThere: true });
    const knocked = deferred();
    const pause: Pause = async (milliseconds, signal) => {
      if (milliseconds >= 10_000) return await aborted(signal);
      if (milliseconds === 600) {
        knocked.resolve();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const { web } = searching([searxng], { pause });
    const search = web.search(QUERY);
    await knocked.promise;
    await new Promise((resolve) => setImmediate(resolve));
    release.resolve();
    expect((await search).providers[0]).toMatchObject({ outcome: 'ok' });
    expect(searxng.knocks).toHaveLength(1);
  });

  it('ends a search that takes too long, though there is life', async () => {
    const searxng = new Played('searxng', [hanging], { isThere: true });
    const pause: Pause = async (milliseconds, signal) => {
      if (milliseconds === 600) await aborted(signal);
    };
    const { web } = searching([searxng], { pause, timeLimitMs: 2000 });
    expect((await web.search(QUERY)).providers[0]).toMatchObject({
      outcome: 'failed',
      message: 'SearXNG took longer than 2 seconds.',
    });
  });
});

describe('pace', () => {
  it('starts searches in the interval that the provider wants, and skips those that would wait too long', async () => {
    const clock = new FixedClock(NOW);
    const { pause, pauses } = passing(clock);
    const starts: number[] = [];
    const answer: Answer = async () => {
      starts.push(clock.now().getTime() - Date.parse(NOW));
      return [];
    };
    const arxiv = new Played('arxiv', [answer], { pace: { intervalMs: 3000, atOnce: 1 } });
    const web = createWebSearch({
      providers: [arxiv],
      allowDomains: [],
      denyDomains: [],
      clock,
      pause,
      giveUpMs: 60_000,
    });
    await web.search(QUERY);
    await web.search(QUERY);
    await web.search(QUERY);
    expect(starts).toEqual([0, 3000, 6000]);
    expect(pauses).toEqual([3000, 3000]);
    const held = searching([new Played('arxiv', [[]], { pace: { intervalMs: 3000, atOnce: 1 } })], {
      patienceMs: 2000,
    });
    const [, second] = await Promise.all([held.web.search(QUERY), held.web.search(QUERY)]);
    expect(second.providers[0]).toMatchObject({
      outcome: 'skipped',
      message: 'arXiv was not asked: too many searches wait for it.',
    });
  });

  it('has no more searches under way than the provider wants', async () => {
    const gates = [deferred(), deferred(), deferred()];
    let running = 0;
    let most = 0;
    const answers = gates.map(
      (gate): Answer =>
        async () => {
          running += 1;
          most = Math.max(most, running);
          await gate.promise;
          running -= 1;
          return [];
        },
    );
    const brave = new Played('brave', answers, { pace: { intervalMs: 0, atOnce: 2 } });
    const { web } = searching([brave]);
    const searches = gates.map(() => web.search(QUERY));
    for (const gate of gates) {
      await new Promise((resolve) => setImmediate(resolve));
      gate.resolve();
    }
    await Promise.all(searches);
    expect(brave.asked).toBe(3);
    expect(most).toBe(2);
  });
});
