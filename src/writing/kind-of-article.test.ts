import { describe, expect, it } from 'vitest';
import { exampleLibrary, orderOf } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const library = exampleLibrary('en').slice(0, 2);
const told: string[] = [];
const write = (mainInput: string, targetBlogWordCount: string, documents = library) =>
  writeArticle(
    orderOf({ inputType: 'keyword', mainInput, targetBlogWordCount }),
    portsOver(documents, { emit: ({ detail }) => void told.push(detail ?? '') }),
  );

describe('the kind of an article that is quoted from its sources', () => {
  it('stands in the report, and binds a plain one to its range', async () => {
    const { report, words } = await write('heat pump', '800-1000');
    expect(report.blogType).toBe('plain');
    expect(report.wishes.find(({ field }) => field === 'targetBlogWordCount')).toMatchObject({
      verdict: 'met',
      hard: true,
    });
    expect(words).toBeLessThanOrEqual(1000);
    await expect(write('heat pump', '2000-3000', library.slice(0, 1))).rejects.toMatchObject({ code: '551' });
  });

  it('decides itself how long a comparison is', async () => {
    const { report, words } = await write('heat pump vs gas boiler', '2000-3000', library.slice(0, 1));
    expect(report.blogType).toBe('comparison');
    expect(words).toBeGreaterThan(300);
    expect(words).toBeLessThan(2000);
    expect(report.wishes.find(({ field }) => field === 'targetBlogWordCount')).toMatchObject({
      verdict: 'not-applicable',
      hard: false,
      note: 'Its kind (comparison) decides how long the article is.',
    });
    expect(told).toContain('Kind of article: comparison');
  });
});
