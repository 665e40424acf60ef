import type { Database, Queryable } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import { insertFirstSecret, type NewSecret, replaceSecret, selectSecrets } from '../../store/webhook-secrets.ts';
import type { Clock } from '../../support/clock.ts';
import type { IdSource } from '../../support/ids.ts';
import { open, type SealingKey, seal } from '../../support/sealed.ts';
import { newSecret } from './sign.ts';

/** What secrets are sealed for; another purpose has another key. */
export const SECRETS_PURPOSE = 'the secret of a webhook';

/** Secrets that a message is signed with at most: the one in use and the last ones before it. */
const MOST_SECRETS = 4;
const HOUR_MS = 3_600_000;

export interface SecretParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly secretKey: SealingKey;
}

/** What an account may know of its secrets at any time. */
export interface SecretFacts {
  /** Of the one in use; null: none was ever made. */
  readonly createdAt: Date | null;
  /** When the ones before cease to sign, the latest first. */
  readonly previousExpireAt: readonly Date[];
}

/** A secret when it is made, the only time it is shown. */
export interface ShownSecret extends SecretFacts {
  readonly secret: string;
}

/** The secrets to sign a message of the account with, the one in use first; the first message makes the first secret. */
export async function signingSecrets(parts: SecretParts, accountId: string): Promise<string[]> {
  const { db, clock, secretKey } = parts;
  const select = () => selectSecrets(db, accountId, clock.now(), MOST_SECRETS);
  let kept = await select();
  if (!kept.some(({ expiresAt }) => expiresAt === null)) {
    await insertFirstSecret(db, made(parts, accountId, newSecret()));
    kept = await select();
  }
  return kept.map(({ secret }) => open(secretKey, secret));
}

export async function secretFacts({ clock }: SecretParts, q: Queryable, accountId: string): Promise<SecretFacts> {
  const kept = await selectSecrets(q, accountId, clock.now(), MOST_SECRETS);
  return {
    createdAt: kept.find(({ expiresAt }) => expiresAt === null)?.createdAt ?? null,
    previousExpireAt: kept.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])),
  };
}

/** Makes a new secret; the one before signs on beside it for so many hours. */
export async function rotateSecret(parts: SecretParts, accountId: string, overlapHours: number): Promise<ShownSecret> {
  const secret = newSecret();
  const row = made(parts, accountId, secret);
  return inTransaction(parts.db, async (trx) => {
    await replaceSecret(trx, row, new Date(row.createdAt.getTime() + overlapHours * HOUR_MS));
    return { secret, ...(await secretFacts(parts, trx, accountId)) };
  });
}

function made({ clock, ids, secretKey }: SecretParts, accountId: string, secret: string): NewSecret {
  return { id: ids.next('whsecret'), accountId, secret: seal(secretKey, secret), createdAt: clock.now() };
}
