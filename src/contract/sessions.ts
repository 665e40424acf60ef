import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { codePoints, optional } from './primitives.ts';
import { PASSWORD_LENGTH, USER_ROLES } from './users.ts';

/** The cookie that carries a session. */
export const SESSION_COOKIE = 'inkwright_session';

export const SignedInUser = z
  .object({
    id: z.string().meta({ description: 'User' }),
    email: z.string().meta({ description: 'E-mail address, in lower case' }),
    name: z.string().meta({ description: 'Name for people to read' }),
    role: z.enum(USER_ROLES).meta({ description: '`editor`: no keys, users, settings and costs' }),
  })
  .meta({ id: 'SignedInUser', description: 'Who has signed in' });
export type SignedInUser = z.infer<typeof SignedInUser>;

export const ConsoleSession = z
  .object({
    user: SignedInUser,
    csrfToken: z.string().meta({ description: 'For header `X-CSRF-Token` beside the cookie, as long as it lives' }),
  })
  .meta({ id: 'ConsoleSession', description: 'A session of the console; its token is in the cookie alone' });
export type ConsoleSession = z.infer<typeof ConsoleSession>;

export const SignInBody = z
  .strictObject({
    email: z.string().min(1).max(320).meta({ description: 'E-mail address of a user, in any case' }),
    password: codePoints(1, PASSWORD_LENGTH.max).meta({ description: 'Password' }),
  })
  .meta({ id: 'SignInBody', description: 'Who signs in' });

export const ChangePasswordBody = z
  .strictObject({
    current: codePoints(1, PASSWORD_LENGTH.max).meta({ description: 'Password until now' }),
    next: codePoints(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max).meta({ description: 'Password from now on' }),
  })
  .meta({ id: 'ChangePasswordBody', description: 'A change of the password' });

const everywhere = optional(z.enum(['true', 'false'])).meta({
  description: '`true`: every session of the user; else only this one',
});

const common = { tag: 'Console', envelope: 'v1' } as const;
const example: ConsoleSession = {
  user: { id: 'user_01', email: 'ada@example.com', name: 'Ada', role: 'owner' },
  csrfToken: '<CSRF_TOKEN>',
};

export const sessionOperations = {
  signIn: defineOperation({
    ...common,
    summary: 'Sign in',
    description:
      'Sets the cookie `inkwright_session` (HttpOnly, SameSite=Lax; Secure over https). An unknown address and a wrong password get the same answer; after several failures in a row each further one makes the wait longer. Only on the host of the public URL.',
    method: 'POST',
    path: '/v1/session',
    auth: 'none',
    body: SignInBody,
    response: ConsoleSession,
    errors: ['unauthorized', 'forbidden'],
    examples: [{ summary: 'Signed in', body: { email: 'ada@example.com', password: '<PASSWORD>' }, response: example }],
  }),
  getSession: defineOperation({
    ...common,
    summary: 'Get who has signed in',
    description: 'The cookie alone is enough: this is where a page that was reloaded gets its CSRF token.',
    method: 'GET',
    path: '/v1/session',
    auth: 'session',
    cookieAlone: true,
    response: ConsoleSession,
    examples: [{ summary: 'An owner', response: example }],
  }),
  signOut: defineOperation({
    ...common,
    summary: 'Sign out',
    method: 'DELETE',
    path: '/v1/session',
    auth: 'session',
    query: z.strictObject({ everywhere }),
    response: z.null().meta({ description: 'Nothing' }),
    examples: [{ summary: 'On every device', query: { everywhere: 'true' }, response: null }],
  }),
  changePassword: defineOperation({
    ...common,
    summary: 'Change the own password',
    description: 'Ends every other session of the user.',
    method: 'POST',
    path: '/v1/session/password',
    auth: 'session',
    body: ChangePasswordBody,
    response: z.null().meta({ description: 'Nothing' }),
    examples: [{ summary: 'Changed', body: { current: '<PASSWORD>', next: '<NEW_PASSWORD>' }, response: null }],
  }),
};
