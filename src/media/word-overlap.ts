import { searchWords } from '../article/search-words.ts';

const MOST_WORDS = 200;
/** Words that share so many first letters are taken for forms of one. */
const STEM = 5;
const LEAST = 3;

/** Words of a text by which it is compared, short ones left out where words are parted by spaces. */
export function wordsOf(text: string): string[] {
  return searchWords(text.normalize('NFKD').replace(/\p{M}/gu, ''), MOST_WORDS).filter(
    (word) => word.length >= LEAST || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word),
  );
}

/** How many of the words stand among the others, in whatever form. */
export function sharedWords(wanted: readonly string[], others: readonly string[]): number {
  return wanted.filter((word) => others.some((other) => isSameWord(word, other))).length;
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < STEM - 1 || other.length < STEM - 1) return `${one}s` === other || `${other}s` === one;
  const stem = Math.max(STEM - 1, Math.min(one.length, other.length) - 2);
  return one.slice(0, stem) === other.slice(0, stem);
}
