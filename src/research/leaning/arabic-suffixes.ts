/** Words that end in the letter of the suffix and have none. */
const OWN_LETTER =
  /(?:مياه|وجه|جاه|نتباه|نبيه|شبيه|شبه|فقه|الله|إله|فواه|كره|فواكه|شفاه|رفيه|مويه|جوه|كروه|نزيه|اتجاه|لجاه|ماه)$/u;
const PREPOSITION =
  /^[وف]?(?:من|في|إلي|علي|عن|ب|ل|لدي|بسبب|مع|بين|خلال|فوق|تحت|بعد|قبل|حول|عند|أمام|وراء|دون|منذ)(?:ه|ها|هم|هما|هن)$/u;
const SUFFIXED = /^\p{L}{2,}(?:ه|ها|هما)$/u;
const VERB = /^[وف]?[يت]\p{L}{2,}$/u;
const DEFINITE = /^[وفبك]?(?:ال|لل)\p{L}/u;

/**
 * Whether an Arabic sentence holds at its front a pronoun ending ("its stock is estimated", "reaches it") that no definite
 * noun stands before: what it means, only the text before the sentence tells.
 */
export function hasUnnamedSuffix(sentence: string): boolean {
  const words = sentence.split(/[\s،.]+/u, 4);
  const [first = '', second = '', third = ''] = words;
  if (isSuffixed(first)) return true;
  if (DEFINITE.test(first)) return false;
  if (VERB.test(first) && isSuffixed(second)) return true;
  return !DEFINITE.test(second) && PREPOSITION.test(third);
}

function isSuffixed(word: string): boolean {
  return PREPOSITION.test(word) || (SUFFIXED.test(word) && !OWN_LETTER.test(word) && !DEFINITE.test(word));
}
