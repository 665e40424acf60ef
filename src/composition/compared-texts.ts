import { z } from 'zod';
import { ALL_LANGUAGES } from '../contract/languages.ts';
import type { JobTools } from '../jobs/job-handler.ts';
import type { Outline } from '../quality/evaluate.ts';
import type { LinkedPage } from '../quality/measured/linked-page.ts';
import type { PageReader } from '../research/page-reader.ts';
import type { Database } from '../store/database.ts';
import { selectPublishedTexts } from '../store/published-articles.ts';
import { remembered } from '../writing/remembered.ts';
import { titleWords } from '../writing/similar-title/title-words.ts';

const SOURCES_STEP = 'evaluation-sources';
const SOURCES_VERSION = 1;
/** All pages together; those that are not there by then count as not read. */
const READING_LIMIT_MS = 20_000;
const MOST_CHARACTERS = 60_000;
const MOST_EARLIER = 5;

const linkedPageSchema = z.object({
  url: z.string(),
  language: z.enum(ALL_LANGUAGES),
  passages: z.array(z.string()),
});
const pagesSchema = z.array(linkedPageSchema);

/**
 * Reads the pages that a text gives as its sources, as far as their robots.txt and servers allow, once for a job and
 * its retries.
 * @throws the signal's reason
 */
export async function readSources(
  { sources }: Pick<Outline, 'sources'>,
  pages: Pick<PageReader, 'read'>,
  { memory, signal }: Pick<JobTools, 'memory' | 'signal'>,
): Promise<LinkedPage[]> {
  if (sources.length === 0) return [];
  const what = { step: SOURCES_STEP, version: SOURCES_VERSION, question: { sources }, schema: pagesSchema };
  return remembered(memory, what, async () => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(READING_LIMIT_MS)]);
    const read = await Promise.all(sources.map((url) => readSource(url, pages, until)));
    signal.throwIfAborted();
    return read.flat();
  });
}

async function readSource(url: string, pages: Pick<PageReader, 'read'>, signal: AbortSignal): Promise<LinkedPage[]> {
  try {
    const reading = await pages.read(url, 'crawl', signal);
    if (reading.kind === 'unreadable') return [];
    const { passages, language } = reading.document;
    if (language === undefined) return [];
    return [
      {
        url,
        language,
        passages: upTo(
          passages.map(({ text }) => text),
          MOST_CHARACTERS,
        ),
      },
    ];
  } catch (error) {
    // The caller asks its own signal; here it is the time for all pages that is over.
    if (signal.aborted) return [];
    throw error;
  }
}

function upTo(texts: readonly string[], characters: number): string[] {
  let left = characters;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}

/**
 * The account's published articles that an evaluated text may repeat; without the article itself, when it is one of
 * them.
 * @param url where the evaluated text was read
 */
export async function earlierTexts(
  db: Database,
  accountId: string,
  { title, language }: Pick<Outline, 'title' | 'language'>,
  url: string | undefined,
): Promise<string[]> {
  const words = titleWords(title, language);
  const texts = await selectPublishedTexts(db, { accountId, words, limit: MOST_EARLIER + 1 });
  const isSame = (titleOf: readonly string[]) =>
    titleOf.length === words.length && words.every((word) => titleOf.includes(word));
  return texts
    .filter((text) => text.url !== url && !isSame(text.titleWords))
    .slice(0, MOST_EARLIER)
    .map(({ markdown }) => markdown);
}
