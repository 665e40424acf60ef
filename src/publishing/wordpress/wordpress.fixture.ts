import { createOutbound } from '../../outbound/safe-fetch.ts';
import type { StoredConnection } from '../../store/connections.ts';
import type { PublishedContent } from '../../store/published-content.ts';
import { systemClock } from '../../support/clock.ts';
import { passThrough } from '../../support/reach-point.ts';
import { seal, sealingKey } from '../../support/sealed.ts';
import type { WordPressCall, WordPressTarget } from '../publication/publication-parts.ts';
import { createWordPress } from './wordpress.ts';

const KEY = sealingKey('s'.repeat(32), 'test');

/** What tests work with: a WordPress target that reaches one host of this machine. */
export function targetFor(
  host: string,
  picture?: { readonly bytes: Uint8Array; readonly mediaType: string },
): WordPressTarget {
  const outbound = createOutbound({ allowHosts: [host], userAgent: 'Inkwright/0.0.0' });
  return createWordPress({
    outbound,
    key: KEY,
    clock: systemClock,
    render: (markdown) => `<p>${markdown.replaceAll('<', '&lt;')}</p>`,
    readPicture: async (url, signal) =>
      picture ?? { bytes: (await outbound.fetch({ url, signal })).body, mediaType: 'image/png' },
  });
}

export function connectionTo(
  address: string,
  { user, password }: { readonly user: string; readonly password: string },
): StoredConnection {
  return {
    id: 'connection_1',
    accountId: 'account_1',
    siteId: 'site_1',
    address,
    user,
    password: seal(KEY, password),
    createdAt: new Date(0),
  };
}

export function callOf(connection: StoredConnection, more: Partial<WordPressCall> = {}): WordPressCall {
  return { connection, known: undefined, signal: new AbortController().signal, reach: passThrough, ...more };
}

export const CONTENT: PublishedContent = {
  blogId: 'blog_1',
  accountId: 'account_1',
  siteId: 'site_1',
  title: 'How large should a heat pump be?',
  slug: 'how-large',
  markdown: '# How large should a heat pump be?\n\nThe heat loss decides.',
  seo: { title: 'Sizing', description: 'What decides the size.', keywords: ['heat pump'] },
  words: 4,
  language: 'en',
  wishes: {},
  author: undefined,
};
