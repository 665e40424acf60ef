import type { Language } from '../../contract/languages.ts';
import { hasOpenPronoun } from '../../language/open-pronouns.ts';
import type { Group } from '../../research/groups.ts';
import { instructs } from '../../research/judging/instructs.ts';
import { tellsPast } from '../../research/judging/tells-past.ts';
import { tellsOfUnnamedEvent } from '../../research/leaning/unnamed-events.ts';
import { opensWithBareDefinite } from '../../research/local-reference.ts';

/** Full enough to be a fact, and clean. */
const WORDS = { least: 9, most: 42 } as const;
/** Enough where the sentence would otherwise be a stray. */
const LEAST_OF_STRAY = 7;
const MOST_PENALTY = 0.2;

/**
 * Whether a single sentence can be read without anything around it: it names what it speaks of ("The intake ...": of
 * what?), states a fact rather than what to do or what somebody did, and is long enough to be one.
 * @param isStray it has no better place, so that a shorter one will do
 */
export function standsByItself(group: Group, language: Language, isStray = false): boolean {
  const [sentence, ...more] = group.sentences;
  if (sentence === undefined || more.length > 0 || group.display !== undefined) return false;
  const { text, judgement } = sentence;
  return (
    group.words >= (isStray ? LEAST_OF_STRAY : WORDS.least) &&
    group.words <= WORDS.most &&
    group.penalty <= MOST_PENALTY &&
    !judgement.needsSource &&
    !hasOpenPronoun(text, language) &&
    !opensWithBareDefinite(text, language) &&
    !instructs(text, language) &&
    !tellsPast(text, language) &&
    !tellsOfUnnamedEvent(text, language)
  );
}
