import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';

/**
 * The words by which a title is compared with others, each once, sorted: stems without stop words; numbers stay. A
 * title of nothing but stop words keeps them.
 */
export function titleWords(title: string, language: Language): string[] {
  const words = contentWords(title, language);
  return [...new Set(words.length > 0 ? words : wordsOf(title.normalize('NFKC'), language))].sort();
}

/** Words rather than the pairs of characters that search uses: a pair more or less would count double. */
function contentWords(title: string, language: Language): string[] {
  if (writingSystemOf(language) === 'spaced') return tokensOf(title, language);
  const stopWords = stopWordsOf(language);
  return wordsOf(title.normalize('NFKC'), language).filter((word) => !stopWords.has(word));
}
