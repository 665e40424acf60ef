import { SaxesParser } from 'saxes';
import { SitemapProblem } from './sitemap-problem.ts';

export interface SitemapEntry {
  readonly url: string;
  /** As written; nobody checks it. */
  readonly lastmod: string | undefined;
}

/** What stands in one sitemap file. */
export interface SitemapContent {
  /** `index`: its entries are further sitemaps. */
  readonly kind: 'urlset' | 'index';
  readonly entries: readonly SitemapEntry[];
  /** Why it was not read to its end; undefined when it was. */
  readonly cutOff: string | undefined;
}

/** Addresses are not longer by the protocol; a longer one is no page to link to. */
const LONGEST_ADDRESS = 2048;
/** XML itself allows none in an address; a parser would lose what stands behind it. */
const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);)/gi;
const OPEN_ENTITY = /&[#\w]{0,8}$/;
const WEB_PAGE = /^\s*<(?:!doctype\s+html|html)\b/i;
/** Faults of markup that are read over. */
const MOST_FAULTS = 1000;
const ROOTS = { urlset: ['urlset', 'url'], index: ['sitemapindex', 'sitemap'] } as const;

/**
 * Reads a sitemap piece by piece. It keeps what it has read when the text breaks off or holds faults.
 * @throws SitemapProblem from `write` when the text is no sitemap or declares entities
 */
export class SitemapParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #most: number;
  readonly #entries: SitemapEntry[] = [];
  readonly #path: string[] = [];
  #kind: SitemapContent['kind'] | undefined;
  /** Prefix of the sitemap's own elements, with its colon; those of pictures and videos have others. */
  #prefix = '';
  #location = '';
  #modified = '';
  #faults = 0;
  #cutOff: string | undefined;
  /** The end of what came last, where it may be the beginning of an entity. */
  #held = '';
  #begun = false;

  /** @param most entries that are kept */
  constructor(most: number) {
    this.#most = most;
    this.#parser.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype)) throw new SitemapProblem('it declares entities, which no sitemap needs');
    });
    this.#parser.on('error', () => {
      this.#faults += 1;
      if (this.#faults > MOST_FAULTS) throw new SitemapProblem('it is not well-formed XML');
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('text', (text) => this.#read(text));
    this.#parser.on('cdata', (text) => this.#read(text.replaceAll('&amp;', '&')));
  }

  /** @returns whether more is wanted */
  write(text: string): boolean {
    if (!this.#begun && WEB_PAGE.test(text)) throw new SitemapProblem('it is a web page');
    this.#begun ||= text.trim() !== '';
    const whole = this.#held + text;
    const open = OPEN_ENTITY.exec(whole)?.index ?? whole.length;
    this.#held = whole.slice(open);
    if (this.#cutOff === undefined) this.#parser.write(whole.slice(0, open).replace(BARE_AMPERSAND, '&amp;'));
    return this.#cutOff === undefined;
  }

  /** @param cutOff why nothing more comes, where the end was not reached */
  end(cutOff?: string): SitemapContent {
    if (this.#kind === undefined) throw new SitemapProblem(cutOff ?? 'it is empty or no XML');
    const why = this.#cutOff ?? cutOff ?? (this.#path.length > 0 ? 'it breaks off' : undefined);
    return { kind: this.#kind, entries: this.#entries, cutOff: why };
  }

  #open(name: string): void {
    if (this.#path.length === 0 && this.#kind === undefined) this.#openRoot(name);
    this.#path.push(name);
    if (this.#isEntry()) {
      this.#location = '';
      this.#modified = '';
    }
  }

  #openRoot(name: string): void {
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (local === ROOTS.urlset[0]) this.#kind = 'urlset';
    else if (local === ROOTS.index[0]) this.#kind = 'index';
    else throw new SitemapProblem(`its root is <${name.slice(0, 40)}>`);
    this.#prefix = name.slice(0, name.indexOf(':') + 1);
  }

  #read(text: string): void {
    if (this.#path.length !== 3 || this.#location.length + this.#modified.length > 2 * LONGEST_ADDRESS) return;
    const name = this.#path[2];
    if (name === `${this.#prefix}loc`) this.#location += text;
    else if (name === `${this.#prefix}lastmod`) this.#modified += text;
  }

  #close(name: string): void {
    if (this.#isEntry()) this.#keep();
    if (this.#path.at(-1) === name) this.#path.pop();
  }

  #isEntry(): boolean {
    return this.#path.length === 2 && this.#path[1] === `${this.#prefix}${ROOTS[this.#kind ?? 'urlset'][1]}`;
  }

  #keep(): void {
    if (this.#cutOff !== undefined) return;
    const url = this.#location.trim();
    if (url === '' || url.length > LONGEST_ADDRESS) return;
    if (this.#entries.length >= this.#most) {
      this.#cutOff = `it has more than ${this.#most} addresses`;
      return;
    }
    const lastmod = this.#modified.trim();
    this.#entries.push({ url, lastmod: lastmod === '' ? undefined : lastmod });
  }
}
