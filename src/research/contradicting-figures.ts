import type { Language } from '../contract/languages.ts';
import { type Figure, figuresOf } from '../language/figures.ts';
import { findCues } from '../language/find-cues.ts';
import { groupBy } from '../support/group-by.ts';
import type { Evidence } from './evidence.ts';
import type { SourceSentence } from './source-text.ts';

/** Two sentences of different documents that put different figures to the same thing. */
export interface Contradiction {
  readonly one: SourceSentence;
  readonly other: SourceSentence;
  /** The figures as the sentences write them. */
  readonly figures: readonly [string, string];
}

const MOST_WORDS = 30;
/** Figures a sentence may hold: more are a comparison of its own. */
const MOST_FIGURES = 2;
/** Share of the longer sentence's words, without numbers, that both must hold. */
const SAME_THING = 0.55;
const LEAST_SHARED = 3;
/** Pairs of characters say less than words. */
const LEAST_SHARED_PAIRS = 8;
/** Tokens at the front in which both name what they speak of. */
const SUBJECT_TOKENS = 2;
/** Figures closer than this are the same, rounded otherwise. */
const LEAST_GAP = 1.15;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu;
const NUMBER = /\d/u;
const JOINS = /^(?:to|bis|a|à|and|y|und|et|or|至|到|から)(?:\s|$)/u;
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}]{2}$/u;
const WRITTEN =
  /(?:[$€£¥]\s?)?\d[\d.,\u00a0\u202f]*(?:\s?(?:to|bis|a|à|and|y|und|et|–|-|至|到)\s?\d[\d.,\u00a0\u202f]*)?\s?(?:%|％|°\s?C|(?:cubic|square|US|million|billion|Millionen|Milliarden|millones|millions|milioni) [\p{L}²³]+|[\p{L}\p{M}²³/-]+)/gu;

const known = new WeakMap<Evidence, readonly Contradiction[]>();

/** The contradictions of the sources that may be named, found once for an evidence. */
export function contradictionsOf(evidence: Evidence): readonly Contradiction[] {
  const before = known.get(evidence);
  if (before !== undefined) return before;
  const isPublic = new Set(evidence.documents.filter(({ visibility }) => visibility === 'public').map(({ id }) => id));
  const found = contradictionsAmong(
    evidence.sentences.filter(({ documentId }) => isPublic.has(documentId)),
    evidence.language,
  );
  known.set(evidence, found);
  return found;
}

/**
 * Finds contradictions among sentences: the same unit, nearly the same words, one figure or range each, and the
 * ranges apart. What speaks of different years or of opposite cases is none.
 */
export function contradictionsAmong(sentences: readonly SourceSentence[], language: Language): Contradiction[] {
  const candidates = sentences.filter(
    ({ judgement, words, figures }) =>
      judgement.refusal === undefined &&
      !judgement.leans &&
      words <= MOST_WORDS &&
      figures.length > 0 &&
      figures.length <= MOST_FIGURES,
  );
  const places = new Map(candidates.map((sentence, at) => [sentence, at]));
  const ofUnit = groupBy(candidates, (sentence) => onlyUnit(sentence) ?? '');
  const found: Contradiction[] = [];
  const used = new Set<SourceSentence>();
  for (const [at, one] of candidates.entries()) {
    const unit = onlyUnit(one);
    if (unit === undefined) continue;
    for (const other of ofUnit.get(unit) ?? []) {
      if ((places.get(other) ?? 0) <= at) continue;
      if (one.documentId === other.documentId || used.has(one) || used.has(other)) continue;
      const figures = contradicts(one, other, language);
      if (figures === undefined) continue;
      used.add(one).add(other);
      found.push({ one, other, figures });
    }
  }
  return found;
}

function contradicts(one: SourceSentence, other: SourceSentence, language: Language): [string, string] | undefined {
  if (!saysTheSame(one, other) || !sameCase(one.text, other.text, language)) return undefined;
  if (!apart(one.figures, other.figures)) return undefined;
  const [first, second] = [writtenFigure(one, language), writtenFigure(other, language)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** The unit of all the figures that have one; undefined where they have none, or several. */
function onlyUnit({ figures }: SourceSentence): string | undefined {
  const [unit, ...others] = new Set(figures.map(unitOf).filter((found) => found !== ''));
  return others.length === 0 ? unit : undefined;
}

/** The unit; what joins the ends of a range is none. */
function unitOf({ unit }: Figure): string {
  return JOINS.test(unit) ? '' : unit;
}

function saysTheSame(one: SourceSentence, other: SourceSentence): boolean {
  const start = other.tokens.slice(0, SUBJECT_TOKENS);
  if (!one.tokens.slice(0, SUBJECT_TOKENS).some((token) => start.includes(token))) return false;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const most = Math.max(a.size, b.size);
  if (Math.min(a.size, b.size) / most < SAME_THING) return false;
  const shared = [...a].filter((token) => b.has(token));
  const least = shared.some((token) => PAIR.test(token)) ? LEAST_SHARED_PAIRS : LEAST_SHARED;
  return shared.length >= least && shared.length / most >= SAME_THING && namesIn(one) === namesIn(other);
}

const words = new WeakMap<SourceSentence, ReadonlySet<string>>();

/** Its distinct tokens without numbers. */
function wordsOf(sentence: SourceSentence): ReadonlySet<string> {
  let known = words.get(sentence);
  if (known === undefined) {
    known = new Set(sentence.tokens.filter((token) => !NUMBER.test(token)));
    words.set(sentence, known);
  }
  return known;
}

/** A name that only one of two sentences has makes it another case. */
function namesIn({ text }: SourceSentence): string {
  return (text.slice(1).match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? []).sort().join(' ');
}

/** Both deny or both do not, and they do not name different years. */
function sameCase(one: string, other: string, language: Language): boolean {
  const years = [one, other].map((text) => (text.match(YEAR) ?? []).join(' '));
  if (years[0] !== years[1]) return false;
  return findCues(one, language).has('negators') === findCues(other, language).has('negators');
}

function apart(one: readonly Figure[], other: readonly Figure[]): boolean {
  const [a, b] = [one, other].map((figures) => figures.map(({ value }) => value));
  if (a === undefined || b === undefined) return false;
  const [low, high] = Math.max(...a) < Math.min(...b) ? [a, b] : [b, a];
  const gap = Math.min(...high) / Math.max(...low);
  return Math.max(...low) > 0 && gap >= LEAST_GAP;
}

/** The figure or range of a sentence with its unit, as written. */
function writtenFigure({ text, figures }: SourceSentence, language: Language): string | undefined {
  const unit = figures.map(unitOf).find((found) => found !== '');
  for (const [written] of text.matchAll(WRITTEN)) {
    const own = figuresOf(written, language);
    if (!own.some((figure) => unitOf(figure) === unit)) continue;
    if (!/^(?:zh|ja)/.test(language)) return written;
    const end = written.search(/(?<=\d)\s?[^\d\s.,至到–-]/u);
    return unit === undefined || end < 0 ? written : `${written.slice(0, end)}${unit}`;
  }
  return undefined;
}
