import { countWords } from '../../article/count-words.ts';
import type { Language } from '../../contract/languages.ts';
import { type FoundCues, findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { leans } from '../leaning/leans.ts';
import { isAuthorBio } from './author-bio.ts';
import { listsSteps } from './bare-steps.ts';
import { chats } from './chat-voice.ts';
import { concedes } from './concessions.ts';
import { claimsCure } from './cure-claims.ts';
import { type CountedPlace, countedPlace } from './enumerations.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { speaksAsI } from './first-person-forms.ts';
import { hasGrammarSlip } from './grammar-slips.ts';
import { listsIngredients } from './ingredient-lines.ts';
import { isForSearch } from './keyword-stuffing.ts';
import { isGlossaryEntry, lacksPredicate } from './lacks-predicate.ts';
import { isLegend } from './legends.ts';
import { promotes } from './promotion.ts';
import { refersToDisplay } from './refers-to-display.ts';
import { announcesMore, greets, isTornPiece, sendsElsewhere } from './says-too-little.ts';
import { speaksAsWe } from './speaks-as-we.ts';
import { supposes } from './supposes.ts';
import { timeBondOf } from './time-bound.ts';
import { isTorn } from './torn-punctuation.ts';

/** Why a sentence is never used. */
export type Refusal =
  | 'too short'
  | 'too long'
  | 'no sentence'
  | 'question'
  | 'cut off'
  | 'site talk'
  | 'boilerplate'
  | 'first person'
  | 'polemic'
  | 'myth'
  | 'address'
  | 'placeholder'
  | 'capitals'
  | 'advert'
  | 'dated'
  | 'shout'
  | 'off subject'
  | 'opinion'
  | 'other register'
  | 'exercise'
  | 'mistake';

export interface Judgement {
  readonly refusal: Refusal | undefined;
  /** It leans on what stands before it, so it can not open a group. */
  readonly leans: boolean;
  /** True when it was written: to be printed with that date. */
  readonly needsDate: boolean;
  /** It says that something follows, opens an example or concedes what the next sentence takes up, so it never ends a group. */
  readonly announcesMore: boolean;
  /** Somebody's own experience: to be printed with who says it. */
  readonly needsSource: boolean;
  /** It points at a table or drawing beside it. */
  readonly refersToDisplay: boolean;
  /** It tells what its author or the author's house does. */
  readonly speaksAsWe: boolean;
  /** It speaks of illness, doses or treatment. */
  readonly isOnHealth: boolean;
  /** Its place in a row that its paragraph counts. */
  readonly countedPlace: CountedPlace;
  /** It holds a mistake that nobody at home in its language makes. */
  readonly hasSlip: boolean;
  /** 0 (an encyclopedia could print it) to 1. */
  readonly penalty: number;
}

const SLIP_PENALTY = 0.4;
const WORDS = { least: 6, most: 46 } as const;
const ADDRESS = /https?:|www\.|[\w.]+@[\w-]+\.\w|<[a-z!/]|[{}]|\bjavascript:/iu;
/** An address holds one of these; looked for first, as most sentences hold none. */
const MAY_BE_ADDRESS = /[:@<{}]|www\./iu;
const PAIRED = /["(（)）「」«»“”]/u;
const FOUR_CAPITALS = /^(?:\P{Lu}*\p{Lu}){4}/u;
const STARTS = /^["“”„'‘«»‹(¿¡「『《]*[\p{Lu}\p{Lo}\p{N}\p{Sc}−-]/u;
const ELLIPSIS = /\.\.\.|…/u;
const QUESTION = /[?？؟]/u;
const JAPANESE_QUESTION = /か[。．]$/u;
/** Signs of items, keys and references that run through what was a list. */
const LIST_SIGN = /[①-⑳❶-❿⓪→⇒►▶✓✔★☆]/u;
/** What stands under a table or drawing: the unit it is in. */
const UNIT_NOTE =
  /^(?:单位|單位|単位|단위|units?|einheit(?:en)?|unidad(?:es)?|unités?|unità|eenheid|единиц[аы]|الوحدة)\s*[:：]/iu;

/** Judges one sentence by itself, with the cues of its language. */
export function judgeSentence(sentence: string, language: Language): Judgement {
  const cues = findCues(sentence, language);
  const hasSlip = hasGrammarSlip(sentence, language);
  const bond = timeBondOf(sentence, cues, language);
  return {
    refusal: refusalOf(sentence, cues, language) ?? (bond === 'event' ? 'dated' : undefined),
    needsDate: bond === 'present',
    needsSource: false,
    announcesMore: announcesMore(sentence, language) || concedes(sentence, language) || supposes(sentence, language),
    leans: leans(sentence, cues, language),
    refersToDisplay: refersToDisplay(sentence, language),
    speaksAsWe: speaksAsWe(sentence, language),
    isOnHealth: cues.has('sensitiveSubjects.health'),
    countedPlace: countedPlace(sentence, language),
    hasSlip,
    penalty: Math.min(1, penaltyOf(sentence, cues) + (hasSlip ? SLIP_PENALTY : 0)),
  };
}

function refusalOf(sentence: string, cues: FoundCues, language: Language): Refusal | undefined {
  const words = countWords(sentence, language);
  if (words > WORDS.most || sentence.length > 400) return 'too long';
  if (MAY_BE_ADDRESS.test(sentence) && ADDRESS.test(sentence)) return 'address';
  if (ELLIPSIS.test(sentence) || !balanced(sentence)) return 'cut off';
  if (QUESTION.test(sentence) || (language === 'ja' && JAPANESE_QUESTION.test(sentence))) return 'question';
  if (/[!！]/u.test(sentence)) return 'shout';
  if (isTorn(sentence, language)) return 'mistake';
  if (!STARTS.test(sentence) || !endsAsSentence(sentence, language)) return 'no sentence';
  if (lacksVerb(sentence, cues, words, language) || lacksPredicate(sentence, cues, language)) return 'no sentence';
  if (LIST_SIGN.test(sentence) || isGlossaryEntry(sentence, cues, language)) return 'no sentence';
  if (listsIngredients(sentence) || listsSteps(sentence, language)) return 'no sentence';
  if (UNIT_NOTE.test(sentence) || isLegend(sentence) || isTornPiece(sentence, language)) return 'no sentence';
  if (tooManyCapitals(sentence, language)) return 'capitals';
  if (greets(sentence) || sendsElsewhere(sentence)) return 'site talk';
  if (cues.has('siteTalk') || chats(sentence, language)) return 'site talk';
  if (cues.has('boilerplate') || isAuthorBio(sentence, language)) return 'boilerplate';
  if (isForSearch(sentence, language)) return 'advert';
  if (promotes(sentence, language) || claimsCure(sentence, language)) return 'advert';
  if (outsideQuotation(sentence, cues, language)) return 'first person';
  if (cues.has('polemic')) return 'polemic';
  if (cues.has('placeholderPhrases')) return 'placeholder';
  if (cues.opening('mythLabels') > 0) return 'myth';
  return words < WORDS.least ? 'too short' : undefined;
}

function penaltyOf(sentence: string, cues: FoundCues): number {
  let penalty = 0;
  if (cues.has('firstPersonPlural')) penalty += 0.5;
  if (cues.has('secondPerson')) penalty += 0.2;
  if (cues.has('opinionMarkers')) penalty += 0.3;
  if (/["“”„«»]/u.test(sentence)) penalty += cues.has('sayVerbs') ? 0.35 : 0.1;
  if (/[;；:：]/u.test(sentence)) penalty += 0.05;
  return penalty;
}

function endsAsSentence(sentence: string, language: Language): boolean {
  const bare = sentence.replace(/["”“’»)\]」』》]+$/u, '');
  const system = writingSystemOf(language);
  if (system === 'thai') return true;
  return lexiconOf(language).sentenceEnds.some((mark) => bare.endsWith(mark));
}

/** A short line without any of the frequent finite verbs is a headline or a caption. */
function lacksVerb(sentence: string, cues: FoundCues, words: number, language: Language): boolean {
  if (writingSystemOf(language) !== 'spaced' || words > (language === 'en' ? 9 : 6)) return false;
  return (
    lexiconOf(language).cues.finiteVerbs.length > 0 &&
    !hasFiniteVerb(sentence, cues, language) &&
    !/\p{Ll}{3,}(?:s|ed|t)\b/u.test(sentence)
  );
}

function tooManyCapitals(sentence: string, language: Language): boolean {
  if (lexiconOf(language).capitalisedNouns || !FOUR_CAPITALS.test(sentence)) return false;
  const words = sentence.match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 5 && capital / words.length > 0.5;
}

function balanced(sentence: string): boolean {
  if (!PAIRED.test(sentence)) return true;
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  return (
    count(/"/g) % 2 === 0 &&
    count(/[(（]/gu) === count(/[)）]/gu) &&
    count(/「/gu) === count(/」/gu) &&
    count(/«/gu) === count(/»/gu) &&
    !(count(/“/gu) > 0 && count(/[”“]/gu) < 2)
  );
}

function outsideQuotation(sentence: string, cues: FoundCues, language: Language): boolean {
  const quoted = [...sentence.matchAll(/["“„«「][^"”“»」]*["”“»」]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (quoted.length === 0 && speaksAsI(sentence, language)) return true;
  return cues
    .all('firstPersonSingular')
    .some((cue) => !quoted.some((quotation) => cue.start >= quotation.start && cue.end <= quotation.end));
}
