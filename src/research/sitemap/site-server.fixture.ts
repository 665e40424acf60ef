import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outbound } from '../../outbound/outbound.ts';
import { createOutbound } from '../../outbound/safe-fetch.ts';

/** What a path answers: a body with status 200, or another status. */
export interface Answer {
  readonly status?: number;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SiteServer {
  readonly origin: string;
  readonly outbound: Outbound;
  /** Paths asked for, in order. */
  readonly asked: readonly string[];
  /** Replaces everything the site answers. */
  serve(pages: Readonly<Record<string, Answer>>): void;
  close(): Promise<void>;
}

/** A site on the loopback interface; what it does not serve is not found. */
export async function startSite(): Promise<SiteServer> {
  let pages: Readonly<Record<string, Answer>> = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = pages[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : (answer.status ?? 200), answer?.headers);
    response.end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const outbound = createOutbound({ userAgent: 'Inkwright/test', allowHosts: [`127.0.0.1:${port}`] });
  return {
    origin: `http://127.0.0.1:${port}`,
    outbound,
    asked,
    serve: (served) => {
      pages = served;
      asked.length = 0;
    },
    close: async () => {
      await outbound.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A sitemap of addresses, each with or without its date. */
export function urlset(urls: readonly (string | readonly [url: string, lastmod: string])[]): string {
  const entries = urls.map((entry) => {
    const [url, lastmod] = typeof entry === 'string' ? [entry, undefined] : entry;
    const date = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`;
}

export function sitemapIndex(urls: readonly string[]): string {
  return `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<sitemap><loc>${url}</loc></sitemap>`)
    .join('')}</sitemapindex>`;
}
