import { notFound, RequestError, refusedField } from '../contract/errors.ts';
import { USER_ROLES, type UserRole } from '../contract/users.ts';
import type { Database } from '../store/database.ts';
import {
  disableUser,
  findUser,
  findUserByEmail,
  insertUser,
  type StoredUser,
  selectUsers,
  updatePassword,
} from '../store/users.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import { checkPassword, type Passwords } from './passwords.ts';
import { requireAccount } from './require-account.ts';

export interface NewUser {
  readonly email: string;
  readonly name?: string | undefined;
  readonly role: UserRole;
  /** Missing: one is made. */
  readonly password?: string | undefined;
}

/** The people who may sign in to the console. */
export interface Users {
  /**
   * `password` can never be read again.
   * @throws RequestError `not_found` for the account; `invalid_request`; `conflict` when somebody has the address
   */
  create(accountId: string, user: NewUser): Promise<StoredUser & { readonly password: string }>;
  /** Of one account or of all, oldest first. */
  list(accountId?: string): Promise<StoredUser[]>;
  /**
   * Sets another password and ends all sessions of the user.
   * @param password missing: one is made
   * @throws RequestError `not_found`, `invalid_request`
   */
  setPassword(email: string, password?: string): Promise<string>;
  /** Ends all sessions of the user, who signs in no more. @throws RequestError `not_found` */
  disable(email: string): Promise<void>;
  /**
   * Gives somebody else of the account another password, which is made, and ends all their sessions: nobody locks
   * themselves out.
   * @throws RequestError `not_found`; `conflict` for the one who asks
   */
  resetPasswordOf(asker: Asker, userId: string): Promise<string>;
  /** Disables somebody else of the account. @throws RequestError `not_found`; `conflict` for the one who asks */
  disableOther(asker: Asker, userId: string): Promise<void>;
}

/** An owner who looks after the users of the account. */
interface Asker {
  readonly accountId: string;
  readonly userId: string;
}

interface UsersOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly passwords: Passwords;
}

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 200;

export function createUsers({ db, clock, ids, passwords }: UsersOptions): Users {
  async function known(email: string): Promise<StoredUser> {
    const user = await findUserByEmail(db, plainEmail(email));
    if (user !== undefined) return user;
    throw new RequestError('not_found', `Nobody has the e-mail address "${email}"; list the users to see theirs.`, {
      details: [{ path: 'email', message: `received "${email}"` }],
    });
  }

  async function requireOther({ accountId, userId: own }: Asker, userId: string): Promise<void> {
    if ((await findUser(db, accountId, userId)) === undefined) throw notFound('user', 'userId', userId);
    if (userId === own) throw refusedField('conflict', 'userId', 'is the one who asks; allowed: somebody else');
  }

  async function changePassword(userId: string, password: string): Promise<string> {
    await updatePassword(db, userId, { passwordHash: await passwords.hash(password) });
    return password;
  }

  return {
    async create(accountId, { email: given, name, role, password = passwords.make() }) {
      const email = plainEmail(given);
      checkEmail(email);
      checkPassword(password, 'password');
      if (!USER_ROLES.includes(role))
        throw refusedField('invalid_request', 'role', `received "${role}"; allowed: ${USER_ROLES.join(', ')}`);
      await requireAccount(db, accountId);
      const user = {
        id: ids.next('user'),
        accountId,
        email,
        name: (name ?? email.split('@')[0] ?? '').trim().slice(0, LONGEST_NAME) || email,
        role,
        createdAt: clock.now(),
      };
      if (!(await insertUser(db, { ...user, passwordHash: await passwords.hash(password) }))) {
        throw refusedField('conflict', 'email', `"${email}" belongs to somebody already`);
      }
      return { ...user, disabledAt: null, password };
    },

    list: (accountId) => selectUsers(db, accountId),

    async setPassword(email, password = passwords.make()) {
      checkPassword(password, 'password');
      const { id } = await known(email);
      return changePassword(id, password);
    },

    async disable(email) {
      const { id } = await known(email);
      await disableUser(db, id, clock.now());
    },

    async resetPasswordOf(asker, userId) {
      await requireOther(asker, userId);
      return changePassword(userId, passwords.make());
    },

    async disableOther(asker, userId) {
      await requireOther(asker, userId);
      await disableUser(db, userId, clock.now());
    },
  };
}

/** As it is kept and looked up: people write their address in any case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

function checkEmail(email: string): void {
  if (email.length <= LONGEST_EMAIL && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) return;
  throw refusedField('invalid_request', 'email', `received "${email.slice(0, 100)}"; allowed: an e-mail address`);
}
