import { describe, expect, it } from 'vitest';
import type { ImageCandidate } from './image-provider.ts';
import { openLicence, ownLicence } from './licences.ts';
import { rankCandidates } from './rank-candidates.ts';

const licence = (name: string) => openLicence(name, '4.0') ?? ownLicence(undefined);

/** A picture that fits well; what is replaced makes it better or worse. */
function candidate(id: string, replaced: Partial<ImageCandidate> = {}): ImageCandidate {
  return {
    ...{ provider: 'openverse', id, rank: 3, title: 'Heat pump', description: '', tags: [], width: 1200, height: 750 },
    ...{ licence: licence('by'), creator: undefined, creatorUrl: undefined, pageUrl: undefined },
    source: { kind: 'web', url: 'https://photos.example/1.jpg' },
    ...replaced,
  };
}

const wish = { texts: ['heat pump noise', 'heat pump'], orientation: 'any', translating: new Set<string>() } as const;
const ranked = (candidates: readonly ImageCandidate[], replaced: Partial<Parameters<typeof rankCandidates>[1]> = {}) =>
  rankCandidates(candidates, { ...wish, ...replaced }).map(({ id }) => id);

describe('of two pictures that fit, the first is the one', () => {
  it.each<readonly [string, Partial<ImageCandidate>]>([
    ['that shows more of what the section is about', { title: 'Noise of a heat pump' }],
    ['whose description does', { description: 'We measure its noise' }],
    ['that its provider puts first', { rank: 1 }],
    ['that is larger', { width: 1600, height: 1000 }],
    ['whose shape is nearer to that of a screen', { height: 675 }],
    ['whose licence is freer', { licence: licence('cc0') }],
  ])('%s', (_what, better) => {
    // The letters alone would order them the other way.
    expect(ranked([candidate('a'), candidate('b', better)])).toEqual(['b', 'a']);
    expect(ranked([candidate('b', better), candidate('a')])).toEqual(['b', 'a']);
  });

  it('by its name where all else is alike, so that the same answers give the same article', () => {
    expect(ranked([candidate('b'), candidate('a')])).toEqual(['a', 'b']);
  });
});

describe('a picture is not taken', () => {
  it.each<readonly [string, Partial<ImageCandidate>]>([
    ['that shows something else', { title: 'A kitten' }],
    ['that is too small', { width: 499, height: 300 }],
    ['that is a column', { width: 900, height: 1600 }],
    ['that is a strip', { width: 4000, height: 1000 }],
  ])('%s', (_what, unfit) => {
    expect(ranked([candidate('a', unfit)])).toEqual([]);
  });

  it('for a cover where it is only good enough for the body', () => {
    const square = candidate('square', { width: 1000, height: 1000 });
    const small = candidate('small', { width: 700, height: 400 });
    expect(ranked([square, small])).toHaveLength(2);
    expect(ranked([square, small], { orientation: 'landscape' })).toEqual([]);
  });
});

describe('a provider that finds by meaning', () => {
  it('may find what shares no word, behind what does', () => {
    const foreign = candidate('a', { provider: 'pexels', title: '', description: 'une unité extérieure' });
    expect(ranked([foreign])).toEqual([]);
    expect(ranked([foreign, candidate('b')], { translating: new Set(['pexels']) })).toEqual(['b', 'a']);
  });
});
