import type { WebhookEventType } from '../contract/webhook-events.ts';
import type { ArticleOrder } from '../contract/write-blog.ts';
import type { WebhookTarget } from '../contract/write-blog-parts.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import type { KeptWebhook } from '../store/webhooks.ts';

/** Tells customers' own systems what becomes of their articles. */
export interface BlogNews {
  /** The webhook of an order as its job keeps it: what is secret in it can't be read there. */
  keep(webhook: WebhookTarget): KeptWebhook;
  /**
   * Takes effect with the transaction, or never; no effect for an order without a webhook.
   * @param jobId the job of the blog
   */
  tell(trx: DatabaseTransaction, jobId: string, type: WebhookEventType): Promise<void>;
}

/** The order as its job may keep it: the values of the webhook's headers are nowhere in it but sealed. */
export function withKeptWebhook<O extends ArticleOrder>(
  order: O,
  news: Pick<BlogNews, 'keep'>,
): O & { readonly webhook?: KeptWebhook } {
  const { webhook } = order.request;
  if (webhook === undefined) return order;
  const request = { ...order.request, webhook: { url: webhook.url, header: undefined } };
  return { ...order, request, webhook: news.keep(webhook) };
}
