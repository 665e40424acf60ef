import { isWebAddress } from '../../contract/primitives.ts';
import type { StoredAuthor } from '../../store/authors.ts';
import type { HostedCategory } from '../../store/hosted-sites.ts';
import type { PostSummary } from '../../store/posts.ts';
import { path } from './addresses.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { frame } from './frame.ts';
import { type Html, html } from './html.ts';
import { fillIn } from './messages/all-messages.ts';
import type { PageContext } from './page-context.ts';
import { type ListPage, postList, turnPages } from './post-list.ts';

/** What of a list is shown, as its address says it. */
export interface ListView extends ListPage {
  /** `?older=...` of the address; empty on the first page, undefined for an address that is no page's own. */
  readonly query: string | undefined;
}

/** The newest posts of a blog. */
export function homePage(context: PageContext, view: ListView): string {
  const { site, canonicalBase } = context;
  return frame(context, {
    description: site.description || site.tagline,
    canonical: canonicalOf(path.home, view),
    facts: [
      {
        '@type': 'Blog',
        '@id': `${canonicalBase}/#blog`,
        name: site.name,
        ...(site.description === '' ? {} : { description: site.description }),
        url: `${canonicalBase}/`,
        inLanguage: site.language,
      },
    ],
    main: html`${postList(context, view.posts, { heading: 'h2', covers: view.sizesOf })}
${turnPages(context, path.home, view)}`,
  });
}

/** The posts of a category. */
export function categoryPage(context: PageContext, category: HostedCategory, view: ListView): string {
  const address = path.category(category.slug);
  const trail = breadcrumbs(context, [{ name: category.name, address }]);
  return frame(context, {
    title: category.name,
    description: category.description,
    canonical: canonicalOf(address, view),
    topic: category.slug,
    facts: [trail.facts],
    main: html`${trail.html}
<h1>${category.name}</h1>
${category.description !== '' && html`<p class="lead">${category.description}</p>`}
${postList(context, view.posts, { heading: 'h2', covers: view.sizesOf })}
${turnPages(context, address, view)}`,
  });
}

/** Who an author is, and what they have written. */
export function authorPage(context: PageContext, author: StoredAuthor, view: ListView): string {
  const { words, canonicalBase, base } = context;
  const address = path.author(author.slug);
  const trail = breadcrumbs(context, [{ name: author.name, address }]);
  const profiles = author.links.filter(isWebAddress);
  return frame(context, {
    title: author.name,
    description: author.description,
    canonical: canonicalOf(address, view),
    kind: 'profile',
    facts: [
      { '@type': 'ProfilePage', url: `${canonicalBase}${address}`, mainEntity: personOf(context, author) },
      trail.facts,
    ],
    main: html`${trail.html}
${author.avatarHash !== null && html`<img class="face" src="${base}${path.media(author.avatarHash)}" alt="" width="104" height="104">`}
<h1>${author.name}</h1>
${author.jobTitle !== '' && html`<p class="lead">${author.jobTitle}</p>`}
${author.description !== '' && html`<p>${author.description}</p>`}
${profiles.length > 0 && html`<p class="links">${words.profiles}: ${joined(profiles.map(profileLink))}</p>`}
<h2>${fillIn(words.articlesBy, { author: author.name })}</h2>
${postList(context, view.posts, { heading: 'h3', covers: view.sizesOf })}
${turnPages(context, address, view)}`,
  });
}

/** Schema.org's view of an author. */
export function personOf({ canonicalBase, site }: PageContext, author: StoredAuthor): object {
  const url = `${canonicalBase}${path.author(author.slug)}`;
  const profiles = author.links.filter(isWebAddress);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: author.name,
    url,
    ...(author.description === '' ? {} : { description: author.description }),
    ...(author.jobTitle === '' ? {} : { jobTitle: author.jobTitle }),
    ...(author.avatarHash === null ? {} : { image: `${canonicalBase}${path.media(author.avatarHash)}` }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    worksFor: { '@type': 'Organization', name: site.name, url: `${canonicalBase}/` },
  };
}

function profileLink(url: string): Html {
  const { hostname, pathname } = new URL(url);
  const shown = `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  return html`<a href="${url}" rel="me noopener">${shown}</a>`;
}

function joined(parts: readonly Html[]): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html` · ${part}`))}`;
}

/** What was found for a query. */
export function searchPage(context: PageContext, query: string, posts: readonly PostSummary[]): string {
  const { words } = context;
  const title = fillIn(words.searchResults, { query });
  return frame(context, {
    title,
    description: '',
    query,
    main: html`<h1>${title}</h1>
${posts.length === 0 ? html`<p>${words.nothingFound}</p>` : postList(context, posts, { heading: 'h2' })}`,
  });
}

/** Nothing is here, or no longer. */
export function missingPage(context: PageContext, gone: boolean): string {
  const { words, base } = context;
  const title = gone ? words.goneTitle : words.notFoundTitle;
  return frame(context, {
    title,
    description: '',
    main: html`<div class="page"><h1>${title}</h1>
<p>${gone ? words.goneText : words.notFoundText}</p>
<p><a href="${base}/">${words.toHome}</a></p></div>`,
  });
}

function canonicalOf(address: string, { query }: ListView): string | undefined {
  return query === undefined ? undefined : `${address}${query}`;
}
