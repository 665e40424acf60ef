import { randomBytes as systemRandomBytes } from 'node:crypto';
import { LIMITS } from '../contract/choices.ts';
import { RequestError } from '../contract/errors.ts';
import { disableAccount, insertAccount, type StoredAccount, selectAccounts } from '../store/accounts.ts';
import type { Database } from '../store/database.ts';
import {
  findLivingKeyPair,
  findLpKeyOwner,
  findTokenOwner,
  insertKeyPair,
  insertLpKey,
  insertToken,
  revokeCredential,
  type StoredKey,
  selectKeys,
} from '../store/keys.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { requireAccount, unknownAccount } from './require-account.ts';
import { createKeyedHash, newSecret, type RandomBytes } from './secrets.ts';
import { verifyKeyPair } from './verify-key-pair.ts';

/** Who a request speaks for. */
export interface Principal {
  readonly accountId: string;
  /** Id of the token or LP key, for rate limits and logs. */
  readonly credentialId: string;
  readonly kind: 'token' | 'lp' | 'session';
}

export interface Accounts {
  create(name: string): Promise<StoredAccount>;
  list(): Promise<StoredAccount[]>;
  /** From now on nothing of the account authenticates. @throws RequestError `not_found` */
  disable(accountId: string): Promise<void>;
  /** `secretKey` can never be read again. For the operator's side only. @throws RequestError `not_found` */
  createKeyPair(accountId: string, label: string): Promise<{ id: string; accessKey: string; secretKey: string }>;
  /** `apiKey` can never be read again. For the operator's side only. @throws RequestError `not_found` */
  createLpKey(accountId: string, label: string): Promise<{ id: string; apiKey: string }>;
  listKeys(accountId: string): Promise<StoredKey[]>;
  /**
   * Revokes a key pair (its tokens die with it), an LP key or a single token.
   * @param accountId whose it must be; missing: anybody's, for the operator's side only
   * @throws RequestError `not_found`
   */
  revokeKey(id: string, accountId?: string): Promise<void>;
  /**
   * Exchanges a key pair for a token that lives 7 to 90 days.
   * @throws RequestError `unauthorized`, the same for an unknown access key, a wrong secret, a revoked pair and a
   * disabled account; `invalid_request` for days out of range
   */
  issueToken(pair: { accessKey: string; secretKey: string; days: number }): Promise<{ token: string; expiresAt: Date }>;
  authenticateToken(token: string): Promise<Principal | undefined>;
  authenticateLpKey(apiKey: string): Promise<Principal | undefined>;
}

export interface AccountsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** The installation's secret; keys stored under another one no longer match. */
  readonly secret: string | Buffer;
  readonly randomBytes?: RandomBytes;
}

const DAY = 24 * 60 * 60 * 1000;

/** Accounts and their credentials. Secrets are shown once, when they are made, and stored as keyed hashes only. */
export function createAccounts({ db, clock, ids, secret, randomBytes = systemRandomBytes }: AccountsOptions): Accounts {
  const keyedHash = createKeyedHash(secret);

  return {
    async create(name) {
      const account = { id: ids.next('acct'), name, createdAt: clock.now() };
      await insertAccount(db, account);
      return { ...account, disabledAt: null };
    },

    list: () => selectAccounts(db),

    async disable(accountId) {
      if (!(await disableAccount(db, accountId, clock.now()))) throw unknownAccount(accountId);
    },

    async createKeyPair(accountId, label) {
      await requireAccount(db, accountId);
      const pair = { id: ids.next('key'), accessKey: ids.next('ak') };
      const secretKey = newSecret('sk', randomBytes);
      await insertKeyPair(db, {
        ...pair,
        accountId,
        label,
        secretHash: keyedHash.of(secretKey),
        createdAt: clock.now(),
      });
      return { ...pair, secretKey };
    },

    async createLpKey(accountId, label) {
      await requireAccount(db, accountId);
      const id = ids.next('lpkey');
      const apiKey = newSecret('lp', randomBytes);
      await insertLpKey(db, { id, accountId, label, hash: keyedHash.of(apiKey), createdAt: clock.now() });
      return { id, apiKey };
    },

    async listKeys(accountId) {
      await requireAccount(db, accountId);
      return selectKeys(db, accountId);
    },

    async revokeKey(id, accountId) {
      if (await revokeCredential(db, id, clock.now(), accountId)) return;
      throw new RequestError(
        'not_found',
        `No key pair, LP key or token has the id "${id}"; list the keys to see theirs.`,
        { details: [{ path: 'keyId', message: `received "${id}"` }] },
      );
    },

    async issueToken({ accessKey, secretKey, days }) {
      checkDays(days);
      const pair = verifyKeyPair(await findLivingKeyPair(db, accessKey), secretKey, keyedHash);
      if (pair === undefined) {
        throw new RequestError('unauthorized', 'The access key and the secret key are not a valid pair.');
      }
      const token = newSecret('it', randomBytes);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + days * DAY);
      await insertToken(db, {
        id: ids.next('tok'),
        hash: keyedHash.of(token),
        accountId: pair.accountId,
        keyPairId: pair.id,
        createdAt,
        expiresAt,
      });
      return { token, expiresAt };
    },

    async authenticateToken(token) {
      const owner = await findTokenOwner(db, keyedHash.of(token), clock.now());
      return owner && { ...owner, kind: 'token' };
    },

    async authenticateLpKey(apiKey) {
      const owner = await findLpKeyOwner(db, keyedHash.of(apiKey));
      return owner && { ...owner, kind: 'lp' };
    },
  };
}

function checkDays(days: number): void {
  const { min, max } = LIMITS.tokenExpiryDays;
  if (Number.isInteger(days) && days >= min && days <= max) return;
  const message = `received ${days}; allowed: whole days from ${min} to ${max}`;
  throw new RequestError('invalid_request', `tokenExpiry: ${message}`, { details: [{ path: 'tokenExpiry', message }] });
}
