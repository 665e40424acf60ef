import type { Language } from '../contract/languages.ts';
import { type CueName, findCues } from '../language/find-cues.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { wordsOf } from '../language/segment-words.ts';
import { stopWordsOf } from '../language/stop-words.ts';
import { writingSystemOf } from '../language/writing-system.ts';
import { withoutManner } from './judging/manner-words.ts';

const ASKING: readonly CueName[] = [
  'questionWords.howMuch',
  'questionWords.why',
  'questionWords.when',
  'questionWords.who',
  'questionWords.where',
  'questionWords.which',
  'questionWords.how',
  'questionWords.what',
  'listWords',
  'comparisonQueryWords',
];

/**
 * The tokens a request is about: without stop words and without the words that only ask ("how", "best", "types of").
 * When nothing else is left, all tokens, or else all words. Distinct, in order.
 */
export function subjectTokens(text: string, language: Language): string[] {
  const asked = withoutAskingWords(text, language);
  const named = contentTokens(withoutManner(asked, language), language);
  const bare = named.length > 0 ? named : contentTokens(asked, language);
  const all = bare.length > 0 ? bare : tokensOf(text, language);
  return [...new Set(all.length > 0 ? all : wordsOf(text, language))];
}

/** What a request is about, as it is written: `text` without an opening that only asks. */
export function withoutAskingWords(text: string, language: Language): string {
  const cues = findCues(text, language);
  const spans = ASKING.flatMap((name) => cues.all(name));
  let bare = '';
  let at = 0;
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    if (span.start >= at) bare += `${text.slice(at, span.start)} `;
    at = Math.max(at, span.end);
  }
  return (bare + text.slice(at))
    .replace(/[?？؟¿]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Character pairs that run across word borders say nothing, so Chinese and Japanese are cut into words first. */
function contentTokens(text: string, language: Language): string[] {
  const system = writingSystemOf(language);
  if (system !== 'han' && system !== 'japanese') return tokensOf(text, language);
  const stopWords = stopWordsOf(language);
  return wordsOf(text, language)
    .filter((word) => !stopWords.has(word) && !/^\p{Script=Hiragana}{1,2}$/u.test(word))
    .flatMap((word) => tokensOf(word, language))
    .filter((token) => [...token].length > 1);
}
