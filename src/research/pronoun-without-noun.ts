import type { Language } from '../contract/languages.ts';

/** "it" where it is an object, and none that stands for what follows ("makes it easier to ..."). */
const OBJECT =
  /(?<=\b(?!is\b|was\b|as\b|that\b|if\b|when\b|because\b)\p{Ll}{3,} )it\b(?! (?:is|was|takes|would|will|can|may|seems|has|had|easy|easier|hard|harder|possible|impossible|difficult|clear|worth|likely|necessary|pays|depends|rains|snows|comes|came|looks|feels|could|might|should|must|does|did)\b)/u;
/** What a singular "it" can't mean: plurals, people, numbers, adverbs, verbs behind who, to and their like. */
const NO_NOUN =
  /\b(?:(?:to|may|might|can|could|will|would|should|must|do|does|did|don['’]t|doesn['’]t|didn['’]t|cannot|can['’]t|won['’]t|who|they|you|we|are|were|have|had) (?:not |never |already )?\p{Ll}+|who|whoever|anyone|anybody|everyone|everybody|somebody|someone|nobody|people|women|men|children|those|they|you|we|all|most|many|some|few|both|each|percent|per cent|half|of|the|in|on|at|by|for|with|after|before|from|and|or|but|not|never|no|only|also|even|very|too|so|more|less|about|around|nearly|than|if|when|once|twice|often|always|usually|sometimes|later|soon|hundred|thousand|million|\d[\d.,%]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|\p{L}+ly|\p{L}+(?<!s)s|\p{Ll}+ed)\b/giu;

/**
 * Whether a sentence speaks of "it" behind people, numbers and plurals only ("88 percent of the employees voted to keep
 * it"): what it is, only the text before tells. English, where number shows what a pronoun can mean.
 */
export function hasPronounWithoutNoun(sentence: string, language: Language): boolean {
  if (language !== 'en') return false;
  const at = sentence.search(OBJECT);
  return at > 0 && !/\p{L}/u.test(sentence.slice(0, at).replace(NO_NOUN, ' '));
}
