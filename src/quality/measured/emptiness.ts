import { type Finding, ramp } from '../finding.ts';
import { isComplete } from '../prose/shape-features.ts';
import type { Sentence } from '../reading.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** What makes a text longer and not better: filler, repetition, sentences of one mould, too little text. */
export function findEmptiness({ reading, cues }: TextUnderTest): Finding[] {
  const findings: Finding[] = [];
  const { sentences, words } = reading;
  if (words.length < 150)
    findings.push({ kind: 'thin', strength: ramp(150 - words.length, 0, 130), count: words.length, places: [] });
  const filler = cues.all.filter((each) => each.phrases('filler').length > 0);
  if (filler.length > 0) {
    const share = filler.length / sentences.length;
    findings.push({
      kind: 'filler',
      // In a short text two such phrases are a large share, and no habit yet.
      strength: (0.9 * ramp(share, 0.01, 0.2) + 0.1 * ramp(share, 0.2, 0.5)) * ramp(filler.length, 0, 4),
      count: filler.length,
      places: placesOf(filler.map(({ sentence }) => sentence)),
    });
  }
  const repeated = repeatedSentences(sentences);
  if (repeated.length > 0) {
    const share = repeated.reduce((sum, sentence) => sum + sentence.words.length, 0) / words.length;
    findings.push({
      kind: 'repeated',
      strength: ramp(share, 0.01, 0.25),
      count: repeated.length,
      places: placesOf(repeated),
    });
  }
  const same = sameOpenings(sentences);
  if (same.length >= 4 && same.length / sentences.length > 0.2) {
    findings.push({
      kind: 'sameness',
      strength: ramp(same.length / sentences.length, 0.15, 0.6),
      count: same.length,
      places: placesOf(same),
    });
  }
  return findings;
}

/** Words in a row that make two sentences the same in part. */
const RUN = 6;

/** Sentences half of whose runs of words stood in the text before. */
function repeatedSentences(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ words }) => {
    const runs = words.length < 4 ? [] : runsOf(words, Math.min(RUN, words.length));
    const again = runs.filter((run) => seen.has(run)).length;
    for (const run of runs) seen.add(run);
    return runs.length > 0 && again >= runs.length / 2;
  });
}

export function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Complete sentences that begin with the two words most sentences begin with. */
function sameOpenings(sentences: readonly Sentence[]): Sentence[] {
  const groups = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    if (!isComplete(sentence) || sentence.kind === 'item') continue;
    const opening = sentence.words.slice(0, 2).join(' ');
    groups.set(opening, [...(groups.get(opening) ?? []), sentence]);
  }
  return [...groups.values()].reduce<Sentence[]>((most, group) => (group.length > most.length ? group : most), []);
}
