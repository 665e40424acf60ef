import type { Language } from '../contract/languages.ts';
import { isCharacterPair, tokensOf } from '../language/search-tokens.ts';
import { agreementOf } from './claim-support/match-quantities.ts';
import type { Quantity } from './claim-support/quantity.ts';
import type { Evidence } from './evidence.ts';
import { RunNumbers } from './run-numbers.ts';
import { calculates, quantitiesOf } from './sentence-quantities.ts';
import type { SourceSentence } from './source-text.ts';
import { distinct, PlaceCounts } from './vocabulary.ts';

/** Likeness from which two sentences say the same; with a figure in common they need less. */
const ALIKE = { withFigure: 0.3, without: 0.32 } as const;
/** Of overlapping character pairs two wordings share fewer. */
const ALIKE_OF_PAIRS = 0.6;
/** What two sentences share at least: its weight, and how many words and figures, or pairs of characters. */
const LEAST_SHARED = { weight: 1.3, words: 3, pairs: 8 } as const;
/** A figure against a word that one sentence alone holds, whose weight is 1. */
const FIGURE = 0.5;
/** What the article is about stands in most sentences and tells none from another. */
const SUBJECT = 0.3;
/** Among fewer sentences it is chance how many hold a word. */
const FEWEST = 100;
/** Words that stand side by side in so many sentences, and this share of those that hold one of them, are one term. */
const TERM = { sentences: 3, share: 0.5 } as const;
const NONE = -1;
const NUMBER = /^[\d.,]+$/u;

/** A sentence as its distinct words without numbers, and the sum of their weights. */
interface Words {
  readonly numbers: readonly number[];
  readonly weight: number;
  readonly isPairs: boolean;
}

/** With its quantities, whose words are not counted among the others. */
interface Statement extends Words {
  readonly quantities: readonly Quantity[];
}

const known = new WeakMap<Evidence, SameStatements>();

/** Of one evidence, so that each pair is judged once. */
export function sameStatementsOf(evidence: Evidence): SameStatements {
  const before = known.get(evidence);
  if (before !== undefined) return before;
  const made = new SameStatements(evidence);
  known.set(evidence, made);
  return made;
}

/** Tells which sentences of different documents state the same in other words. */
export class SameStatements {
  readonly #language: Language;
  readonly #count: number;
  /** By word number: its weight, 1 for the rarest. */
  readonly #weights: Float64Array;
  /** By word number: the word it nearly always stands beside, as in a term. */
  readonly #companions: Int32Array;
  readonly #words = new Map<SourceSentence, Words>();
  readonly #statements = new Map<SourceSentence, Statement>();
  /** By the indexes of two sentences. */
  readonly #judged = new Map<number, boolean>();

  constructor({
    language,
    sentences,
    vocabulary,
    subject,
  }: Pick<Evidence, 'language' | 'sentences' | 'vocabulary' | 'subject'>) {
    this.#language = language;
    this.#count = sentences.length;
    const usable = sentences.filter(({ judgement }) => judgement.refusal === undefined);
    const holders = new PlaceCounts(vocabulary);
    for (const { index, numbers } of usable) holders.add(numbers, index);
    const all = Math.max(usable.length, FEWEST) + 1;
    this.#weights = Float64Array.from({ length: vocabulary.size }, (_, word) => {
      const rarity = Math.log(all / ((holders.of(word) || 1) + 0.5)) / Math.log(all);
      return Math.max(0, rarity) ** 2;
    });
    this.#companions = companionsOf(usable, holders, vocabulary.size);
    for (const token of subject.keys()) {
      const word = vocabulary.find(token);
      if (word !== undefined) this.#weights[word] = (this.#weights[word] ?? 0) * SUBJECT ** 2;
    }
  }

  /**
   * Whether two sentences of different documents state the same: enough rare words in common for their length, the same
   * figures counting as words, and no amounts of one kind that differ.
   */
  areSame(one: SourceSentence, other: SourceSentence): boolean {
    if (one.documentId === other.documentId) return false;
    const key = Math.min(one.index, other.index) * this.#count + Math.max(one.index, other.index);
    let same = this.#judged.get(key);
    if (same === undefined) {
      same = this.#judge(one, other);
      this.#judged.set(key, same);
    }
    return same;
  }

  #judge(one: SourceSentence, other: SourceSentence): boolean {
    const [a, b] = [this.#wordsOf(one), this.#wordsOf(other)];
    const scale = a.isPairs ? ALIKE_OF_PAIRS : 1;
    const least = a.isPairs ? LEAST_SHARED.pairs : LEAST_SHARED.words;
    const figures = Math.max(one.figures.length, other.figures.length);
    const shared = this.#shared(a, b);
    // Quantities are only read where they may decide.
    if (shared.count + figures < least || shared.weight + figures * FIGURE < LEAST_SHARED.weight) return false;
    if (shared.weight + figures * FIGURE < ALIKE.withFigure * scale * Math.sqrt(a.weight * b.weight)) return false;
    if (calculates(one) || calculates(other)) return false;
    const [ours, theirs] = [this.#statementOf(one), this.#statementOf(other)];
    if (amountsDiffer(ours.quantities, theirs.quantities)) return false;
    const equal = ours.quantities.filter((our) => theirs.quantities.some((their) => agree(our, their))).length;
    const words = this.#shared(ours, theirs);
    const said = words.weight + equal * FIGURE;
    return (
      words.count + equal >= least &&
      said >= LEAST_SHARED.weight &&
      said / (Math.sqrt(sizeOf(ours) * sizeOf(theirs)) || 1) >= scale * (equal > 0 ? ALIKE.withFigure : ALIKE.without)
    );
  }

  /** What two sentences have in common, a term of several words counted once. */
  #shared(one: Words, other: Words): { readonly count: number; readonly weight: number } {
    const shared = one.numbers.filter((word) => other.numbers.includes(word));
    if (one.isPairs) return { count: shared.length, weight: this.#weigh(shared) };
    const distinctive = shared.filter((word) => {
      const companion = this.#companions[word] ?? NONE;
      return !shared.includes(companion) || (this.#companions[companion] === word && word < companion);
    });
    return { count: distinctive.length, weight: this.#weigh(distinctive) };
  }

  #weigh(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + (this.#weights[word] ?? 0), 0);
  }

  #wordsOf(sentence: SourceSentence): Words {
    let words = this.#words.get(sentence);
    if (words === undefined) {
      const { tokens } = sentence;
      const numbers = distinct(sentence.numbers.filter((_, at) => !NUMBER.test(tokens[at] ?? '')));
      words = { numbers, weight: this.#weigh(numbers), isPairs: tokens.some(isCharacterPair) };
      this.#words.set(sentence, words);
    }
    return words;
  }

  #statementOf(sentence: SourceSentence): Statement {
    let statement = this.#statements.get(sentence);
    if (statement === undefined) {
      const quantities = quantitiesOf(sentence, this.#language).quantities.filter(
        ({ isOrdinal, isSum }) => !isOrdinal && !isSum,
      );
      const counted = new Set(quantities.flatMap(({ written }) => tokensOf(written, this.#language)));
      const words = this.#wordsOf(sentence);
      const of = new Map(sentence.numbers.map((number, at) => [number, sentence.tokens[at] ?? '']));
      const numbers = words.numbers.filter((number) => !counted.has(of.get(number) ?? ''));
      statement = { ...words, numbers, weight: this.#weigh(numbers), quantities };
      this.#statements.set(sentence, statement);
    }
    return statement;
  }
}

/** By word number: the word that stands next to it in most sentences that hold it; for the terms of the sources. */
function companionsOf(sentences: readonly SourceSentence[], holders: PlaceCounts, size: number): Int32Array {
  const companions = new Int32Array(size).fill(NONE);
  const all = Int32Array.from(sentences.flatMap(({ numbers }) => numbers));
  const pairs = new RunNumbers(all, 2);
  const counts: number[] = [];
  const note = (word: number, neighbour: number, count: number) => {
    if (count >= TERM.sentences && count >= TERM.share * holders.of(word)) companions[word] = neighbour;
  };
  let start = 0;
  for (const { numbers } of sentences) {
    for (let at = start; at + 1 < start + numbers.length; at += 1) {
      const pair = pairs.at(at);
      const count = (counts[pair] ?? 0) + 1;
      counts[pair] = count;
      note(all[at] ?? 0, all[at + 1] ?? 0, count);
      note(all[at + 1] ?? 0, all[at] ?? 0, count);
    }
    start += numbers.length;
  }
  return companions;
}

function sizeOf({ weight, quantities }: Statement): number {
  return weight + quantities.length * FIGURE;
}

function agree(one: Quantity, other: Quantity): boolean {
  if (one.unit?.dimension !== other.unit?.dimension) return false;
  const agreement = agreementOf(one, other) ?? agreementOf(other, one);
  return agreement !== undefined && agreement !== 'slip';
}

/** Both name amounts of a kind, and none of one is an amount of the other. */
function amountsDiffer(ours: readonly Quantity[], theirs: readonly Quantity[]): boolean {
  return ours.some(({ unit }) => {
    if (unit === undefined) return false;
    const [own, other] = [ours, theirs].map((all) => all.filter((each) => each.unit?.dimension === unit.dimension));
    return other?.length !== 0 && own?.some((each) => other?.some((their) => agree(each, their))) === false;
  });
}
