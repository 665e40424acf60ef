import type { SentenceCues } from '../cues-in-text.ts';
import { type Finding, ramp } from '../finding.ts';
import { placesOf } from './places.ts';
import { hasFigure } from './sources.ts';
import type { TextUnderTest } from './text-under-test.ts';

/** Signs that somebody was there: tests, measurements, own use, with figures, dates and pictures. */
export function findFirstHand({ reading, cues }: TextUnderTest): Finding[] {
  if (!cues.hasPhrases) return [];
  const seen = cues.all.filter((each) => each.phrases('tested').length > 0);
  const measured = seen.filter(({ sentence }) => /\p{Nd}/u.test(sentence.text));
  const told = ownFigures(reading, cues).filter((each) => !seen.includes(each));
  const amount = seen.length + measured.length + (told.length >= FEWEST_TOLD ? 0.7 * told.length : 0);
  if (amount === 0) {
    return reading.words.length < 60 ? [] : [{ kind: 'noFirstHand', strength: 1, count: 1, places: [] }];
  }
  const places = placesOf(
    [...measured, ...seen.filter((each) => !measured.includes(each)), ...told].map(({ sentence }) => sentence),
  );
  return [{ kind: 'firstHand', strength: ramp(amount, 0, 6), count: seen.length + told.length, places }];
}

/** One figure of his own may be an offer or a rule; somebody who was there gives several. */
const FEWEST_TOLD = 2;

/** Sentences in which somebody says with a figure what he had or did; not what others are quoted with, or what is sold. */
function ownFigures(reading: TextUnderTest['reading'], cues: TextUnderTest['cues']): SentenceCues[] {
  return cues.all.filter(
    (each) =>
      (each.hasCue('firstPersonSingular') || each.hasCue('firstPersonPlural')) &&
      each.sentence.kind !== 'quotation' &&
      !/["“”„«»「『]/u.test(each.sentence.text) &&
      each.phrases('selling').length === 0 &&
      hasFigure(each.sentence, reading),
  );
}
