import { describe, expect, it } from 'vitest';
import type { FinishedArticle } from '../article/finished-article.ts';
import { EarlierBlogBody, toArticleOrder } from '../contract/earlier-blog.ts';
import { exampleLibrary } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const articles = new Map<string, Promise<FinishedArticle>>();

function written(version: string): Promise<FinishedArticle> {
  const known = articles.get(version);
  if (known !== undefined) return known;
  const body = EarlierBlogBody.parse({
    version,
    site_id: 'site_1',
    params: { input_type: 'Keyword', p_input: 'heat pump', language_id: 'en', target_blog_word_count: '1000-2000' },
    config: {},
  });
  const article = writeArticle(toArticleOrder(body, []), portsOver(exampleLibrary('en')));
  articles.set(version, article);
  return article;
}

const headings = ({ markdown }: FinishedArticle) => [...markdown.matchAll(/^## (.*)$/gm)].map(([, text]) => text);

describe('the versions of the earlier interface', () => {
  it.each(['2', '3', '4', '5', 'latest'])('%s keeps language, range and citations', async (version) => {
    const { words, report, language } = await written(version);
    expect(language).toBe('en');
    expect(words).toBeGreaterThanOrEqual(1000);
    expect(words).toBeLessThanOrEqual(2000);
    expect(report.citations.length).toBeGreaterThan(20);
    expect(report.citations.filter(({ verdict }) => verdict !== 'supported')).toEqual([]);
  });

  it('write four different articles', async () => {
    const texts = await Promise.all(['2', '3', '4', '5'].map(async (version) => (await written(version)).markdown));
    expect(new Set(texts).size).toBe(4);
  });

  it('say in the report how each worked', async () => {
    const found = await Promise.all(
      ['2', '3', '4', '5'].map(async (version) => {
        const { report } = await written(version);
        return report.wishes.find(({ field }) => field === 'version');
      }),
    );
    expect(found.map((wish) => wish?.wanted)).toEqual(['2', '3', '4', '5']);
    expect(new Set(found.map((wish) => wish?.found)).size).toBe(4);
  });

  it('have takeaways from 4 and a FAQ in 5', async () => {
    const has = async (version: string, label: string) => headings(await written(version)).includes(label);
    expect(await Promise.all(['2', '3', '4', '5'].map((version) => has(version, 'Key Takeaways')))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(
      await Promise.all(['2', '3', '4', '5'].map((version) => has(version, 'Frequently Asked Questions'))),
    ).toEqual([false, false, false, true]);
  });

  it('latest is 5', async () => {
    expect((await written('latest')).markdown).toBe((await written('5')).markdown);
  });
});
