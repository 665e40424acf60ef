import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../contract/errors.ts';
import type { HttpParts } from './http-parts.ts';

const PREFIX = '/console';

/** Everything comes from here, and nothing from anywhere else. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  // The components of the console set styles on their elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** Kinds that do not get smaller. */
const PACKED = new Set(['.png', '.woff2', '.ico']);
const MOST_FILES = 500;

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Console · Inkwright</title>
<h1>The console is not built</h1>
<p>Run <code>npm run build</code> in the folder of Inkwright, then load this page again. The API works without it:
<a href="/docs/">API reference</a>.</p>
</html>
`;

interface ConsoleFile {
  readonly body: Buffer;
  /** Undefined where packing gains nothing. */
  readonly packed: Buffer | undefined;
  readonly type: string;
}

/** The built console as it was read. */
interface Built {
  readonly files: ReadonlyMap<string, ConsoleFile>;
  readonly page: ConsoleFile;
}

/**
 * `/console`: the files of the built console, from memory; any other address below it is the page itself, which knows
 * what it means. Only names that were found in the folder are ever served. `/` leads here.
 */
export function registerConsole(
  app: FastifyInstance,
  { consoleFolder: folder }: Pick<HttpParts, 'consoleFolder'>,
): void {
  let readAt = -1;
  let reading: Promise<Built | undefined> | undefined;
  let kept: Built | undefined;

  /** Read again after another build. */
  async function built(): Promise<Built | undefined> {
    const writtenAt = await pageTime(folder);
    if (writtenAt !== readAt) {
      readAt = writtenAt;
      kept = undefined;
      reading = readBuilt(folder, writtenAt).catch((error: unknown) => {
        readAt = -1;
        throw error;
      });
    }
    kept = await reading;
    return kept;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { '*': name = '' } = request.params as { '*'?: string };
    reply.header('content-security-policy', CSP);
    // What has a hash in its name is the same in every build that has it.
    const console = isAsset(name) && kept?.files.has(name) === true ? kept : await built();
    if (console === undefined) {
      reply.code(503).header('content-type', MEDIA_TYPES['.html']);
      return reply.send(request.method === 'HEAD' ? '' : NOT_BUILT);
    }
    const file = console.files.get(name);
    if (file === undefined && isAsset(name)) {
      throw new RequestError('not_found', `There is no file at ${PREFIX}/${name.slice(0, 200)}.`);
    }
    reply.header('cache-control', isAsset(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    return send(request, reply, file ?? console.page);
  }

  const method = ['GET', 'HEAD'];
  app.get('/', async (_request, reply) => reply.redirect(`${PREFIX}/`));
  app.route({ method, url: PREFIX, handler: async (_request, reply) => reply.redirect(`${PREFIX}/`) });
  app.route({ method, url: `${PREFIX}/*`, handler: answer });
}

/** The build puts a hash into the names of these, so that one name never has two contents. */
function isAsset(name: string): boolean {
  return name.startsWith('assets/');
}

function send({ method, headers }: FastifyRequest, reply: FastifyReply, { body, packed, type }: ConsoleFile) {
  const wantsPacked = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers['accept-encoding'] ?? '');
  reply.header('content-type', type).header('vary', 'Accept-Encoding');
  const sent = wantsPacked && packed !== undefined ? packed : body;
  if (sent === packed) reply.header('content-encoding', 'gzip');
  reply.header('content-length', String(sent.length));
  return method === 'HEAD' ? reply.send() : reply.send(sent);
}

/** @returns 0 when there is no page */
async function pageTime(folder: string): Promise<number> {
  try {
    return (await stat(join(folder, 'index.html'))).mtimeMs;
  } catch {
    return 0;
  }
}

async function readBuilt(folder: string, writtenAt: number): Promise<Built | undefined> {
  if (writtenAt === 0) return undefined;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, ConsoleFile>();
  for (const path of paths.slice(0, MOST_FILES)) {
    const type = MEDIA_TYPES[extname(path)];
    if (type === undefined) continue;
    const name = path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '');
    files.set(name, await readOne(path, type));
  }
  const page = files.get('index.html');
  return page && { files, page };
}

async function readOne(path: string, type: string): Promise<ConsoleFile> {
  const body = await readFile(path);
  const packed = PACKED.has(extname(path)) ? undefined : await promisify(gzip)(body, { level: 9 });
  return { body, type, packed: packed !== undefined && packed.length < body.length ? packed : undefined };
}
