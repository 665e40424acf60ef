import type { Language } from '../contract/languages.ts';
import { lexiconOf } from './lexicon-of.ts';
import type { Cues, Lexicon } from './lexicons/lexicon.ts';
import { lowerCased } from './segment-words.ts';

type Lists = { [Name in keyof Cues]: Cues[Name] extends readonly string[] ? Name : never }[keyof Cues];
type Nested = Exclude<keyof Cues, Lists>;
type NestedName = { [Name in Nested]: `${Name}.${keyof Cues[Name] & string}` }[Nested];

/** A list of `Cues` by name; a list within a group by its path, such as `questionWords.why`. */
export type CueName = Lists | NestedName;

/** Where a cue stands in a text, in UTF-16 units. */
interface Cue {
  readonly start: number;
  readonly end: number;
}

/** Every cue of a text, found in one pass over it. */
export interface FoundCues {
  has(name: CueName): boolean;
  /** From left to right, without overlaps. */
  all(name: CueName): readonly Cue[];
  /** Offset behind the cue of that list that the text opens with (after quotes and brackets); 0 when there is none. */
  opening(name: CueName): number;
}

/** Finds the cues of a language's lexicon in a text; see `Lexicon` for how an entry matches. */
export function findCues(text: string, language: Language): FoundCues {
  const lexicon = lexiconOf(language);
  const index = indexOf(lexicon, language);
  const known = index.texts.get(text);
  if (known !== undefined) return known;
  const normal = text.normalize('NFC');
  const read = new CueReader();
  if (lexicon.matching === 'word') addWords(read, normal, index, language);
  else addSubstrings(read, normal, index);
  const cues = read.list(LEADING_MARKS.exec(normal)?.[0].length ?? 0);
  if (index.texts.size >= MOST_TEXTS) index.texts.clear();
  index.texts.set(text, cues);
  return cues;
}

/** Kept by the thousand, so it holds two plain lists: of few cues, a list is searched as fast as a map. */
class CueList implements FoundCues {
  /** Where the text begins behind quotes and brackets. */
  readonly #lead: number;
  readonly #names: readonly CueName[];
  /** Start and end of each cue by place in `#names`. */
  readonly #bounds: readonly number[];

  constructor(lead: number, names: readonly CueName[], bounds: readonly number[]) {
    this.#lead = lead;
    this.#names = names;
    this.#bounds = bounds;
  }

  has(name: CueName): boolean {
    return this.#names.includes(name);
  }

  all(name: CueName): readonly Cue[] {
    const cues: Cue[] = [];
    for (let at = this.#names.indexOf(name); at >= 0; at = this.#names.indexOf(name, at + 1)) {
      cues.push({ start: this.#bounds[2 * at] ?? 0, end: this.#bounds[2 * at + 1] ?? 0 });
    }
    return cues;
  }

  opening(name: CueName): number {
    const at = this.#names.findIndex((found, place) => found === name && this.#bounds[2 * place] === this.#lead);
    return at < 0 ? 0 : (this.#bounds[2 * at + 1] ?? 0);
  }
}

/** Cues of a text while it is read: they come in by start. */
class CueReader {
  readonly #names: CueName[] = [];
  readonly #bounds: number[] = [];

  /** Of two cues of a list that overlap the earlier stays, of two at one place the longer. */
  add(name: CueName, start: number, end: number): void {
    const at = this.#names.lastIndexOf(name);
    const lastStart = at < 0 ? undefined : this.#bounds[2 * at];
    const lastEnd = at < 0 ? 0 : (this.#bounds[2 * at + 1] ?? 0);
    if (lastStart === start) {
      if (end > lastEnd) this.#bounds[2 * at + 1] = end;
    } else if (start >= lastEnd) {
      this.#names.push(name);
      this.#bounds.push(start, end);
    }
  }

  /** Copied, as lists that grew have room for more. */
  list(lead: number): CueList {
    return new CueList(lead, this.#names.slice(), this.#bounds.slice());
  }
}

/** Texts and words remembered for each lexicon: those of an article from many documents. */
const MOST_TEXTS = 6000;
const MOST_WORDS = 20_000;

const LEADING_MARKS = /^[\s"'“”„‚‘’«»‹›([{¿¡「『《〈（【]+/u;
/** A hyphenated word is one word; an apostrophe parts two ("it's", "l'eau"). */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

interface Ending {
  readonly name: CueName;
  /** Words as written, where the entry holds a capital. */
  readonly asWritten: readonly string[] | undefined;
}

interface Node {
  readonly next: Map<string, Node>;
  /** Children whose word may go on with more letters. */
  readonly prefixes: Map<string, Node>;
  readonly prefixLengths: Set<number>;
  readonly endings: Ending[];
}

interface CueIndex {
  readonly root: Node;
  readonly words: Map<string, KnownWord>;
  readonly texts: Map<string, FoundCues>;
  /** For scripts without spaces: entries by first character, longest first. */
  readonly substrings: ReadonlyMap<string, readonly { readonly entry: string; readonly name: CueName }[]>;
}

const indexes = new WeakMap<Lexicon, CueIndex>();

function indexOf(lexicon: Lexicon, language: Language): CueIndex {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const root = newNode();
  const substrings = new Map<string, { entry: string; name: CueName }[]>();
  for (const [name, list] of listsOf(lexicon.cues)) {
    for (const raw of list) {
      const entry = raw.normalize('NFC');
      if (lexicon.matching === 'word') insert(root, entry, name, language);
      else substrings.set(entry.charAt(0), [...(substrings.get(entry.charAt(0)) ?? []), { entry, name }]);
    }
  }
  for (const list of substrings.values()) list.sort((one, other) => other.entry.length - one.entry.length);
  const index: CueIndex = { root, substrings, words: new Map(), texts: new Map() };
  indexes.set(lexicon, index);
  return index;
}

function* listsOf(cues: Cues): Generator<[CueName, readonly string[]]> {
  for (const [name, value] of Object.entries(cues) as [
    string,
    readonly string[] | Record<string, readonly string[]>,
  ][]) {
    if (Array.isArray(value)) yield [name as CueName, value];
    else for (const [part, list] of Object.entries(value)) yield [`${name}.${part}` as CueName, list as string[]];
  }
}

function newNode(): Node {
  return { next: new Map(), prefixes: new Map(), prefixLengths: new Set(), endings: [] };
}

function insert(root: Node, entry: string, name: CueName, language: Language): void {
  const words = entry.split(/\s+/).flatMap((word) => {
    const parts = word.match(WORD) ?? [];
    return parts.map((part, index) => ({ part, open: word.endsWith('*') && index === parts.length - 1 }));
  });
  if (words.length === 0) return;
  let node = root;
  for (const { part, open } of words) {
    const children = open ? node.prefixes : node.next;
    const key = lowerCased(part, language);
    if (open) node.prefixLengths.add(key.length);
    let child = children.get(key);
    if (child === undefined) {
      child = newNode();
      children.set(key, child);
    }
    node = child;
  }
  const written = words.map(({ part }) => part);
  const hasCapital = written.some((word) => word !== word.toLowerCase());
  node.endings.push({ name, asWritten: hasCapital ? written : undefined });
}

interface KnownWord {
  readonly written: string;
  readonly lower: string;
  readonly isAcronym: boolean;
  /** Where entries go on that begin with the word. */
  readonly begins: readonly Node[];
}

interface TextWord extends Cue, Pick<KnownWord, 'written' | 'lower' | 'isAcronym'> {}

function addWords(cues: CueReader, text: string, index: CueIndex, language: Language): void {
  const known = (text.match(WORD) ?? []).map((written) => knownWord(written, index, language));
  if (known.every(({ begins }) => begins.length === 0)) return;
  let at = 0;
  const words = known.map(({ written, lower, isAcronym }): TextWord => {
    const start = text.indexOf(written, at);
    at = start + written.length;
    return { written, lower, isAcronym, start, end: at };
  });
  for (const [first, { begins }] of known.entries()) {
    for (const node of begins) walk(node, words, first, first + 1, cues);
  }
}

function knownWord(written: string, { words, root }: CueIndex, language: Language): KnownWord {
  const known = words.get(written);
  if (known !== undefined) return known;
  const lower = language === 'tr' ? written.toLocaleLowerCase('tr') : written.toLowerCase();
  const isAcronym = written.length <= 3 && /^\p{Lu}{2,3}$/u.test(written);
  const word = { written, lower, isAcronym, begins: childrenOf(root, lower) };
  if (words.size >= MOST_WORDS) words.clear();
  words.set(written, word);
  return word;
}

const NO_CHILDREN: readonly Node[] = [];

/** Most words begin no entry and share one list, as they are kept by the thousand. */
function childrenOf(node: Node, lower: string): readonly Node[] {
  const prefixes = [...node.prefixLengths].map((length) => node.prefixes.get(lower.slice(0, length)));
  const children = [node.next.get(lower), ...prefixes].filter((child) => child !== undefined);
  return children.length === 0 ? NO_CHILDREN : children;
}

function walk(node: Node, words: readonly TextWord[], first: number, at: number, cues: CueReader): void {
  for (const ending of node.endings) {
    if (!matches(ending, words, first, at)) continue;
    const start = words[first]?.start ?? 0;
    cues.add(ending.name, start, words[at - 1]?.end ?? start);
  }
  const word = words[at];
  if (word === undefined) return;
  const next = node.next.get(word.lower);
  if (next !== undefined) walk(next, words, first, at + 1, cues);
  for (const length of node.prefixLengths) {
    const child = node.prefixes.get(word.lower.slice(0, length));
    if (child !== undefined) walk(child, words, first, at + 1, cues);
  }
}

/** @param end index behind the last word of the match */
function matches(ending: Ending, words: readonly TextWord[], first: number, end: number): boolean {
  if (ending.asWritten !== undefined) {
    return ending.asWritten.every((word, index) => words[first + index]?.written.startsWith(word) === true);
  }
  // "US" and "IT" are not the pronouns "us" and "it".
  return end - first !== 1 || words[first]?.isAcronym !== true;
}

function addSubstrings(cues: CueReader, text: string, index: CueIndex): void {
  const lower = text.toLowerCase();
  for (let start = 0; start < lower.length; start += 1) {
    for (const { entry, name } of index.substrings.get(lower.charAt(start)) ?? []) {
      if (lower.startsWith(entry, start)) cues.add(name, start, start + entry.length);
    }
  }
}
