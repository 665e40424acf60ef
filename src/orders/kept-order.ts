import { z } from 'zod';
import type { UnhonouredWish } from '../contract/wishes.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { KeptWebhook } from '../store/webhooks.ts';

/** What the site said about research, links and its outline when the order was accepted. */
export interface SiteOfOrder {
  readonly domain: string | null;
  readonly allowDomains: readonly string[];
  readonly denyDomains: readonly string[];
  /** It waits after its outline until that is approved. */
  readonly outlineApproval: boolean;
  /** Null: as the installation is set. */
  readonly coverInArticle: boolean | null;
}

/** An order as its job keeps it: resolved, and with what was named as not honoured when it was accepted. */
export interface KeptOrder extends ArticleOrder {
  readonly siteId: string;
  readonly site: SiteOfOrder;
  readonly unhonoured: readonly UnhonouredWish[];
  /** Who is told; in `request` it stands without its headers. */
  readonly webhook?: KeptWebhook;
}

/** The frame; the fields inside have passed the contract when the order was accepted. */
const frame = z.looseObject({
  interface: z.enum(['v1', 'earlier']),
  engine: z.enum(['2', '3', '4', '5']),
  request: z.looseObject({ inputType: z.string(), languageID: z.string() }),
  given: z.array(z.string()),
  siteId: z.string(),
  site: z
    .object({
      domain: z.string().nullable(),
      allowDomains: z.array(z.string()),
      denyDomains: z.array(z.string()),
      outlineApproval: z.boolean().default(false),
      coverInArticle: z.boolean().nullable().default(null),
    })
    // Orders from before the web was read name none of it.
    .default({ domain: null, allowDomains: [], denyDomains: [], outlineApproval: false, coverInArticle: null }),
  unhonoured: z.array(z.looseObject({ field: z.string(), reason: z.string() })),
});

/**
 * The order in a job's row.
 * @throws ZodError for a row that no order of ours has made
 */
export function keptOrderOf(request: unknown): KeptOrder {
  return frame.parse(request) as unknown as KeptOrder;
}
