import { wordsOf } from '../../language/segment-words.ts';
import { type Finding, ramp } from '../finding.ts';
import { runsOf } from './emptiness.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const RUN = 8;

/** Sentences that stand word for word in another text; quotations in quotation blocks are none. */
export function findCopied({ reading, againstTexts }: TextUnderTest): Finding[] {
  if (againstTexts.length === 0) return [];
  const known = new Set(againstTexts.flatMap((text) => runsOf(wordsOf(text, reading.language), RUN)));
  const copied = reading.sentences.filter(({ words, kind, text }) => {
    if (kind === 'quotation' || /^["“„«»「『].*["”“»«」』]/u.test(text)) return false;
    const runs = runsOf(words, RUN);
    return runs.length > 0 && runs.filter((run) => known.has(run)).length >= runs.length / 2;
  });
  if (copied.length === 0) return [];
  const share = copied.reduce((sum, { words }) => sum + words.length, 0) / reading.words.length;
  return [{ kind: 'copied', strength: ramp(share, 0, 0.4), count: copied.length, places: placesOf(copied) }];
}
