import { z } from 'zod';
import type { PageReading, WebSearchAnswer, WebSearchQuestion } from '../../research/web-research.ts';
import { remembered } from '../remembered.ts';
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
export function readPage(
  page: { readonly url: string; readonly purpose: 'named' | 'crawl' },
  version: number,
  { web, memory }: Pick<StepTools, 'web' | 'memory'>,
): Promise<PageReading> {
  const question = { kind: 'page', ...page };
  return remembered(
    memory,
    { step: 'research', version, question, schema: Reading, isKept: ({ kind }) => kind !== 'unreadable' },
    () => web.readPage(page.url, page.purpose),
  );
}

/** Searches the web, once for a job and all its retries; again after a search in which a provider failed. */
export function searchWeb(
  asked: WebSearchQuestion,
  version: number,
  { web, memory }: Pick<StepTools, 'web' | 'memory'>,
): Promise<WebSearchAnswer> {
  const question = { kind: 'web', ...asked };
  return remembered(
    memory,
    { step: 'research', version, question, schema: Answer, isKept: ({ faults }) => faults.length === 0 },
    () => web.search(asked),
  );
}
