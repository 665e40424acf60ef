import type { Language } from '../../contract/languages.ts';
import type { FoundCues } from '../../language/find-cues.ts';
import { answersItsHeading } from '../judging/says-too-little.ts';
import { leavesOutWhole } from './amounts-of-what.ts';
import { hasUnnamedSuffix } from './arabic-suffixes.ts';
import { reckonsWithUntold } from './bare-reckonings.ts';
import { opensWithBareShell } from './bare-shells.ts';
import { pointsAtNoun } from './demonstratives.ts';
import { tellsFromEarlier } from './earlier-past.ts';
import { leansSilently } from './leans-silently.ts';
import { leavesOutNoun } from './leaves-out-noun.ts';
import { isSetAgainst } from './parenthetical-links.ts';
import { pointsBack } from './points-back.ts';
import { namesByPronoun } from './pronoun-behind-frame.ts';
import { hasPronounBeforeNoun, hasPronounWithoutNoun } from './pronoun-without-noun.ts';
import { opensWithCodes } from './rows-of-codes.ts';
import { opensWithoutSubject } from './silent-subject.ts';
import { speaksOfUnnamedParty } from './unnamed-events.ts';

/** Whether a sentence leans on what stands before it, so that it can not open a text. */
export function leans(sentence: string, cues: FoundCues, language: Language): boolean {
  return (
    opensDependently(sentence, cues) ||
    leansSilently(sentence, language) ||
    opensWithoutSubject(sentence, language) ||
    namesByPronoun(sentence, language) ||
    pointsBack(sentence, language) ||
    pointsAtNoun(sentence, language) ||
    leavesOutNoun(sentence, language) ||
    leavesOutWhole(sentence, language) ||
    hasPronounWithoutNoun(sentence, language) ||
    hasPronounBeforeNoun(sentence, language) ||
    speaksOfUnnamedParty(sentence, language) ||
    isSetAgainst(sentence, language) ||
    tellsFromEarlier(sentence, language) ||
    opensWithBareShell(sentence, language) ||
    reckonsWithUntold(sentence) ||
    opensWithCodes(sentence) ||
    (language === 'ar' && hasUnnamedSuffix(sentence)) ||
    answersItsHeading(sentence, language)
  );
}

/** An opening that looks dependent and is not ("it is important") wins over the list of dependent ones. */
function opensDependently(sentence: string, cues: FoundCues): boolean {
  const openings = ['dependentOpeners', 'roleOpeners', 'truthLabels'] as const;
  const dependent = Math.max(...openings.map((name) => cues.opening(name)));
  const independent = cues.opening('independentOpeners');
  if (dependent > 0 && independent < dependent) return true;
  const covered = independent;
  return cues.all('dependentAnywhere').some((cue) => cue.start >= covered) || /^["“„«(（]/u.test(sentence);
}
