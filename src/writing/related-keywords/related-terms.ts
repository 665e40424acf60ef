import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import type { Evidence } from '../../research/evidence.ts';

/** A term that the sources use where they speak of the keyword. */
export interface RelatedTerm {
  /** As the sources write it most often, lower case. */
  readonly text: string;
  /** Its tokens, in order. */
  readonly tokens: readonly string[];
}

/** What the order asks in related keywords. */
export interface RelatedKeywords {
  readonly asked: boolean;
  /** Most typical first; empty when they are not asked for. */
  readonly terms: readonly RelatedTerm[];
}

const MOST_TERMS = 8;
/** Part of the keyword's words that a heading block must hold to speak of it. */
const NEAR_SHARE = 0.6;
/** Sentences with the term under headings that speak of the keyword. */
const LEAST_SENTENCES = 3;
/** It must not stand there less often than chance would have it. */
const LEAST_LIFT = 1;
/** Two words that stand together say more than one. */
const PAIR_WEIGHT = 2.5;

interface Candidate {
  readonly tokens: readonly string[];
  readonly spellings: Map<string, number>;
  readonly documents: Set<string>;
  near: number;
  all: number;
}

/**
 * Terms related to a keyword by the sources' own use: they stand in heading blocks that hold the keyword, in more than
 * one document where there are several, and more often there than elsewhere. None shares a word with the keyword.
 */
export function relatedTerms(evidence: Evidence, keyword: string, language: Language): RelatedTerm[] {
  const own = new Set(tokensOf(keyword, language));
  const isNear = evidence.blocks.map((block) => {
    const tokens = new Set([
      ...block.sentences.flatMap((sentence) => sentence.tokens),
      ...tokensOf(block.heading ?? '', language),
    ]);
    return own.size > 0 && [...own].filter((token) => tokens.has(token)).length >= own.size * NEAR_SHARE;
  });
  const candidates = new Map<string, Candidate>();
  let near = 0;
  let all = 0;
  for (const { text, block, documentId, judgement } of evidence.sentences) {
    if (judgement.refusal !== undefined) continue;
    all += 1;
    if (isNear[block] === true) near += 1;
    for (const [key, spelling, tokens] of termsIn(text, own, language)) {
      const candidate = candidates.get(key) ?? newCandidate(tokens);
      candidates.set(key, candidate);
      candidate.all += 1;
      if (isNear[block] === true) candidate.near += 1;
      candidate.documents.add(documentId);
      candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + 1);
    }
  }
  const leastDocuments = evidence.documents.length > 2 ? 2 : 1;
  const scored = [...candidates.values()]
    .filter(({ near: count, documents }) => count >= LEAST_SENTENCES && documents.size >= leastDocuments)
    .map((candidate) => ({ candidate, lift: (candidate.near / candidate.all) * (all / Math.max(1, near)) }))
    .filter(({ lift }) => lift >= LEAST_LIFT)
    .map(({ candidate, lift }) => ({ candidate, score: scoreOf(candidate, lift) }))
    .sort(
      (one, other) => other.score - one.score || (spellingOf(one.candidate) < spellingOf(other.candidate) ? -1 : 1),
    );
  return withoutOverlap(scored.map(({ candidate }) => candidate));
}

function newCandidate(tokens: readonly string[]): Candidate {
  return { tokens, spellings: new Map(), documents: new Set(), near: 0, all: 0 };
}

function scoreOf({ near, documents, tokens, spellings }: Candidate, lift: number): number {
  const isPair = [...spellings.keys()].some((spelling) => spelling.includes(' ')) && tokens.length > 1;
  return Math.log2(1 + near) * Math.sqrt(documents.size) * (0.5 + lift) * (isPair ? PAIR_WEIGHT : 1);
}

/** Words and pairs of words of a sentence, each once, that neither are nor hold a word of the keyword. */
function termsIn(text: string, own: ReadonlySet<string>, language: Language): [string, string, string[]][] {
  const unspaced = writingSystemOf(language) !== 'spaced';
  const stopWords = stopWordsOf(language);
  const found = new Map<string, [string, string, string[]]>();
  const add = (spelling: string) => {
    const tokens = tokensOf(spelling, language);
    if (tokens.length === 0 || tokens.some((token) => own.has(token) || /\d/.test(token))) return;
    const key = tokens.join(' ');
    if (!found.has(key)) found.set(key, [key, spelling, tokens]);
  };
  const isContent = (word: string) => [...word].length > (unspaced ? 1 : 3) && !stopWords.has(word) && !/\d/.test(word);
  for (const clause of text.split(/[,.;:!?()–—，。；：！？、।؟،]/u)) {
    const words = wordsOf(clause, language);
    for (const [index, word] of words.entries()) {
      if (!isContent(word)) continue;
      add(word);
      const next = words[index + 1];
      if (!unspaced && next !== undefined && isContent(next)) add(`${word} ${next}`);
    }
  }
  return [...found.values()];
}

/** Of "flow", "flow temperature" and "temperature" the best one stays. */
function withoutOverlap(ranked: readonly Candidate[]): RelatedTerm[] {
  const taken = new Set<string>();
  const terms: RelatedTerm[] = [];
  for (const candidate of ranked) {
    if (terms.length === MOST_TERMS) break;
    if (candidate.tokens.some((token) => taken.has(token))) continue;
    for (const token of candidate.tokens) taken.add(token);
    terms.push({ text: spellingOf(candidate), tokens: candidate.tokens });
  }
  return terms;
}

function spellingOf({ spellings }: Candidate): string {
  let best = '';
  for (const [spelling, count] of spellings) {
    const most = spellings.get(best) ?? 0;
    if (count > most || (count === most && spelling < best)) best = spelling;
  }
  return best;
}
