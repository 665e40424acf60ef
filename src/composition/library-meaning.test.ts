import { describe, expect, it } from 'vitest';
import type { Embeddings } from '../models/embedding.ts';
import { ModelError } from '../models/language-model.ts';
import type { LibraryQuery } from '../research/library-search.ts';
import { sourceDocument } from '../writing/example-library.fixture.ts';
import { rankedByMeaning } from './library-meaning.ts';

const QUERY: LibraryQuery = {
  text: 'quiet heating',
  language: 'en',
  accountId: 'a1',
  storeId: undefined,
  brandId: undefined,
  limit: 2,
};
/** By words the first is best. */
const TITLES = ['Heating of pools', 'Heating oil', 'Noise of heat pumps', 'Heating a church'];

function library() {
  const limits: number[] = [];
  const documents = TITLES.map((title) => sourceDocument({ id: title, title }, `About ${title}.`));
  return {
    limits,
    search: async ({ limit }: LibraryQuery) => {
      limits.push(limit);
      return documents.slice(0, limit);
    },
  };
}

/** Texts on noise or quiet mean the same, all others something else. */
const embeddings = (asked: string[][]): Embeddings => ({
  name: 'test:model',
  async embed(texts) {
    asked.push([...texts]);
    return texts.map((text) => (/quiet|noise/i.test(text) ? [1, 0.1] : [0.1, 1]));
  },
});

const means = (told: string[] = []) => ({
  signal: new AbortController().signal,
  onFailure: (why: string) => void told.push(why),
});
const titlesFound = async (search: ReturnType<typeof rankedByMeaning>, query = QUERY) =>
  (await search.search(query)).map(({ title }) => title);

describe('a search ranked by meaning', () => {
  it('is the search by words where no embedding model is set', () => {
    const words = library();
    expect(rankedByMeaning(words, undefined, means())).toBe(words);
  });

  it('looks further down the ranks by words, and brings up what means the same', async () => {
    const asked: string[][] = [];
    const words = library();
    expect(await titlesFound(words)).not.toContain('Noise of heat pumps');
    const found = await titlesFound(rankedByMeaning(words, embeddings(asked), means()));
    expect(found).toEqual(['Heating of pools', 'Noise of heat pumps']);
    expect(words.limits.at(-1)).toBe(6);
    expect(asked).toEqual([['quiet heating', ...TITLES.map((title) => `${title}\nAbout ${title}.`)]]);
  });

  it('says so and goes by words where the model fails', async () => {
    const told: string[] = [];
    const broken: Embeddings = {
      name: 'test:broken',
      embed: async () => {
        throw new ModelError('unavailable', 'The model test:broken did not answer.', {
          retryable: true,
          providerWords: '',
        });
      },
    };
    expect(await titlesFound(rankedByMeaning(library(), broken, means(told)))).toEqual(TITLES.slice(0, 2));
    expect(told).toEqual(['The documents were ranked by their words alone: The model test:broken did not answer.']);
  });

  it('lets other faults through', async () => {
    const faulty: Embeddings = { name: 'test:faulty', embed: () => Promise.reject(new TypeError('a fault of ours')) };
    await expect(rankedByMeaning(library(), faulty, means()).search(QUERY)).rejects.toThrow('a fault of ours');
  });
});
