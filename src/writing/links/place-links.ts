import type { Article, Aside } from '../../article/article.ts';
import { type LinkPlace, LinkSurface, withAside } from '../../article/link-surface.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { pageKey } from '../../research/search/page-key.ts';
import type { Draft } from '../draft.ts';
import { findAnchor } from '../manual-links/find-anchor.ts';
import type { OrderedLink } from '../manual-links/manual-links.ts';
import { anchorTitle, coverOf, sharedAnchor } from './shared-anchor.ts';

export type LinkParts = Pick<Draft, 'manual-links' | 'internal-links' | 'external-links'> & {
  readonly brief: Pick<Draft['brief'], 'subjectTokens'>;
};

/** Where ordered links are put, the most wanted place first. */
const AREAS: readonly LinkPlace['area'][] = ['first-paragraph', 'paragraph', 'list', 'faq', 'takeaways'];
/**
 * Part of a title that the paragraph, and in it the anchor, must say: what a page is about is said around the anchor,
 * not only in it. A sentence is on the subject of its own source in any case.
 */
const LEAST = {
  internal: { words: { paragraph: 0.65, anchor: 0.3 }, characters: { paragraph: 0.35, anchor: 0.25 } },
  external: { words: { paragraph: 0, anchor: 0.3 }, characters: { paragraph: 0, anchor: 0.25 } },
} as const;

/**
 * Puts links into an article. First all that were ordered, each on its exact anchor, in the first paragraph where it
 * can be, else in a remark at its end; then at most one to a page of the site in each section; then at most one to a
 * source in each paragraph. A page is linked to once.
 */
export function placeLinks(article: Article, parts: LinkParts): Article {
  const surface = new LinkSurface(article);
  const missing = placeOrdered(surface, parts['manual-links'], article.language);
  const linked = new Set(parts['manual-links'].map(({ url }) => pageKey(url)));
  const pages = new PageLinks(surface, linked, {
    language: article.language,
    subjectTokens: parts.brief.subjectTokens,
  });
  placeInternal(pages, parts['internal-links'].pages);
  placeExternal(pages, article, parts['external-links'].alive);
  const result = surface.linked();
  return missing.length === 0 ? result : withAside(result, asideFor(missing, article.language));
}

/** @returns the links whose anchor stands nowhere, or nowhere free */
function placeOrdered(surface: LinkSurface, links: readonly OrderedLink[], language: Language): OrderedLink[] {
  const inOrder = AREAS.flatMap((area) => surface.places.filter((place) => place.area === area));
  // A long anchor has few places; a short one inside it finds others.
  const longestFirst = [...links].sort((one, other) => other.anchor.length - one.anchor.length);
  const missing = new Set<OrderedLink>();
  for (const link of longestFirst) {
    const found = inOrder
      .flatMap((place) => findAnchor(place.text, link.anchor, language).map((span) => ({ place, ...span })))
      .find(({ place, start, end }) => surface.isFree(place, start, end));
    if (found === undefined) missing.add(link);
    else surface.link(found.place, { start: found.start, end: found.end, url: link.url, kind: 'manual' });
  }
  return links.filter((link) => missing.has(link));
}

/** "(See also: one · two)", in the article's language. */
function asideFor(links: readonly OrderedLink[], language: Language): Aside {
  const { labels, capitalisedNouns } = lexiconOf(language);
  const [first = '', ...rest] = labels.seeAlso.split(' ');
  const label = capitalisedNouns ? labels.seeAlso : [first, ...rest.map((word) => word.toLowerCase())].join(' ');
  const isWide = ['han', 'japanese'].includes(writingSystemOf(language));
  let text = isWide ? `（${label}：` : `(${label}: `;
  const placed = links.map(({ anchor, url }, index) => {
    if (index > 0) text += ' · ';
    const start = text.length;
    text += anchor;
    return { start, end: text.length, url, kind: 'manual' } as const;
  });
  return { text: `${text}${isWide ? '）' : ')'}`, links: placed };
}

interface PageToLink {
  readonly title: string;
  readonly url: string;
  readonly kind: 'internal' | 'external';
}

interface Subject {
  readonly language: Language;
  /** Tokens of the article's subject. */
  readonly subjectTokens: readonly string[];
}

/** Finds the sentence that says most of a page's title, and links those words. */
class PageLinks {
  readonly #surface: LinkSurface;
  readonly #linked: Set<string>;
  readonly #subject: Subject;
  readonly #tokens = new Map<LinkPlace, ReadonlySet<string>>();
  readonly #blocks = new Map<number, ReadonlySet<string>>();
  readonly #counts = new Map<string, number>();

  constructor(surface: LinkSurface, linked: Set<string>, subject: Subject) {
    this.#surface = surface;
    this.#linked = linked;
    this.#subject = subject;
  }

  /** @returns the place that now holds the link; undefined when no sentence of these says enough of the title */
  link({ title, url, kind }: PageToLink, fits: (place: LinkPlace) => boolean): LinkPlace | undefined {
    const key = pageKey(url);
    if (this.#linked.has(key)) return undefined;
    const { language, subjectTokens } = this.#subject;
    const wanted = anchorTitle(title, subjectTokens, (token) => this.#weightOf(token), language);
    const least = LEAST[kind][writingSystemOf(language) === 'spaced' ? 'words' : 'characters'];
    let best: { place: LinkPlace; start: number; end: number; fit: number } | undefined;
    for (const place of this.#surface.places) {
      if (!isParagraph(place) || !fits(place)) continue;
      // Cheap, and leaves out nearly all sentences.
      if (coverOf(this.#tokensOf(place), wanted) < least.anchor) continue;
      const around = coverOf(this.#tokensAround(place), wanted);
      if (around < least.paragraph) continue;
      const { open } = place;
      const anchor = sharedAnchor(place.text.slice(open.start, open.end), wanted, language);
      if (anchor === undefined || anchor.covers < least.anchor) continue;
      const [start, end] = [open.start + anchor.start, open.start + anchor.end];
      const fit = anchor.covers + (kind === 'internal' ? around : 0);
      if (fit <= (best?.fit ?? 0) || !this.#surface.isFree(place, start, end)) continue;
      best = { place, start, end, fit };
    }
    if (best === undefined) return undefined;
    this.#linked.add(key);
    this.#surface.link(best.place, { start: best.start, end: best.end, url, kind });
    return best.place;
  }

  /** A word that nearly every sentence of the article has does not tell one page from another. */
  #weightOf(token: string): number {
    const { places } = this.#surface;
    if (this.#counts.size === 0) {
      for (const place of places) {
        for (const said of this.#tokensOf(place)) this.#counts.set(said, (this.#counts.get(said) ?? 0) + 1);
      }
    }
    return Math.log(1 + places.length / (1 + (this.#counts.get(token) ?? 0)));
  }

  /** Of the whole paragraph. */
  #tokensAround({ block }: LinkPlace): ReadonlySet<string> {
    let tokens = this.#blocks.get(block);
    if (tokens === undefined) {
      const own = this.#surface.places.filter((place) => place.block === block);
      tokens = new Set(own.flatMap((place) => [...this.#tokensOf(place)]));
      this.#blocks.set(block, tokens);
    }
    return tokens;
  }

  #tokensOf(place: LinkPlace): ReadonlySet<string> {
    let tokens = this.#tokens.get(place);
    if (tokens === undefined) {
      tokens = new Set(tokensOf(place.text, this.#subject.language));
      this.#tokens.set(place, tokens);
    }
    return tokens;
  }
}

function isParagraph({ area }: LinkPlace): boolean {
  return area === 'first-paragraph' || area === 'paragraph';
}

function placeInternal(links: PageLinks, pages: readonly { readonly title: string; readonly url: string }[]): void {
  const linkedParts = new Set<number>();
  for (const page of pages) {
    const place = links.link({ ...page, kind: 'internal' }, ({ part }) => !linkedParts.has(part));
    if (place !== undefined) linkedParts.add(place.part);
  }
}

function placeExternal(links: PageLinks, { sources }: Article, alive: ReadonlyMap<string, string>): void {
  const linkedBlocks = new Set<number>();
  for (const { id, title } of sources) {
    const url = alive.get(id);
    if (url === undefined) continue;
    const place = links.link(
      { title, url, kind: 'external' },
      ({ documentIds, block }) => documentIds.includes(id) && !linkedBlocks.has(block),
    );
    if (place !== undefined) linkedBlocks.add(place.block);
  }
}
