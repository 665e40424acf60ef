import type { SourceDocument } from '../article/source.ts';
import type { Language } from '../contract/languages.ts';
import { findCues } from '../language/find-cues.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { documentVectors, likenesses } from './document-vectors.ts';
import { isOpinionPage } from './judging/opinion-labels.ts';
import { isStoryTitle } from './judging/story-titles.ts';
import { copiesAmong } from './search/same-text.ts';
import { type SourceSentence, type SourceText, sentencesByDocument } from './source-text.ts';
import { documentStance } from './stances.ts';

/** Why a whole document is left aside. */
export type SetAside =
  | 'the same text as another'
  | 'about something else'
  | 'an opinion piece'
  | 'a teaser'
  | 'written with many mistakes'
  | "somebody's own story"
  | `on ${'health' | 'money' | 'law'} only the customer's own, official and scholarly sources are quoted`;

/** Fewer documents can not tell which of them is the stranger. */
const ENOUGH_TO_COMPARE = 5;
/** A page of so few sentences only points to others. */
const LEAST_SENTENCES = 8;
/** Share of the usual likeness to its three nearest that a document must reach; what is doubted less, less. */
const LEAST_LIKENESS = {
  trusted: 0.5, other: 0.72, withoutSubject: 0.8, withoutName: 0.9, titled: 0.42, throughout: 0.6,
} as const; // biome-ignore format: one list
/** Share of its sentences that name the subject from which on a page is on it from end to end. */
const THROUGHOUT = 0.25;
const LEAST_NAMING = 3;
/** Documents that tell what is usual for another. */
const NEAREST = 3;
/** Share of the usual part of common words below which a document stands apart. */
const APART = 0.86;
/** Sentences from which on a word counts as what a document is about. */
const OWN_SUBJECT = 2;
const NAMED = { inTitles: 0.4, inTexts: 0.85 } as const;
const COMPOUNDING: ReadonlySet<Language> = new Set([
  'da', 'de', 'et', 'fi', 'hu', 'nl', 'no', 'sv', 'ja', 'ko', 'zh-CN', 'zh-TW', 'th',
]); // biome-ignore format: one list
const POLEMIC = { sentences: 2, share: 0.08 } as const;
const CARELESS = { sentences: 3, share: 0.08 } as const;

/**
 * The documents that are left aside, by index: copies of others, those whose words show that they speak of something
 * else (another sense of the same words), and opinion pieces; on a contested subject only those that rail.
 */
export function documentsSetAside(
  source: SourceText,
  subject: readonly string[],
  language: Language,
  isContested = false,
): ReadonlyMap<number, SetAside> {
  const byDocument = sentencesByDocument(source);
  const aside = new Map<number, SetAside>();
  for (const index of copies(source, byDocument)) aside.set(index, 'the same text as another');
  for (const [index, document] of source.documents.entries()) {
    const sentences = byDocument[index] ?? [];
    if (aside.has(index)) continue;
    if ((isOpinionPage(document, language) && !isContested) || isPolemic(sentences, document.title, language)) {
      aside.set(index, 'an opinion piece');
    } else if (!document.trusted && isCareless(sentences)) aside.set(index, 'written with many mistakes');
  }
  const isDoubtedLess = doubtedLess(source);
  for (const [index, document] of source.documents.entries()) {
    const isTeaser = !isDoubtedLess(document) && (byDocument[index]?.length ?? 0) < LEAST_SENTENCES;
    if (isTeaser && source.documents.length >= ENOUGH_TO_COMPARE && !aside.has(index)) aside.set(index, 'a teaser');
  }
  for (const index of strangers(source, byDocument, subject, aside, language, isContested))
    aside.set(index, 'about something else');
  for (const index of stories(source, aside, language)) aside.set(index, "somebody's own story");
  return aside;
}

/**
 * The customer's own documents are doubted less than pages from elsewhere. Where all are the customer's, that says
 * nothing: a folder of one's own holds strangers too. What is part of the order is no such stranger.
 */
export function doubtedLess(source: SourceText): (document: SourceDocument | undefined) => boolean {
  const isMixed = source.documents.some(({ trusted }) => !trusted);
  return (document) => document?.isOfOrder === true || (isMixed && document?.trusted === true);
}

/** Of two that share most of their text, the one that is contained in the other; trusted ones stay. */
function copies(source: SourceText, byDocument: readonly (readonly SourceSentence[])[]): number[] {
  const texts = byDocument.map((sentences, index) => ({
    sentences: sentences.map(({ numbers }) => numbers),
    preference: source.documents[index]?.trusted === true ? 1 : 0,
  }));
  return copiesAmong(texts).map(({ copy }) => copy);
}

/** Its title rails, or several of its sentences do. */
function isPolemic(sentences: readonly SourceSentence[], title: string, language: Language): boolean {
  if (findCues(title, language).has('polemic')) return true;
  const count = sentences.filter(({ judgement }) => judgement.refusal === 'polemic').length;
  return count >= POLEMIC.sentences && count / sentences.length >= POLEMIC.share;
}

/** Pages from elsewhere that tell what their author went through, where enough others are left. */
function stories(source: SourceText, aside: ReadonlyMap<number, SetAside>, language: Language): number[] {
  const left = [...source.documents.entries()].filter(([index]) => !aside.has(index));
  const told = left.filter(([, { title, trusted }]) => !trusted && isStoryTitle(title, language));
  return left.length - told.length >= ENOUGH_TO_COMPARE ? told.map(([index]) => index) : [];
}

/** Several of its sentences hold slips that nobody at home in the language makes. */
function isCareless(sentences: readonly SourceSentence[]): boolean {
  const count = sentences.filter(({ judgement }) => judgement.hasSlip).length;
  return count >= CARELESS.sentences && count / sentences.length >= CARELESS.share;
}

/**
 * Documents that hold too little of the subject's words and are unlike those that hold them, or hold them and share
 * nothing else with the others.
 */
function strangers(
  source: SourceText,
  byDocument: readonly (readonly SourceSentence[])[],
  subject: readonly string[],
  aside: ReadonlyMap<number, SetAside>,
  language: Language,
  isContested: boolean,
): number[] {
  const candidates = source.documents.map((_, index) => index).filter((index) => !aside.has(index));
  const words = wordsOfDocuments(source, candidates, language);
  const core = coreOf(subject, candidates, words, language);
  if (core.length < ENOUGH_TO_COMPARE) return candidates.filter((index) => !core.includes(index));
  const isDoubtedLess = doubtedLess(source);
  const unnamed = withoutTheName(subject, candidates, words);
  const names = heldByMost(subject, candidates, words);
  const arguing = new Set(
    isContested ? core.filter((index) => documentStance(source.documents[index] ?? { title: '' }, language)) : [],
  );
  const alike = likenesses(documentVectors(source, new Set(subject)));
  const likeness = (index: number) => {
    const nearest = Float64Array.from(core, (other) => (other === index ? 0 : (alike[index]?.[other] ?? 0)))
      .sort()
      .slice(-NEAREST);
    return nearest.reduceRight((sum, value) => sum + value, 0) / nearest.length;
  };
  const known = new Map(candidates.map((index): [number, number] => [index, likeness(index)]));
  const common = commonShares(source, candidates, words);
  const usualShare = median([...common.values()]);
  const isApart = (index: number) => (common.get(index) ?? 0) < usualShare * APART;
  const likenessOf = (index: number) => known.get(index) ?? 0;
  const usual = Math.max(median(core.map(likenessOf)), median(candidates.map(likenessOf)));
  return candidates.filter((index) => {
    if (arguing.has(index)) return false;
    if (source.documents[index]?.isOfOrder === true) return !core.includes(index);
    const isTrusted = isDoubtedLess(source.documents[index]);
    let least: number = isTrusted ? LEAST_LIKENESS.trusted : LEAST_LIKENESS.other;
    if (!isTrusted && !core.includes(index)) least = LEAST_LIKENESS.withoutSubject;
    if (unnamed.has(index) && isApart(index)) least = LEAST_LIKENESS.withoutName;
    const isTitled = subject.length > 1 && subject.every((token) => words.get(index)?.title.has(token));
    if (isTitled) least = LEAST_LIKENESS.titled;
    const isOwn = source.documents[index]?.trusted === true;
    if (
      !isTitled &&
      !isOwn &&
      core.includes(index) &&
      !isApart(index) &&
      namesThroughout(byDocument[index] ?? [], names)
    ) {
      least = Math.min(least, LEAST_LIKENESS.throughout);
    }
    return likenessOf(index) < usual * least || (!isTrusted && namesAnother(index, source, subject, language));
  });
}

/**
 * The documents that hold what is asked about. Where few do, the others may say it in other words ("why do bees
 * disappear", of a decline): those then count that hold the words of it which most documents have.
 */
function coreOf(
  subject: readonly string[],
  candidates: readonly number[],
  words: ReadonlyMap<number, DocumentWords>,
  language: Language,
): number[] {
  const core = candidates.filter((index) => holdsSubject(words.get(index), subject, language));
  if (core.length === 0 || core.length >= ENOUGH_TO_COMPARE) return core;
  const known = heldByMost(subject, candidates, words);
  return known.length === 0 ? core : candidates.filter((index) => holdsSubject(words.get(index), known, language));
}

/** The words of the subject that at least half of the documents hold. */
function heldByMost(
  subject: readonly string[],
  candidates: readonly number[],
  words: ReadonlyMap<number, DocumentWords>,
): string[] {
  return subject.filter(
    (token) => 2 * candidates.filter((index) => words.get(index)?.holds(token)).length >= candidates.length,
  );
}

/**
 * A workshop's page, a forum and a chemist's note on one subject share few words with each other but its name; what
 * names it in many of its sentences is hardly on another.
 */
function namesThroughout(own: readonly SourceSentence[], names: readonly string[]): boolean {
  const naming = own.filter(({ tokens }) => names.some((name) => tokens.includes(name)));
  return naming.length >= THROUGHOUT * own.length && naming.length >= LEAST_NAMING;
}

/** Share of a document's words that another document has too. */
function commonShares(
  source: SourceText,
  candidates: readonly number[],
  words: ReadonlyMap<number, DocumentWords>,
): ReadonlyMap<number, number> {
  const spread = new Int32Array(source.vocabulary.size);
  for (const { held } of words.values()) {
    for (let number = 0; number < held.length; number += 1)
      spread[number] = (spread[number] ?? 0) + (held[number] ?? 0);
  }
  const counts = new Map(candidates.map((index) => [index, { all: 0, common: 0 }]));
  for (const { numbers, block } of source.sentences) {
    const count = counts.get(source.blocks[block]?.documentIndex ?? -1);
    if (count === undefined) continue;
    count.all += numbers.length;
    for (const number of numbers) if ((spread[number] ?? 0) > 1) count.common += 1;
  }
  return new Map([...counts].map(([index, { all, common }]) => [index, common / Math.max(1, all)]));
}

/** Its title puts a word into the subject that it goes on about and hardly another document knows. */
function namesAnother(index: number, source: SourceText, subject: readonly string[], language: Language): boolean {
  const title = tokensOf(source.documents[index]?.title ?? '', language);
  const inserted = title.filter(
    (token, at) =>
      !subject.includes(token) && subject.includes(title[at - 1] ?? '') && subject.includes(title[at + 1] ?? ''),
  );
  return inserted.some((token) => {
    const counts = sentencesWith(token, source);
    const own = counts.get(index) ?? 0;
    const others = [...counts].filter(([other]) => other !== index).map(([, count]) => count);
    return own >= OWN_SUBJECT && own > 2 * Math.max(0, ...others);
  });
}

/** By document: how many sentences hold the token. */
function sentencesWith(token: string, source: SourceText): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { tokens, block } of source.sentences) {
    const index = source.blocks[block]?.documentIndex ?? -1;
    if (tokens.includes(token)) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Whether a text holds most of what is asked about; where nouns grow together, it can hold them in other words. */
function holdsSubject(words: DocumentWords | undefined, subject: readonly string[], language: Language): boolean {
  if (subject.length === 0) return true;
  const share = subject.filter((token) => words?.holds(token)).length / subject.length;
  return share >= (subject.length <= 3 && !COMPOUNDING.has(language) ? 0.6 : 0.5);
}

interface DocumentWords {
  readonly title: ReadonlySet<string>;
  /** By number of a word: 1 where title, headings or text hold it. */
  readonly held: Uint8Array;
  /** Whether title, headings or text hold a token. */
  readonly holds: (token: string) => boolean;
}

function wordsOfDocuments(
  source: SourceText,
  candidates: readonly number[],
  language: Language,
): ReadonlyMap<number, DocumentWords> {
  const { vocabulary } = source;
  const titles = candidates.map((index) => tokensOf(source.documents[index]?.title ?? '', language));
  for (const title of titles) vocabulary.addAll(title);
  const words = new Map(
    candidates.map((index, at) => {
      const title = new Set(titles[at]);
      const held = new Uint8Array(vocabulary.size);
      for (const token of title) held[vocabulary.add(token)] = 1;
      const holds = (token: string) => held[vocabulary.find(token) ?? vocabulary.size] === 1;
      return [index, { title, held, holds }];
    }),
  );
  for (const { documentIndex, headingNumbers, sentences } of source.blocks) {
    const held = words.get(documentIndex)?.held;
    if (held === undefined) continue;
    for (const number of headingNumbers) held[number] = 1;
    for (const { numbers } of sentences) for (const number of numbers) held[number] = 1;
  }
  return words;
}

/** Documents that never say a word of the subject which the others have in their titles and nearly all in their text. */
function withoutTheName(
  subject: readonly string[],
  candidates: readonly number[],
  words: ReadonlyMap<number, DocumentWords>,
): ReadonlySet<number> {
  const share = (holds: (document: DocumentWords) => boolean) =>
    candidates.flatMap((index) => words.get(index) ?? []).filter(holds).length / candidates.length;
  const names = subject.filter(
    (token) =>
      share(({ title }) => title.has(token)) >= NAMED.inTitles && share(({ holds }) => holds(token)) >= NAMED.inTexts,
  );
  return new Set(candidates.filter((index) => names.some((name) => words.get(index)?.holds(name) !== true)));
}
