import { describe, expect, it } from 'vitest';
import type { ImageCandidate } from './image-provider.ts';
import { ownLicence } from './licences.ts';
import { foundBy, sayingsOf } from './what-is-seen.ts';

function candidate(replaced: Partial<ImageCandidate>): ImageCandidate {
  return {
    ...{ provider: 'openverse', id: '1', rank: 1, title: '', description: '', tags: [], width: 900, height: 600 },
    ...{ licence: ownLicence(undefined), creator: undefined, creatorUrl: undefined, pageUrl: undefined },
    source: { kind: 'web', url: 'https://photos.example/1.jpg' },
    ...replaced,
  };
}

describe('what is said of a picture', () => {
  it('is its name, then its description, in no known language', () => {
    expect(sayingsOf(candidate({ title: 'Unit', description: 'A unit', tags: ['a', 'b'] }))).toEqual([
      { text: 'Unit', language: 'any' },
      { text: 'A unit', language: 'any' },
    ]);
  });

  it.each(['kb', 'library'] as const)('is in the language of its owner for a picture of %s', (provider) => {
    expect(sayingsOf(candidate({ provider, title: 'Gerät' }))).toEqual([{ text: 'Gerät', language: 'own' }]);
  });

  it('is in the language that was asked for where those are tags of Pixabay', () => {
    const tags = ['heizung', 'haus', 'winter', 'schnee', 'dach'];
    expect(sayingsOf(candidate({ provider: 'pixabay', tags }))).toEqual([
      { text: 'heizung, haus, winter, schnee', language: 'asked' },
    ]);
  });
});

describe('the words that a picture was found by', () => {
  it.each([
    [['heat pump noise', 'heat pump'], 'Heat pump beside a house', 'heat pump'],
    [['heat pump noise', 'heat pump'], 'Noise of heat pumps', 'heat pump noise'],
    [['Wärmepumpe Lärm'], 'Wärmepumpen', 'Wärmepumpe'],
    [['wärmepumpe lärm', 'wärmepumpe'], 'white box on a wall', 'wärmepumpe'],
  ])('of %j for %j are %j', (queries, title, words) => {
    expect(foundBy(candidate({ title }), queries)).toBe(words);
  });
});
