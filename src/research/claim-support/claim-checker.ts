import type { Language } from '../../contract/languages.ts';
import { checkSentence } from './check-sentence.ts';
import { checkAcross } from './cross-language.ts';
import { normalTextOf } from './normal-text.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { readText } from './read-text.ts';
import { sentencesIn } from './sentences.ts';
import { type ClaimCheck, type Verdict, worstOf } from './verdict.ts';

export interface ClaimChecker {
  /** Reads passages once; `passageLanguage` when they are written in another language than the sentences. */
  index(passages: readonly string[], passageLanguage?: Language): PassageIndex;
  /**
   * Whether the passages support the sentence. A text of several sentences gets the worst verdict. Where the languages
   * differ only numbers, dates, countries and names in the same script are compared.
   */
  check(sentence: string, index: PassageIndex): ClaimCheck;
}

/** @param language the language of the sentences to check */
export function createClaimChecker(language: Language): ClaimChecker {
  return {
    index: (passages, passageLanguage = language) => indexPassages(passages, passageLanguage),
    check: (sentence, index) => {
      const parts = partsOf(sentence, language);
      const isAcross = index.language !== language;
      return parts.length === 1 && parts[0] !== undefined
        ? checkPart(parts[0], language, index, isAcross)
        : worstOf(parts.map((part) => checkPart(part, language, index, isAcross)));
    },
  };
}

/** The verdict on one sentence against one passage of its own language. */
export function verdictOf(sentence: string, passageText: string, language: Language): Verdict {
  const checker = createClaimChecker(language);
  return checker.check(sentence, checker.index([passageText])).verdict;
}

function checkPart(text: string, language: Language, index: PassageIndex, isAcross: boolean): ClaimCheck {
  const claim = readText(text, language, 0);
  if (isAcross) return checkAcross(claim, index);
  const sentence = claim.sentences[0];
  if (sentence === undefined) return { verdict: 'not-found', findings: [], spans: [], notAssessed: [] };
  return checkSentence(claim, sentence, index);
}

const FEWEST_LETTERS = 6;

/** The sentences of what is to be checked; a piece too short to say anything goes with the one before. */
function partsOf(text: string, language: Language): string[] {
  const { text: normal } = normalTextOf(text);
  const parts: string[] = [];
  for (const sentence of sentencesIn(normal, language, 0)) {
    if (parts.length > 0 && isShort(sentence.text)) parts[parts.length - 1] = `${parts.at(-1)} ${sentence.text}`;
    else parts.push(sentence.text);
  }
  return parts;
}

function isShort(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length < FEWEST_LETTERS;
}
