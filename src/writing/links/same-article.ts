import type { SharedDraft } from '../draft.ts';
import { isSameTitle } from './shared-anchor.ts';

/** Whether a page is this very article, published before: it has its title, or its address ends with its slug. */
export function isThisArticle(
  page: { readonly title: string; readonly url: string },
  { brief, 'similar-title': { title }, seo }: Pick<SharedDraft, 'brief' | 'similar-title' | 'seo'>,
): boolean {
  const last = new URL(page.url).pathname.replace(/\/+$/, '').replace(/\.html?$/i, '');
  return isSameTitle(page.title, title, brief.language) || last.endsWith(`/${seo.slug}`);
}
