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
  const places = new Map<string, Map<number, number>>();
  const keys = source.sentences.map(({ tokens }) => conceptKeys(tokens));
  source.sentences.forEach((sentence, index) => {
    const block = source.blocks[sentence.block];
    if (block === undefined || sentence.judgement.refusal !== undefined) return;
    const place = byDocument ? block.documentIndex : block.index;
    const weight = relevance.sentences[index] ?? 0;
    for (const key of keys[index] ?? []) {
      let weights = places.get(key);
      if (weights === undefined) {
        weights = new Map();
        places.set(key, weights);
      }
      weights.set(place, Math.max(weights.get(place) ?? 0, weight));
    }
  });
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  for (const [key, found] of places) {
    if (found.size < 2) continue;
    const sum = [...found.values()].reduce((total, weight) => total + 0.2 + weight, 0);
    numbers.set(key, weights.length);
    weights.push(sum ** DAMPING * (key.includes(' ') ? 1 : SINGLE_WEIGHT));
  }
  const ofSentence = keys.map((list) => list.flatMap((key) => numbers.get(key) ?? []));
  return { ofSentence, weights };
}

function conceptKeys(tokens: readonly string[]): string[] {
  const keys = new Set(tokens);
  for (let index = 1; index < tokens.length; index += 1) keys.add(`${tokens[index - 1]} ${tokens[index]}`);
  return [...keys];
}
