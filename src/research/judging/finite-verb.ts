import type { Language } from '../../contract/languages.ts';
import type { FoundCues } from '../../language/find-cues.ts';

/** Verbs that show by their form: an Arabic present tense in front, a Spanish verb behind its pronoun. */
const SHAPES: Partial<Record<Language, RegExp>> = {
  ar: /^و?(?:ي|تت)\p{L}{3,}/u,
  es: /(?<!\p{L})se (?:ha|han|\p{Ll}{2,}(?:[aeáéó]|[ae]n))(?!\p{L})/iu,
};

/** Whether a sentence has a verb that makes it one, by the lexicon's frequent verbs or by its form. */
export function hasFiniteVerb(sentence: string, cues: FoundCues, language: Language): boolean {
  return cues.has('finiteVerbs') || SHAPES[language]?.test(sentence) === true;
}
