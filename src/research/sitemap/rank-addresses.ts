import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { slugOf } from '../../language/slug.ts';
import { newestFirst } from './newest-first.ts';
import type { SitemapEntry } from './parse-sitemap.ts';

export interface RankedAddress extends SitemapEntry {
  /** 0 to 1; 0: its address says nothing about the subject. */
  readonly score: number;
}

/** How well texts fit a subject, once the addresses of a site have told which of its words are rare there. */
export interface SubjectRanking {
  /** Those that share a word with the subject, best first; equals by date, the newest first. */
  readonly ranked: readonly RankedAddress[];
  /** 0 to 1. */
  scoreOf(title: string): number;
}

/** Addresses looked at before the event loop is let go: a few milliseconds. */
const AT_ONCE = 250;
/** Words of a subject that count; each takes one bit. */
const MOST_TERMS = 30;
/** A page that says the whole subject and much else comes before one that says a part of it and nothing else. */
const SAYS_SUBJECT = 0.75;

/**
 * Ranks addresses by the words of their paths against a subject: in its own script, and as addresses transliterate it
 * ("Wärmepumpe" is "waermepumpe"). Words that stand in few addresses count more.
 */
export async function rankAddresses(
  entries: readonly SitemapEntry[],
  subject: string,
  language: Language,
): Promise<SubjectRanking> {
  const terms = [new Terms(tokensOf(subject, language))];
  const latin = new Terms(tokensOf(slugOf(subject, language, { maxLength: 200 }).replaceAll('-', ' '), language));
  if (!terms[0]?.isSame(latin)) terms.push(latin);
  const words = new PathWords(terms, language);
  const said: (readonly Said[])[] = [];
  for (const [index, { url }] of entries.entries()) {
    if (index % AT_ONCE === 0) await turn();
    const found = words.of(pathWords(url));
    for (const [at, set] of terms.entries()) set.count(found[at]);
    said.push(found);
  }
  const byScore = new Map<number, RankedAddress[]>();
  for (const [index, entry] of entries.entries()) {
    if (index % AT_ONCE === 0) await turn();
    const score = Math.max(...terms.map((set, at) => set.score(said[index]?.[at])));
    if (score === 0) continue;
    const equals = byScore.get(score);
    if (equals === undefined) byScore.set(score, [{ ...entry, score }]);
    else equals.push({ ...entry, score });
  }
  await turn();
  const scores = [...byScore.keys()].sort((one, other) => other - one);
  return {
    ranked: scores.flatMap((score) => newestFirst(byScore.get(score) ?? [])),
    scoreOf: (title) => {
      const found = words.ofText(title);
      return Math.max(...terms.map((set, at) => set.score(found[at])));
    },
  };
}

/** What a path says of a subject. */
interface Said {
  /** One bit for each word of the subject. */
  readonly terms: number;
  /** Words of content in the path. */
  readonly words: number;
}

/** The words of a subject, and in how many addresses each stands. */
class Terms {
  readonly tokens: readonly string[];
  readonly #counts: number[];
  readonly #scores = new Map<number, number>();
  #addresses = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = [...new Set(tokens)].slice(0, MOST_TERMS);
    this.#counts = this.tokens.map(() => 0);
  }

  isSame({ tokens }: Terms): boolean {
    return tokens.join(' ') === this.tokens.join(' ');
  }

  count(said: Said | undefined): void {
    this.#addresses += 1;
    if (said === undefined || said.terms === 0) return;
    for (const at of this.tokens.keys()) {
      if ((said.terms & (1 << at)) !== 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    }
  }

  /** Not to be asked before all addresses are counted. */
  score(said: Said | undefined): number {
    if (said === undefined || said.terms === 0) return 0;
    const key = said.terms * 1000 + Math.min(999, said.words);
    let score = this.#scores.get(key);
    if (score === undefined) {
      score = this.#scoreOf(said);
      this.#scores.set(key, score);
    }
    return score;
  }

  #scoreOf({ terms, words }: Said): number {
    let shared = 0;
    let said = 0;
    let all = 0;
    for (const [at, count] of this.#counts.entries()) {
      // A word that no address has tells nothing of how rare it is, so it counts like the commonest.
      const weight = count === 0 ? Math.log(2) : Math.log(1 + this.#addresses / count);
      all += weight;
      if ((terms & (1 << at)) === 0) continue;
      said += weight;
      shared += 1;
    }
    return (SAYS_SUBJECT * said) / all + (1 - SAYS_SUBJECT) * Math.min(1, shared / words);
  }
}

/** Looks words up in the terms; words come again and again on a site, so each is stemmed once. */
class PathWords {
  readonly #terms: readonly ReadonlyMap<string, number>[];
  readonly #language: Language;
  readonly #known = new Map<string, readonly Said[]>();

  constructor(terms: readonly Terms[], language: Language) {
    this.#terms = terms.map(({ tokens }) => new Map(tokens.map((token, at) => [token, 1 << at])));
    this.#language = language;
  }

  of(words: readonly string[]): Said[] {
    const all = this.#terms.map(() => ({ terms: 0, words: 0 }));
    for (const word of words) {
      for (const [at, { terms, words: count }] of this.#saidBy(word).entries()) {
        const sum = all[at];
        if (sum === undefined) continue;
        sum.terms |= terms;
        sum.words += count;
      }
    }
    return all;
  }

  ofText(text: string): readonly Said[] {
    return this.#said(tokensOf(text, this.#language));
  }

  #saidBy(word: string): readonly Said[] {
    // Numbers are many, each its own, and have no stem.
    if (/^\d+$/.test(word)) return this.#said([word]);
    let said = this.#known.get(word);
    if (said === undefined) {
      said = this.#said(tokensOf(word, this.#language));
      this.#known.set(word, said);
    }
    return said;
  }

  #said(tokens: readonly string[]): Said[] {
    return this.#terms.map((terms) => ({
      terms: tokens.reduce((bits, token) => bits | (terms.get(token) ?? 0), 0),
      words: tokens.length,
    }));
  }
}

const NO_WORDS = /[^\p{L}\p{M}\p{N}་]+/u;

function pathWords(url: string): string[] {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return [];
  const path = url
    .slice(start)
    .replace(/[?#].*$/s, '')
    .replace(/\.[a-z]{2,5}$/i, '');
  return decoded(path)
    .toLowerCase()
    .split(NO_WORDS)
    .filter((word) => word !== '');
}

function decoded(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}
