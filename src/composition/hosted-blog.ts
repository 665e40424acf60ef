import { Resolver } from 'node:dns/promises';
import type { TxtLookup } from '../accounts/hosted-domains.ts';
import { publicUrlOf, type Settings } from '../config/settings.ts';
import { lexiconOf } from '../language/lexicon-of.ts';
import { createHostedBlog, type HostedBlog } from '../publishing/hosted-blog/hosted-blog.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';

/** The blogs that this installation serves, with the headings that the writer gives to parts of an article. */
export function hostedBlogOf(settings: Settings, { db, clock }: { db: Database; clock: Clock }): HostedBlog {
  return createHostedBlog({
    db,
    clock,
    publicUrl: publicUrlOf(settings),
    headingsOf: (language) => lexiconOf(language).labels,
  });
}

const PATIENCE_MS = 3_000;
const TRIES = 2;
/** The name, or a record of this kind, does not exist. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the machine's own name service. */
export const txtRecords: TxtLookup = async (name) => {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: TRIES });
  try {
    // A long record comes in pieces.
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOTHING_THERE.has(String(error.code))) return [];
    throw error;
  }
};
