import type { WebhookEventType } from '../../contract/webhook-events.ts';
import type { WebhookTarget } from '../../contract/write-blog-parts.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { Page, PageRequest } from '../../store/read-page.ts';
import { type DeliveryFilter, type DeliveryView, deleteOldDeliveries, type KeptWebhook } from '../../store/webhooks.ts';
import { type DeliveryDetails, getDelivery, listDeliveries, redeliver, sendTest } from './deliveries.ts';
import { deliveryHandler } from './delivery-handler.ts';
import { keptWebhook } from './sealed-headers.ts';
import { rotateSecret, type SecretFacts, type ShownSecret, secretFacts } from './secrets.ts';
import { type EndOfPublication, tell, tellOfPublication } from './tell.ts';
import type { WebhookParts } from './webhook-parts.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 500;

/**
 * Messages to the systems of customers: signed, at least once under the same id, in no promised order. Whatever is told
 * in a transaction is on its way when that commits. Errors are RequestErrors.
 */
export interface Webhooks {
  /** The webhook of an order as its job keeps it: the values of its headers can't be read there. */
  keep(webhook: WebhookTarget): KeptWebhook;
  /** @param jobId the job of the blog; an order without a webhook is told of to nobody */
  tell(trx: DatabaseTransaction, jobId: string, type: WebhookEventType): Promise<void>;
  publicationEnded(trx: DatabaseTransaction, end: EndOfPublication): Promise<void>;
  secret(accountId: string): Promise<SecretFacts>;
  /** The secret that was in use signs on beside the new one for `overlapHours`. */
  rotateSecret(accountId: string, overlapHours: number): Promise<ShownSecret>;
  /** @throws `invalid_request` for a cursor that is not ours */
  listDeliveries(accountId: string, filter: DeliveryFilter, page: PageRequest): Promise<Page<DeliveryView>>;
  /** @throws `not_found` */
  getDelivery(accountId: string, id: string): Promise<DeliveryDetails>;
  /** @throws `not_found`; `conflict` while a try is under way */
  redeliver(accountId: string, id: string): Promise<DeliveryView>;
  /** One try, which is in the list like any other; ten seconds at most. */
  sendTest(accountId: string, target: WebhookTarget): Promise<DeliveryDetails>;
  /** Removes what ended more than 30 days ago. */
  forgetOld(): Promise<void>;
  /** For jobs of type `delivery`. */
  readonly handler: JobHandler<object>;
}

export function createWebhooks(parts: WebhookParts): Webhooks {
  const { db, clock, headersKey } = parts;
  return {
    keep: (webhook) => keptWebhook(headersKey, webhook),
    tell: (trx, jobId, type) => tell(parts, trx, jobId, type),
    publicationEnded: (trx, end) => tellOfPublication(parts, trx, end),
    secret: (accountId) => secretFacts(parts, db, accountId),
    rotateSecret: (accountId, overlapHours) => rotateSecret(parts, accountId, overlapHours),
    listDeliveries: (accountId, filter, page) => listDeliveries(parts, accountId, filter, page),
    getDelivery: (accountId, id) => getDelivery(parts, accountId, id),
    redeliver: (accountId, id) => redeliver(parts, accountId, id),
    sendTest: (accountId, target) => sendTest(parts, accountId, target),
    async forgetOld() {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      while ((await deleteOldDeliveries(db, before, BATCH)) === BATCH);
    },
    handler: deliveryHandler(parts),
  };
}
