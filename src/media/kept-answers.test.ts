import { describe, expect, it } from 'vitest';
import { FixedClock } from '../support/clock.ts';
import { deferred } from '../support/deferred.ts';
import { KeptValues } from '../support/kept-values.ts';
import type { ImageCandidate, ImageProvider, ImageQuery } from './image-provider.ts';
import { PIXABAY_KEPT, withKeptAnswers } from './kept-answers.ts';
import { MediaError } from './media-error.ts';

const query: ImageQuery = { text: 'heat pump', language: 'de', orientation: 'any', limit: 12 };
const { signal } = new AbortController();

function kept(search: ImageProvider['search']) {
  const asked: ImageQuery[] = [];
  const clock = new FixedClock('2026-11-28T00:00:00Z');
  const answers = new KeptValues<readonly ImageCandidate[]>(clock, PIXABAY_KEPT);
  const provider: ImageProvider = {
    ...{ name: 'pixabay', translates: true, orients: true },
    search(question, until) {
      asked.push(question);
      return search(question, until);
    },
  };
  // One for each article, as they are made.
  const forArticle = () => withKeptAnswers(provider, answers);
  return { asked, clock, forArticle };
}

describe('a provider that wants its answers to be kept', () => {
  it('is asked the same thing once a day, by all articles together', async () => {
    const { asked, clock, forArticle } = kept(async () => []);
    await forArticle().search(query, signal);
    clock.advance(24 * 3_600_000 - 1);
    await forArticle().search(query, signal);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await forArticle().search(query, signal);
    expect(asked).toHaveLength(2);
  });

  it.each<Partial<ImageQuery>>([{ text: 'solar' }, { language: 'en' }, { orientation: 'landscape' }, { limit: 3 }])(
    'is asked for something else, such as %j',
    async (other) => {
      const { asked, forArticle } = kept(async () => []);
      await forArticle().search(query, signal);
      await forArticle().search({ ...query, ...other }, signal);
      expect(asked).toHaveLength(2);
    },
  );

  it('is asked again after it has failed', async () => {
    let fails = true;
    const { asked, forArticle } = kept(async () => {
      if (fails) throw new MediaError('Pixabay could not be reached.');
      return [];
    });
    await expect(forArticle().search(query, signal)).rejects.toThrow('could not be reached');
    fails = false;
    expect(await forArticle().search(query, signal)).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('answers another article when the one that asked first is given up', async () => {
    const answer = deferred<readonly ImageCandidate[]>();
    const { forArticle } = kept((_question, until) => {
      until.throwIfAborted();
      return answer.promise;
    });
    const stop = new AbortController();
    const first = forArticle().search(query, stop.signal);
    const second = forArticle().search(query, signal);
    stop.abort(new Error('cancelled'));
    await expect(first).rejects.toThrow('cancelled');
    answer.resolve([]);
    expect(await second).toEqual([]);
  });
});
