import { SESSION_COOKIE } from '../contract/sessions.ts';

/** The token of the session in a `Cookie` header; of several with the name the first, as browsers order them. */
export function sessionTokenOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === SESSION_COOKIE) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/**
 * A `Set-Cookie` header. Without a `Domain`, so that no other host ever gets it.
 * @param maxAgeSeconds 0 takes the cookie away
 * @param secure only sent over TLS
 */
export function sessionCookie(token: string, maxAgeSeconds: number, secure: boolean): string {
  const parts = [`${SESSION_COOKIE}=${token}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
