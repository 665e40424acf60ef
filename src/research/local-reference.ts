import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { stopWordsOf } from '../language/stop-words.ts';
import { ARTICLES, OPENING } from './repeats-definite.ts';
import type { SourceSentence, SourceText } from './source-text.ts';

/** Fewer documents can not tell whose word it is. */
const ENOUGH_DOCUMENTS = 5;
const MOST_NOUN_WORDS = 4;
/** Words behind an article among which an explanation begins. */
const WORDS_BEHIND = 4;
/** What follows a definite noun that the same sentence explains ("the price of water", "the surest way to ..."). */
const EXPLAINS =
  /^(?:of|to|that|which|who|in|for|on|at|from|with|between|behind|against|des|der|die|das|den|dem|vom|von|zum|zur|mit|für|im|in|auf|aus|de|del|du|des|d|que|para|con|en|pour|qui|dans|à|di|dello|della|dei|delle|che|per|van|voor|met|om|do|da|dos|das|los|las|la|le|les|il|gli|op)$/iu;

/**
 * Indexes of sentences that open with a definite noun which only their own document knows and which nothing in the
 * sentence explains ("The two repairs ..."): a reader of other texts asks which.
 */
export function localReferences(source: SourceText, language: Language): ReadonlySet<number> {
  const pattern = ARTICLES[language];
  if (pattern === undefined || source.documents.length < ENOUGH_DOCUMENTS) return new Set();
  const holders = documentsHolding(source);
  const stopWords = stopWordsOf(language);
  const found = new Set<number>();
  for (const { index, text, block, judgement } of source.sentences) {
    if (judgement.refusal !== undefined || judgement.leans) continue;
    const own = source.blocks[block]?.document.title ?? '';
    const named = new Set(tokensOf(`${own} ${source.blocks[block]?.heading ?? ''}`, language));
    if (namesLocal(text, { pattern, language, stopWords, named, holders })) found.add(index);
  }
  return found;
}

/** Whether a text opens with a definite noun that the sentence itself does not explain ("The train runs ..."). */
export function opensWithBareDefinite(text: string, language: Language): boolean {
  const article = ARTICLES[language] === undefined ? undefined : [...text.matchAll(ARTICLES[language])][0];
  if (article?.index !== 0) return false;
  const behind = text.slice(article[0].length).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return !behind.slice(1, WORDS_BEHIND).some((word) => EXPLAINS.test(word));
}

interface Known {
  readonly pattern: RegExp;
  readonly language: Language;
  readonly stopWords: ReadonlySet<string>;
  /** Tokens of title and heading. */
  readonly named: ReadonlySet<string>;
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
}

function namesLocal(text: string, { pattern, language, stopWords, named, holders }: Known): boolean {
  return [...text.slice(0, OPENING).matchAll(pattern)].some((article) => {
    const { noun, next } = nounBehind(text.slice(article.index + article[0].length), stopWords);
    if (noun.length > MOST_NOUN_WORDS) return false;
    if (EXPLAINS.test(next) || /^(?:most|least|best)$|est$/iu.test(noun[0] ?? '')) return false;
    if (noun.some((word) => /^\p{Lu}/u.test(word)) && language !== 'de') return false;
    const tokens = tokensOf(noun.join(' '), language);
    return tokens.length > 0 && tokens.every((token) => !named.has(token) && (holders.get(token)?.size ?? 0) < 2);
  });
}

/** The words up to the first stop word, and that word. */
function nounBehind(text: string, stopWords: ReadonlySet<string>): { noun: readonly string[]; next: string } {
  const noun: string[] = [];
  for (const word of text.match(/[\p{L}\p{N}'’-]+/gu) ?? []) {
    if (stopWords.has(word.toLowerCase()) && noun.length > 0) return { noun, next: word };
    noun.push(word);
    if (noun.length > MOST_NOUN_WORDS) break;
  }
  return { noun, next: '' };
}

function documentsHolding({ sentences }: SourceText): ReadonlyMap<string, ReadonlySet<string>> {
  const holders = new Map<string, Set<string>>();
  for (const { tokens, documentId } of sentences as readonly SourceSentence[]) {
    for (const token of tokens) {
      const known = holders.get(token);
      if (known === undefined) holders.set(token, new Set([documentId]));
      else known.add(documentId);
    }
  }
  return holders;
}
