import type { PostSummary } from '../../store/posts.ts';
import { path } from './addresses.ts';
import { escapeHtml } from './html.ts';
import { type PageContext, tagOf } from './page-context.ts';

export const POSTS_OF_A_FEED = 30;

/** The newest posts as RSS 2.0. */
export function feed(context: PageContext, posts: readonly PostSummary[]): string {
  const { site, canonicalBase } = context;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeHtml(site.name)}</title>`,
    `<link>${escapeHtml(canonicalBase)}/</link>`,
    `<description>${escapeHtml(site.description || site.tagline || site.name)}</description>`,
    `<language>${tagOf(site.language)}</language>`,
    `<atom:link href="${escapeHtml(canonicalBase + path.feed)}" rel="self" type="application/rss+xml"/>`,
  ];
  const newest = posts[0];
  if (newest !== undefined) lines.push(`<lastBuildDate>${newest.publishedAt.toUTCString()}</lastBuildDate>`);
  for (const post of posts) {
    const url = escapeHtml(canonicalBase + path.post(post.slug));
    lines.push(
      '<item>',
      `<title>${escapeHtml(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="false">${escapeHtml(post.blogId)}</guid>`,
      `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
      ...(post.authorName === null ? [] : [`<dc:creator>${escapeHtml(post.authorName)}</dc:creator>`]),
      ...(post.categoryName === null ? [] : [`<category>${escapeHtml(post.categoryName)}</category>`]),
      `<description>${escapeHtml(post.description)}</description>`,
      '</item>',
    );
  }
  return `${[...lines, '</channel>', '</rss>'].join('\n')}\n`;
}
