import { z } from 'zod';
import type { PageReading, WebSearchAnswer, WebSearchQuestion } from '../../research/web-research.ts';
import type { StepTools } from '../step.ts';
import { RememberedDocument } from './remembered-documents.ts';

const Reading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    url: z.string(),
    document: RememberedDocument,
    page: z.enum(['article', 'product', 'listing', 'other']),
    pageReason: z.string(),
  }),
  z.object({ kind: z.literal('unreadable'), why: z.string() }),
]);

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const Answer = z.object({
  hits: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      snippet: z.string(),
      extract: text,
      date: text,
      publisher: text,
      licence: text,
    }),
  ),
  faults: z.array(z.string()),
});

/** Reads a page, once for a job and all its retries. One that gave nothing is asked for again: it may have been away. */
export async function readPage(
  page: { readonly url: string; readonly purpose: 'named' | 'crawl' },
  version: number,
  { web, memory }: Pick<StepTools, 'web' | 'memory'>,
): Promise<PageReading> {
  const question = { kind: 'page', ...page };
  const known = await memory.recall('research', question);
  if (known !== undefined) return Reading.parse(known);
  const reading = await web.readPage(page.url, page.purpose);
  if (reading.kind === 'unreadable') return reading;
  return Reading.parse(await memory.remember('research', version, question, reading));
}

/** Searches the web, once for a job and all its retries; again after a search in which a provider failed. */
export async function searchWeb(
  asked: WebSearchQuestion,
  version: number,
  { web, memory }: Pick<StepTools, 'web' | 'memory'>,
): Promise<WebSearchAnswer> {
  const question = { kind: 'web', ...asked };
  const known = await memory.recall('research', question);
  if (known !== undefined) return Answer.parse(known);
  const answer = await web.search(asked);
  if (answer.faults.length > 0) return answer;
  return Answer.parse(await memory.remember('research', version, question, answer));
}
