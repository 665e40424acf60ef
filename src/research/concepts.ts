import type { Relevance } from './relevance.ts';
import type { SourceText } from './source-text.ts';

/** What an article can cover: words and word pairs that more than one place of the sources holds, with a weight. */
export interface Concepts {
  /** By sentence index: numbers of the concepts it holds. */
  readonly ofSentence: readonly (readonly number[])[];
  /** By concept number. */
  readonly weights: readonly number[];
}

const SINGLE_WEIGHT = 0.5;
const DAMPING = 0.8;

/** Finds the concepts of the sources; one counts the more, the more relevant documents or headings it stands under. */
export function conceptsOf(source: SourceText, relevance: Relevance): Concepts {
  const byDocument = new Set(source.blocks.map((block) => block.documentIndex)).size >= 4;
  const places = new Map<number, Map<number, number>>();
  const words = new Map<string, number>();
  for (const { tokens } of source.sentences) {
    for (const token of tokens) if (!words.has(token)) words.set(token, words.size);
  }
  const keys = source.sentences.map(({ tokens }) =>
    conceptKeys(
      tokens.map((token) => words.get(token) ?? 0),
      words.size,
    ),
  );
  const shared = sharedKeys(source, keys, byDocument);
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (block === undefined || sentence.judgement.refusal !== undefined) return;
    const place = byDocument ? block.documentIndex : block.index;
    const weight = relevance.sentences[index] ?? 0;
    for (const key of keys[index] ?? []) {
      if (!shared.has(key)) continue;
      let weights = places.get(key);
      if (weights === undefined) {
        weights = new Map();
        places.set(key, weights);
      }
      weights.set(place, Math.max(weights.get(place) ?? 0, weight));
    }
  });
  const numbers = new Map<number, number>();
  const weights: number[] = [];
  for (const [key, found] of places) {
    const sum = [...found.values()].reduce((total, weight) => total + 0.2 + weight, 0);
    numbers.set(key, weights.length);
    weights.push(sum ** DAMPING * (key >= words.size ? 1 : SINGLE_WEIGHT));
  }
  const ofSentence = keys.map((list) => list.flatMap((key) => numbers.get(key) ?? []));
  return { ofSentence, weights };
}

/** The keys that stand in more than one place; most do not. */
function sharedKeys(source: SourceText, keys: readonly (readonly number[])[], byDocument: boolean): Set<number> {
  const first = new Map<number, number>();
  const shared = new Set<number>();
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (block === undefined || sentence.judgement.refusal !== undefined) return;
    const place = byDocument ? block.documentIndex : block.index;
    for (const key of keys[index] ?? []) {
      const known = first.get(key);
      if (known === undefined) first.set(key, place);
      else if (known !== place) shared.add(key);
    }
  });
  return shared;
}

/** A word's key is its number; that of a pair is made of both and lies above all numbers. */
function conceptKeys(words: readonly number[], count: number): number[] {
  const keys = new Set(words);
  for (let index = 1; index < words.length; index += 1) {
    keys.add(count * ((words[index - 1] ?? 0) + 1) + (words[index] ?? 0));
  }
  return [...keys];
}
