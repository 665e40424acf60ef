import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import type { DocumentFacts } from './extracted-document.ts';
import { readHtmlFacts } from './html-facts.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** With 200, some pages come back as a mere fragment (measured on Readability's own test pages). */
const CHAR_THRESHOLD = 500;
/** An article shorter than this share of the page's text is doubted, when it is short at all. */
const DOUBTED_LENGTH = 1_000;
const DOUBTED_SHARE = 0.5;

/**
 * The article of a page as Markdown. Where Readability finds none, or only a scrap of a page that holds more, the whole
 * body without header, footer and navigation is taken. Throws RequestError for pages nested too deeply.
 */
export function extractHtml(html: string, url: string | undefined): { facts: DocumentFacts; markdown: string } {
  const facts = readHtmlFacts(html);
  const wholePage = () => htmlToMarkdown(html, { wholePage: true, url });
  const article = findArticle(html, url);
  if (article === undefined) return { facts, markdown: wholePage() };
  const markdown = htmlToMarkdown(article.content, { wholePage: false, url });
  return {
    facts: { ...facts, title: facts.title ?? article.title, author: facts.author ?? article.author },
    markdown: markdown.length < DOUBTED_LENGTH ? unlessScrap(markdown, wholePage()) : markdown,
  };
}

function unlessScrap(article: string, whole: string): string {
  return article.length < whole.length * DOUBTED_SHARE ? whole : article;
}

interface Article {
  readonly content: string;
  readonly title: string | undefined;
  readonly author: string | undefined;
}

function findArticle(html: string, url: string | undefined): Article | undefined {
  const { document } = parseHTML(html);
  // Readability can't start without a body, and linkedom makes none for an empty text.
  if (document.documentElement === null || document.body === null) return undefined;
  if (url !== undefined) Object.defineProperties(document, { baseURI: { value: url }, documentURI: { value: url } });
  const article = new Readability(document, { charThreshold: CHAR_THRESHOLD }).parse();
  if (article === null || typeof article.content !== 'string') return undefined;
  return { content: article.content, title: article.title || undefined, author: article.byline || undefined };
}
