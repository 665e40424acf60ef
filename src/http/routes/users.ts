import type { User } from '../../contract/user-operations.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type UserHandlers = Pick<Handlers, 'listUsers' | 'createUser' | 'resetPassword' | 'disableUser'>;
type StoredUser = Awaited<ReturnType<HttpParts['users']['list']>>[number];

export function userHandlers({ users }: Pick<HttpParts, 'users'>): UserHandlers {
  return {
    async listUsers({ accountId }) {
      return { data: { users: (await users.list(accountId)).map(shown) } };
    },

    async createUser({ accountId, body }) {
      const made = await users.create(accountId, body);
      return { data: { ...shown(made), password: made.password } };
    },

    async resetPassword({ accountId, query, session }) {
      const asker = { accountId, userId: session.user.id };
      return { data: { password: await users.resetPasswordOf(asker, query.userId) } };
    },

    async disableUser({ accountId, query, session }) {
      await users.disableOther({ accountId, userId: session.user.id }, query.userId);
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
