import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageCandidate } from '../image-provider.ts';
import { PictureError } from '../picture-error.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { picturesInFolder } from './library-folder.ts';

const { signal } = new AbortController();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwright-library-'));
});
afterEach(() => rm(folder, { recursive: true }));

const query = { text: 'heat pump', language: 'en', orientation: 'any', limit: 10 } as const;

async function found(notes: Readonly<Record<string, string>>): Promise<readonly ImageCandidate[]> {
  await writeFile(join(folder, 'heat-pump.jpg'), 'bytes');
  for (const [name, text] of Object.entries(notes)) await writeFile(join(folder, name), text);
  return createKeptPictures('library', (until) => picturesInFolder(folder, until)).search(query, signal);
}

async function read(candidate: ImageCandidate | undefined): Promise<string> {
  if (candidate?.source.kind !== 'kept') throw new Error('not kept');
  return Buffer.from(await candidate.source.read()).toString();
}

describe('the library of pictures', () => {
  it('takes creator and terms from the note beside a picture', async () => {
    const [picture] = await found({ 'heat-pump.jpg.yml': 'alt: A heat pump\ncredit: Ada\nlicence: CC BY 4.0\n' });
    expect(picture).toMatchObject({ title: 'A heat pump', creator: 'Ada', licence: { name: 'CC BY 4.0' } });
    expect(await read(picture)).toBe('bytes');
  });

  it.each([
    ['no note', {}],
    ['an empty one', { 'heat-pump.jpg.yml': '' }],
    ['one without terms', { 'heat-pump.jpg.yml': 'licence: null\n' }],
  ])("takes a picture with %s as the operator's own", async (_what, notes) => {
    const [picture] = await found(notes);
    expect(picture?.licence.name).toBe('');
    expect(await read(picture)).toBe('bytes');
  });

  it.each([
    ['is no YAML', 'licence: "CC BY 4.0\nalt: [', /beside it can not be read/],
    ['is no list of keys', '- CC BY 4.0\n', /something else than texts/],
    ['names terms that are no text', 'licence: [CC BY 4.0]\n', /something else than texts/],
    ['is too large', `licence: ${'x'.repeat(20_000)}\n`, /has 20010 bytes, more than 16384/],
  ])('refuses a picture whose note %s, as its terms are not known', async (_what, text, why) => {
    const [picture] = await found({ 'heat-pump.jpg.yml': text });
    await expect(read(picture)).rejects.toThrow(PictureError);
    await expect(read(picture)).rejects.toThrow(why);
    await expect(read(picture)).rejects.toThrow(/heat-pump\.jpg\.yml/);
  });

  it('refuses a picture whose note is there but can not be opened', async () => {
    await mkdir(join(folder, 'heat-pump.jpg.yml'));
    await expect(read((await found({}))[0])).rejects.toThrow(/can not be read/);
  });

  it('is listed once, however often one article asks', async () => {
    let listings = 0;
    const provider = createKeptPictures('library', (until) => {
      listings += 1;
      return picturesInFolder(folder, until);
    });
    await Promise.all([provider.search(query, signal), provider.search({ ...query, text: 'noise' }, signal)]);
    expect(listings).toBe(1);
  });
});
