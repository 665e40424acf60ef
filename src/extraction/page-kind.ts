import { ARTICLE_TYPE } from './html-facts.ts';
import type { LinkedData } from './json-ld.ts';
import type { PageNotes } from './page-notes.ts';
import type { PageShape } from './page-shape.ts';
import type { PageKind } from './web-page.ts';

export interface KindEvidence {
  readonly url: string;
  readonly notes: PageNotes;
  readonly linked: LinkedData;
  readonly shape: PageShape;
  /** Whether facts of one product were found. */
  readonly isProduct: boolean;
}

/** A page with fewer words says hardly anything. */
const FEW_WORDS = 40;
/** Prose from which on a page is read for itself, whatever else it does. */
const MUCH_PROSE = 250;
/** Prose from which on a page that calls itself an article is one, though a product stands in it. */
const ARTICLE_PROSE = 100;
const LISTING_TYPE = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;

/** What a page is, and why; the first that fits: sign-in, product, search results, home page, listing, article. */
export function kindOf(evidence: KindEvidence): { kind: PageKind; reason: string } {
  const { notes, linked, shape, isProduct } = evidence;
  const isArticle = linked.ofType(ARTICLE_TYPE).length > 0;
  const url = new URL(evidence.url);
  if (notes.asksPassword && shape.proseWords < MUCH_PROSE / 2) return { kind: 'other', reason: 'it is a sign-in page' };
  if (isProduct && !(isArticle && shape.proseWords >= ARTICLE_PROSE)) {
    return { kind: 'product', reason: 'it is about one product' };
  }
  if (!isArticle && isSearch(url, linked)) return { kind: 'listing', reason: 'it is a page of search results' };
  if (!isArticle && isHome(url) && (shape.proseWords < MUCH_PROSE * 2 || shape.linkedShare > 0.25)) {
    return { kind: 'other', reason: 'it is a home page' };
  }
  if (leadsElsewhere(shape, !isArticle && linked.ofType(LISTING_TYPE).length > 0)) {
    return { kind: 'listing', reason: 'it lists other pages' };
  }
  if (shape.words < FEW_WORDS) {
    return { kind: 'other', reason: `it holds hardly any text (${Math.round(shape.words)} words)` };
  }
  return { kind: 'article', reason: 'it holds a text of its own' };
}

function isSearch({ pathname, searchParams }: URL, linked: LinkedData): boolean {
  if (linked.ofType(/^SearchResultsPage$/).length > 0) return true;
  const asks = ['q', 's', 'query', 'search', 'search_query'].some((name) => (searchParams.get(name) ?? '') !== '');
  return (
    /\/(?:search|suche|recherche|buscar|cerca|zoeken|szukaj|sok|haku|hledat)(?:\.\w+)?\/?$/i.test(pathname) ||
    (asks && pathname === '/')
  );
}

/** `/`, `/en/`, `/index.html`. */
function isHome({ pathname, search }: URL): boolean {
  return search === '' && /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|default|home)(?:\.\w{2,5})?)?$/i.test(pathname);
}

function leadsElsewhere(shape: PageShape, saysSo: boolean): boolean {
  const { linkedHeadings, headings, proseWords, linkedShare, words } = shape;
  const teasers = linkedHeadings >= 4 && linkedHeadings >= headings * 0.6;
  const each = proseWords / Math.max(1, linkedHeadings);
  if (saysSo && (linkedHeadings >= 3 || linkedShare > 0.3) && each < 90) return true;
  return (teasers && each < 50) || (linkedShare > 0.55 && words >= FEW_WORDS && proseWords < MUCH_PROSE);
}
