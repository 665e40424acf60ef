import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { createClaimChecker } from './claim-checker.ts';
import type { ClaimCheck, Verdict } from './verdict.ts';

const FOLDER = fileURLToPath(new URL('./pairs/', import.meta.url));
const KINDS = [
  'number', 'unit', 'date', 'name', 'negation', 'comparison', 'quotation', 'quantifier', 'hedge', 'cause', 'order',
  'paraphrase', 'rounding', 'conversion', 'trimmed', 'unrelated',
] as const; // biome-ignore format: one list
const Line = z.union([
  z.strictObject({ passage: z.string(), text: z.string() }),
  z.strictObject({
    of: z.string(),
    kind: z.enum(KINDS),
    expect: z.enum(['supported', 'partly', 'contradicted', 'not-found', 'not-assessed'] satisfies Verdict[]),
    sentence: z.string(),
  }),
]);

/** A sentence and a passage with the verdict a careful reader gives. */
export interface LabelledPair {
  readonly language: Language;
  readonly kind: (typeof KINDS)[number];
  readonly expect: Verdict;
  readonly sentence: string;
  readonly passage: string;
  /** Written after the rules were done and run once before any of them was changed for it. */
  readonly isBlind: boolean;
}

/** All pairs under `pairs/`: `<language>.jsonl`, and `<language>.blind.jsonl` written after the rules. */
export function labelledPairs(): LabelledPair[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => {
      const language = name.split('.')[0] ?? '';
      if (!(language in LANGUAGES)) throw new Error(`${name}: ${language} is no language of ours`);
      return pairsOf(readFileSync(FOLDER + name, 'utf8'), language as Language, name.includes('.blind.'));
    });
}

function pairsOf(lines: string, language: Language, isBlind: boolean): LabelledPair[] {
  const passages = new Map<string, string>();
  const pairs: LabelledPair[] = [];
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const entry = Line.parse(JSON.parse(line));
    if ('text' in entry) {
      passages.set(entry.passage, entry.text);
      continue;
    }
    const passage = passages.get(entry.of);
    if (passage === undefined) throw new Error(`${entry.of} stands nowhere above "${entry.sentence}"`);
    pairs.push({ language, kind: entry.kind, expect: entry.expect, sentence: entry.sentence, passage, isBlind });
  }
  return pairs;
}

export function checkPair({ sentence, passage, language }: LabelledPair): ClaimCheck {
  const checker = createClaimChecker(language);
  return checker.check(sentence, checker.index([passage]));
}
