import type { Language } from '../../contract/languages.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { sentencesOf } from '../../language/segment-sentences.ts';

/** A passage, or those of its sentences that have most in common with what rests on it, in their order. */
export function excerptOf(passage: string, claims: readonly string[], characters: number, language: Language): string {
  if (passage.length <= characters) return passage;
  const wanted = new Set(claims.flatMap((claim) => tokensOf(claim, language)));
  const sentences = passage.split(/\n+/u).flatMap((line) => sentencesOf(line, language));
  const ranked = sentences
    .map((text, index) => ({
      index,
      text,
      shared: new Set(tokensOf(text, language).filter((token) => wanted.has(token))).size,
    }))
    .sort((one, other) => other.shared - one.shared || one.index - other.index);
  const kept = new Set<number>();
  let left = characters;
  for (const { index, text } of ranked) {
    if (text.length > left) continue;
    left -= text.length + 2;
    kept.add(index);
  }
  if (kept.size === 0) return `${(ranked[0]?.text ?? passage).slice(0, characters)}…`;
  let excerpt = '';
  for (const [index, text] of sentences.entries()) {
    if (!kept.has(index)) continue;
    const gap = index > 0 && !kept.has(index - 1) ? ' … ' : ' ';
    excerpt += `${gap}${text}`;
  }
  return `${excerpt.trim()}${kept.has(sentences.length - 1) ? '' : ' …'}`;
}
