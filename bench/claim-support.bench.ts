import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitIntoPassages } from '../src/article/split-into-passages.ts';
import { sentencesOf } from '../src/language/segment-sentences.ts';
import { createClaimChecker } from '../src/research/claim-support/claim-checker.ts';

const FOLDER = fileURLToPath(new URL('../examples/heat-pumps/', import.meta.url));
const ROUNDS = 5;
const GOAL_MS = 1;
/** Cuts the verbatim short cut: every sentence is compared word by word. */
const altered = (sentence: string) => sentence.replace(/\b(?:the|a|of|in)\b/u, 'this');

/**
 * Measures claim support on the English example library: one passage read into an index, and a sentence checked against
 * its passage and against all passages, verbatim and with a word changed; medians, 95th percentiles and the ratio to
 * the goal of 1 ms.
 */
export async function benchClaimSupport(print: (line: string) => void): Promise<void> {
  const checker = createClaimChecker('en');
  const passages = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => splitIntoPassages(readFileSync(FOLDER + name, 'utf8'), 'en').map(({ text }) => text));
  const indexes: number[] = [];
  const own = passages.map((passage) => timed(indexes, () => checker.index([passage])));
  const all = timed([], () => checker.index(passages));
  const times = { verbatim: [] as number[], altered: [] as number[], 'altered, all passages': [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, passage] of passages.entries()) {
      const index = own[at] ?? all;
      for (const sentence of sentencesOf(passage, 'en')) {
        timed(times.verbatim, () => checker.check(sentence, index));
        timed(times.altered, () => checker.check(altered(sentence), index));
        if (round === 0) timed(times['altered, all passages'], () => checker.check(altered(sentence), all));
      }
    }
  }
  print(`${passages.length} passages of ${Math.round(passages.join('').length / passages.length)} characters`);
  print('                         n   p50 ms   p95 ms   max ms   goal/p50');
  print(rowOf('index of one passage', indexes));
  for (const [name, list] of Object.entries(times)) print(rowOf(`check, ${name}`, list));
}

function timed<T>(times: number[], run: () => T): T {
  const started = performance.now();
  const result = run();
  times.push(performance.now() - started);
  return result;
}

function rowOf(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const cells = [at(0.5), at(0.95), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(3).padStart(8));
  return [name.padEnd(30), String(times.length).padStart(5), ...cells, (GOAL_MS / at(0.5)).toFixed(1).padStart(8)].join(
    ' ',
  );
}
