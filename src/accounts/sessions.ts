import { randomBytes as systemRandomBytes } from 'node:crypto';
import { RequestError, refusedField } from '../contract/errors.ts';
import type { UserRole } from '../contract/users.ts';
import {
  countSignIn,
  deleteSession,
  deleteSessionsOf,
  findSession,
  forgetOldSignIns,
  forgetSignIns,
  insertSession,
  type LockRule,
  touchSession,
  uncountSignIn,
} from '../store/console-sessions.ts';
import type { Database } from '../store/database.ts';
import { findPasswordHash, findUserToSignIn, updatePassword } from '../store/users.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { checkPassword, type Passwords } from './passwords.ts';
import { createKeyedHash, newSecret, type RandomBytes } from './secrets.ts';
import { plainEmail } from './users.ts';

/** Somebody who has signed in. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string; readonly role: UserRole };
  /** What a request must carry beside the cookie: no other site can read it. */
  readonly csrfToken: string;
}

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Of the client, as the network knows it. */
  readonly address: string;
}

export interface Sessions {
  /**
   * @returns `token` for the cookie, which can never be read again, and how long the session can last at most
   * @throws RequestError `unauthorized`, the same and in the same time for an unknown address, a wrong password and a
   *   disabled user; `rate_limited` after too many of them, whatever the password is
   */
  signIn(given: SignIn): Promise<{ session: Session; token: string; maxAgeSeconds: number }>;
  /** The session of a token, unless it is over. */
  find(token: string): Promise<Session | undefined>;
  /** Whether `received` is the CSRF token of the session; compares in constant time. */
  fitsCsrf(token: string, received: string): boolean;
  end(sessionId: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  /**
   * Ends all other sessions of the user.
   * @throws RequestError `invalid_request` for a wrong current password, or a next one that can't be; `rate_limited`
   */
  changePassword(session: Session, change: { current: string; next: string; address: string }): Promise<void>;
  /** Removes failed sign-ins that lock nobody any more. */
  forgetOld(): Promise<void>;
}

interface SessionsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** The installation's secret. */
  readonly secret: string | Buffer;
  readonly passwords: Passwords;
  readonly randomBytes?: RandomBytes;
}

const HOUR = 3_600_000;
/** A session ends so long after its last request, and at the latest so long after its sign-in. */
export const SESSION_HOURS = { idle: 12, longest: 14 * 24 } as const;
const SEEN_EVERY_MS = 60_000;

const BY_EMAIL: LockRule = { free: 5, firstSeconds: 30, longestSeconds: 3_600, forgetSeconds: 24 * 3_600 };
/** Many people may sit behind one address. */
const BY_ADDRESS: LockRule = { free: 25, firstSeconds: 30, longestSeconds: 3_600, forgetSeconds: 3_600 };
const FORGET_ALL_MS = 24 * HOUR;

/** Sessions of the console. Tokens are stored as keyed hashes only. */
export function createSessions(options: SessionsOptions): Sessions {
  const { db, clock, ids, secret, passwords, randomBytes = systemRandomBytes } = options;
  const keyedHash = createKeyedHash(secret);
  const csrfOf = (token: string) => keyedHash.of(`csrf ${token}`).toString('base64url');
  const idleSince = (now: Date) => new Date(now.getTime() - SESSION_HOURS.idle * HOUR);

  /** One try at the password of an e-mail address, under both locks. */
  async function tryPassword(email: string, address: string, right: () => Promise<boolean>): Promise<boolean> {
    const now = clock.now();
    const emailKey = keyedHash.of(`sign-in email ${email}`);
    const addressKey = keyedHash.of(`sign-in address ${address}`);
    refuseLocked(await countSignIn(db, addressKey, BY_ADDRESS, now), now);
    refuseLocked(await countSignIn(db, emailKey, BY_EMAIL, now), now);
    if (!(await right())) return false;
    await uncountSignIn(db, addressKey);
    await forgetSignIns(db, emailKey);
    return true;
  }

  return {
    async signIn({ email: given, password, address }) {
      const email = plainEmail(given);
      const user = await findUserToSignIn(db, email);
      const isRight = () => passwords.matches(password, user?.passwordHash);
      if (!(await tryPassword(email, address, isRight)) || user === undefined) {
        throw new RequestError('unauthorized', 'The e-mail address and the password do not fit.');
      }
      const token = newSecret('is', randomBytes);
      const createdAt = clock.now();
      const id = ids.next('session');
      const longest = SESSION_HOURS.longest * HOUR;
      await insertSession(db, {
        ...{ id, userId: user.id, hash: keyedHash.of(token), createdAt },
        expiresAt: new Date(createdAt.getTime() + longest),
        idleSince: idleSince(createdAt),
      });
      const { accountId, name, role } = user;
      const session = { id, accountId, user: { id: user.id, email, name, role }, csrfToken: csrfOf(token) };
      return { session, token, maxAgeSeconds: longest / 1000 };
    },

    async find(token) {
      const now = clock.now();
      const found = await findSession(db, keyedHash.of(token), { now, idleSince: idleSince(now) });
      if (found === undefined) return undefined;
      const { id, accountId, userId, email, name, role, seenAt } = found;
      if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) await touchSession(db, id, now);
      return { id, accountId, user: { id: userId, email, name, role }, csrfToken: csrfOf(token) };
    },

    fitsCsrf: (token, received) => keyedHash.matches(`csrf ${token}`, Buffer.from(received, 'base64url')),

    forgetOld: () => forgetOldSignIns(db, new Date(clock.now().getTime() - FORGET_ALL_MS)),

    end: (sessionId) => deleteSession(db, sessionId),
    endAll: (userId) => deleteSessionsOf(db, userId),

    async changePassword({ id: keepSession, user }, { current, next, address }) {
      checkPassword(next, 'next');
      const kept = await findPasswordHash(db, user.id);
      if (!(await tryPassword(user.email, address, () => passwords.matches(current, kept)))) {
        throw refusedField('invalid_request', 'current', 'is not the password of the user');
      }
      await updatePassword(db, user.id, { passwordHash: await passwords.hash(next), keepSession });
    },
  };
}

function refuseLocked(until: Date | undefined, now: Date): void {
  if (until === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new RequestError('rate_limited', `Too many failed sign-ins; try again in ${retryAfter} s.`, { retryAfter });
}
