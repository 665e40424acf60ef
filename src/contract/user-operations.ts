import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { label, optional } from './primitives.ts';
import { SignedInUser } from './sessions.ts';
import { USER_ROLES } from './users.ts';

const User = SignedInUser.extend({
  createdAt: z.iso.datetime().meta({ description: 'Since when there is the user' }),
  disabledAt: z.iso.datetime().nullable().meta({ description: 'Since when the user can sign in no more' }),
}).meta({ id: 'User', description: 'Somebody who may sign in to the console' });
export type User = z.infer<typeof User>;

const NewUser = User.extend({
  password: z.string().meta({ description: 'Shown now and never again' }),
}).meta({ id: 'NewUser', description: 'A user with the first password' });

const email = z.string().min(3).max(254);

export const CreateUserBody = z
  .strictObject({
    email: email.meta({ description: 'E-mail address; nobody else of the installation may have it' }),
    name: optional(label()).meta({ description: 'Name for people to read; default: the address before its @' }),
    role: z.enum(USER_ROLES).meta({ description: '`editor`: no keys, users, webhook secrets, settings and costs' }),
  })
  .meta({ id: 'CreateUserBody', description: 'A user to make' });

const userQuery = z.strictObject({ userId: z.string().min(1).meta({ description: 'User of the account' }) });
const common = { auth: 'session', role: 'owner', tag: 'Console', envelope: 'v1' } as const;
const example: User = {
  id: 'user_02',
  email: 'bob@example.com',
  name: 'Bob',
  role: 'editor',
  createdAt: '2026-11-02T10:00:00.000Z',
  disabledAt: null,
};

export const userOperations = {
  listUsers: defineOperation({
    ...common,
    summary: 'List the users of the account',
    description: 'Oldest first, disabled ones too.',
    method: 'GET',
    path: '/v1/users',
    response: z.object({ users: z.array(User).meta({ description: 'All of them' }) }),
    examples: [{ summary: 'One editor', response: { users: [example] } }],
  }),
  createUser: defineOperation({
    ...common,
    summary: 'Make a user',
    description: 'With a password that is made and shown once; the user changes it after signing in.',
    method: 'POST',
    path: '/v1/users',
    body: CreateUserBody,
    response: NewUser,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'An editor',
        body: { email: 'bob@example.com', name: 'Bob', role: 'editor' },
        response: { ...example, password: '<PASSWORD>' },
      },
    ],
  }),
  resetPassword: defineOperation({
    ...common,
    summary: 'Give a user another password',
    description: 'It is made and shown once; all sessions of the user end. Not for the own one.',
    method: 'POST',
    path: '/v1/users/password',
    query: userQuery,
    response: z.object({ password: z.string().meta({ description: 'Shown now and never again' }) }),
    errors: ['not_found', 'conflict'],
    examples: [{ summary: 'Another', query: { userId: 'user_02' }, response: { password: '<PASSWORD>' } }],
  }),
  disableUser: defineOperation({
    ...common,
    summary: 'Disable a user',
    description: 'All sessions of the user end, and none begins. Not for oneself.',
    method: 'POST',
    path: '/v1/users/disable',
    query: userQuery,
    response: z.null().meta({ description: 'Nothing' }),
    errors: ['not_found', 'conflict'],
    examples: [{ summary: 'Disabled', query: { userId: 'user_02' }, response: null }],
  }),
};
