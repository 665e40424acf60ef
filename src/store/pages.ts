import { sha256Hex } from '../support/hash.ts';
import type { Database } from './database.ts';

/** A page as it was fetched. */
export interface StoredPage {
  /** The address it was asked for under. */
  readonly url: string;
  readonly finalUrl: string;
  /** When it was fetched, or last known to be unchanged. */
  readonly fetchedAt: Date;
  readonly status: number;
  readonly mediaType?: string | undefined;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** The header as it came, charset included. */
  readonly contentType?: string | undefined;
  readonly body: Uint8Array;
}

export interface Pages {
  get(url: string): Promise<StoredPage | undefined>;
  /** Keeps a page instead of what is kept under its address, unless that is newer. */
  put(page: StoredPage): Promise<void>;
  /** @returns how many pages were deleted */
  deleteOlderThan(moment: Date): Promise<number>;
}

/** A larger page is fetched each time: the database is no place for it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The pages that were fetched from the web, shared by all accounts and machines. */
export function createPages(db: Database): Pages {
  return {
    async get(url) {
      const row = await db.selectFrom('web_page').selectAll().where('url_hash', '=', sha256Hex(url)).executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        url: row.url,
        finalUrl: row.final_url,
        fetchedAt: row.fetched_at,
        status: row.status,
        mediaType: row.media_type ?? undefined,
        etag: row.etag ?? undefined,
        lastModified: row.last_modified ?? undefined,
        contentType: row.content_type ?? undefined,
        body: row.body,
      };
    },

    async put(page) {
      if (page.body.byteLength > MAX_BYTES) return deletePage(db, page);
      const values = {
        final_url: page.finalUrl,
        fetched_at: page.fetchedAt,
        status: page.status,
        media_type: page.mediaType ?? null,
        content_type: page.contentType ?? null,
        etag: page.etag ?? null,
        last_modified: page.lastModified ?? null,
        body: Buffer.from(page.body),
      };
      await db
        .insertInto('web_page')
        .values({ url_hash: sha256Hex(page.url), url: page.url, ...values })
        .onConflict((conflict) =>
          conflict.column('url_hash').doUpdateSet(values).where('web_page.fetched_at', '<=', page.fetchedAt),
        )
        .execute();
    },

    async deleteOlderThan(moment) {
      const { numDeletedRows } = await db.deleteFrom('web_page').where('fetched_at', '<', moment).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** What was kept before is no longer what the address holds. */
async function deletePage(db: Database, { url, fetchedAt }: StoredPage): Promise<void> {
  await db.deleteFrom('web_page').where('url_hash', '=', sha256Hex(url)).where('fetched_at', '<=', fetchedAt).execute();
}
