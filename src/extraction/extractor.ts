import { z } from 'zod';
import { HTTP_ERRORS, type HttpErrorCode } from '../contract/error-codes.ts';
import { RequestError } from '../contract/errors.ts';
import { threadEntryUrl } from '../support/thread-entry-url.ts';
import type { ErrorReviver } from '../support/thread-messages.ts';
import { ThreadDiedError, ThreadPool, ThreadTimeoutError } from '../support/thread-pool.ts';
import type { ExtractedDocument, ExtractionInput } from './extracted-document.ts';
import type { DocumentIndex, IndexInput } from './index-document.ts';
import { LIMITS } from './limits.ts';
import { PAGE_PROBLEMS, PageProblem, pageTooLarge } from './page-problem.ts';
import type { PreparationInput, PreparedDocument } from './prepare-document.ts';
import { tooLarge, unreadable } from './refusals.ts';
import type { PageInput, WebPage } from './web-page.ts';

/**
 * Reads documents and pages in worker threads that are ended when one takes too long or too much memory. Methods for
 * documents reject with RequestError: `unsupported_media_type`, `payload_too_large`, or `invalid_request` at the path
 * `file`.
 */
export interface Extractor {
  /** Bytes to Markdown. */
  extract(input: ExtractionInput): Promise<ExtractedDocument>;
  /** Bytes to Markdown, passages and search tokens. */
  prepare(input: PreparationInput): Promise<PreparedDocument>;
  /** Passages and search tokens of Markdown that was extracted before. */
  index(input: IndexInput): Promise<DocumentIndex>;
  /** A page that was fetched. Rejects with PageProblem when it gives nothing. */
  readPage(input: PageInput): Promise<WebPage>;
  /** Ends the threads; what runs or waits is rejected. */
  close(): Promise<void>;
}

export interface ExtractorOptions {
  /** Documents read at the same time. */
  readonly threads: number;
  /** Time one document may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Time one page may take, in milliseconds. */
  readonly pageTimeoutMs?: number;
  /** Heap one document may take, in MiB. */
  readonly memoryMb?: number;
}

export function createExtractor({
  threads,
  timeoutMs = 10_000,
  pageTimeoutMs = 3_000,
  memoryMb = 512,
}: ExtractorOptions): Extractor {
  const pool = new ThreadPool(threadEntryUrl(import.meta.url, './extraction-thread'), {
    size: threads,
    maxOldSpaceMb: memoryMb,
    reviveError: reviveOwnErrors,
  });

  async function run<O>(task: string, input: object, size = 0): Promise<O> {
    if (size > LIMITS.bytes) throw tooLarge(size, LIMITS.bytes);
    try {
      return await pool.run<O>(task, input, { timeoutMs });
    } catch (error) {
      if (error instanceof ThreadTimeoutError) {
        throw unreadable(
          `reading it took longer than ${timeoutMs / 1000} seconds; it is too long or too complicated`,
          error,
        );
      }
      if (error instanceof ThreadDiedError)
        throw unreadable(`reading it took more than ${memoryMb} MiB of memory`, error);
      throw error;
    }
  }

  async function readPage(input: PageInput): Promise<WebPage> {
    // Not worth being copied to a thread.
    if (input.bytes.byteLength > LIMITS.bytes) throw pageTooLarge(input.bytes.byteLength);
    try {
      return await pool.run<WebPage>('page', input, { timeoutMs: pageTimeoutMs });
    } catch (error) {
      if (error instanceof ThreadTimeoutError) {
        const reason = `reading it took longer than ${pageTimeoutMs / 1000} seconds`;
        throw new PageProblem('too_large', `The page is too long or too complicated: ${reason}`, { cause: error });
      }
      if (error instanceof ThreadDiedError) {
        const reason = `reading it took more than ${memoryMb} MiB of memory`;
        throw new PageProblem('too_large', `The page is too large: ${reason}`, { cause: error });
      }
      throw error;
    }
  }

  return {
    readPage,
    extract: (input) => run('extract', input, input.bytes.byteLength),
    prepare: (input) => run('prepare', input, input.bytes.byteLength),
    index: (input) => run('index', input),
    close: () => pool.close(),
  };
}

const carriedSchema = z.object({
  code: z.custom<HttpErrorCode>((code) => typeof code === 'string' && code in HTTP_ERRORS),
  details: z.array(z.object({ path: z.string(), message: z.string() })),
});

const reviveOwnErrors: ErrorReviver = ({ name, message, own }, cause) => {
  if (name === 'PageProblem') {
    const code = PAGE_PROBLEMS.find((known) => known === own.code);
    return code && new PageProblem(code, message, { cause });
  }
  const carried = name === 'RequestError' ? carriedSchema.safeParse(own).data : undefined;
  return carried && new RequestError(carried.code, message, { details: carried.details, cause });
};
