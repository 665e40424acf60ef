import { notFound, RequestError } from '../../contract/errors.ts';
import type { WebhookTarget } from '../../contract/write-blog-parts.ts';
import { startJob } from '../../jobs/start-job.ts';
import { type Page, type PageRequest, readPage } from '../../store/read-page.ts';
import { inTransaction } from '../../store/transaction.ts';
import {
  type DeliveryFilter,
  type DeliveryView,
  insertDelivery,
  lockDelivery,
  reopenDelivery,
  selectDeliveries,
  selectDelivery,
  selectTries,
  type TryView,
} from '../../store/webhooks.ts';
import { passThrough } from '../../support/reach-point.ts';
import { attempt } from './attempt.ts';
import { testMessage } from './message.ts';
import { sealHeaders } from './sealed-headers.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** A delivery with what was sent, and every try to send it. */
export interface DeliveryDetails extends DeliveryView {
  /** As it was sent; null: no try yet. */
  readonly body: string | null;
  readonly attempts: readonly TryView[];
}

export async function listDeliveries(
  { db }: WebhookParts,
  accountId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<DeliveryView>> {
  return readPage(page, (wanted) => selectDeliveries(db, accountId, { ...filter, ...wanted }));
}

/** @throws RequestError `not_found` */
export async function getDelivery({ db }: WebhookParts, accountId: string, id: string): Promise<DeliveryDetails> {
  const found = await selectDelivery(db, accountId, id);
  if (found === undefined) throw notFound('delivery', 'deliveryId', id);
  const { body, tries } = await selectTries(db, id);
  return { ...found, body, attempts: tries };
}

/**
 * Sends a message again under the id it has: one that has ended, whatever its end, begins anew; one that waits for its
 * next try has it now.
 * @throws RequestError `not_found`; `conflict` while a try is under way
 */
export async function redeliver(parts: WebhookParts, accountId: string, id: string): Promise<DeliveryView> {
  const { db, jobs, ids, clock } = parts;
  return inTransaction(db, async (trx) => {
    const delivery = await selectDelivery(trx, accountId, id);
    if (delivery === undefined) throw notFound('delivery', 'deliveryId', id);
    // As it is once others, who may send it again as well, are done with it.
    const held = await lockDelivery(trx, id);
    if (held?.state === 'PENDING' && held.jobId !== null) {
      if (await jobs.bringForward(trx, held.jobId)) return delivery;
      throw new RequestError('conflict', `The message "${id}" is being sent at this moment; look at its tries first.`);
    }
    const jobId = ids.next('job');
    await startJob(trx, parts, { id: jobId, accountId, type: 'delivery', rootId: jobId, request: { deliveryId: id } });
    await reopenDelivery(trx, id, jobId, clock.now());
    return (await selectDelivery(trx, accountId, id)) ?? delivery;
  });
}

/** Sends a message that tells of nothing, once and at once. */
export async function sendTest(
  parts: WebhookParts,
  accountId: string,
  { url, header }: WebhookTarget,
): Promise<DeliveryDetails> {
  const id = parts.ids.next('msg');
  const now = parts.clock.now();
  await insertDelivery(parts.db, {
    id,
    accountId,
    blogId: null,
    jobId: null,
    type: 'webhook.test',
    url,
    headers: sealHeaders(parts.headersKey, header),
    body: testMessage(now),
    createdAt: now,
    nextTryAt: now,
  });
  // Not ended with whoever asked: a try that was begun is written down to its end.
  await attempt(parts, id, { signal: new AbortController().signal, reach: passThrough }, true);
  return getDelivery(parts, accountId, id);
}
