import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Principal } from '../accounts/accounts.ts';
import { RequestError } from '../contract/errors.ts';
import type { Operation } from '../contract/operation.ts';
import type { RateLimiter, RateState } from './rate-limiter.ts';

/** Finds out who a request speaks for, and counts it, before anything of its body is read. */
export type Gatekeeper = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until a credential was accepted. */
    principal: Principal | null;
  }
}

const HEADERS = { token: 'x-openapi-token', lp: 'x-lp-token' } as const;

/**
 * With a credential, requests are counted for it alone, so that neighbours behind one address do not hinder each
 * other; without one that is good they are counted for the address.
 * @throws RequestError `unauthorized`, the same for every cause; `rate_limited`
 */
export function createGatekeeper(
  { auth }: Pick<Operation, 'auth'>,
  accounts: Pick<Accounts, 'authenticateToken' | 'authenticateLpKey'>,
  limiter: RateLimiter,
): Gatekeeper {
  return async (request, reply) => {
    if (auth === 'none') {
      letPass(reply, limiter.count(`address ${request.ip}`));
      return;
    }
    const credential = request.headers[HEADERS[auth]];
    const principal = await (typeof credential !== 'string' || credential === ''
      ? undefined
      : auth === 'token'
        ? accounts.authenticateToken(credential)
        : accounts.authenticateLpKey(credential));
    if (principal === undefined) {
      letPass(reply, limiter.count(`refused ${request.ip}`));
      throw new RequestError('unauthorized', `The header ${NAMES[auth]} is missing, or what it holds is not valid.`);
    }
    request.principal = principal;
    letPass(reply, limiter.count(principal.credentialId));
  };
}

const NAMES = { token: 'X-OPENAPI-TOKEN', lp: 'X-LP-TOKEN' } as const;

function letPass(reply: FastifyReply, { limit, remaining, resetSeconds, exceeded }: RateState): void {
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', resetSeconds);
  if (!exceeded) return;
  throw new RequestError('rate_limited', `Too many requests; try again in ${resetSeconds} s.`, {
    retryAfter: resetSeconds,
  });
}
