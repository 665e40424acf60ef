import { hidesText } from './hides-text.ts';
import { readStatedFacts, type StatedFacts } from './json-ld-facts.ts';
import type { PageEvidence } from './page-evidence.ts';

const KEPT_TEXT = 1_000;
const MOST_HIDDEN = 20;
/** Elements that never hold text of their own end. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

const CONTACT =
  /contact|kontakt|imprint|impressum|about|ueber-uns|om-os|om-oss|sobre|quienes|qui-sommes|chi-siamo|contacto|contato|iletisim|hakkimizda|o-nas|lien-he|mentions-legales|colofon|yhteystiedot|redaktion|editorial/i;
const AUTHOR_PATH = /\/(?:author|authors|autor|autoren|auteur|autore|forfatter|people|team|profile)s?\//i;
const ADVERTISER =
  /adsbygoogle|doubleclick|googlesyndication|taboola|outbrain|amazon-adsystem|adnxs|criteo|mgid|revcontent/i;
const ADVERT_BOX = /(?:^|[\s_-])(?:ads?|advert|advertisement|sponsored|banner-ad|ad-slot|adbox)(?:$|[\s_-])/i;

/** Gathers what a page says about itself while its tags pass by. */
export class PageNotes {
  readonly #url: string | undefined;
  readonly #meta = new Map<string, string>();
  readonly #jsonLd: string[] = [];
  readonly #hidden: string[] = [];
  readonly #open: { readonly name: string; readonly hides: boolean }[] = [];
  #within: 'title' | 'h1' | 'json' | 'byline' | undefined;
  #texts = { title: '', h1: '', byline: '' };
  #hiding = 0;
  #hiddenText = '';
  #time: string | undefined;
  #contactLinks = 0;
  #authorLinks = 0;
  #adverts = 0;
  #sponsored = 0;

  constructor(url: string | undefined) {
    this.#url = url;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes.style ?? '';
    const skipped = name === 'script' || name === 'style' || name === 'noscript' || name === 'template';
    const hides =
      !skipped &&
      !VOID.has(name) &&
      (hidesText(style) || ('hidden' in attributes && attributes.hidden !== 'until-found'));
    this.#open.push({ name, hides });
    if (hides) this.#hiding += 1;
    this.#noteFacts(name, attributes);
    if (name === 'a') this.#noteLink(attributes);
    if (isAdvert(name, attributes)) this.#adverts += 1;
  }

  text(text: string): void {
    if (this.#within === 'json') this.#jsonLd.push((this.#jsonLd.pop() ?? '') + text);
    else if (this.#within !== undefined && this.#texts[this.#within].length < KEPT_TEXT)
      this.#texts[this.#within] += text;
    const name = this.#open.at(-1)?.name;
    if (this.#hiding > 0 && name !== 'script' && name !== 'style' && this.#hiddenText.length < 20 * KEPT_TEXT) {
      this.#hiddenText += text;
    }
  }

  close(name: string): void {
    const last = this.#open.pop();
    if (last?.hides === true) {
      this.#hiding -= 1;
      if (this.#hiding === 0) this.#keepHidden();
    }
    const ends = { title: 'title', h1: 'h1', script: 'json', byline: undefined }[name];
    if (ends !== undefined && this.#within === ends) this.#within = undefined;
    if (this.#within === 'byline' && name !== 'a') this.#within = undefined;
  }

  evidence(): PageEvidence {
    const linked: StatedFacts = readStatedFacts(this.#jsonLd);
    const first = (...names: string[]) =>
      names.map((name) => this.#meta.get(name)).find((value) => value !== undefined);
    const byline = clean(this.#texts.byline);
    return {
      from: 'html',
      title: clean(this.#texts.h1) ?? linked.title ?? first('og:title') ?? clean(this.#texts.title),
      author: linked.author ?? first('author', 'article:author', 'dc.creator') ?? byline,
      publisher: linked.publisher ?? first('og:site_name', 'dc.publisher'),
      date: linked.date ?? first('article:published_time', 'date', 'dc.date') ?? this.#time,
      modified: linked.modified ?? first('article:modified_time', 'og:updated_time'),
      reviewer: linked.reviewer,
      contactLinks: this.#contactLinks,
      aboutAuthorLinks: this.#authorLinks,
      adverts: this.#adverts,
      hiddenTexts: [...this.#hidden].sort((one, other) => other.length - one.length),
      sponsoredLinks: this.#sponsored,
      url: this.#url,
    };
  }

  #noteFacts(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'meta') {
      const key = (attributes.property ?? attributes.name)?.toLowerCase();
      const content = clean(attributes.content ?? '');
      if (key !== undefined && content !== undefined && !this.#meta.has(key))
        this.#meta.set(key, content.slice(0, KEPT_TEXT));
    } else if (name === 'title' && this.#texts.title === '') this.#within = 'title';
    else if (name === 'h1' && this.#texts.h1 === '') this.#within = 'h1';
    else if (name === 'time') this.#time ??= attributes.datetime;
    else if (name === 'script' && attributes.type === 'application/ld+json') {
      this.#within = 'json';
      this.#jsonLd.push('');
    } else if (
      this.#texts.byline === '' &&
      (attributes.rel === 'author' || /byline|author-name/i.test(attributes.class ?? ''))
    ) {
      this.#within = 'byline';
    }
  }

  #noteLink({ href = '', rel = '' }: Readonly<Record<string, string>>): void {
    if (AUTHOR_PATH.test(href) || /\bauthor\b/.test(rel)) this.#authorLinks += 1;
    else if (CONTACT.test(href)) this.#contactLinks += 1;
    if (/\bsponsored\b/.test(rel)) this.#sponsored += 1;
  }

  #keepHidden(): void {
    const text = clean(this.#hiddenText);
    this.#hiddenText = '';
    // A label for screen readers or a closed menu is short.
    if (text !== undefined && text.length >= 120 && this.#hidden.length < MOST_HIDDEN) this.#hidden.push(text);
  }
}

function isAdvert(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const own = `${attributes.src ?? ''} ${attributes.id ?? ''} ${attributes.class ?? ''}`;
  if (name === 'iframe' || name === 'ins' || name === 'script') return name !== 'script' && ADVERTISER.test(own);
  return (name === 'div' || name === 'aside' || name === 'section') && ADVERT_BOX.test(own);
}

function clean(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
