import { type Finding, ramp } from '../finding.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** Signs that somebody was there: tests, measurements, own use, with figures, dates and pictures. */
export function findFirstHand({ reading, cues }: TextUnderTest): Finding[] {
  if (!cues.hasPhrases) return [];
  const seen = cues.all.filter((each) => each.phrases('tested').length > 0);
  const measured = seen.filter(({ sentence }) => /\p{Nd}/u.test(sentence.text));
  const amount = seen.length + measured.length;
  if (amount === 0) {
    return reading.words.length < 60 ? [] : [{ kind: 'noFirstHand', strength: 1, count: 1, places: [] }];
  }
  const places = placesOf(
    [...measured, ...seen.filter((each) => !measured.includes(each))].map(({ sentence }) => sentence),
  );
  return [{ kind: 'firstHand', strength: ramp(amount, 0, 6), count: seen.length, places }];
}
