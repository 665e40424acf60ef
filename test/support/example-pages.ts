import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const FOLDER = fileURLToPath(new URL('../../examples/heat-pumps/', import.meta.url));
const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);

/** The example documents as pages of a site, by path, with what stands around an article on real pages. */
export function examplePages(insert = ''): Map<string, string> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  return new Map(
    files.sort().map((name) => [`/${name.replace(/\.md$/, '')}`, pageOf(readFileSync(FOLDER + name, 'utf8'), insert)]),
  );
}

function pageOf(raw: string, insert: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(raw) ?? [];
  const title = /^title: (.*)$/m.exec(front)?.[1] ?? '';
  const article = String(toHtml.processSync(body.replace(/^# .*\n/m, '')));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Warm Homes</title>
<meta property="og:site_name" content="Warm Homes"><meta property="article:published_time" content="2026-03-02">
<link rel="license" href="https://creativecommons.org/licenses/by/4.0/">
<script>window.analytics = [];</script></head><body>
<nav><a href="/">Home</a> <a href="/shop">Shop</a> <a href="/news">News</a></nav>
<div class="cookie-banner">We use cookies to improve your visit. <button>Accept all</button></div>
<main><article><h1>${title}</h1><p class="byline">By Ann Example</p>${article}${insert}</article></main>
<aside><h2>Related</h2><ul><li><a href="/a">Ten boilers we love</a></li><li><a href="/b">Win a stove</a></li></ul></aside>
<footer>© Warm Homes. All rights reserved. <a href="/imprint">Imprint</a></footer></body></html>`;
}
