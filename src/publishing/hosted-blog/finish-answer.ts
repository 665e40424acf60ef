import { sha256Hex } from '../../support/hash.ts';
import type { CachedAnswer } from './page-cache.ts';
import type { PageContext } from './page-context.ts';
import type { PageAnswer } from './pages.ts';

/** Seconds a reader's browser, or a cache on the way, may show a page without asking again. */
const PAGE_SECONDS = 60;
const FILE_SECONDS = 300;
const STATUS = { page: 200, missing: 404, gone: 410, moved: 301, file: 200, fixed: 200 } as const;

/**
 * Nothing runs on a page and nothing is loaded but its style, its pictures, and players of videos once a reader has
 * pressed their button; what is opened as a page of its own (a picture, a text) may do no more.
 * @param publicUrl of the service, where stored pictures are
 */
export function pagePolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    `img-src 'self' https: data: ${new URL(publicUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Body and headers as they are sent. */
export function finishAnswer(answer: PageAnswer, context: PageContext, policy: string): CachedAnswer {
  const status = STATUS[answer.kind];
  const body = bodyOf(answer);
  const headers: Record<string, string> = {
    'content-security-policy': withPlayers(policy, answer),
    'cache-control': cacheControl(answer),
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  if (answer.kind === 'moved') headers.location = `${context.base}${answer.to}`;
  else headers['content-type'] = 'type' in answer ? answer.type : 'text/html; charset=utf-8';
  if (status === 200) headers.etag = `"${sha256Hex(body).slice(0, 32)}"`;
  if (answer.kind === 'file' && answer.canonical !== undefined) {
    headers.link = `<${context.canonicalBase}${answer.canonical}>; rel="canonical"`;
  }
  return { status, headers, body };
}

function withPlayers(policy: string, answer: PageAnswer): string {
  const players = answer.kind === 'page' ? (answer.players ?? []) : [];
  const origins = new Set(players.map((player) => new URL(player).origin));
  return origins.size === 0 ? policy : `${policy}; frame-src ${[...origins].join(' ')}`;
}

function bodyOf(answer: PageAnswer): Buffer {
  if (answer.kind === 'moved') return Buffer.alloc(0);
  const body = 'html' in answer ? answer.html : answer.body;
  return typeof body === 'string' ? Buffer.from(body) : body;
}

function cacheControl({ kind }: PageAnswer): string {
  if (kind === 'fixed') return 'public, max-age=31536000, immutable';
  if (kind === 'missing') return 'no-cache';
  return `public, max-age=${kind === 'file' || kind === 'moved' ? FILE_SECONDS : PAGE_SECONDS}`;
}
