import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../accounts/accounts.ts';
import type { Session } from '../accounts/sessions.ts';
import { RequestError } from '../contract/errors.ts';
import { needsCsrf, type Operation, takesSession } from '../contract/operation.ts';
import { isConsoleHost } from './console-host.ts';
import type { HttpParts } from './http-parts.ts';
import type { RateLimiter, RateState } from './rate-limiter.ts';
import { sessionTokenOf } from './session-cookie.ts';

/** Finds out who a request speaks for, and counts it, before anything of its body is read. */
export type Gatekeeper = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until a credential was accepted. */
    principal: Principal | null;
    /** Null unless a session of the console was accepted. */
    session: Session | null;
  }
}

type GateParts = Pick<HttpParts, 'accounts' | 'sessions' | 'settings'>;

/**
 * With a credential, requests are counted for it alone, so that neighbours behind one address do not hinder each
 * other; without one that is good they are counted for the address. A request with a token or key is judged by that
 * alone, whatever cookie it has.
 * @throws RequestError `unauthorized`, the same for every cause; `forbidden` for a session without its CSRF token or
 *   whose user may not do this; `rate_limited`
 */
export function createGatekeeper(operation: Operation, parts: GateParts, limiter: RateLimiter): Gatekeeper {
  const { auth, role } = operation;
  const { accounts, sessions, settings } = parts;

  async function keyHolder({ headers }: FastifyRequest): Promise<Principal | undefined> {
    const token = headers['x-openapi-token'];
    const key = headers['x-lp-token'];
    if (auth === 'token' && isText(token)) return accounts.authenticateToken(token);
    return auth === 'lp' && isText(key) ? accounts.authenticateLpKey(key) : undefined;
  }

  function hasKey({ headers }: FastifyRequest): boolean {
    if (auth === 'token') return isText(headers['x-openapi-token']);
    return auth === 'lp' && isText(headers['x-lp-token']);
  }

  async function sessionHolder(request: FastifyRequest, reply: FastifyReply): Promise<Principal | undefined> {
    if (!takesSession(operation) || hasKey(request)) return undefined;
    const token = sessionTokenOf(request.headers.cookie);
    if (token === undefined || !isConsoleHost(request.hostname, settings.publicUrl)) return undefined;
    const session = await sessions.find(token);
    if (session === undefined) return undefined;
    request.session = session;
    const csrf = request.headers['x-csrf-token'];
    if (needsCsrf(operation) && !(isText(csrf) && sessions.fitsCsrf(token, csrf))) {
      letPass(reply, limiter.count(`refused ${request.ip}`));
      throw new RequestError('forbidden', 'The header X-CSRF-Token is missing, or is not that of the session.');
    }
    return { accountId: session.accountId, credentialId: session.id, kind: 'session' };
  }

  return async (request, reply) => {
    if (auth === 'none') {
      letPass(reply, limiter.count(`address ${request.ip}`));
      return;
    }
    const principal = (await keyHolder(request)) ?? (await sessionHolder(request, reply));
    if (principal === undefined) {
      letPass(reply, limiter.count(`refused ${request.ip}`));
      throw new RequestError('unauthorized', `${NAMES[auth]} is missing, or what it holds is not valid.`);
    }
    request.principal = principal;
    letPass(reply, limiter.count(principal.credentialId));
    if (role !== undefined && request.session !== null && request.session.user.role !== role) {
      throw new RequestError('forbidden', `Only a user with the role "${role}" may do this.`);
    }
  };
}

const NAMES = {
  token: 'The header X-OPENAPI-TOKEN',
  session: 'The session of the console',
  lp: 'The header X-LP-TOKEN',
} as const;

function isText(header: string | string[] | undefined): header is string {
  return typeof header === 'string' && header !== '';
}

function letPass(reply: FastifyReply, { limit, remaining, resetSeconds, exceeded }: RateState): void {
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', resetSeconds);
  if (!exceeded) return;
  throw new RequestError('rate_limited', `Too many requests; try again in ${resetSeconds} s.`, {
    retryAfter: resetSeconds,
  });
}
