/** A page as it was fetched, for the next one who wants it. */
export interface CachedPage {
  /** The address it was asked for under, without fragment. */
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

/** Where pages are kept; it may forget, and need not take what is large. */
export interface PageCache {
  get(url: string): Promise<CachedPage | undefined>;
  put(page: CachedPage): Promise<void>;
}

const UNSHARED = /(?:^|,)\s*(?:private|no-store|no-cache)\s*(?:[,=]|$)/i;

/** Whether an answer may be kept for others: one that is meant for anybody, and complete. */
export function mayBeKept(status: number, headers: ReadonlyMap<string, string>): boolean {
  if (status !== 200 || headers.has('set-cookie') || headers.get('vary')?.trim() === '*') return false;
  return !UNSHARED.test(headers.get('cache-control') ?? '');
}
