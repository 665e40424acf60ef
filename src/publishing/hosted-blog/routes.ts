import type { PostPlace } from '../../store/posts.ts';
import { readPlace } from './post-list.ts';
import { STYLE } from './style.ts';

/** Which part of a list an address asks for. */
export interface ListQuery {
  readonly olderThan?: PostPlace;
  readonly newerThan?: PostPlace;
}

/** What an address of a blog stands for. */
export type PageRoute =
  | { readonly kind: 'home'; readonly list: ListQuery }
  | { readonly kind: 'author' | 'category'; readonly slug: string; readonly list: ListQuery }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'post' | 'markdown'; readonly slug: string }
  | { readonly kind: 'media'; readonly hash: string }
  | { readonly kind: 'sitemap-part'; readonly number: number }
  | { readonly kind: 'feed' | 'sitemap' | 'robots' | 'llms' | 'style' }
  /** A slash too many at the end. */
  | { readonly kind: 'slash'; readonly path: string }
  | { readonly kind: 'unknown' };

const LONGEST_QUERY = 200;
const LONGEST_SLUG = 500;

const FILES: Readonly<Record<string, PageRoute>> = {
  'feed.xml': { kind: 'feed' },
  'sitemap.xml': { kind: 'sitemap' },
  'robots.txt': { kind: 'robots' },
  'llms.txt': { kind: 'llms' },
  [STYLE.name]: { kind: 'style' },
};

/**
 * Reads an address. A slug holds neither dot nor slash, so no article can take the place of a file.
 * @param path decoded, without the first slash
 * @param query of the address; what is none of ours is ignored
 */
export function readRoute(path: string, query: Readonly<Record<string, unknown>>): PageRoute {
  if (path === '') {
    const { q } = query;
    return typeof q === 'string' ? searchFor(q) : withList(query, (list) => ({ kind: 'home', list }));
  }
  if (Object.hasOwn(FILES, path)) return FILES[path] ?? UNKNOWN;
  if (path.endsWith('/')) return readSlash(path.slice(0, -1));
  const part = /^sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  if (part !== undefined) return { kind: 'sitemap-part', number: Number(part) };
  const [first = '', second, ...rest] = path.split('/');
  if (rest.length > 0) return UNKNOWN;
  if (second === undefined) return readPost(first);
  if (first === 'media') return /^[0-9a-f]{64}$/.test(second) ? { kind: 'media', hash: second } : UNKNOWN;
  if ((first !== 'author' && first !== 'category') || !isSlug(second)) return UNKNOWN;
  return withList(query, (list) => ({ kind: first, slug: second, list }));
}

const UNKNOWN: PageRoute = { kind: 'unknown' };

function readSlash(path: string): PageRoute {
  const route = readRoute(path, {});
  return route.kind === 'unknown' || route.kind === 'home' || route.kind === 'slash'
    ? UNKNOWN
    : { kind: 'slash', path };
}

function readPost(name: string): PageRoute {
  if (name.endsWith('.md') && isSlug(name.slice(0, -3))) return { kind: 'markdown', slug: name.slice(0, -3) };
  return isSlug(name) ? { kind: 'post', slug: name } : UNKNOWN;
}

/** NUL is what PostgreSQL can't look for. */
function isSlug(text: string): boolean {
  return text !== '' && text.length <= LONGEST_SLUG && !/[./]/.test(text) && !text.includes('\0');
}

function searchFor(query: string): PageRoute {
  const text = query.replaceAll('\0', '').trim();
  return text === '' || text.length > LONGEST_QUERY ? { kind: 'home', list: {} } : { kind: 'search', query: text };
}

function withList(query: Readonly<Record<string, unknown>>, route: (list: ListQuery) => PageRoute): PageRoute {
  const { older, newer } = query;
  if (older === undefined && newer === undefined) return route({});
  const text = older ?? newer;
  const place = typeof text === 'string' ? readPlace(text) : undefined;
  if (place === undefined) return UNKNOWN;
  return route(older === undefined ? { newerThan: place } : { olderThan: place });
}

const BARE_FILES: ReadonlySet<PageRoute['kind']> = new Set(['feed', 'sitemap', 'robots', 'llms', 'style', 'slash']);

/** Whether the answer may be a page in the frame of the blog; of what may be missing, the page says so. */
export function mayBeFramed({ kind }: PageRoute): boolean {
  return !BARE_FILES.has(kind);
}

/**
 * The name under which a page is kept. Searches and later pages of lists have none: their addresses are without number,
 * and anybody can make them up.
 */
export function keptName(route: PageRoute): string | undefined {
  switch (route.kind) {
    case 'search':
    case 'slash':
    case 'unknown':
      return undefined;
    case 'home':
    case 'author':
    case 'category':
      if (Object.keys(route.list).length > 0) return undefined;
      return route.kind === 'home' ? 'home' : `${route.kind} ${route.slug}`;
    case 'post':
    case 'markdown':
      return `${route.kind} ${route.slug}`;
    case 'media':
      return `media ${route.hash}`;
    case 'sitemap-part':
      return `sitemap ${route.number}`;
    default:
      return route.kind;
  }
}
