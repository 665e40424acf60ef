/** What somebody who signs in may do: an editor everything but keys, users, webhook secrets, settings and costs. */
export const USER_ROLES = ['owner', 'editor'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Length of a password in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
