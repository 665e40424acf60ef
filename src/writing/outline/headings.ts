import { countWords } from '../../article/count-words.ts';
import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { hasOpenPronoun } from '../../language/open-pronouns.ts';
import { tokensOf } from '../../language/search-tokens.ts';
import { isEventHeadline } from '../../research/judging/event-headlines.ts';
import { isOfferHeading } from '../../research/judging/offers.ts';
import { isOpinionLabel } from '../../research/judging/opinion-labels.ts';
import { promotes } from '../../research/judging/promotion.ts';
import { refersToDisplay } from '../../research/judging/refers-to-display.ts';
import { speaksAsWe } from '../../research/judging/speaks-as-we.ts';
import { timeBondOf } from '../../research/judging/time-bound.ts';
import { isCoursePart, withoutLessonNumber } from './course-headings.ts';
import { goesOn } from './hanging-headings.ts';

const NUMBERING =
  /^(?:(?:\d{1,2}(?:\.\d{1,2})+(?![\d%])|\d{1,2}[.):](?!\d)|[IVX]{1,4}[.)]|[A-Z][.)]|[#§]\s*\d+[.:]?|第[一二三四五六七八九十\d]+[章节節][：:]?|[一二三四五六七八九十]+、)\s*)/u;
/** "Step 3: ...", "Schritt 2 - ...", "第一步：...": the count means nothing outside its own list. */
const STEP_NUMBER =
  /^(?:(?:step|schritt|paso|étape|passo|krok|stap|trin|steg|шаг|vaihe|adım|bước|langkah|الخطوة)\s*\d{1,2}\s*[:.–—-]\s*|第[一二三四五六七八九十\d]+步[：:、]?\s*)/iu;
const MOST_WORDS = 11;
const ADDRESS = /https?:|www\.|@|[<>{}|]/u;
/** A call or a path of a program ("worker.disconnect()", "std::thread"). */
const CODE = /\p{L}\(|::|=>|\p{L}\.\p{Ll}+[A-Z]|_\p{L}/u;

/** "Four Leaks That Sink Young Companies": what is counted would have to follow. */
const COUNTED =
  /^(?:(?:the|our|top|die|las?|los|les|i|le|gli|де) )?(?:(?:top )?\d{1,2}(?! ?(?:%|°|x\b|[-–]|to\b|bis\b|a\b|years?\b|days?\b|hours?\b|minutes?\b|weeks?\b|months?\b|percent\b|per cent\b|prozent\b))|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix|due|tre|quattro|cinque|dieci|три|четыре|пять|шесть|семь|восемь|девять|десять) (?:\p{L}+[ -]){0,3}\p{L}{3,}(?:s|en|e|er|n|i|ов|ей|а)(?!\p{L})/iu;
/** Headings that name a place in the text rather than a subject, in the languages where sources use them most. */
const NAMES_NOTHING =
  /^(?:introduction|overview|conclusions?|summary|abstract|background|references?|notes?|further reading|in short|bottom line|final thoughts?|faqs?|verdict|our verdict|results?|a success story|(?:the )?(?:good|bad) news|what is true|the (?:catch|truth|state of things|small print)|discussion|the basics|step by step|explanations?|definitions?|examples?|details|description|key (?:points?|facts?|terms?)|case stud(?:y|ies)|glossary\b.*|glossar\b.*|glosario\b.*|glossaire\b.*|glossario\b.*|woordenlijst\b.*|glosariusz\b.*|глоссарий.*|словарь.*|用語集.*|术语表.*|術語表.*|was stimmt|(?:die )?(?:gute|schlechte) nachricht|der haken|eine erfolgsgeschichte|erklärung|beispiele?|lo que sí es verdad|la (?:buena|mala) noticia|explicación|ejemplos?|ce qui est vrai|la (?:bonne|mauvaise) nouvelle|explication|exemples?|unser urteil|urteil|veredicto|verdict final|评价|结语|einleitung|einführung|fazit|zusammenfassung|überblick|quellen|introducción|conclusión|conclusiones|resumen|引言|简介|概述|总结|结论|小结|結論|前言|はじめに|まとめ|概要|introduzione|conclusione|conclusioni|conclusion|résumé|introdução|conclusão|resumo)$/iu;

/** A source's heading made fit for the article, or undefined when it names no subject of its own. */
export function cleanHeading(heading: string, language: Language): string | undefined {
  const text = withoutLessonNumber(heading.trim())
    .replace(STEP_NUMBER, '')
    .replace(NUMBERING, '')
    .replace(/[\s:：.。–—-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = countWords(text, language);
  if (words < 1 || words > MOST_WORDS || text.length < 2) return undefined;
  if (
    /[!！]|[?？].+/u.test(text) ||
    isOfferHeading(text) ||
    COUNTED.test(text) ||
    NAMES_NOTHING.test(text) ||
    isCoursePart(text) ||
    ADDRESS.test(text) ||
    CODE.test(text) ||
    /[,;…]$/u.test(text)
  )
    return undefined;
  const { labels } = lexiconOf(language);
  const parts = [labels.keyTakeaways, labels.faq, labels.sources, labels.seeAlso, labels.conclusion];
  if (parts.some((label) => label.toLowerCase() === text.toLowerCase())) return undefined;
  const cues = findCues(text, language);
  if (cues.has('siteTalk') || cues.has('boilerplate') || cues.has('firstPersonSingular')) return undefined;
  if (cues.has('firstPersonPlural') || speaksAsWe(text, language)) return undefined;
  if (cues.has('mythLabels') || cues.has('opinionMarkers') || promotes(text, language)) return undefined;
  if (cues.has('polemic') || refersToDisplay(text, language)) return undefined;
  if (hasOpenPronoun(text, language) || goesOn(text, language) || isEventHeadline(text, language)) return undefined;
  if (isOpinionLabel(text, language) || timeBondOf(text, cues, language) !== 'none') return undefined;
  return tokensOf(text, language).length === 0 ? undefined : text;
}

/** What a paper's headline says that a heading would not: who told it, what happened, and when. */
const NEWS =
  /,? (?:(?:new )?(?:survey|study|report|poll|data|research|figures|experts?|scientists|researchers|officials|police|minister)s? (?:finds?|says?|shows?|suggests?|warns?|reveals?))\b|\b(?:jumps?|blames?|soars?|plunges?|slumps?|surges?|warns?|urges?|unveils?|launches|hits?|slashes|tumbles?|dries up|set to|amid|announces?)\b|(?<!\p{L})(?:steigt|sinkt|warnt|fordert|kündigt|meldet|bricht ein|legt zu)(?!\p{L})|(?<!\p{L})(?:anuncia|advierte|alerta|sube|cae|récord)(?!\p{L})|(?<!\p{L})(?:annonce|alerte|bondit|chute|selon une étude)(?!\p{L})/iu;

/** Whether a title is that of a report rather than the name of a subject. */
export function isNewsHeadline(title: string): boolean {
  return NEWS.test(title);
}
