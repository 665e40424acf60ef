import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../contract/errors.ts';
import type { HostedRequest } from '../../publishing/hosted-blog/hosted-blog.ts';
import type { HttpParts } from '../http-parts.ts';
import { knowsEtag } from '../knows-etag.ts';
import type { RateLimiter } from '../rate-limiter.ts';

type PageParts = Pick<HttpParts, 'hostedBlog'>;

/** `/sites/{slug}/...`: the hosted blogs below the address of the service. */
export function registerHostedPages(app: FastifyInstance, { hostedBlog }: PageParts, limiter: RateLimiter): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { slug, '*': path } = request.params as { slug: string; '*': string };
    const asked = { site: slug, ownHost: false, path, query: queryOf(request) };
    if (await sendPage(request, reply, { hostedBlog, limiter }, asked)) return reply;
    throw new RequestError('not_found', `There is no blog at /sites/${slug}/.`);
  };
  const methods = ['GET', 'HEAD'] as const;
  app.route({ method: [...methods], url: '/sites/:slug/*', handler: answer });
  app.route({
    method: [...methods],
    url: '/sites/:slug',
    handler: async (request, reply) => {
      const { slug } = request.params as { slug: string };
      return reply.redirect(`/sites/${encodeURIComponent(slug)}/`, 301);
    },
  });
}

/**
 * Whether a request came to a host that is a blog's own, and was answered. On such a host there is the blog and nothing
 * else, so that no script of one blog's owner could ever speak for the service.
 * @param ownHost of the service itself: it is never looked up
 */
export async function answerOnHostedDomain(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageParts & { readonly limiter: RateLimiter; readonly ownHost: string | undefined },
): Promise<boolean> {
  const host = hostOf(request);
  if (host === undefined || host === parts.ownHost) return false;
  const site = await siteOf(host, request, parts);
  if (site === undefined) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    await reply.code(405).header('allow', 'GET, HEAD').header('content-length', '0').send();
    return true;
  }
  const path = pathOf(request);
  const asked = { site, ownHost: true, path, query: queryOf(request) };
  if (await sendPage(request, reply, parts, asked)) return true;
  // The site was deleted since its host was looked up: there is still nothing else on this host.
  throw new RequestError('not_found', `There is no blog at ${host}.`);
}

/** A probe tells how the service is: it answers where the database can't say whose host it is asked under. */
async function siteOf(host: string, request: FastifyRequest, { hostedBlog }: PageParts): Promise<string | undefined> {
  try {
    return await hostedBlog.siteOfHost(host);
  } catch (error) {
    if (request.routeOptions.config.isProbe === true) return undefined;
    throw error;
  }
}

/** Of a name in the name service. */
const LONGEST_HOST = 253;

/** The name of a host that could be a blog's: neither an address nor a name without a dot. */
function hostOf({ hostname }: FastifyRequest): string | undefined {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name.includes('.') && name.length <= LONGEST_HOST && isIP(name) === 0 ? name : undefined;
}

/** What can't be decoded is no address of ours. */
function pathOf({ url }: FastifyRequest): string {
  const path = (url.split('?')[0] ?? '').slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return '//';
  }
}

function queryOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return query as Readonly<Record<string, unknown>>;
}

/** @returns false when there is no such blog */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { hostedBlog, limiter }: PageParts & { readonly limiter: RateLimiter },
  asked: HostedRequest,
): Promise<boolean> {
  if (typeof asked.query.q === 'string') limitSearches(request, limiter);
  const page = await hostedBlog.page(asked);
  if (page === undefined) return false;
  reply.headers(page.headers);
  const { etag } = page.headers;
  if (etag !== undefined && knowsEtag(request, etag)) {
    await reply.code(304).send();
    return true;
  }
  reply.code(page.status).header('content-length', String(page.body.length));
  await (request.method === 'HEAD' || page.body.length === 0 ? reply.send() : reply.send(page.body));
  return true;
}

/** Every search is work for the database, and nobody has to say who they are. */
function limitSearches({ ip }: FastifyRequest, limiter: RateLimiter): void {
  const { exceeded, resetSeconds } = limiter.count(`search ${ip}`);
  if (!exceeded) return;
  throw new RequestError('rate_limited', `Too many searches; try again in ${resetSeconds} s.`, {
    retryAfter: resetSeconds,
  });
}
