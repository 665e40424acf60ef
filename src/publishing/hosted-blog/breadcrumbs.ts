import { path } from './addresses.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';

interface Crumb {
  readonly name: string;
  /** Below the base. */
  readonly address: string;
}

/** The way from the home page to this one, for readers and for search engines; the last crumb is the page itself. */
export function breadcrumbs(
  { base, canonicalBase, words }: PageContext,
  crumbs: readonly Crumb[],
): { readonly html: Html; readonly facts: object } {
  const all: Crumb[] = [{ name: words.home, address: path.home }, ...crumbs];
  const items = all.map(({ name, address }, index) =>
    index === all.length - 1
      ? html`<li aria-current="page">${name}</li>`
      : html`<li><a href="${base}${address}">${name}</a></li>`,
  );
  return {
    html: html`<nav class="crumbs" aria-label="${words.breadcrumb}"><ol>${items}</ol></nav>`,
    facts: {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${canonicalBase}${address}`,
      })),
    },
  };
}
