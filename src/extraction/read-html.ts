import type { Element, Root } from 'hast';
import { parsedUrl } from '../contract/parsed-url.ts';
import { dateInText } from './date-in-text.ts';
import { findArticle } from './find-article.ts';
import { removeHidden } from './hidden-elements.ts';
import { type HtmlFacts, readHtmlFacts } from './html-facts.ts';
import { treeToMarkdown } from './html-to-markdown.ts';
import { type LinkedData, readJsonLd } from './json-ld.ts';
import { removeAsides, removeFurniture } from './page-furniture.ts';
import { type PageNotes, readNotes } from './page-notes.ts';
import { attributeOf, elementsIn, parsePage, textOf } from './page-tree.ts';
import { trimEdges } from './trim-edges.ts';

/** An article shorter than this share of the page's text is doubted, when it is short at all. */
const DOUBTED_LENGTH = 1_000;
const DOUBTED_SHARE = 0.5;

/** A page of HTML, read. */
export interface HtmlReading {
  readonly facts: HtmlFacts;
  readonly notes: PageNotes;
  readonly linked: LinkedData;
  /** The part of the page that `markdown` was written from. */
  readonly content: Root;
  /** Not empty where the page shows any text. */
  readonly markdown: string;
  /** Characters of banners that ask for consent to cookies. */
  readonly consentCharacters: number;
}

/**
 * The matter of a page as Markdown, with what it says about itself. The article is the part that Readability finds;
 * where it finds none, or only a scrap of a page that holds more, the page's `main`, else its body without header,
 * footer and navigation. Throws RequestError for pages nested too deeply or too large.
 * @param url where it was fetched
 * @param look is shown the page once nothing hidden is left in it, before its furniture goes
 */
export function readHtml(html: string, url: string | undefined, look?: (reading: VisiblePage) => void): HtmlReading {
  const tree = parsePage(html);
  const notes = readNotes(tree);
  const linked = readJsonLd(notes.jsonLd);
  const facts = readHtmlFacts(tree, notes, linked, url);
  removeHidden(tree);
  look?.({ tree, notes, linked });
  const { consentCharacters } = removeFurniture(tree);
  const base = baseOf(notes, url);
  const article = findArticle(tree, facts.title);
  const read = (content: Root) => ({ content, ...trimEdges(treeToMarkdown(content, base), facts.title) });
  const found = article === undefined ? undefined : read(article.content);
  const { before, ...chosen } = choose(found, () => read(mainPart(tree)));
  return {
    ...chosen,
    notes,
    linked,
    consentCharacters,
    facts: {
      ...facts,
      author: facts.author ?? bylineOf(article?.author),
      date: facts.date ?? before.map(dateInText).find((date) => date !== undefined),
    },
  };
}

/** What was found, unless it is a scrap of a page that holds more. */
function choose<T extends { readonly markdown: string }>(found: T | undefined, whole: () => T): T {
  if (found !== undefined && found.markdown.length >= DOUBTED_LENGTH) return found;
  const all = whole();
  return found !== undefined && found.markdown.length >= all.markdown.length * DOUBTED_SHARE ? found : all;
}

export interface VisiblePage {
  readonly tree: Root;
  readonly notes: PageNotes;
  readonly linked: LinkedData;
}

function mainPart(tree: Root): Root {
  const main = elementsIn(tree).find(isMain);
  const content: Root = main === undefined ? tree : { type: 'root', children: [main] };
  removeAsides(content);
  return content;
}

/** A page that marks its main part, and has most of its text there. */
function isMain(element: Element): boolean {
  return (element.tagName === 'main' || attributeOf(element, 'role') === 'main') && textOf(element).length > 0;
}

function baseOf({ base }: PageNotes, url: string | undefined): string | undefined {
  return (base === undefined ? undefined : parsedUrl(base, url)?.href) ?? url;
}

/** Readability takes whatever stands in a byline: label, name, date. */
function bylineOf(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/\s+/g, ' ')
    .replace(/^\W*(?:written |posted |published )?(?:by|von|par|por|di|door|av|af|автор:?)\s+/iu, '')
    .split(/\s*(?:[|•·]|\d|\son\s|\bUpdated\b|\bPublished\b)/u)[0]
    ?.replace(/[\s,–—-]+$/, '')
    .trim();
  return name === undefined || name === '' || name.length > 80 || /:\/\/|@/.test(name) ? undefined : name;
}
