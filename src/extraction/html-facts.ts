import { Parser } from 'htmlparser2';
import type { DocumentFacts } from './extracted-document.ts';
import { webAddressOf } from './front-matter.ts';
import { isoDate } from './iso-date.ts';
import { type JsonLdFacts, readJsonLd } from './json-ld.ts';
import { LIMITS } from './limits.ts';
import { unreadable } from './refusals.ts';

/** What the head of a page tells, before anybody builds a tree of it. */
interface PageNotes {
  readonly meta: Map<string, string>;
  readonly jsonLd: string[];
  language: string | undefined;
  canonical: string | undefined;
  title: string;
  heading: string;
}

const KEPT_TEXT = 1_000;

/**
 * Reads a page's own facts in one pass over its tags, without a tree, and throws RequestError when elements are nested
 * deeper than `LIMITS.htmlDepth`: the tree builders and the article finder behind it take quadratic time on such pages.
 */
export function readHtmlFacts(html: string): DocumentFacts {
  const notes = readNotes(html);
  const { meta } = notes;
  const linked: JsonLdFacts = readJsonLd(notes.jsonLd);
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find((value) => value !== undefined);
  return {
    title: linked.title ?? first('og:title', 'twitter:title', 'dc.title') ?? namedTitle(notes),
    author: linked.author ?? first('author', 'dc.creator', 'article:author'),
    publisher: linked.publisher ?? first('og:site_name', 'dc.publisher', 'application-name'),
    date:
      isoDate(linked.date) ?? isoDate(first('article:published_time', 'date', 'dc.date', 'dcterms.date', 'pubdate')),
    language: notes.language ?? meta.get('content-language') ?? linked.language,
    url: [notes.canonical, meta.get('og:url'), linked.url]
      .map((url) => webAddressOf(url ?? ''))
      .find((url) => url !== undefined),
    licence: linked.licence ?? first('dc.rights', 'dcterms.license'),
  };
}

/** The page's heading where the `title` repeats it with the site's name around it, else the `title`. */
function namedTitle({ title, heading }: PageNotes): string | undefined {
  const whole = textOf(title);
  const inner = textOf(heading);
  return whole === undefined || (inner !== undefined && whole.includes(inner)) ? inner : whole;
}

function textOf(text: string): string | undefined {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  return trimmed === '' ? undefined : trimmed;
}

function readNotes(html: string): PageNotes {
  const notes: PageNotes = {
    meta: new Map(),
    jsonLd: [],
    language: undefined,
    canonical: undefined,
    title: '',
    heading: '',
  };
  let depth = 0;
  let within: 'title' | 'heading' | 'json' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > LIMITS.htmlDepth) {
        throw unreadable(
          `its HTML elements are nested more than ${LIMITS.htmlDepth} deep; allowed: ${LIMITS.htmlDepth}`,
        );
      }
      if (name === 'meta') noteMeta(notes, attributes);
      else if (name === 'html') notes.language ??= textOf(attributes.lang ?? attributes['xml:lang'] ?? '');
      else if (name === 'link' && attributes.rel === 'canonical') notes.canonical ??= attributes.href;
      else if (name === 'title' && notes.title === '') within = 'title';
      else if (name === 'h1' && notes.heading === '') within = 'heading';
      else if (name === 'script' && attributes.type === 'application/ld+json') {
        within = 'json';
        notes.jsonLd.push('');
      }
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'title' || name === 'h1' || name === 'script') within = undefined;
    },
    ontext(text) {
      if (within === 'json') notes.jsonLd.push((notes.jsonLd.pop() ?? '') + text);
      else if (within !== undefined && notes[within].length < KEPT_TEXT) notes[within] += text;
    },
  });
  parser.end(html);
  return notes;
}

function noteMeta(notes: PageNotes, attributes: Record<string, string>): void {
  const name = (attributes.property ?? attributes.name ?? attributes['http-equiv'])?.toLowerCase();
  const content = textOf(attributes.content ?? '');
  if (name !== undefined && content !== undefined && !notes.meta.has(name))
    notes.meta.set(name, content.slice(0, KEPT_TEXT));
}
