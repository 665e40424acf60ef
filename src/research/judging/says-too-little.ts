import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { ANNOUNCEMENTS } from './says-too-little-announcements.ts';
import { ANSWER_OPENINGS } from './says-too-little-answers.ts';

/** A number that counts nothing at the end ("What your desk says about you 3.", "Mine sits at 1.0."); years are no count. */
const BARE_NUMBER_AT_END =
  /(?<!(?:to|and|bis|a|y|à|et|or|through|[:/×=+−–-]|(?<!\p{L})(?:al|de|del|desde|hasta|en|con|por|tipo)))\s(?!(?:1[5-9]|20)\d\d\.)\d+(?:[.,]\d+)?\.$/u;

/** "Text: Oven History Pages. Reading time: 5 minutes.": what stands in the line under a headline. */
const LINE_UNDER_HEADLINE =
  /(?:^|\s)(?:(?:text|words|photos?|reading time|lesezeit|fotos?|tiempo de lectura|texto|temps de lecture|texte|tempo di lettura|testo|leestijd|läsningstid|læsetid|czas czytania|время чтения|阅读时间|閱讀時間|文)\s*[:：]|\d{1,2} min(?:utes?)? read\b)/iu;

/** The page says hello to its readers. */
const GREETING =
  /^(?:hallo|hi|hello|hey|welcome(?: back)?|dear (?:readers?|friends|all)|ihr lieben|liebe (?:leser|freunde|gartenfreunde)|schön, dass (?:ihr|sie|du)|willkommen|hola|bienvenid[oa]s?|bonjour|bienvenue|ciao|benvenut[io]|olá|bem-vind[oa]s?|hej|välkommen|velkommen|cześć|witam|witaj\p{L}*|привет|здравствуйте|добро пожаловать|大家好|各位|欢迎|歡迎|こんにちは|皆さん、|みなさん、|안녕하세요|مرحبا|أهلا)(?=[\s,!.，。、！])/iu;

const SUBORDINATE =
  /\b(?:before|after|when|while|because|since|as|which|that|who|if|where|until|unless|so that|once)\b[^,;:]*/giu;
const GERUND = /^\p{Lu}\p{Ll}{2,}ing\s/u;
const ACTS =
  /\b(?:is|are|was|were|can|may|might|could|will|would|should|must|has|have|had|does|do|did|helps?|makes?|takes?|gives?|keeps?|saves?|means?|brings?|costs?|needs?|works?|remains?|leads?|\p{Ll}{2,}(?:es|s|ed) (?:the|an?|its|their|more|less|up|down|away|back|in|on|to|about|only|no|at|it|that|all|some|many))\b/iu;

/** What references of programs say of an entry: its name is the subject ("Returns the ...", "Emitted when ..."). */
const WITHOUT_SUBJECT =
  /^An? [\p{L}-]+(?: [\p{L}-]+)? (?:to|for|of) (?:the|an?) (?:[\p{L}-]+ ){0,2}[\p{L}-]+\.$|^\p{Lu}\p{Ll}{2,}s (?:an?|the|all|any|whether|further)\b|^\p{Lu}\p{Ll}{2,}ed (?:when|if|after|once|by|for|before|to)\b[^,]*$/u;

/** Whether a sentence is the torn piece of a list, a heading or an answer rather than a statement. */
export function isTornPiece(sentence: string, language: Language): boolean {
  if (BARE_NUMBER_AT_END.test(sentence)) return true;
  if (language === 'en' && WITHOUT_SUBJECT.test(sentence)) return true;
  return language === 'en' && GERUND.test(sentence) && !ACTS.test(sentence.replace(SUBORDINATE, ' '));
}

/** Whether a sentence answers the question in the heading above it and says too little without it. */
export function answersItsHeading(sentence: string, language: Language): boolean {
  return ANSWER_OPENINGS[language].test(sentence);
}

/** Whether a sentence says hello; its paragraph then speaks to readers rather than of the subject. */
export function greets(sentence: string): boolean {
  return GREETING.test(sentence);
}

/** Another place in the book or course a text is taken from ("more about traits in Chapter 10"). */
const CROSS_REFERENCE =
  /(?<!\p{L})(?:(?:in|see|from|until|of) (?:chapter|lesson|appendix|lecture|exercise)\s+(?:\d+|[A-Z]\b)(?! (?:bankruptc|of the))|(?:in|siehe|aus) (?:Kapitel|Lektion|Anhang)\s+\d|(?:en el|véase el|del) (?:capítulo|apéndice)\s+\d|(?:au|voir le|du) chapitre\s+\d|(?:nel|vedi il|del) capitolo\s+\d|(?:no|ver o|do) capítulo\s+\d|in hoofdstuk\s+\d|w rozdziale\s+\d|в главе\s+\d)|第[一二三四五六七八九十\d]+章(?:中|里|裡|将|將|会|會|で|に)/iu;

/** "See the section on ... for details", "For more on this, refer to ...", not "See a doctor". */
const SEE_ELSEWHERE = new RegExp(
  [
    '^(?:See|Refer to|Consult|Check out|(?:Take|Have) a look at|Visit) (?:also |the |our |this |["“‘])(?!doctor|physician)',
    '^For (?:an? |any )?(?:more|further|full|fuller|detailed|additional|complete)\\b.*\\b(?:see|refer|consult|look|check|visit|read)\\b',
    '^(?:Siehe|Näheres (?:dazu )?(?:steht|findet)|Weitere (?:Informationen|Einzelheiten|Details))(?!\\p{L})',
    '^(?:Véase|Consulte (?:la|el|nuestr)|Para (?:más|mayor) (?:información|detalles?))(?!\\p{L})',
    "^(?:Voir (?:aussi|la|le|notre)|Pour (?:plus|davantage) (?:d['’]informations?|de détails))(?!\\p{L})",
    '^(?:Vedi (?:anche|la|il)|Per (?:maggiori|ulteriori|più) (?:informazioni|dettagli))(?!\\p{L})',
    '^(?:Zie (?:ook|de|het)|Voor meer informatie)(?!\\p{L})',
    '^(?:Veja (?:também|a|o)|Para (?:mais|obter mais) (?:informações|detalhes))(?!\\p{L})',
  ].join('|'),
  'u',
);

/** Whether a sentence sends its reader to another place that is not at hand. */
export function sendsElsewhere(sentence: string): boolean {
  return CROSS_REFERENCE.test(sentence) || SEE_ELSEWHERE.test(sentence);
}

/** A noun and what is added to it, as lists have ("All the floating-point types, such as f64."). */
const ADDED = /,| such as | like | for example /iu;

/** Whether an item of a list is no statement by itself: what stands before its first comma does nothing. */
export function isItemOnly(sentence: string, language: Language): boolean {
  const [head = ''] = sentence.split(ADDED);
  return language === 'en' && head !== sentence && !ACTS.test(head) && !findCues(head, language).has('finiteVerbs');
}

/** Whether the first lines of a page are the line under its headline. */
export function isLineUnderHeadline(text: string): boolean {
  return LINE_UNDER_HEADLINE.test(text);
}

/** Whether a sentence only announces what the next one says, so that it never ends a group. */
export function announcesMore(sentence: string, language: Language): boolean {
  return ANNOUNCEMENTS[language]?.test(sentence) === true && !/[:：]./u.test(sentence);
}
