/** Scripts that put no space between words; readers search them by pairs of neighbouring characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー]+/gu;
const RUN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Longer runs are no words that anybody types. */
const LONGEST_WORD = 60;

/**
 * What a text is found by: its words in lower case, and pairs of characters where a script has no spaces. Each once, in
 * the order they come, at most `limit`.
 */
export function searchWords(text: string, limit: number): string[] {
  const found = new Set<string>();
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUN)) {
    const unspaced = run.match(UNSPACED) ?? [];
    for (const piece of unspaced) for (const pair of pairsOf(piece)) found.add(pair);
    for (const word of unspaced.length === 0 ? [run] : run.split(UNSPACED)) {
      if (word !== '' && word.length <= LONGEST_WORD) found.add(word);
    }
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}

function pairsOf(piece: string): string[] {
  const characters = [...piece];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
