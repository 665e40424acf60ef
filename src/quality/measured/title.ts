import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { baitOf } from '../bait/bait-model.ts';
import { type Finding, ramp } from '../finding.ts';
import type { Sentence } from '../reading.ts';
import { placeOfTitle, placesOf } from './places.ts';
import { isInSourceList } from './sources.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** A word of the title in so many sentences is what the text is about, however else the title puts it. */
const CARRIED = 0.15;

/** The title against the body: bait, a promise not kept, an answer that comes late. */
export function findTitle({ reading, tokensOf: tokensOfSentence }: TextUnderTest): Finding[] {
  const { title, language } = reading;
  if (title === '') return [];
  const findings: Finding[] = [];
  const bait = baitOf(title, language);
  if (bait > 0.6)
    findings.push({ kind: 'baitTitle', strength: ramp(bait, 0.5, 0.95), count: 1, places: [placeOfTitle(reading)] });
  const sentences = reading.sentences.filter((sentence) => !isInSourceList(sentence, reading));
  const wanted = new Set(namedIn(title, language).filter((token) => !/^\d/.test(token)));
  if (wanted.size < 2 || sentences.length < 4) return findings;
  const met = new Set<string>();
  const times = new Map<string, number>();
  const named = namesWords(language) ? ({ text }: Sentence) => namedIn(text, language) : tokensOfSentence;
  const share = sentences.map((sentence) => {
    for (const token of new Set(named(sentence))) {
      if (!wanted.has(token)) continue;
      met.add(token);
      times.set(token, (times.get(token) ?? 0) + 1);
    }
    return met.size / wanted.size;
  });
  for (const { depth, heading } of reading.sections) {
    if (depth > 1) for (const token of namedIn(heading, language)) if (wanted.has(token)) met.add(token);
  }
  const covered = met.size / wanted.size;
  const carried = Math.max(0, ...times.values()) / sentences.length;
  if (covered < 0.4 && carried < CARRIED) {
    findings.push({
      kind: 'titleMismatch',
      strength: ramp(0.5 - covered, 0, 0.4),
      count: 1,
      places: [placeOfTitle(reading)],
    });
    return findings;
  }
  const answer = share.findIndex((value) => value >= Math.min(Math.floor(wanted.size / 2) / wanted.size, covered));
  const before = sentences.slice(0, answer).reduce((sum, { words }) => sum + words.length, 0);
  if (before > 150 && before > reading.words.length * 0.15) {
    findings.push({
      kind: 'lateAnswer',
      strength: ramp(before, 100, 350),
      count: Math.round(before),
      places: placesOf(sentences.slice(answer, answer + 1)),
    });
  } else if (before <= 60) {
    findings.push({
      kind: 'earlyAnswer',
      strength: 1,
      count: 1,
      places: placesOf(sentences.slice(answer, answer + 1)),
    });
  }
  return findings;
}

/** What a text names: its stems; in scripts without spaces its words, as pairs of characters run over their borders. */
function namedIn(text: string, language: Language): string[] {
  if (!namesWords(language)) return tokensOf(text, language);
  const stop = stopWordsOf(language);
  return wordsOf(text, language).filter((word) => word.length > 1 && !stop.has(word));
}

function namesWords(language: Language): boolean {
  const system = writingSystemOf(language);
  return system === 'han' || system === 'japanese';
}
