import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { Locale } from '../../contract/locales.ts';
import { findCues } from '../../language/find-cues.ts';
import { isSameLanguage } from '../../language/identify-language.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import type { Aspect, Intent } from '../../language/lexicons/lexicon.ts';
import { questionKindOf } from '../../language/question-kind.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { lowerCased, wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { withoutAskingWords } from '../subject.ts';
import { aspectQuery } from './query-words.ts';

export interface QueryBrief {
  /** What the article is about, as the customer wrote it: a few words, a question, a title. */
  readonly subject: string;
  readonly keyword?: string | undefined;
  readonly intent: Intent;
  /** Language that evidence is searched in. */
  readonly language: Language;
  /** Country that evidence is searched in. */
  readonly country: Locale;
  /** Language that subject and keyword are written in; undefined: that of the evidence. */
  readonly articleLanguage?: Language | undefined;
}

const MOST_QUERIES = 6;
const LONGEST_QUERY = 150;
/** A subject of more words is a sentence, and finds nothing with another word added to it. */
const LONGEST_TOPIC_WORDS = 5;

/** Of a sentence without its small words; and so many of its sides are worth a search. */
const SENTENCE = { words: 6, aspects: 2 } as const;

/** Sides of a subject worth a search of their own, most important first. */
const ASPECTS: Readonly<Record<Exclude<Intent, 'plain'>, readonly Aspect[]>> = {
  why: ['causes', 'effects', 'numbers', 'examples', 'history'],
  how: ['steps', 'mistakes', 'tips', 'requirements', 'costs'],
  what: ['definition', 'howItWorks', 'types', 'examples', 'numbers'],
  list: ['choosing', 'comparison', 'types', 'costs', 'numbers'],
  comparison: ['comparison', 'drawbacks', 'costs', 'choosing', 'numbers'],
};
/** Of a subject that does not say what is asked, by the field it is in. */
const PLAIN_ASPECTS: Readonly<Record<'health' | 'money' | 'law' | 'other', readonly Aspect[]>> = {
  health: ['causes', 'risks', 'numbers', 'tips', 'types'],
  money: ['costs', 'risks', 'numbers', 'requirements', 'mistakes'],
  law: ['requirements', 'costs', 'risks', 'examples', 'mistakes'],
  other: ['numbers', 'benefits', 'risks', 'types', 'mistakes'],
};
/** "How does it work" asks for no steps. */
const WORKING_ASPECTS: readonly Aspect[] = ['howItWorks', 'types', 'benefits', 'drawbacks', 'numbers'];
/** What differs from country to country. */
const LOCAL_ASPECTS: ReadonlySet<Aspect> = new Set(['costs', 'requirements']);

/**
 * Searches for the evidence of an article, most important first, six at most, no two of the same words: the subject as
 * it is written, the keyword, the subject without the words that only ask, its two sides where it compares, and the
 * sides of the subject that its intent is about. Where the language is at home in another country, what differs from
 * country to country is searched with the country's name.
 *
 * Subject and keyword are never translated: that takes a model. When the evidence is to be in another language than
 * they are, they are searched as they are, together with the names in them, which are often the same everywhere; words
 * of the other language are not mixed in. Language and country of the search itself still lead providers to pages in
 * that language.
 */
export function searchQueries(brief: QueryBrief): readonly string[] {
  const { subject, keyword, language, articleLanguage = language } = brief;
  const written = [searchable(subject), searchable(keyword ?? '')];
  const candidates = isSameLanguage(articleLanguage, language)
    ? [...written, ...ownLanguageQueries(brief)]
    : [...written, namesIn(subject, articleLanguage)];
  const queries: string[] = [];
  const seen = new Set<string>();
  for (const query of candidates) {
    const key = wordsKey(query, language);
    if (query === '' || seen.has(key)) continue;
    seen.add(key);
    queries.push(query);
  }
  return queries.slice(0, MOST_QUERIES);
}

function ownLanguageQueries(brief: QueryBrief): string[] {
  const { subject, intent, language } = brief;
  const topic = topicOf(brief);
  const sides = intent === 'comparison' ? comparedSides(subject, language) : [];
  return topic === undefined ? sides : [topic.text, ...sides, ...aspectQueries(brief, topic)];
}

/** Without marks that mean something to search engines. */
function searchable(text: string): string {
  return [...text]
    .slice(0, LONGEST_QUERY)
    .join('')
    .replace(/["“”„«»「」『』《》?？!！¿¡؟()（）[\]{}<>*~^|\\]/gu, ' ')
    .replace(/[:：;；,，、。](?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu, ' ')
    .replace(/\s+[-–—+]+(?=\s|\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function wordsKey(query: string, language: Language): string {
  const tokens = tokensOf(query, language);
  return [...new Set(tokens.length > 0 ? tokens : wordsOf(query, language))].sort().join(' ');
}

interface Topic {
  readonly text: string;
  /** It is what is left of a sentence, not a name for something. */
  readonly isSentence: boolean;
}

/** What the subject is about, in the words that readers type: undefined when those are too many. */
function topicOf({ subject, keyword, intent, language }: QueryBrief): Topic | undefined {
  const named = searchable(keyword ?? '');
  if (named !== '') return { text: named, isSentence: false };
  const [head = ''] = subject.split(/[:：]\s*|\s[–—|-]\s/u);
  const core = isShort(searchable(head), language) ? head : subject;
  if (intent === 'comparison') {
    const text = searchable(core);
    return isShort(text, language) ? { text, isSentence: false } : undefined;
  }
  const text = withoutEdges(searchable(withoutAskingWords(core, language)), language);
  if (isShort(text, language)) return { text, isSentence: questionKindOf(core, language) === 'why' };
  const words = text.split(' ').filter((word) => !isSmall(word, language));
  const isUsable = words.length > 1 && words.length <= SENTENCE.words;
  return isUsable ? { text: words.join(' '), isSentence: true } : undefined;
}

/** Without small words at either end, and an article that grew together with its noun. */
function withoutEdges(text: string, language: Language): string {
  const words = text.split(' ');
  while (words.length > 1 && isSmall(words[0] ?? '', language)) words.shift();
  while (words.length > 1 && isSmall(words.at(-1) ?? '', language)) words.pop();
  const bare = words.join(' ');
  return ELIDING.has(language) ? bare.replace(/^\p{L}{1,4}['’](?=\p{L})/u, '') : bare;
}

const ELIDING: ReadonlySet<Language> = new Set(['fr', 'it']);

function isSmall(word: string, language: Language): boolean {
  return stopWordsOf(language).has(lowerCased(word, language));
}

function isShort(text: string, language: Language): boolean {
  return text !== '' && wordsOf(text, language).length <= LONGEST_TOPIC_WORDS;
}

/** "heat pump", "gas boiler" of "heat pump vs gas boiler". */
function comparedSides(subject: string, language: Language): string[] {
  const cues = findCues(subject, language).all('comparisonQueryWords');
  const [cue] = cues;
  if (cue === undefined || cues.length > 1) return [];
  const sides = [subject.slice(0, cue.start), subject.slice(cue.end)].map((side) =>
    searchable(side.replace(/^[.\s]+/u, '').split(/[:：]/u)[0] ?? ''),
  );
  return sides.every((side) => isShort(side, language)) ? sides : [];
}

function aspectQueries(brief: QueryBrief, topic: Topic): string[] {
  const { subject, keyword, language, country } = brief;
  const asked = new Set(tokensOf(`${subject} ${keyword ?? ''}`, language));
  const aspects = aspectsOf(brief, topic.text);
  return aspects.slice(0, topic.isSentence ? SENTENCE.aspects : aspects.length).flatMap((aspect) => {
    const query = aspectQuery(topic.text, aspect, language);
    // The subject asks for this side already.
    if (tokensOf(query, language).every((token) => asked.has(token))) return [];
    const place = LOCAL_ASPECTS.has(aspect) ? countryName(country, language) : undefined;
    return [place === undefined ? query : `${query} ${place}`];
  });
}

function aspectsOf({ subject, intent, language }: QueryBrief, topic: string): readonly Aspect[] {
  const cues = findCues(subject, language);
  if (intent === 'how' && cues.has('aspectWords.howItWorks')) return WORKING_ASPECTS;
  if (intent === 'how' && cues.has('aspectWords.choosing')) return ASPECTS.list;
  if (intent === 'comparison' && cues.has('comparisonQueryWords')) return ASPECTS.comparison.slice(1);
  if (intent !== 'plain') return ASPECTS[intent];
  const ofTopic = findCues(topic, language);
  const field = (['health', 'money', 'law'] as const).find((name) => ofTopic.has(`sensitiveSubjects.${name}`));
  return PLAIN_ASPECTS[field ?? 'other'];
}

/** Undefined where the language alone says which country is meant. */
function countryName(country: Locale, language: Language): string | undefined {
  const { intl, locale } = LANGUAGES[language];
  if (country === locale) return undefined;
  return new Intl.DisplayNames([intl], { type: 'region', style: 'short' }).of(country.toUpperCase());
}

/** Names and designations: Latin words in another script, words with a capital or a figure inside a sentence. */
function namesIn(subject: string, language: Language): string {
  const text = searchable(subject);
  const isLatin = /\p{Script=Latin}/u.test(LANGUAGES[language].nativeName);
  if (!isLatin)
    return (text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d.+-]*/gu) ?? []).filter(hasLetter).join(' ');
  if (lexiconOf(language).capitalisedNouns) return '';
  const isName = (word: string | undefined) => /^\p{Lu}|\p{L}\d|\d\p{L}/u.test(word ?? '');
  const words = text.split(' ').slice(1);
  return words.filter((word, at) => isName(word) || (/^\d+$/.test(word) && isName(words[at - 1]))).join(' ');
}

function hasLetter(text: string, _index: number, all: readonly string[]): boolean {
  return /\p{L}/u.test(text) || all.some((other) => /\p{L}/u.test(other));
}
