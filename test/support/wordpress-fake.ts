import type { IncomingMessage, ServerResponse } from 'node:http';
import { openWebSite, type WebSite } from './web-site.ts';

interface FakePost {
  readonly id: number;
  slug: string;
  status: string;
  title: string;
  content: string;
  readonly [field: string]: unknown;
}

/** One request as the fake has seen it. */
export interface FakeRequest {
  readonly method: string;
  /** Path in the REST API, however it was reached. */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
}

/** A WordPress of a few lines on this machine, for answers that a real one rarely gives. */
export interface FakeWordPress extends Pick<WebSite, 'host' | 'close'> {
  readonly address: string;
  readonly requests: FakeRequest[];
  readonly posts: FakePost[];
  readonly media: { readonly id: number; readonly slug: string }[];
  /** Comes first; true: it has answered. */
  intercept: (request: FakeRequest, response: ServerResponse) => boolean;
  /** True: the request is carried out, and the answer gets lost. */
  lose: (request: FakeRequest) => boolean;
  /** Put before and after every JSON answer. */
  noise: readonly [before: string, after: string];
  /** `query`: permalinks are plain, `/wp-json` is a page. */
  style: 'path' | 'query';
}

const TYPES = {
  post: {
    slug: 'post',
    name: 'Posts',
    rest_base: 'posts',
    viewable: true,
    taxonomies: ['category'],
    supports: { thumbnail: true },
  },
};

/** What does not depend on what was sent. */
const FIXED: Readonly<Record<string, unknown>> = {
  '/wp/v2/users/me': { id: 1, name: 'Ada Example', capabilities: { publish_posts: true, upload_files: true } },
  '/wp/v2/users': [{ id: 1, name: 'Ada Example' }],
  '/wp/v2/types': TYPES,
  '/wp/v2/categories': [{ id: 7, name: 'Heating' }],
  '/wp/v2/categories/7': { id: 7, name: 'Heating' },
};

type Answer = readonly [status: number, value: unknown];

export const FAKE_LOGIN = { user: 'editor', password: 'abcd EFGH' };
const AUTHORIZATION = `Basic ${Buffer.from(`${FAKE_LOGIN.user}:${FAKE_LOGIN.password}`).toString('base64')}`;

export async function openFakeWordPress(): Promise<FakeWordPress> {
  const site = await openWebSite((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  let lastId = 0;
  const fake: FakeWordPress = {
    ...site,
    address: site.address(''),
    requests: [],
    posts: [],
    media: [],
    intercept: () => false,
    lose: () => false,
    noise: ['', ''],
    style: 'path',
  };

  function answer(message: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(message.url ?? '/', 'http://localhost');
    const inPath = url.pathname.startsWith('/wp-json');
    const route = inPath ? url.pathname.slice('/wp-json'.length) : (url.searchParams.get('rest_route') ?? '');
    const request = { method: message.method ?? '', route, query: url.searchParams, body, headers: message.headers };
    fake.requests.push(request);
    if (fake.intercept(request, response)) return;
    if (fake.lose(request)) Object.assign(response, { end: () => response.destroy() });
    if (route === '' || (inPath && fake.style === 'query')) {
      page(response, 404);
      return;
    }
    const [status, value] = answerTo(request);
    const [before, after] = fake.noise;
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(`${before}${JSON.stringify(value)}${after}`);
  }

  function answerTo(request: FakeRequest): Answer {
    const { method, route, query, body, headers } = request;
    if (route === '/') return [200, { name: 'Warm homes', namespaces: ['wp/v2'] }];
    if (headers.authorization !== AUTHORIZATION) {
      return [401, { code: 'incorrect_password', message: '<strong>Error:</strong> no such password.' }];
    }
    const fixed = FIXED[route];
    if (fixed !== undefined) return [200, fixed];
    if (route === '/wp/v2/media') return method === 'POST' ? upload(body) : [200, picturesCalled(query.get('slug'))];
    const [, id] = /^\/wp\/v2\/posts(?:\/(\d+))?$/.exec(route) ?? [];
    if (id !== undefined) return onePost(Number(id), request);
    if (route !== '/wp/v2/posts') return [404, { code: 'rest_term_invalid', message: 'Term does not exist.' }];
    return method === 'GET' ? [200, found(query).map(shown)] : create(body);
  }

  function upload(body: Buffer): Answer {
    const slug = /name="slug"\r\n\r\n([^\r]*)/.exec(body.toString('latin1'))?.[1] ?? '';
    fake.media.push({ id: ++lastId, slug });
    return [201, fake.media.at(-1)];
  }

  function picturesCalled(slug: string | null) {
    return fake.media.filter((each) => each.slug === slug);
  }

  function create(body: Buffer): Answer {
    const fields = JSON.parse(body.toString()) as Record<string, unknown>;
    const slug = freeSlug(String(fields.slug));
    const made: FakePost = { title: '', content: '', status: 'draft', ...fields, id: ++lastId, slug };
    fake.posts.push(made);
    return [201, shown(made)];
  }

  function onePost(id: number, { method, query, body }: FakeRequest): Answer {
    const post = fake.posts.find((each) => each.id === id);
    if (post === undefined) return [404, { code: 'rest_post_invalid_id', message: 'Invalid post ID.' }];
    if (query.get('_method') === 'DELETE') fake.posts.splice(fake.posts.indexOf(post), 1);
    else if (method === 'POST') Object.assign(post, JSON.parse(body.toString()));
    return [200, shown(post)];
  }

  function found(query: URLSearchParams): FakePost[] {
    const slugs = query.get('slug')?.split(',');
    const search = query.get('search');
    return fake.posts.filter(
      (post) => (slugs?.includes(post.slug) ?? true) && (search === null || post.content.includes(search)),
    );
  }

  function freeSlug(slug: string): string {
    let free = slug;
    for (let number = 2; fake.posts.some((post) => post.slug === free); number++) free = `${slug}-${number}`;
    return free;
  }

  function shown(post: FakePost): object {
    const { content, title } = post;
    return {
      ...post,
      content: { raw: content },
      title: { raw: title },
      link: `${fake.address}/${post.slug}/`,
      meta: [],
    };
  }

  return fake;
}

function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Not found</title><script>var a = {"b": [1]};</script>');
}
