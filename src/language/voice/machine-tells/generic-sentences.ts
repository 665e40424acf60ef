import type { Language } from '../../../contract/languages.ts';
import { tokensOf } from '../../search-tokens.ts';
import { writingSystemOf } from '../../writing-system.ts';
import type { MachineTell, TextToSearch } from './tell.ts';

/** A token that so many sentences of the text hold belongs to its subject, whoever named the subject. */
const RECURRENT = 3;
const FEWEST_TOKENS = 4;
const FIGURE = /\p{N}/u;
/** Scripts without capitals cannot show a name, and German capitals show nothing. */
const NO_NAMES: ReadonlySet<Language> = new Set(['de', 'ar', 'bn', 'hi', 'ko']);
const NAME = /(?<=[\p{Ll}\p{M}\p{N},;:)]\s["'“„«(]?)\p{Lu}|\p{Lu}{2}/u;
const WHY =
  'It could stand in any article: no term of the subject, no figure, no name. Make it say something of this subject, or cut it.';

/**
 * Sentences with no term of the subject, no figure and no name that hold an inflated word or stock phrase besides.
 * Without the last condition it would name every sentence that only leans on the one before.
 *
 * @param subjectTokens tokens of `search-tokens.ts`: of the subject, its related terms and the heading
 * @param suspects sentences in which phrases were found
 */
export function findGenericSentences(
  text: TextToSearch,
  subjectTokens: ReadonlySet<string>,
  suspects: ReadonlySet<number>,
): MachineTell[] {
  const tokens = text.sentences.map((sentence) => new Set(tokensOf(sentence.text, text.language)));
  const counts = new Map<string, number>();
  for (const each of tokens) for (const token of each) counts.set(token, (counts.get(token) ?? 0) + 1);
  const recurs = Math.max(RECURRENT, tokens.length / 20);
  return text.sentences.flatMap((sentence, sentenceIndex) => {
    const own = [...(tokens[sentenceIndex] ?? [])];
    if (!suspects.has(sentenceIndex) || own.length < FEWEST_TOKENS) return [];
    if (own.some((token) => subjectTokens.has(token) || (counts.get(token) ?? 0) >= recurs)) return [];
    if (FIGURE.test(sentence.text) || hasName(sentence.text, text.language)) return [];
    return [{ kind: 'generic' as const, text: sentence.text, sentenceIndex, why: WHY }];
  });
}

function hasName(sentence: string, language: Language): boolean {
  if (writingSystemOf(language) !== 'spaced') return /[A-Za-z]{2}/.test(sentence);
  return !NO_NAMES.has(language) && NAME.test(sentence);
}
