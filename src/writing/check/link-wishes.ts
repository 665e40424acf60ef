import type { Article } from '../../article/article.ts';
import { type MarkdownLink, markdownLinks } from '../../article/markdown-links.ts';
import { usualAddress } from '../../article/usual-address.ts';
import { pageKey } from '../../research/search/page-key.ts';
import type { OrderedLink } from '../manual-links/manual-links.ts';
import type { CheckedParts, CheckedWish } from './finished.ts';

const HOW = 'Links of the finished markdown';
const MOST_NOTES = 4;

/** What the wishes for links are checked on. */
export interface LinksUnderCheck {
  readonly parts: Pick<CheckedParts, 'manual-links' | 'internal-links' | 'see-also'> & {
    readonly 'external-links': Pick<CheckedParts['external-links'], 'asked' | 'notes'>;
  };
  readonly article: Pick<Article, 'labels' | 'title' | 'introduction'>;
  readonly markdown: string;
}

/** Links of the finished markdown, by what they are for. */
interface SortedLinks {
  readonly manual: ReadonlyMap<OrderedLink, MarkdownLink>;
  readonly internal: readonly MarkdownLink[];
  /** From sentences. */
  readonly external: readonly MarkdownLink[];
  /** From the list of sources. */
  readonly listed: readonly MarkdownLink[];
  readonly seeAlso: readonly MarkdownLink[];
}

/** Checks the wishes for links on the finished markdown, without asking who placed which. */
export function linkWishes(finished: LinksUnderCheck): CheckedWish[] {
  const links = sortedLinks(finished);
  return [
    manualLinks(finished, links),
    internalLinks(finished, links),
    internalDomain(finished, links),
    externalLinks(finished, links),
    seeAlso(finished, links),
  ].filter((wish) => wish !== undefined);
}

function sortedLinks({ parts, article, markdown }: LinksUnderCheck): SortedLinks {
  const { sources, seeAlso: seeAlsoLabel } = article.labels;
  // Who made a picture is linked to whether links are wanted or not: its terms ask for it.
  const all = markdownLinks(markdown).filter(({ inCaption }) => !inCaption);
  const text = all.filter(({ part }) => part !== sources && part !== seeAlsoLabel);
  const manual = new Map<OrderedLink, MarkdownLink>();
  const taken = new Set<MarkdownLink>();
  for (const link of parts['manual-links']) {
    const found = text.find(
      (candidate) =>
        !taken.has(candidate) &&
        !candidate.inHeading &&
        candidate.text === link.anchor &&
        usualAddress(candidate.url) === usualAddress(link.url),
    );
    if (found === undefined) continue;
    taken.add(found);
    manual.set(link, found);
  }
  const ofSite = new Set(parts['internal-links'].pages.map(({ url }) => pageKey(url)));
  const others = text.filter((link) => !taken.has(link));
  return {
    manual,
    internal: others.filter(({ url }) => ofSite.has(pageKey(url))),
    external: others.filter(({ url }) => !ofSite.has(pageKey(url))),
    listed: all.filter(({ part }) => part === sources),
    seeAlso: all.filter(({ part }) => part === seeAlsoLabel),
  };
}

function manualLinks({ parts, article }: LinksUnderCheck, { manual }: SortedLinks): CheckedWish | undefined {
  const wanted = parts['manual-links'];
  if (wanted.length === 0) return undefined;
  const missing = wanted.filter((link) => !manual.has(link));
  const first = article.introduction.find((block) => block.kind === 'paragraph');
  const added = first?.kind === 'paragraph' ? (first.aside?.links.length ?? 0) : 0;
  const found = wanted.flatMap((link) => {
    const place = manual.get(link);
    return place === undefined
      ? []
      : [`"${link.anchor}" ${place.part === article.title ? 'in the introduction' : `under "${place.part}"`}`];
  });
  return {
    field: 'additionalManualLinks',
    wanted: wanted.length === 1 ? 'your link on its anchor text' : `all ${wanted.length} links on their anchor texts`,
    found: found.length === 0 ? 'none of them' : found.join(', '),
    how: `${HOW}, with their texts, outside headings`,
    verdict: missing.length === 0 ? 'met' : 'not-met',
    hard: true,
    ...noteOf([
      ...(added === 0
        ? []
        : [`${counted(added, 'anchor stands', 'anchors stand')} in no sentence, so a remark was added.`]),
      ...missing.map(({ anchor }) => `"${anchor}" could not be linked.`),
    ]),
  };
}

function internalLinks({ parts }: LinksUnderCheck, { internal }: SortedLinks): CheckedWish {
  const { asked, lookedIn, pages, notes } = parts['internal-links'];
  const found = internal.length === 0 ? 'none' : listed(internal);
  const common = { field: 'isStartInternalHyperlink', found, how: HOW, hard: false } as const;
  if (!asked) {
    return { ...common, wanted: 'no internal links', verdict: internal.length === 0 ? 'met' : 'not-met' };
  }
  const wanted = lookedIn === undefined ? 'internal links' : `internal links, from ${lookedIn}`;
  if (internal.length > 0) return { ...common, wanted, verdict: 'met' };
  if (lookedIn === undefined) {
    const why =
      'The order names no internalHyperlinkDomain, the site has no domain, and none of its published articles fits.';
    return { ...common, wanted, verdict: 'not-applicable', note: why };
  }
  const which = pages.length === 1 ? 'the page that fits' : `any of the ${pages.length} pages that fit`;
  const unplaced = `No paragraph names the subject of ${which}.`;
  return { ...common, wanted, verdict: 'not-met', ...noteOf([...(pages.length > 0 ? [unplaced] : []), ...notes]) };
}

function internalDomain({ parts }: LinksUnderCheck, { internal }: SortedLinks): CheckedWish | undefined {
  const { asked, orderedDomain } = parts['internal-links'];
  if (orderedDomain === undefined) return undefined;
  const common = {
    field: 'internalHyperlinkDomain',
    wanted: `internal links from ${orderedDomain} alone`,
    found: internal.length === 0 ? 'none' : listed(internal),
    how: HOW,
    hard: false,
  } as const;
  if (!asked) return { ...common, verdict: 'not-applicable', note: 'isStartInternalHyperlink is false.' };
  return { ...common, verdict: internal.length > 0 ? 'met' : 'not-met' };
}

function externalLinks({ parts }: LinksUnderCheck, { external, listed: sources }: SortedLinks): CheckedWish {
  const { asked, notes } = parts['external-links'];
  const count = external.length + sources.length;
  const found = count === 0 ? 'none' : `${external.length} in sentences, ${sources.length} in the list of sources`;
  const common = { field: 'isStartExternalHyperlink', found, how: HOW, hard: false } as const;
  if (!asked) {
    return {
      ...common,
      wanted: 'no external links, other than those that were ordered',
      verdict: count === 0 ? 'met' : 'not-met',
    };
  }
  const wanted = 'external links to sources of the article';
  if (count > 0) return { ...common, wanted, verdict: 'met', ...noteOf(notes) };
  if (notes.length > 0) return { ...common, wanted, verdict: 'not-met', ...noteOf(notes) };
  const why = 'None of the cited sources that may be named has a web address.';
  return { ...common, wanted, verdict: 'not-applicable', note: why };
}

function seeAlso({ parts, article }: LinksUnderCheck, { seeAlso: links }: SortedLinks): CheckedWish {
  const { asked, applies, why } = parts['see-also'];
  const common = {
    field: 'isAddSeeAlso',
    found: links.length === 0 ? 'none' : listed(links),
    how: `Links under "${article.labels.seeAlso}" in the finished markdown`,
    hard: false,
  } as const;
  if (!asked)
    return { ...common, wanted: 'no list of related articles', verdict: links.length === 0 ? 'met' : 'not-met' };
  const wanted = '1 to 5 related articles of the sitemap';
  if (links.length >= 1 && links.length <= 5) return { ...common, wanted, verdict: 'met' };
  return {
    ...common,
    wanted,
    verdict: applies ? 'not-met' : 'not-applicable',
    ...noteOf(why === undefined ? [] : [why]),
  };
}

function listed(links: readonly MarkdownLink[]): string {
  return links.map(({ text, url }) => `"${text}" to ${url}`).join(', ');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function noteOf(sentences: readonly string[]): { note?: string } {
  const more = sentences.length - MOST_NOTES;
  const shown = more > 0 ? [...sentences.slice(0, MOST_NOTES), `And ${more} more.`] : sentences;
  return shown.length === 0 ? {} : { note: shown.join(' ') };
}
