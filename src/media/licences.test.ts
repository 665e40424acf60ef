import { describe, expect, it } from 'vitest';
import { creditOf } from './credit.ts';
import { openLicence, ownLicence, UNSPLASH_LICENCE } from './licences.ts';

describe('openLicence', () => {
  it.each([
    ['by-sa', '4.0', 'CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['by', '2.0', 'CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
    ['CC BY-SA 3.0', undefined, 'CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
    ['cc-by-sa-3.0-migrated', undefined, 'CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
    ['CC0', undefined, 'CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['cc-zero', undefined, 'CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['cc0', '1.0', 'CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['pdm', '1.0', 'Public domain', undefined],
    ['Public domain', undefined, 'Public domain', undefined],
  ])('takes %s %s', (text, version, name, url) => {
    expect(openLicence(text, version)).toMatchObject({ name, url });
  });

  it.each([
    'by-nc',
    'by-nd',
    'by-nc-sa',
    'CC BY-NC 4.0',
    'CC BY-ND 2.0',
    'GFDL',
    'Fair use',
    'All rights reserved',
    '',
    'by-sa-nc',
  ])('does not take %j', (text) => {
    expect(openLicence(text, '4.0')).toBeUndefined();
  });
});

describe('creditOf', () => {
  const picture = {
    provider: 'openverse',
    title: 'Outdoor unit',
    creator: 'Ada Example',
    creatorUrl: 'https://photos.example/ada',
    pageUrl: 'https://photos.example/1',
  } as const;

  it('names title, creator, licence and collection, each with its link', () => {
    const licence = openLicence('by', '4.0');
    if (licence === undefined) throw new Error('no licence');
    const credit = creditOf({ ...picture, licence });
    expect(credit?.text).toBe('“Outdoor unit” · Ada Example · CC BY 4.0 · Openverse');
    expect(credit?.links.map(({ start, end, url }) => [credit.text.slice(start, end), url])).toEqual([
      ['“Outdoor unit”', 'https://photos.example/1'],
      ['Ada Example', 'https://photos.example/ada'],
      ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
      ['Openverse', 'https://photos.example/1'],
    ]);
  });

  it('tells Unsplash who sends readers', () => {
    const credit = creditOf({ ...picture, title: '', provider: 'unsplash', licence: UNSPLASH_LICENCE });
    const query = 'utm_source=inkwright&utm_medium=referral';
    expect(credit?.text).toBe('Ada Example · Unsplash License · Unsplash');
    expect(credit?.links.map(({ url }) => url)).toEqual([
      `https://photos.example/ada?${query}`,
      'https://unsplash.com/license',
      `https://photos.example/1?${query}`,
    ]);
  });

  it('names an own picture as its owner wants it, and not at all where nothing is said', () => {
    const own = { ...picture, provider: 'kb', pageUrl: undefined, creatorUrl: undefined } as const;
    expect(creditOf({ ...own, licence: ownLicence(undefined) })?.text).toBe('Ada Example');
    expect(creditOf({ ...own, creator: undefined, licence: ownLicence(' ') })).toBeUndefined();
  });
});
