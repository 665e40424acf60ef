import type { Element, ElementContent, Root, RootContent } from 'hast';
import { htmlOf, toHtmlTree } from '../../article/to-html.ts';
import { linkCitations } from './citations.ts';
import { type EmbedOptions, showEmbeds, type VideoLink } from './embed-elements.ts';
import { followingPart, isElement, textOf } from './html-tree.ts';
import { mendForReaders } from './mend-for-readers.ts';
import type { SizesOf } from './picture-sizes.ts';

/** Headings by which parts of an article are known, in its language. */
export interface PartHeadings {
  readonly faq: string;
  readonly sources: string;
}

export interface RenderOptions extends EmbedOptions {
  /** Missing: no part is known, so citations are no links and there is no FAQ. */
  readonly headings?: PartHeadings | undefined;
  /** Of pictures that are served here. */
  readonly sizesOf?: SizesOf | undefined;
  /** Host whose links are the site's own. */
  readonly ownHost?: string | undefined;
}

/** A finished article for a page that shows its title elsewhere. */
export interface RenderedArticle {
  /** Sanitised body without its H1. */
  readonly html: string;
  /** H2 headings in order. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly videos: readonly VideoLink[];
  /** Addresses of the pictures in order. */
  readonly images: readonly string[];
}

/**
 * Markdown as sanitised HTML for readers: embeds are shown (a video as a link to where it is watched, or a player
 * to be loaded by a click; a call to action as a block; unknown ones not at all), headings follow each other, citations
 * lead to their sources, wide tables can be scrolled. Nothing in it runs or loads but pictures. Never throws: every text is markdown.
 */
export function renderArticle(markdown: string, options: RenderOptions): RenderedArticle {
  const tree = toHtmlTree(markdown, options.ownHost === undefined ? {} : { ownHost: options.ownHost });
  withoutTitle(tree);
  const videos = showEmbeds(tree, options);
  if (options.headings !== undefined) linkCitations(tree, options.headings.sources);
  const faq = options.headings === undefined ? [] : faqOf(tree, options.headings.faq);
  const images = mendForReaders(tree, options.sizesOf);
  const contents = tree.children.filter(isHeading2).map((heading) => ({
    id: String(heading.properties.id ?? ''),
    text: textOf(heading).trim(),
  }));
  return { html: htmlOf(tree), contents, faq, videos, images };
}

/** The HTML of `renderArticle` alone, as other platforms take it. */
export function renderArticleHtml(markdown: string, options: RenderOptions): string {
  return renderArticle(markdown, options).html;
}

function withoutTitle(tree: Root): void {
  const index = tree.children.findIndex((child) => isElement(child, 'h1'));
  if (index >= 0) tree.children.splice(index, 1);
}

function isHeading2(node: RootContent): node is Element {
  return isElement(node, 'h2');
}

function faqOf(tree: Root, heading: string): { question: string; answer: string }[] {
  const entries: { question: string; answer: ElementContent[] }[] = [];
  for (const node of followingPart(tree, heading)) {
    if (isElement(node, 'h3')) entries.push({ question: textOf(node).trim(), answer: [] });
    else entries.at(-1)?.answer.push(node as ElementContent);
  }
  return entries
    .map(({ question, answer }) => ({ question, answer: answer.map(plainText).filter(Boolean).join(' ') }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}

function plainText(node: ElementContent): string {
  return textOf(node)
    .replace(/\s*\[\d{1,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
