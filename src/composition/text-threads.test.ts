import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenTextDesk, openTextDesk } from './text-threads.ts';

let desk: OpenTextDesk;
beforeAll(() => {
  desk = openTextDesk({ titlesNear: async () => [] });
});
afterAll(() => desk.close());

const TEXT = '# Heat pumps\n\n## Noise\n\nIt *depends*. [1]\n\n## Sources\n\n1. [Noise](https://noise.example/a)\n';

it('renders a text as readers would see it, and counts what counts', async () => {
  const { html, contents, words } = await desk.preview('account_1', TEXT, 'en');
  expect(html).toContain('<em>depends</em>');
  expect(html).toMatch(/<a href="#[^"]+"[^>]*>\[?1\]?<\/a>/);
  expect(contents.map(({ text }) => text)).toEqual(['Noise', 'Sources']);
  expect(words).toBe(5);
});

it('refuses an account that wants too much at once, and no other one', async () => {
  const all = Array.from({ length: 8 }, () => desk.preview('account_2', TEXT, 'en').then(() => 'done', String));
  const other = desk.preview('account_3', TEXT, 'en');
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(6);
  expect(outcomes.filter((outcome) => outcome.includes('try again in 1 s'))).toHaveLength(2);
  await other;
  await desk.preview('account_2', TEXT, 'en');
});

it('refuses a text that takes more stack than there is, and goes on', async () => {
  await expect(desk.preview('account_1', '>'.repeat(10_000), 'en')).rejects.toMatchObject({
    code: 'invalid_request',
    details: [{ path: 'markdown' }],
  });
  await desk.preview('account_1', TEXT, 'en');
});
