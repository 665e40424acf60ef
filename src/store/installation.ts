import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { OperatorError } from '../support/operator-error.ts';
import type { Database, Queryable } from './database.ts';

/**
 * Refuses a secret other than the one the data were first used with: hashes made with it would fit nothing.
 * The first call keeps a proof of the secret (an HMAC); any number of processes may call at once.
 * @throws OperatorError for a wrong secret
 */
export async function checkSecret(db: Database, secret: string): Promise<void> {
  const proof = createHmac('sha256', secret).update('inkwright: proof of the secret, version 1').digest();
  await db
    .updateTable('installation')
    .set({ secret_check: proof.toString('hex') })
    .where('id', '=', 1)
    .where('secret_check', 'is', null)
    .execute();
  const { secret_check: kept } = await db
    .selectFrom('installation')
    .select('secret_check')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const expected = Buffer.from(kept ?? '', 'hex');
  if (expected.length === proof.length && timingSafeEqual(expected, proof)) return;
  throw new OperatorError(
    'INKWRIGHT_SECRET is not the one that this database was first used with: set that one (an embedded database ' +
      'keeps it in the file `secret` of its data folder), or use an empty database.',
  );
}

/**
 * Claims the first run: true for exactly one caller. In a transaction that also makes what the first run makes, it is
 * given back when that fails or dies, and whoever asks meanwhile waits for the outcome.
 */
export async function claimFirstRun(q: Queryable): Promise<boolean> {
  const claimed = await q
    .updateTable('installation')
    .set({ first_run_done_at: sql<Date>`now()` })
    .where('id', '=', 1)
    .where('first_run_done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether the first run has been claimed. */
export async function isFirstRunDone(q: Queryable): Promise<boolean> {
  const { first_run_done_at: done } = await q
    .selectFrom('installation')
    .select('first_run_done_at')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return done !== null;
}

/** Keeps which account the first run has made. */
export async function setDemoAccount(q: Queryable, accountId: string): Promise<void> {
  await q.updateTable('installation').set({ demo_account_id: accountId }).where('id', '=', 1).execute();
}

/**
 * Whether an account stands for the whole installation: that of the first run, else the oldest one; or the only one that
 * is not disabled.
 */
export async function isFirstAccount(q: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select ${accountId} = coalesce(
        (select demo_account_id from installation where id = 1),
        (select id from account order by created_at, id limit 1))
      or not exists (select 1 from account where id <> ${accountId} and disabled_at is null) as "isFirst"`.execute(q);
  return rows[0]?.isFirst === true;
}

/** The account of the first run; undefined before it, and once that account is deleted. */
export async function getDemoAccount(q: Queryable): Promise<string | undefined> {
  const { demo_account_id: id } = await q
    .selectFrom('installation')
    .select('demo_account_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return id ?? undefined;
}
