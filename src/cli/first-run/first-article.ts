import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Output } from '../output.ts';
import { ProgressLine } from '../progress-line.ts';
import type { ApiClient } from './api-client.ts';

export interface FirstArticle {
  readonly blogId: string;
  readonly title: string;
  readonly firstParagraph: string;
  readonly file: string;
}

const Result = z.object({
  status: z.string(),
  content: z.object({ markdown: z.string().nullable(), title: z.string().nullable() }),
  error: z.object({ code: z.string().nullable(), message: z.string().nullable() }),
});

/**
 * Orders an article as any client would, shows its progress, and keeps a copy in the data folder.
 * @throws Error when the job does not end well
 */
export async function writeFirstArticle(
  client: ApiClient,
  siteId: string,
  { output, signal, dataDir }: { output: Output; signal: AbortSignal; dataDir: string },
): Promise<FirstArticle> {
  const order = {
    siteId,
    isPublish: false,
    inputType: 'keyword',
    mainInput: 'heat pump',
    targetBlogWordCount: '1000-2000',
    isFilterSimilarTitle: false,
  };
  const started = await client.call('POST', '/v1/writing/blog', order, { 'idempotency-key': `first-run-${siteId}` });
  const { blogId } = z.object({ blogId: z.string() }).parse(started);
  const line = new ProgressLine(output);
  for await (const event of client.events(blogId, signal)) line.show(event);
  line.end();

  const { status, content, error } = Result.parse(await client.call('GET', `/v1/writing/blog?blogId=${blogId}`));
  if (content.markdown === null || content.title === null) {
    throw new Error(`The first article ended ${status} ${error.code ?? ''}: ${error.message ?? ''}`);
  }
  const file = join(dataDir, 'first-article.md');
  writeFileSync(file, `${content.markdown.trimEnd()}\n`);
  return { blogId, title: content.title, firstParagraph: firstParagraphOf(content.markdown), file };
}

function firstParagraphOf(markdown: string): string {
  return markdown.split(/\n{2,}/).find((block) => !/^(?:[#>|\-\d]|!\[|\*\S)/.test(block.trim())) ?? '';
}
