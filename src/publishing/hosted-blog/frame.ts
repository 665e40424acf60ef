import { LANGUAGES } from '../../contract/languages.ts';
import { path } from './addresses.ts';
import { type Html, html } from './html.ts';
import { jsonLd } from './json-ld.ts';
import { type PageContext, tagOf } from './page-context.ts';
import { STYLE } from './style.ts';

export interface Page {
  /** Without the name of the blog; missing on the home page. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Below the base of the blog, as search engines shall know it; missing: they shall not know it at all. */
  readonly canonical?: string | undefined;
  readonly kind?: 'website' | 'article' | 'profile';
  /** Absolute address. */
  readonly image?: string | undefined;
  /** Further lines of the head. */
  readonly head?: Html | undefined;
  readonly facts?: readonly object[];
  readonly topic?: string | undefined;
  /** What was searched for. */
  readonly query?: string | undefined;
  readonly foot?: Html | undefined;
  readonly main: Html;
}

const LONGEST_DESCRIPTION = 320;

/** A whole page. */
export function frame(context: PageContext, page: Page): string {
  const { site, base, words } = context;
  const { direction } = LANGUAGES[site.language];
  const title = page.title === undefined ? nameWithTagline(context) : `${page.title} – ${site.name}`;
  return html`<!doctype html>
<html lang="${tagOf(site.language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description(page)}${addressLines(context, page)}
<link rel="stylesheet" href="${base}/${STYLE.name}">
<link rel="alternate" type="application/rss+xml" title="${site.name}" href="${base}${path.feed}">
<link rel="icon" href="data:,">
${page.head}${jsonLd(page.facts ?? [])}
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header class="top">
${brand(context, page)}
${searchForm(context, page.query)}
${topics(context, page.topic)}
</header>
<main id="main">
${page.main}
</main>
<footer class="foot">
<p><a href="${base}/">${site.name}</a></p>
<a href="${base}${path.feed}">${words.feed}</a>${page.foot}
</footer>
</body>
</html>
`.markup;
}

function nameWithTagline({ site }: PageContext): string {
  return site.tagline === '' ? site.name : `${site.name} – ${site.tagline}`;
}

function description(page: Page): Html | undefined {
  if (page.description === '') return undefined;
  return html`<meta name="description" content="${[...page.description].slice(0, LONGEST_DESCRIPTION).join('')}">`;
}

function addressLines({ site, canonicalBase }: PageContext, page: Page): Html {
  if (page.canonical === undefined)
    return html`
<meta name="robots" content="noindex, follow">`;
  const address = `${canonicalBase}${page.canonical}`;
  return html`
<link rel="canonical" href="${address}">
<meta property="og:type" content="${page.kind ?? 'website'}">
<meta property="og:title" content="${page.title ?? site.name}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${address}">
<meta property="og:site_name" content="${site.name}">
<meta property="og:locale" content="${tagOf(site.language).replaceAll('-', '_')}">
<meta name="twitter:card" content="${page.image === undefined ? 'summary' : 'summary_large_image'}">
<meta name="twitter:title" content="${page.title ?? site.name}">
<meta name="twitter:description" content="${page.description}">${
    page.image !== undefined &&
    html`
<meta property="og:image" content="${page.image}">
<meta name="twitter:image" content="${page.image}">`
  }`;
}

function brand({ site, base }: PageContext, page: Page): Html {
  const tagline = site.tagline !== '' && html`<p class="tagline">${site.tagline}</p>`;
  // The home page has no other heading of the first rank.
  return page.title === undefined
    ? html`<div class="brand"><h1 class="name"><a href="${base}/">${site.name}</a></h1>${tagline}</div>`
    : html`<div class="brand"><p class="name"><a href="${base}/">${site.name}</a></p>${tagline}</div>`;
}

function searchForm({ base, words }: PageContext, query: string | undefined): Html {
  return html`<form class="search" role="search" action="${base}/" method="get"><label class="hide" for="q">${words.searchFor}</label><input id="q" name="q" type="search" maxlength="200" placeholder="${words.searchFor}" value="${query ?? ''}" required><button type="submit">${words.search}</button></form>`;
}

function topics({ base, words, topics: all }: PageContext, current: string | undefined): Html | undefined {
  if (all.length === 0) return undefined;
  const links = all.map(
    ({ slug, name }) =>
      html`<li><a href="${base}${path.category(slug)}"${slug === current && html` aria-current="page"`}>${name}</a></li>`,
  );
  return html`<nav class="topics" aria-label="${words.topics}"><ul>${links}</ul></nav>`;
}
