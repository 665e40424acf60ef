import type { Language } from '../../contract/languages.ts';
import { textPhrases, turkishPhrases, wordPhrases } from '../phrase-patterns.ts';

/** What a page says of the search that should lead to it. */
const ON_SEARCHES: Partial<Record<Language, RegExp>> = {
  ar: /من أكثر (?:الأسئلة|المواضيع) بحث/u,
  de: wordPhrases('(meist|häufig) (gesuchte*|gestellte*) (frage*|begriff*|suchbegriff*)|du suchst|sie suchen (infos|informationen)'),
  en: wordPhrases(
    'is a question (many|most|a lot of) people|(most|often) searched|people (ask|search for) when they|one of the most (asked|searched|googled)|choosing between … is (hard|difficult|not easy)',
  ),
  es: wordPhrases('(una de las|es la) preguntas? más (buscad*|frecuentes)|es una (pregunta|búsqueda) (muy )?(común|frecuente)|si buscas'),
  fr: wordPhrases("est (un sujet d'actualité|une question que beaucoup)|(l'une des|une des) (questions|recherches) les plus|vous cherchez"),
  it: wordPhrases('(una delle|è la) domand(a|e) più (cercat*|frequenti)|stai cercando'),
  ja: textPhrases('という方も多いのではないでしょうか\n徹底解説\n気になりますよね\nご紹介します'),
  ko: textPhrases('궁금하시죠\n알아보겠습니다\n총정리'),
  nl: wordPhrases('(een van de )?meest (gezochte|gestelde) (vragen|vraag)|ben je op zoek naar'),
  pl: wordPhrases('(jedn*) z najczęściej (wyszukiwan*|zadawan*)|szukasz'),
  pt: wordPhrases('(uma das) (perguntas|buscas) mais (buscad*|comuns|frequentes)|se você procura'),
  ru: wordPhrases('один из самых (частых|популярных) (вопросов|запросов)|многие (ищут|спрашивают|задаются)'),
  tr: turkishPhrases('en çok (aranan|sorulan|merak edilen) (soru*|konu*)|sorusu(nun)? en çok'),
  'zh-CN': /很多(?:朋友|人)(?:想知道|都在问)|希望对大家|今天.{0,8}为大家/u,
  'zh-TW': /很多(?:朋友|人)(?:想知道|都在問)|希望對大家|今天.{0,8}為大家/u,
}; // biome-ignore format: a row a language

const LEAST_WORDS = 8;
const LEAST_TIMES = 3;
const LEAST_SHARE = 0.2;
/** What parts a statement; words put in for a search engine come in one row. */
const PARTS = /[,;:—–()"«“，、；：]/u;

/** Whether a sentence is there for a search engine: it repeats what is searched for, or speaks of the search. */
export function isForSearch(sentence: string, language: Language): boolean {
  if (ON_SEARCHES[language]?.test(sentence) === true) return true;
  if (PARTS.test(sentence.replace(/\s—\s/u, ' '))) return false;
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length < 5 || /\d/u.test(word)) continue;
    const stem = word.slice(0, Math.max(5, word.length - 2));
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= LEAST_TIMES && most / words.length >= LEAST_SHARE;
}
