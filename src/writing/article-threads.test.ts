import { afterAll, describe, expect, it } from 'vitest';
import { JobError } from '../contract/errors.ts';
import type { JobEventBody } from '../contract/job-events.ts';
import { ArticleThreads } from './article-threads.ts';
import { exampleLibrary, orderOf } from './example-library.fixture.ts';
import { writeArticle } from './write-article.ts';
import { portsOver } from './writing-ports.fixture.ts';

const threads = new ArticleThreads({ size: 1 });
afterAll(() => threads.close());

const order = orderOf({ inputType: 'keyword', mainInput: 'heat pump' });

describe('ArticleThreads', () => {
  it('writes in a thread what writeArticle writes, and tells the progress', async () => {
    const events: JobEventBody[] = [];
    const ports = portsOver(exampleLibrary('en'), { emit: (event) => events.push(event) });
    const inThread = await threads.write(order, ports);
    const here = await writeArticle(order, portsOver(exampleLibrary('en')));
    expect(inThread.markdown).toBe(here.markdown);
    expect(events.at(-1)).toMatchObject({ kind: 'step-end', step: 'check', percent: 100 });
  });

  it('reads the brand of the order through its host', async () => {
    const knowledgeBaseInfo = { store_id: 'store_1', brand_id: 'brand_1' };
    const ports = portsOver(exampleLibrary('en'), {
      brands: { find: async ({ brandId }) => ({ id: brandId, name: 'Warmwell', description: '' }) },
    });
    const written = await threads.write(
      orderOf({ inputType: 'keyword', mainInput: 'heat pump', knowledgeBaseInfo }),
      ports,
    );
    expect(written.report.notes).toContain('Brand of the article: "Warmwell".');
  });

  it('carries a job error with its code', async () => {
    const failing = threads.write(order, portsOver([]));
    await expect(failing).rejects.toBeInstanceOf(JobError);
    await expect(failing).rejects.toMatchObject({ code: '545' });
  });

  it('carries the error of a port', async () => {
    const ports = portsOver([], { library: { search: () => Promise.reject(new Error('database away')) } });
    await expect(threads.write(order, ports)).rejects.toThrow('database away');
  });
});
