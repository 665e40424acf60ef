import { waitForDatabase } from '../../jobs/wait-for-database.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import {
  type AfterTry,
  type HeldDelivery,
  insertTry,
  lockDelivery,
  recordTry,
  selectBlogFacts,
} from '../../store/webhooks.ts';
import type { ReachPoint } from '../../support/reach-point.ts';
import { messageOf } from './message.ts';
import { openHeaders } from './sealed-headers.ts';
import { signingSecrets } from './secrets.ts';
import { type Reception, send } from './send.ts';
import { signatureHeaders } from './sign.ts';
import { TRIED_FOR_MS, waitAfterTry } from './waits.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** How long the record of a try waits for a database that is away, in milliseconds. */
const RECORD_MS = 60_000;

export interface AttemptTools {
  readonly signal: AbortSignal;
  readonly reach: ReachPoint;
}

/** The try that is still to come. */
interface NextTry {
  readonly waitMs: number;
  /** Why this one was not the last. */
  readonly reason: string;
}

interface BegunTry {
  /** From 1, and the same counted from when the message was last put on its way. */
  readonly number: number;
  readonly tries: number;
  readonly at: Date;
  readonly tryUntil: Date;
  readonly delivery: HeldDelivery;
  readonly body: string;
}

/**
 * Makes one try of a delivery and writes down how it went; nothing for one that has ended. That a try begins is written
 * down first: of one whose process dies, it is known that the receiver may have heard it.
 * @param isOnly whether it is given up when this try fails
 * @returns undefined when none is left to make
 * @throws the signal's reason when it fires before there is an answer; then the try stays without an end
 */
export async function attempt(
  parts: WebhookParts,
  deliveryId: string,
  { signal, reach }: AttemptTools,
  isOnly = false,
): Promise<NextTry | undefined> {
  const { db, clock, logger } = parts;
  const begun = await inTransaction(db, (trx) => beginTry(parts, trx, deliveryId));
  if (begun === undefined) return undefined;
  const { number, delivery, body, at } = begun;
  const secrets = await signingSecrets(parts, delivery.accountId);
  const headers = {
    ...openHeaders(parts.headersKey, delivery.headers),
    ...signatureHeaders({ id: delivery.id, at, body }, secrets),
  };
  await reach('webhook:before-send');
  const start = performance.now();
  const reception = await send(parts.outbound, { url: delivery.url, headers, body }, signal);
  const milliseconds = Math.round(performance.now() - start);
  await reach('webhook:before-record');

  const now = clock.now();
  const waitMs = isOnly ? undefined : waitOf(reception, begun, now, parts.random());
  const { verdict, ...facts } = reception;
  // Neither a database that is away for a moment nor the end of this run may cost the record: the message would be sent
  // twice.
  await waitForDatabase(
    () =>
      inTransaction(db, (trx) =>
        recordTry(trx, { id: deliveryId, number, now }, { ...facts, milliseconds }, after(verdict, now, waitMs)),
      ),
    AbortSignal.timeout(RECORD_MS),
    logger,
  );
  await reach('webhook:after-record');
  logger.info({ deliveryId, try: number, verdict, status: facts.status, milliseconds }, 'A webhook was called');
  return waitMs === undefined ? undefined : { waitMs, reason: facts.error ?? '' };
}

async function beginTry(
  { clock }: WebhookParts,
  trx: DatabaseTransaction,
  deliveryId: string,
): Promise<BegunTry | undefined> {
  const delivery = await lockDelivery(trx, deliveryId);
  if (delivery?.state !== 'PENDING') return undefined;
  const at = clock.now();
  const tryUntil = delivery.tryUntil ?? new Date(at.getTime() + TRIED_FOR_MS);
  const body = delivery.body ?? (await bodyNow(trx, delivery));
  const since = new Date(tryUntil.getTime() - TRIED_FOR_MS);
  return { ...(await insertTry(trx, deliveryId, { body, tryUntil, at, since })), at, tryUntil, delivery, body };
}

async function bodyNow(trx: DatabaseTransaction, { id, type, blogId, createdAt }: HeldDelivery): Promise<string> {
  const blog = blogId === null ? undefined : await selectBlogFacts(trx, { blogId });
  if (blog === undefined) throw new Error(`the message ${id} has no body and no blog to tell of`);
  return messageOf(type, createdAt, blog);
}

function waitOf({ verdict }: Reception, begun: BegunTry, now: Date, random: number): number | undefined {
  if (verdict !== 'failed') return undefined;
  return waitAfterTry(begun.tries, begun.tryUntil.getTime() - now.getTime(), random);
}

function after(verdict: Reception['verdict'], now: Date, waitMs: number | undefined): AfterTry {
  if (verdict === 'taken') return { state: 'DELIVERED' };
  if (waitMs === undefined) return { state: 'FAILED' };
  return { state: 'PENDING', nextTryAt: new Date(now.getTime() + waitMs) };
}
