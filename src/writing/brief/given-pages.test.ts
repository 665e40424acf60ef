import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../article/source.ts';
import type { PageReading, WebResearch } from '../../research/web-research.ts';
import { exampleLibrary, orderOf } from '../example-library.fixture.ts';
import { writeArticle } from '../write-article.ts';
import { portsOver, quietWeb } from '../writing-ports.fixture.ts';

const address = (name: string) => `https://pages.example/${name}`;

function pageOf(document: SourceDocument): PageReading {
  const url = address(document.id);
  return { kind: 'read', url, document: { ...document, url }, page: 'article', pageReason: 'it is one text' };
}

/** A web whose pages are the example documents, and some that are no articles. */
function exampleWeb(): { readonly web: WebResearch; readonly asked: string[] } {
  const pages = new Map<string, PageReading>(exampleLibrary('en').map((one) => [address(one.id), pageOf(one)]));
  const [first] = exampleLibrary('en');
  if (first === undefined) throw new Error('the example library is empty');
  pages.set(address('shop'), { ...pageOf(first), page: 'listing', pageReason: 'it lists products' } as PageReading);
  const asked: string[] = [];
  const web = quietWeb({
    readPage: async (url, purpose) => {
      asked.push(`${purpose} ${url}`);
      return pages.get(url) ?? { kind: 'unreadable', why: 'its server answers with status 404' };
    },
  });
  return { web, asked };
}

const names = exampleLibrary('en').map(({ id }) => address(id));
const order = (urls: readonly string[], more: object = {}) =>
  orderOf({ inputType: 'urls', mainInput: urls, targetBlogWordCount: '800-1000', ...more });

describe('an order by urls', () => {
  it('is written from the pages alone, each of them asked for as named by the customer', async () => {
    const { web, asked } = exampleWeb();
    const article = await writeArticle(order(names.slice(0, 5)), portsOver([], { web }));
    expect(asked.sort()).toEqual(
      names
        .slice(0, 5)
        .map((url) => `named ${url}`)
        .sort(),
    );
    const cited = article.report.sources.map(({ url }) => url);
    expect(cited.length).toBeGreaterThan(1);
    expect(names.slice(0, 5)).toEqual(expect.arrayContaining(cited));
    expect(article.title.toLowerCase()).toContain('heat pump');
  });

  it('leaves aside what is no article or can not be read, and says which and why', async () => {
    const { web } = exampleWeb();
    const urls = [...names.slice(0, 3), address('shop'), address('gone')];
    const { report } = await writeArticle(order(urls), portsOver([], { web }));
    expect(report.notes).toEqual(
      expect.arrayContaining([
        `${address('shop')} was left aside: it lists products.`,
        `${address('gone')} was left aside: its server answers with status 404.`,
      ]),
    );
    expect(report.sources.map(({ url }) => url)).not.toContain(address('shop'));
  });

  it('fails with 546 and every reason when no article is left', async () => {
    const { web } = exampleWeb();
    const writing = writeArticle(order([address('shop'), address('gone')]), portsOver(exampleLibrary('en'), { web }));
    await expect(writing).rejects.toMatchObject({
      code: '546',
      message: expect.stringMatching(/shop was left aside: it lists products\..*gone was left aside: .*404/),
    });
  });

  it('reads a page once for a job and all its retries, and asks again for one that was away', async () => {
    const kept = new Map<string, unknown>();
    const memory = {
      recall: async (step: string, question: unknown) => kept.get(JSON.stringify([step, question])),
      remember: async (step: string, _version: number, question: unknown, answer: unknown) => {
        kept.set(JSON.stringify([step, question]), answer);
        return answer;
      },
    };
    const { web, asked } = exampleWeb();
    const urls = [...names.slice(0, 3), address('gone')];
    const first = await writeArticle(order(urls), portsOver([], { web, memory }));
    asked.length = 0;
    const second = await writeArticle(order(urls), portsOver([], { web, memory }));
    expect(asked).toEqual([`named ${address('gone')}`]);
    expect(second.markdown).toBe(first.markdown);
  });
});

describe('an order by url', () => {
  it('fails with 546 when the page can not be read', async () => {
    const writing = writeArticle(
      orderOf({ inputType: 'url', mainInput: address('gone') }),
      portsOver(exampleLibrary('en'), { web: quietWeb() }),
    );
    await expect(writing).rejects.toMatchObject({ code: '546', message: expect.stringContaining(address('gone')) });
  });
});
