import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestError } from '../../contract/errors.ts';
import { findServedPicture } from '../../store/stored-images.ts';
import type { HttpParts } from '../http-parts.ts';
import { knowsEtag } from '../knows-etag.ts';

const FILE = /^([0-9a-f]{64})(?:-(\d{2,4}))?\.webp$/;
const YEAR_S = 31_536_000;

/**
 * `/media/{hash}.webp` and, for its smaller sizes, `/media/{hash}-{width}.webp`: the pictures of articles. A hash names
 * its bytes, so that they may be kept for good by whoever has fetched them.
 */
export function registerMedia(app: FastifyInstance, { db }: Pick<HttpParts, 'db'>): void {
  app.get<{ Params: { file: string } }>('/media/:file', { exposeHeadRoute: true }, async (request, reply) => {
    const [, hash, width] = FILE.exec(request.params.file) ?? [];
    if (hash === undefined) throw noSuchPicture();
    const size = width === undefined ? undefined : Number(width);
    const etag = `"${hash}${size === undefined ? '' : `-${size}`}"`;
    // Without a look at the database: these bytes can not have changed.
    if (knowsEtag(request, etag)) return keptForGood(reply, etag).code(304).send();
    const picture = await findServedPicture(db, hash, size);
    if (picture === undefined) throw noSuchPicture();
    return keptForGood(reply, etag).header('content-type', 'image/webp').send(picture.bytes);
  });
}

function keptForGood(reply: FastifyReply, etag: string): FastifyReply {
  return (
    reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      // Articles are shown on other sites than ours.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      // A picture that is opened as a page of its own may do nothing.
      .header('content-security-policy', "default-src 'none'; sandbox")
  );
}

function noSuchPicture(): RequestError {
  return new RequestError('not_found', 'There is no such picture.');
}
