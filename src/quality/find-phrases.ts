/** Where a phrase stands in a text, in UTF-16 units. */
export interface PhraseHit {
  readonly start: number;
  readonly end: number;
}

interface Entry<Name extends string> {
  readonly name: Name;
  /** Words of the phrase; a word that ends in `*` is open. */
  readonly words: readonly string[];
}

const WORD = /[\p{L}\p{N}%][\p{L}\p{M}\p{N}]*/gu;

/** Finds the phrases of several named lists in one pass over a text. */
export class PhraseFinder<Name extends string> {
  readonly #spaced: boolean;
  readonly #byFirst = new Map<string, Entry<Name>[]>();
  readonly #open: Entry<Name>[] = [];
  readonly #openFirst = new Map<string, Entry<Name>[]>();
  readonly #substrings = new Map<string, { readonly name: Name; readonly text: string }[]>();

  /** @param spaced whether the script puts spaces between words; where not, phrases match anywhere */
  constructor(lists: Readonly<Record<Name, readonly string[]>>, spaced: boolean) {
    this.#spaced = spaced;
    for (const [name, phrases] of Object.entries(lists) as [Name, readonly string[]][]) {
      for (const phrase of phrases) this.#insert(name, normal(phrase));
    }
  }

  /** Hits by list, from left to right, without overlaps within a list. */
  find(text: string): ReadonlyMap<Name, readonly PhraseHit[]> {
    const found = new Map<Name, PhraseHit[]>();
    const lower = normal(text);
    if (this.#spaced) this.#findWords(lower, found);
    else this.#findSubstrings(lower, found);
    return found;
  }

  #insert(name: Name, phrase: string): void {
    if (!this.#spaced) {
      const text = phrase.replaceAll('*', '');
      push(this.#substrings, text.charAt(0), { name, text });
      return;
    }
    const words = phrase.match(/[\p{L}\p{N}%][\p{L}\p{M}\p{N}]*\*?/gu) ?? [];
    const [first] = words;
    if (first === undefined) return;
    const entry = { name, words };
    if (!first.endsWith('*')) push(this.#byFirst, first, entry);
    else if (first.length < 3) this.#open.push(entry);
    else push(this.#openFirst, first.slice(0, 2), entry);
  }

  #findWords(text: string, found: Map<Name, PhraseHit[]>): void {
    const words: (PhraseHit & { readonly text: string })[] = [];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      words.push({ text: word, start: index, end: index + word.length });
    }
    words.forEach((word, index) => {
      for (const entries of [this.#byFirst.get(word.text), this.#openFirst.get(word.text.slice(0, 2)), this.#open]) {
        for (const entry of entries ?? []) {
          if (!entry.words.every((part, offset) => matchesWord(part, words[index + offset]?.text))) continue;
          add(found, entry.name, { start: word.start, end: words[index + entry.words.length - 1]?.end ?? word.end });
        }
      }
    });
  }

  #findSubstrings(text: string, found: Map<Name, PhraseHit[]>): void {
    for (let start = 0; start < text.length; start += 1) {
      for (const { name, text: phrase } of this.#substrings.get(text.charAt(start)) ?? []) {
        if (text.startsWith(phrase, start)) add(found, name, { start, end: start + phrase.length });
      }
    }
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function matchesWord(part: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

function add<Name extends string>(found: Map<Name, PhraseHit[]>, name: Name, hit: PhraseHit): void {
  const list = found.get(name);
  if (list === undefined) found.set(name, [hit]);
  else if (hit.start >= (list.at(-1)?.end ?? 0)) list.push(hit);
}

/** Same length as the text as long as lower-casing keeps it, which it does but for a Turkish capital i with dot. */
function normal(text: string): string {
  return text.replaceAll('İ', 'I').replace(/[’‘ʼ]/g, "'").toLowerCase();
}
