import type { Language } from '../contract/languages.ts';
import { findCues } from '../language/find-cues.ts';
import { groupBy } from '../support/group-by.ts';
import type { Quantity } from './claim-support/quantity.ts';
import type { Evidence } from './evidence.ts';
import { tellsPast } from './judging/tells-past.ts';
import { opensWithBareDefinite } from './local-reference.ts';
import { measuredThing, withoutAfterthought } from './measured-words.ts';
import { calculates, quantitiesOf } from './sentence-quantities.ts';
import type { SourceSentence } from './source-text.ts';
import { distinct } from './vocabulary.ts';

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
/** Share of the shorter sentence's words, without numbers, that two must have in common to be read. */
const IN_COMMON = 0.5;
const LEAST_IN_COMMON = 1;
/** Words that a thing needs: what is measured, and what of it; of a number without a unit also what is counted. */
const LEAST_THING = { measured: 2, counted: 3 } as const;
/** Figures closer than this are the same, rounded otherwise; the ends of ranges are rounded less. */
const LEAST_GAP = { figures: 1.15, ranges: 1.1 } as const;
const NUMBER = /\d/u;
/** What may stand between the ends of a range. */
const JOINS = /^ ?(?:[–~-]|to|and|bis|und|à|et|a|y|e|en|tot|do|i|до|и|至|到|から|إلى|و|ile)? ?$/u;

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
 * Finds contradictions among sentences: one figure or range each, of one kind of unit and apart, and nothing but words
 * that change no measure told of one and not of the other. What happened is none.
 */
export function contradictionsAmong(sentences: readonly SourceSentence[], language: Language): Contradiction[] {
  const candidates = sentences.filter((sentence) => {
    const { judgement, words, figures } = sentence;
    return (
      judgement.refusal === undefined &&
      !judgement.leans &&
      !judgement.needsSource &&
      words <= MOST_WORDS &&
      figures.length > 0 &&
      figures.length <= MOST_FIGURES &&
      !calculates(sentence) &&
      !tellsPast(sentence.text, language) &&
      // "The tank holds 2 litres": whose tank, in a language that tells kinds of things without the article.
      !(language === 'en' && opensWithBareDefinite(sentence.text, language))
    );
  });
  const measurements = havingCompany(candidates).flatMap((sentence) => measurementIn(sentence, language) ?? []);
  const found: Contradiction[] = [];
  const used = new Set<SourceSentence>();
  for (const alike of groupBy(measurements, ({ thing }) => thing).values()) {
    for (const [at, one] of alike.entries()) {
      const other = alike.slice(at + 1).find((each) => !used.has(each.sentence) && contradict(one, each));
      if (other === undefined || used.has(one.sentence)) continue;
      used.add(one.sentence).add(other.sentence);
      found.push({ one: one.sentence, other: other.sentence, figures: [one.written, other.written] });
    }
  }
  return found.sort((a, b) => a.one.index - b.one.index);
}

/** Those that another document has a sentence like: only they are read for what they measure. */
function havingCompany(candidates: readonly SourceSentence[]): SourceSentence[] {
  const words = candidates.map(({ tokens, numbers }) =>
    distinct(numbers.filter((_, at) => !NUMBER.test(tokens[at] ?? ''))),
  );
  const holders = new Map<number, number[]>();
  for (const [at, list] of words.entries()) {
    for (const word of list) {
      const places = holders.get(word);
      if (places === undefined) holders.set(word, [at]);
      else places.push(at);
    }
  }
  const shared = new Int32Array(candidates.length);
  return candidates.filter((sentence, at) => {
    shared.fill(0);
    const own = words[at] ?? [];
    for (const word of own) for (const place of holders.get(word) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    return candidates.some(({ documentId }, place) => {
      const count = shared[place] ?? 0;
      if (count < LEAST_IN_COMMON || documentId === sentence.documentId) return false;
      return count >= IN_COMMON * Math.min(own.length, words[place]?.length ?? 0);
    });
  });
}

interface Measurement {
  readonly sentence: SourceSentence;
  /** What is measured, in a form that can be compared. */
  readonly thing: string;
  /** In the smallest unit of its kind. */
  readonly low: number;
  readonly high: number;
  readonly written: string;
}

/** What a sentence measures, when it is one thing. */
function measurementIn(sentence: SourceSentence, language: Language): Measurement | undefined {
  const { normal, quantities: read } = quantitiesOf(sentence, language);
  const all = read.filter(({ isShare }) => !isShare);
  // "A litre of paint covers 6 square metres": what the measure is for.
  const others = all.filter(({ value }) => value !== 1);
  const quantities = others.length > 0 ? others : all;
  const [first] = quantities;
  const last = quantities.at(-1);
  if (first === undefined || last === undefined || quantities.length > MOST_FIGURES || first.isOrdinal)
    return undefined;
  if (first !== last && !JOINS.test(normal.text.slice(first.end, last.start))) return undefined;
  if (first.unit !== undefined && first.unit.dimension !== last.unit?.dimension) return undefined;
  const rest = withoutAfterthought(normal.text.slice(last.end), language);
  const thing = measuredThing(`${normal.text.slice(0, first.start)} ${rest}`, language);
  if (thing.length < (last.unit === undefined ? LEAST_THING.counted : LEAST_THING.measured)) return undefined;
  const isDenied = findCues(sentence.text, language).has('negators');
  const values = quantities.map(({ value, unit }) => value * (unit?.factor ?? last.unit?.factor ?? 1));
  return {
    sentence,
    thing: [last.unit?.dimension ?? '', limitOf(quantities), isDenied ? 'denied' : '', ...thing].join(' '),
    low: Math.min(...values),
    high: Math.max(...values),
    written: sentence.text.slice(normal.originalOffset(first.start), normal.originalOffset(last.end)).trim(),
  };
}

/** Whether the figure is a limit: "at least", "at most". */
function limitOf(quantities: readonly Quantity[]): string {
  const bound = quantities.map((quantity) => quantity.bound).find((each) => each !== undefined && each !== 'about');
  return bound ?? '';
}

function contradict(one: Measurement, other: Measurement): boolean {
  if (one.sentence.documentId === other.sentence.documentId) return false;
  const [lower, higher] = one.high < other.low ? [one, other] : [other, one];
  const areRanges = one.low < one.high && other.low < other.high;
  return lower.high > 0 && higher.low / lower.high >= LEAST_GAP[areRanges ? 'ranges' : 'figures'];
}
