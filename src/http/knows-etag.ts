import type { FastifyRequest } from 'fastify';

/** Whether a client has these bytes already, and may be told so instead. @param etag in quotes, not weak */
export function knowsEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
