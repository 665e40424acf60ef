import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { claimWordsOf, listOf } from './claim-words-of.ts';
import { foldedWord } from './normal-text.ts';
import { isUnspaced, type Token, tokensIn } from './tokens.ts';

export type CueKind =
  | 'negator'
  | 'not-negator'
  | 'all'
  | 'part'
  | 'hedge'
  | 'cause'
  | 'association'
  | 'condition'
  | 'myth'
  | 'than'
  | 'opposite';

/** A cue at tokens `first` to `last` of a sentence. */
export interface Cue {
  readonly kind: CueKind;
  readonly first: number;
  readonly last: number;
  /** For `opposite`: which pair, and which side of it. */
  readonly pair: number;
  readonly side: 'a' | 'b';
}

interface Entry {
  readonly words: readonly { readonly text: string; readonly isOpen: boolean }[];
  readonly text: string;
  readonly cue: Omit<Cue, 'first' | 'last'>;
}

interface Matcher {
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  readonly byStart: ReadonlyMap<string, readonly Entry[]>;
  readonly unspaced: boolean;
  readonly negatedWord: RegExp | undefined;
}

const matchers = new Map<Language, Matcher>();
const START = 2;

/** The cues of a sentence's tokens, from left to right; of one kind none overlap. */
export function cuesIn(text: string, tokens: readonly Token[], language: Language): Cue[] {
  const matcher = matcherOf(language);
  const found = matcher.unspaced ? inText(text, tokens, matcher) : inTokens(tokens, matcher);
  return withoutFalseNegators(withoutOverlaps(found));
}

function inTokens(tokens: readonly Token[], matcher: Matcher): Cue[] {
  const words = tokens.map((token) => cueWord(token.lower));
  const found: Cue[] = [];
  for (const [at, word] of words.entries()) {
    let isOpposite = false;
    for (const entry of [...(matcher.byWord.get(word) ?? []), ...(matcher.byStart.get(word.slice(0, START)) ?? [])]) {
      const fits = entry.words.every(({ text, isOpen }, index) => {
        const other = words[at + index];
        return other !== undefined && (isOpen ? other.startsWith(text) : other === text);
      });
      if (!fits) continue;
      found.push({ ...entry.cue, first: at, last: at + entry.words.length - 1 });
      isOpposite ||= entry.cue.kind === 'opposite' && matcher.negatedWord?.test(entry.text) === true;
    }
    // "nebezpečný" is the opposite of a word rather than its negation.
    if (!isOpposite && matcher.negatedWord?.test(tokens[at]?.lower ?? '') === true) {
      found.push({ kind: 'negator', first: at, last: at, pair: -1, side: 'a' });
    }
  }
  return found;
}

function inText(text: string, tokens: readonly Token[], matcher: Matcher): Cue[] {
  const found: Cue[] = [];
  const offset = tokens[0] === undefined ? 0 : tokens[0].start - text.indexOf(tokens[0].written);
  for (const [at, token] of tokens.entries()) {
    const place = token.start - offset;
    for (const entry of matcher.byWord.get(text.charAt(place)) ?? []) {
      if (!text.startsWith(entry.text, place)) continue;
      const end = token.start + entry.text.length;
      let last = at;
      while ((tokens[last + 1]?.start ?? Number.POSITIVE_INFINITY) < end) last += 1;
      found.push({ ...entry.cue, first: at, last });
    }
  }
  return found;
}

function withoutOverlaps(found: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  const ends = new Map<string, number>();
  for (const cue of [...found].sort((one, other) => one.first - other.first || other.last - one.last)) {
    const kind = `${cue.kind}${cue.pair}`;
    if (cue.first <= (ends.get(kind) ?? -1)) continue;
    ends.set(kind, cue.last);
    kept.push(cue);
  }
  return kept;
}

function withoutFalseNegators(cues: readonly Cue[]): Cue[] {
  const fakes = cues.filter(({ kind }) => kind === 'not-negator');
  if (fakes.length === 0) return [...cues];
  return cues.filter(
    (cue) => cue.kind !== 'negator' || !fakes.some((fake) => cue.first >= fake.first && cue.first <= fake.last),
  );
}

function matcherOf(language: Language): Matcher {
  const known = matchers.get(language);
  if (known !== undefined) return known;
  const byWord = new Map<string, Entry[]>();
  const byStart = new Map<string, Entry[]>();
  const unspaced = isUnspaced(language);
  for (const [text, cue] of entriesOf(language)) {
    const words = unspaced ? [] : wordsOf(text, language);
    const entry = { words, text: text.replaceAll('*', ''), cue };
    const first = words[0];
    if (unspaced) push(byWord, entry.text.charAt(0), entry);
    else if (first?.isOpen === true) push(byStart, first.text.slice(0, START), entry);
    else if (first !== undefined) push(byWord, first.text, entry);
  }
  const matcher = { byWord, byStart, unspaced, negatedWord: claimWordsOf(language)?.negatedWord };
  matchers.set(language, matcher);
  return matcher;
}

/** Accents tell words apart ("si", "sí"); Arabic letters that vary in writing don't. */
function cueWord(lower: string): string {
  return /[\u0600-\u06ff]/.test(lower) ? foldedWord(lower) : lower;
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else list.push(entry);
}

function wordsOf(entry: string, language: Language): Entry['words'] {
  return entry.split(' ').flatMap((word) => {
    const parts = tokensIn(word.replace('*', ''), language, 0).map((token) => cueWord(token.lower));
    return parts.map((text, index) => ({ text, isOpen: word.endsWith('*') && index === parts.length - 1 }));
  });
}

function* entriesOf(language: Language): Generator<[string, Entry['cue']]> {
  const { cues } = lexiconOf(language);
  const words = claimWordsOf(language);
  const kinds: readonly (readonly [CueKind, readonly string[]])[] = [
    ['negator', [...cues.negators, ...listOf(words?.negators)]],
    ['not-negator', listOf(words?.notNegators)],
    ['all', cues.quantifiers.all],
    ['part', cues.quantifiers.part],
    ['hedge', [...cues.hedges, ...listOf(words?.plans)]],
    ['cause', cues.causes],
    ['association', listOf(words?.associations)],
    ['condition', listOf(words?.conditions)],
    ['myth', cues.mythLabels],
    ['than', listOf(words?.than)],
  ];
  for (const [kind, list] of kinds) for (const entry of list) yield [entry, { kind, pair: -1, side: 'a' }];
  const pairs = (words?.opposites ?? '').split('\n').filter((line) => line.includes('/'));
  for (const [pair, line] of pairs.entries()) {
    const [one, other] = line.split(' / ');
    for (const entry of listOf(one)) yield [entry, { kind: 'opposite', pair, side: 'a' }];
    for (const entry of listOf(other)) yield [entry, { kind: 'opposite', pair, side: 'b' }];
  }
}
