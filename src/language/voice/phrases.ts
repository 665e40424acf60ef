import type { Language } from '../../contract/languages.ts';
import { lowerCased } from '../segment-words.ts';
import { writingSystemOf } from '../writing-system.ts';

/**
 * Stock phrases of a language and where they stand in a sentence. How a phrase is written:
 * - words are compared without regard to case, apostrophe shape and the marks between them; a hyphen or apostrophe
 *   parts two words;
 * - `^` at its front: only at the start of a sentence;
 * - `word*`: the word may go on with more letters; `one|other`: either word;
 * - `…`: up to eight words in between (in scripts without spaces: up to twenty-four characters).
 *
 * In scripts without spaces a phrase is found anywhere.
 */
export interface PhraseHit<Name extends string> {
  readonly name: Name;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A list of phrases from text: parted by line ends or semicolons. */
export function phrases(text: string): readonly string[] {
  return text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

const GAP = '…';
const GAP_WORDS = 8;
const GAP_CHARACTERS = 24;
/** Open words are looked up by so many letters; none may be shorter. */
const OPEN_KEY = 2;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Tibetan puts a mark, not a space, between syllables, so it is found as spelled. */
const UNSPACED = new Set(['han', 'japanese', 'thai', 'tibetan']);

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Slot {
  readonly any: readonly { readonly text: string; readonly open: boolean }[];
  /** Whether a gap stands before it. */
  readonly afterGap: boolean;
}

interface Phrase<Name> {
  readonly name: Name;
  readonly anchored: boolean;
  readonly slots: readonly Slot[];
}

interface Piece<Name> {
  readonly name: Name;
  readonly anchored: boolean;
  readonly parts: readonly string[];
}

/** Finds the phrases of several named lists in one sentence. The time it takes grows with the length of the sentence. */
export class PhraseFinder<Name extends string> {
  readonly #language: Language;
  readonly #spaced: boolean;
  readonly #byFirst = new Map<string, Phrase<Name>[]>();
  readonly #openFirst = new Map<string, Phrase<Name>[]>();
  readonly #pieces = new Map<string, Piece<Name>[]>();

  constructor(lists: Readonly<Record<Name, readonly string[]>>, language: Language) {
    this.#language = language;
    this.#spaced = !UNSPACED.has(writingSystemOf(language));
    for (const [name, list] of Object.entries(lists) as [Name, readonly string[]][]) {
      for (const phrase of list) this.#insert(name, phrase.normalize('NFC'));
    }
  }

  /** Hits from left to right; of two that overlap within a list the one that starts first stays, then the longer. */
  find(sentence: string): PhraseHit<Name>[] {
    const hits = this.#spaced ? this.#findWords(sentence) : this.#findPieces(sentence);
    hits.sort((one, other) => one.start - other.start || other.end - one.end);
    const ends = new Map<Name, number>();
    return hits.filter((hit) => {
      if (hit.start < (ends.get(hit.name) ?? 0)) return false;
      ends.set(hit.name, hit.end);
      return true;
    });
  }

  #insert(name: Name, written: string): void {
    const anchored = written.startsWith('^');
    const body = anchored ? written.slice(1) : written;
    if (!this.#spaced) {
      const parts = body.toLowerCase().split(GAP);
      const key = (parts[0] ?? '').charAt(0);
      this.#pieces.set(key, [...(this.#pieces.get(key) ?? []), { name, anchored, parts }]);
      return;
    }
    for (const plain of withoutLongChoices(lowerCased(body, this.#language))) {
      const slots = slotsOf(plain);
      const [first] = slots;
      if (first === undefined) continue;
      const phrase = { name, anchored, slots };
      for (const { text, open } of first.any) {
        const index = open ? this.#openFirst : this.#byFirst;
        const key = open ? text.slice(0, OPEN_KEY) : text;
        index.set(key, [...(index.get(key) ?? []), phrase]);
      }
    }
  }

  #findWords(sentence: string): PhraseHit<Name>[] {
    const words = wordsIn(sentence, this.#language);
    const hits: PhraseHit<Name>[] = [];
    for (const [at, { text, start }] of words.entries()) {
      for (const { name, anchored, slots } of this.#startingWith(text)) {
        if (anchored && at > 0) continue;
        const last = lastOf(slots, words, at);
        if (last !== undefined) hits.push({ name, start, end: words[last]?.end ?? start });
      }
    }
    return hits;
  }

  #startingWith(word: string): Phrase<Name>[] {
    const open = this.#openFirst.get(word.slice(0, OPEN_KEY)) ?? [];
    return [...(this.#byFirst.get(word) ?? []), ...open];
  }

  #findPieces(sentence: string): PhraseHit<Name>[] {
    const text = sentence.toLowerCase();
    const lead = /^[\s\p{P}]*/u.exec(text)?.[0].length ?? 0;
    const hits: PhraseHit<Name>[] = [];
    for (let start = 0; start < text.length; start += 1) {
      for (const { name, anchored, parts } of this.#pieces.get(text.charAt(start)) ?? []) {
        if (anchored && start > lead) continue;
        const end = endOf(parts, text, start);
        if (end !== undefined) hits.push({ name, start, end });
      }
    }
    return hits;
  }
}

/** A choice between alternatives that are more than one word each ("it's|it is") becomes a phrase for each. */
function withoutLongChoices(body: string): string[] {
  const at = /(?<![^\s…])[^\s…]*\|[^\s…]*/g;
  for (const { 0: token, index } of body.matchAll(at)) {
    if (!/['’-]/.test(token)) continue;
    return token
      .split('|')
      .flatMap((choice) => withoutLongChoices(body.slice(0, index) + choice + body.slice(index + token.length)));
  }
  return [body];
}

function slotsOf(body: string): Slot[] {
  const slots: Slot[] = [];
  let afterGap = false;
  for (const token of body.replaceAll(GAP, ` ${GAP} `).split(/[\s'’-]+/)) {
    if (token === GAP) {
      afterGap = slots.length > 0;
    } else if (token !== '') {
      const any = token.split('|').flatMap((one) => {
        const text = one.match(WORD)?.[0];
        return text === undefined ? [] : [{ text, open: one.endsWith('*') }];
      });
      if (any.length > 0) slots.push({ any, afterGap });
      afterGap = false;
    }
  }
  return slots;
}

function wordsIn(sentence: string, language: Language): Word[] {
  return [...sentence.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: lowerCased(word, language),
    start: index,
    end: index + word.length,
  }));
}

/** Index of the last word of a phrase that begins at `at`; a gap takes the nearest word that goes on. */
function lastOf(slots: readonly Slot[], words: readonly Word[], at: number): number | undefined {
  let index = at;
  for (const [order, slot] of slots.entries()) {
    if (slot.afterGap) {
      const nearest = nearestOf(slot, words, index);
      if (nearest === undefined) return undefined;
      index = nearest;
    } else if (!fits(slot, words[index])) {
      return undefined;
    }
    if (order < slots.length - 1) index += 1;
  }
  return index;
}

function nearestOf(slot: Slot, words: readonly Word[], from: number): number | undefined {
  for (let index = from; index <= from + GAP_WORDS; index += 1) if (fits(slot, words[index])) return index;
  return undefined;
}

function fits({ any }: Slot, word: Word | undefined): boolean {
  return word !== undefined && any.some(({ text, open }) => (open ? word.text.startsWith(text) : word.text === text));
}

function endOf(parts: readonly string[], text: string, start: number): number | undefined {
  let at = start;
  for (const [order, part] of parts.entries()) {
    if (order === 0) {
      if (!text.startsWith(part, at)) return undefined;
      at += part.length;
    } else {
      const found = text.slice(at, at + GAP_CHARACTERS + part.length).indexOf(part);
      if (found < 0) return undefined;
      at += found + part.length;
    }
  }
  return at;
}
