import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useKnowledge } from '../../test/support/knowledge.ts';
import { OperatorError } from '../support/operator-error.ts';

const fixture = useKnowledge();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'library-'));
  await fixture.db.deleteFrom('document').where('account_id', 'is', null).execute();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}
const index = () => fixture.knowledge.indexLibrary(folder);
const rows = () =>
  fixture.db.selectFrom('document').selectAll().where('account_id', 'is', null).orderBy('library_path').execute();
const search = (text: string) =>
  fixture.knowledge.search({ accountId: 'bob', storeIds: [], text, language: 'en', limit: 10 });

const PUMPS =
  '---\ntitle: On pumps\nurl: https://example.com/pumps\npublisher: Agency\ndate: 2026-03\nlicence: CC0\nvisibility: private\nlanguage: en\n---\nThe compressor of a heat pump is driven by electricity.';

describe('the library', () => {
  it('is open to every account, with what its files say', async () => {
    await write({ 'a/pumps.md': PUMPS, 'notes.txt': 'A compressor needs oil, now and then.' });
    expect(await index()).toEqual({
      added: ['a/pumps.md', 'notes.txt'],
      changed: [],
      removed: [],
      unchanged: 0,
      unreadable: [],
    });
    expect(await rows()).toMatchObject([
      {
        library_path: 'a/pumps.md',
        title: 'On pumps',
        url: 'https://example.com/pumps',
        publisher: 'Agency',
        date: '2026-03',
        licence: 'CC0',
        visibility: 'private',
        language: 'en',
      },
      { library_path: 'notes.txt', title: 'notes', visibility: 'public' },
    ]);
    expect((await search('compressor of a heat pump')).map(({ title }) => title)).toEqual(['On pumps', 'notes']);
  });

  it('follows the folder: changed files are read again, vanished ones go, others are left alone', async () => {
    await write({
      'one.md': 'The first text stays.',
      'two.md': 'The second text changes.',
      'three.md': 'The third text goes.',
    });
    await index();
    const [one] = await rows();
    await write({ 'two.md': 'The second text speaks of zeppelins.', 'four.md': 'The fourth text comes.' });
    await unlink(path.join(folder, 'three.md'));
    expect(await index()).toEqual({
      added: ['four.md'],
      changed: ['two.md'],
      removed: ['three.md'],
      unchanged: 1,
      unreadable: [],
    });
    expect((await rows()).find(({ library_path }) => library_path === 'one.md')).toEqual(one);
    expect((await search('zeppelins')).map(({ title }) => title)).toEqual(['two']);
    expect(await search('third goes')).toEqual([]);
    expect(await index()).toMatchObject({ added: [], changed: [], removed: [], unchanged: 3 });
  });

  it('leaves out what can not be read, says why, and keeps the rest', async () => {
    await write({ 'good.md': 'A good text.', 'bad.pdf': 'no pdf', 'empty.txt': '', 'changed.md': 'Good at first.' });
    await index();
    await write({ 'changed.md': Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]) });
    const report = await index();
    expect(report).toMatchObject({ removed: ['changed.md'], unchanged: 1 });
    expect(report.unreadable).toEqual([
      { path: 'bad.pdf', reason: expect.stringMatching(/declared as PDF/) },
      { path: 'changed.md', reason: expect.stringMatching(/binary/) },
      { path: 'empty.txt', reason: expect.stringMatching(/empty/) },
    ]);
    expect((await rows()).map(({ library_path }) => library_path)).toEqual(['good.md']);
  });

  it('does not look into hidden files, other kinds and symbolic links', async () => {
    const outside = await mkdtemp(path.join(os.tmpdir(), 'outside-'));
    await writeFile(path.join(outside, 'secret.md'), 'A secret text.');
    await write({
      'a.md': 'A text.',
      '.git/b.md': 'Hidden.',
      '.hidden.md': 'Hidden.',
      'c.png': 'picture',
      'd.json': '{}',
    });
    await symlink(outside, path.join(folder, 'way-out'));
    await symlink(path.join(outside, 'secret.md'), path.join(folder, 'secret.md'));
    const report = await index();
    await rm(outside, { recursive: true });
    expect(report.added).toEqual(['a.md']);
    expect(report.unreadable.map(({ path: where }) => where)).toEqual(['secret.md', 'way-out']);
  });

  it('refuses a folder that is not there, and then loses nothing', async () => {
    await write({ 'a.md': 'A text.' });
    await index();
    await rm(folder, { recursive: true });
    await expect(index()).rejects.toThrow(OperatorError);
    await expect(index()).rejects.toThrow(folder);
    expect(await rows()).toHaveLength(1);
  });

  it('is indexed once when two processes do it at the same time', async () => {
    await write({ 'a.md': 'A text.', 'b.md': 'B text.', 'c.md': 'C text.' });
    const reports = await Promise.all([index(), fixture.second().indexLibrary(folder)]);
    expect(reports.flatMap(({ added }) => added).sort()).toEqual(['a.md', 'b.md', 'c.md']);
    expect(reports.map(({ unchanged }) => unchanged).sort()).toEqual([0, 3]);
  });

  it('tells how far it is', async () => {
    await write({ 'a.md': 'A text.', 'b.md': 'B text.' });
    const seen: number[] = [];
    await fixture.knowledge.indexLibrary(folder, ({ done, total }) => seen.push(done / total));
    expect(seen).toEqual([0.5, 1]);
  });
});
