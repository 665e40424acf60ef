import type { Language } from '../contract/languages.ts';
import { tokensOf } from '../language/search-tokens.ts';
import { stopWordsOf } from '../language/stop-words.ts';
import { documentsHolding } from './documents-holding.ts';
import { reportsEvent } from './judging/event-headlines.ts';
import { tellsOfUnnamed } from './leaning/points-back.ts';
import { tableNotes } from './leaning/table-notes.ts';
import { tellsOfUnnamedEvent } from './leaning/unnamed-events.ts';
import { ARTICLES, OPENING } from './repeats-definite.ts';
import type { SourceText } from './source-text.ts';

/** Fewer documents can not tell whose word it is. */
const ENOUGH_DOCUMENTS = 5;
const MOST_NOUN_WORDS = 4;
/** Words behind an article among which an explanation begins. */
const WORDS_BEHIND = 4;
/** What follows a definite noun that the same sentence explains ("the price of water", "the surest way to ..."). */
const EXPLAINS =
  /^(?:of|to|that|which|who|in|for|on|at|from|with|between|behind|against|des|der|die|das|den|dem|vom|von|zum|zur|mit|für|im|in|auf|aus|de|del|du|des|d|que|para|con|en|pour|qui|dans|à|di|dello|della|dei|delle|che|per|van|voor|met|om|do|da|dos|das|los|las|la|le|les|il|gli|op)$/iu;

/** "The two models ...": some that were named before. */
const COUNTED =
  /^(?:(?!(?:1[5-9]|20)\d\d$)\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|both|beiden|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|twee|drie|dois|duas|três|quatro|δύο|τρεις|τρία)$/iu;
/** "The reason is ...": nouns that stand for something told before, unless what follows says for what. */
const SHELL =
  /^(?:reasons?|figures?|numbers?|findings?|answer|rules?|solution|problems?|results?|effects?|consequences?|causes?|question|exceptions?|label|missing|extra|only|gr(?:und|ünde)|antwort|regeln?|lösung|probleme?|ergebniss?e?|wirkung|folgen?|ursachen?|frage|ausnahmen?|raz[oó]n(?:es)?|respuesta|reglas?|soluci[oó]n|problemas?|resultados?|efectos?|consecuencias?|causas?|pregunta|excepci[oó]n|raisons?|réponse|règles?|problèmes?|résultats?|effets?|conséquences?|exception|ragion[ei]|risposta|regol[ae]|soluzione|problem[ai]|risultat[oi]|effett[oi]|conseguenz[ae]|caus[ae]|domanda|eccezion[ei]|reden(?:en)?|antwoord|regels|oplossing|probleem|problemen|resultaat|resultaten|gevolg(?:en)?|oorzaak|oorzaken|vraag|uitzondering|raz(?:ão|ões)|resposta|regras?|solução|efeitos?|consequências?|exceção)$/iu;
/** An article or a plural at the front, as a name has none. */
const UNNAMED = /^(?:The|An?) |^\p{Lu}\p{Ll}{3,}s (?!is\b|was\b|has\b)\p{Ll}+(?<!s)\b/u;
/** A name in the middle of a sentence. */
const NAME = /(?<=[\p{L}\p{N},’'] )\p{Lu}/u;
const SUPERLATIVE = /^(?:most|least|best|worst)$|est$/iu;

/**
 * Indexes of sentences that open with a definite noun which nothing in the sentence explains and which only their own
 * document knows ("The repairs ..."), their own text has brought up before ("The risk ...", behind a sentence about a
 * risk), or that points back by itself ("The two models ..."): a reader of other texts asks which. Or that belong to a
 * table before them.
 */
export function localReferences(source: SourceText, language: Language): ReadonlySet<number> {
  const found = new Set<number>();
  for (const block of source.blocks) {
    if (block.displays.length > 0) for (const index of tableNotes(block, language)) found.add(index);
  }
  const pattern = ARTICLES[language];
  if (pattern === undefined) return found;
  const holders = source.documents.length < ENOUGH_DOCUMENTS ? undefined : documentsHolding(source);
  const stopWords = stopWordsOf(language);
  const { vocabulary } = source;
  /** By number of a token: the last block it was met in. */
  const lastIn = new Int32Array(vocabulary.size).fill(-1);
  for (const { index: blockIndex, document, heading, sentences } of source.blocks) {
    const named = new Set(tokensOf(`${document.title} ${heading ?? ''}`, language));
    const known: Known = { pattern, language, stopWords, named, holders };
    const isEarlier = (token: string) => lastIn[vocabulary.find(token) ?? vocabulary.size] === blockIndex;
    const isReport = reportsEvent(document.title, language);
    let paragraph = -1;
    for (const sentence of sentences) {
      const { index, text, numbers, judgement, figures } = sentence;
      const isFirst = sentence.paragraph !== paragraph;
      paragraph = sentence.paragraph;
      if (judgement.refusal === undefined && !judgement.leans) {
        const isUnnamed =
          (!isFirst && tellsOfUnnamed(text, named, language)) || tellsOfUnnamedEvent(text, language, named);
        const isOfReport = isReport && figures.length > 0 && countsUnnamed(text, language);
        if (isUnnamed || isOfReport || namesLocal(text, known) || takesUp(text, isEarlier, known)) found.add(index);
      }
      for (const number of numbers) lastIn[number] = blockIndex;
    }
  }
  return found;
}

/** Whether a text opens with a definite noun that the sentence itself does not explain ("The train runs ..."). */
export function opensWithBareDefinite(text: string, language: Language): boolean {
  const article = ARTICLES[language] === undefined ? undefined : [...text.matchAll(ARTICLES[language])][0];
  if (article?.index !== 0) return false;
  const behind = wordsIn(text.slice(article[0].length));
  return !behind.slice(1, WORDS_BEHIND).some((word) => EXPLAINS.test(word));
}

/** Whether what a sentence of a report counts is a thing without a name ("Tickets cost from 49 euros"), so its event's own. */
function countsUnnamed(text: string, language: Language): boolean {
  return language === 'en' && !NAME.test(text) && UNNAMED.test(text);
}

interface Known {
  readonly pattern: RegExp;
  readonly language: Language;
  readonly stopWords: ReadonlySet<string>;
  /** Tokens of title and heading. */
  readonly named: ReadonlySet<string>;
  /** How many documents hold a token; undefined where there are too few documents to tell. */
  readonly holders: ((token: string) => number) | undefined;
}

function namesLocal(text: string, { pattern, language, stopWords, named, holders }: Known): boolean {
  if (holders === undefined) return false;
  return [...text.slice(0, OPENING).matchAll(pattern)].some((article) => {
    const { noun, next } = nounBehind(text.slice(article.index + article[0].length), stopWords);
    if (noun.length > MOST_NOUN_WORDS) return false;
    if (EXPLAINS.test(next) || SUPERLATIVE.test(noun[0] ?? '')) return false;
    if (noun.some((word) => /^\p{Lu}/u.test(word)) && language !== 'de') return false;
    const tokens = tokensOf(noun.join(' '), language);
    return tokens.length > 0 && tokens.every((token) => !named.has(token) && holders(token) < 2);
  });
}

/** @param isEarlier whether a token stands before the sentence under its heading */
function takesUp(
  text: string,
  isEarlier: (token: string) => boolean,
  { pattern, language, stopWords, named }: Known,
): boolean {
  const [article] = text.matchAll(pattern);
  if (article?.index !== 0) return false;
  const behind = text.slice(article[0].length);
  const [first = '', second = ''] = wordsIn(behind);
  if (SHELL.test(first)) return !EXPLAINS.test(second);
  const { noun, next } = nounBehind(behind, stopWords);
  if (noun.length > MOST_NOUN_WORDS || EXPLAINS.test(next) || noun.some((word) => SUPERLATIVE.test(word))) return false;
  if (COUNTED.test(first)) return true;
  if (language !== 'de' && noun.some((word) => /^\p{Lu}/u.test(word))) return false;
  const [head] = tokensOf(first, language);
  return head !== undefined && !named.has(head) && isEarlier(head);
}

/** The words up to the first stop word, and that word. */
function nounBehind(text: string, stopWords: ReadonlySet<string>): { noun: readonly string[]; next: string } {
  const noun: string[] = [];
  for (const word of wordsIn(text)) {
    if (stopWords.has(word.toLowerCase()) && noun.length > 0) return { noun, next: word };
    noun.push(word);
    if (noun.length > MOST_NOUN_WORDS) break;
  }
  return { noun, next: '' };
}

/** The first words of a text, as many as anything here looks at. */
function wordsIn(text: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    words.push(word);
    if (words.length > MOST_NOUN_WORDS) break;
  }
  return words;
}
