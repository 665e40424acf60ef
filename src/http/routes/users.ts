import { RequestError } from '../../contract/errors.ts';
import type { User } from '../../contract/user-operations.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type UserHandlers = Pick<Handlers, 'listUsers' | 'createUser' | 'resetPassword' | 'disableUser'>;
type StoredUser = Awaited<ReturnType<HttpParts['users']['inAccount']>>;

export function userHandlers({ users }: Pick<HttpParts, 'users'>): UserHandlers {
  /** Nobody locks themselves out. */
  async function somebodyElse(accountId: string, userId: string, ownId: string): Promise<StoredUser> {
    const user = await users.inAccount(accountId, userId);
    if (user.id !== ownId) return user;
    const message = 'is the one who asks; allowed: somebody else';
    throw new RequestError('conflict', `userId: ${message}.`, { details: [{ path: 'userId', message }] });
  }

  return {
    async listUsers({ accountId }) {
      return { data: { users: (await users.list(accountId)).map(shown) } };
    },

    async createUser({ accountId, body }) {
      const made = await users.create(accountId, body);
      return { data: { ...shown(made), password: made.password } };
    },

    async resetPassword({ accountId, query, session }) {
      const { email } = await somebodyElse(accountId, query.userId, session.user.id);
      return { data: { password: await users.setPassword(email) } };
    },

    async disableUser({ accountId, query, session }) {
      const { email } = await somebodyElse(accountId, query.userId, session.user.id);
      await users.disable(email);
      return { data: null };
    },
  };
}

function shown({ id, email, name, role, createdAt, disabledAt }: StoredUser): User {
  return {
    ...{ id, email, name, role },
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
