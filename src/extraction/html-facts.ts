import type { Element, Root } from 'hast';
import type { DocumentFacts } from './extracted-document.ts';
import { isoDate } from './iso-date.ts';
import type { JsonLdNode, LinkedData } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { canonicalOf } from './page-address.ts';
import { type Licence, licenceNamed, linkedLicence } from './page-licence.ts';
import type { PageNotes } from './page-notes.ts';
import { attributeHas, attributeOf, elementsIn, textOf } from './page-tree.ts';

/** What a page says about itself. */
export interface HtmlFacts extends DocumentFacts {
  modified?: string | undefined;
  licenceUrl?: string | undefined;
}

export const ARTICLE_TYPE = /Article$|BlogPosting$|^Report$|Posting$|^Recipe$|^HowTo$|^QAPage$|^ScholarlyArticle$/;
const PAGE_TYPE = /WebPage$|^CreativeWork$|^Product$|^Book$|Page$/;

/**
 * Title, author, publisher, dates, language, address and licence of a page: from JSON-LD first, then meta elements,
 * then marks in its text.
 * @param tree the page before anything is taken out of it
 * @param url where it was fetched
 */
export function readHtmlFacts(tree: Root, notes: PageNotes, linked: LinkedData, url: string | undefined): HtmlFacts {
  const { meta } = notes;
  const microdata = readMicrodata(tree);
  const node: JsonLdNode = linked.ofType(ARTICLE_TYPE)[0] ?? linked.ofType(PAGE_TYPE)[0] ?? {};
  const marked: JsonLdNode = microdata.ofType(ARTICLE_TYPE)[0] ?? {};
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find((value) => value !== undefined);
  const publisher = linked.text(node.publisher) ?? siteNameOf(notes, linked);
  const licence = licenceOf(tree, notes, linked, node);
  return {
    title: withoutSite(
      linked.text(node.headline) ??
        microdata.text(marked.headline) ??
        first('og:title', 'twitter:title', 'dc.title') ??
        namedTitle(notes),
      publisher,
    ),
    author:
      peopleOf(linked.texts(node.author)) ??
      peopleOf([first('author', 'dc.creator', 'article:author', 'parsely-author')]) ??
      peopleOf(microdata.texts(marked.author)) ??
      authorIn(tree),
    publisher,
    date: dateOf(
      linked.text(node.datePublished),
      first(
        'article:published_time',
        'date',
        'dc.date',
        'dcterms.date',
        'dc.date.issued',
        'pubdate',
        'datepublished',
        'parsely-pub-date',
      ),
      microdata.text(marked.datePublished),
      timeIn(tree),
    ),
    modified: dateOf(
      linked.text(node.dateModified),
      first('article:modified_time', 'og:updated_time', 'dcterms.modified', 'last-modified', 'datemodified'),
      microdata.text(marked.dateModified),
    ),
    language: notes.language ?? first('content-language', 'og:locale') ?? linked.text(node.inLanguage),
    url: canonicalOf([notes.canonical, meta.get('og:url'), typeof node.url === 'string' ? node.url : undefined], url),
    licence: licence?.name,
    licenceUrl: licence?.url,
  };
}

function siteNameOf({ meta }: PageNotes, linked: LinkedData): string | undefined {
  return (
    meta.get('og:site_name') ??
    meta.get('dc.publisher') ??
    linked.text(linked.ofType(/^(?:WebSite|NewsMediaOrganization)$/)[0]?.name) ??
    meta.get('application-name')
  );
}

function licenceOf(tree: Root, { meta }: PageNotes, linked: LinkedData, node: JsonLdNode): Licence | undefined {
  const [thing] = linked.things(node.license);
  const inData = typeof thing?.url === 'string' ? thing.url : (linked.text(node.license) ?? thing?.['@id']);
  const declared = typeof inData === 'string' ? inData : (meta.get('dcterms.license') ?? meta.get('dc.rights'));
  return declared === undefined ? linkedLicence(tree) : licenceNamed(declared, linked.text(thing?.name));
}

/** The heading that the `title` repeats, best at its beginning (the site's name is around it), else the `title`. */
function namedTitle({ title, headings }: PageNotes): string | undefined {
  if (title === undefined) return headings[0];
  const whole = title.toLowerCase();
  return (
    headings.find((heading) => whole.startsWith(heading.toLowerCase())) ??
    headings.find((heading) => whole.includes(heading.toLowerCase())) ??
    title
  );
}

/** "Heat pumps | Agency" is "Heat pumps". */
function withoutSite(title: string | undefined, site: string | undefined): string | undefined {
  if (title === undefined || site === undefined) return title;
  const [head, mark, tail] = title.split(/\s*(\s[|–—·»:-]|[|»])\s+(?=[^|–—·»]*$)/);
  return mark !== undefined && tail?.trim().toLowerCase() === site.toLowerCase() && head ? head : title;
}

/** A profile's address or a label names nobody. */
function peopleOf(names: readonly (string | undefined)[]): string | undefined {
  const people = names
    .map((name) => name?.replace(/^(?:by|von|par|por|di|da|door)\s+(?=\p{Lu})/iu, '').trim() ?? '')
    .filter((name) => name !== '' && name.length <= 200 && !/:\/\/|@/.test(name));
  return people.length === 0 ? undefined : [...new Set(people)].join(', ');
}

function authorIn(tree: Root): string | undefined {
  const [link] = elementsIn(tree).filter(
    (element) => element.tagName === 'a' && attributeHas(element, 'rel', 'author'),
  );
  return link === undefined ? undefined : peopleOf([textOf(link)]);
}

function timeIn(tree: Root): string | undefined {
  const time = elementsIn(tree).find((element) => element.tagName === 'time' && isPublication(element));
  return time === undefined ? undefined : (attributeOf(time, 'datetime') ?? textOf(time));
}

function isPublication(time: Element): boolean {
  return time.properties.pubdate !== undefined || /publish|entry-date|posted/i.test(attributeOf(time, 'class') ?? '');
}

/** The first that is a date of the web's age: 1970 is an unset clock. */
function dateOf(...texts: (string | undefined)[]): string | undefined {
  return texts.map(isoDate).find((date) => date !== undefined && date > '1980');
}
