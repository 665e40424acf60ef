import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { lowerCased } from '../../language/segment-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { escapedForPattern } from '../../support/escaped-for-pattern.ts';

/** Higher figures belong to real names ("Section 230", "Article 50"). */
const MOST_NUMBER = 12;
/** Parts of a text are counted up to here by those who have nothing else to say of them; "Section 8" is a programme. */
const MOST_PART_NUMBER = 5;

/** Nouns for a part of a text; with a number they are a placeholder only where they make up the heading. */
const PARTS: Readonly<Record<string, string>> = {
  ar: 'القسم|الفقرة|البند|العنصر',
  bg: 'точка|елемент|секция',
  bn: 'আইটেম|বিভাগ',
  cs: 'bod|položka|oddíl',
  da: 'punkt|afsnit|emne',
  de: 'punkt|abschnitt|eintrag|option',
  el: 'σημείο|στοιχείο|ενότητα',
  en: 'section|point|entry|option|paragraph',
  es: 'punto|sección|ítem|item|opción|apartado',
  et: 'punkt|jaotis|osa',
  fi: 'kohta|osio|vaihtoehto',
  fr: 'point|section|item|option|rubrique',
  hi: 'बिंदु|खंड|आइटम',
  hu: 'pont|szakasz|elem|tétel',
  id: 'poin|bagian|item',
  it: 'punto|sezione|voce|opzione',
  ko: '항목|섹션',
  lt: 'punktas|skyrius|dalis',
  ms: 'perkara|bahagian|item',
  nl: 'punt|sectie|item|optie|paragraaf',
  no: 'punkt|avsnitt|element',
  pl: 'punkt|sekcja|pozycja',
  pt: 'ponto|secção|seção|item|opção',
  ro: 'punctul|secțiunea|elementul|opțiunea',
  ru: 'пункт|раздел|элемент',
  sv: 'punkt|avsnitt|objekt',
  tr: 'madde|bölüm|öğe',
  vi: 'mục|phần|điểm',
};
/** Laws and chemistry number these, so a text that goes on is about a real one. */
const NUMBERED_IN_LIFE = /^(?:art[iíy]|straipsnis|cikk|eleme|elem|alkuaine|source$|fuente$|fonte$)/u;

/** Letters that are words in a language: they count as a mark only at the end ("Producto A", not "producto y precio"). */
const LETTER_WORDS: Readonly<Record<string, string>> = {
  bg: 'ависуя',
  cs: 'aikosuvz',
  da: 'iåø',
  el: 'οηώ',
  en: 'ai',
  es: 'aeouy',
  fr: 'ày',
  hu: 'asőe',
  it: 'aeio',
  lt: 'iaoų',
  no: 'iåø',
  pl: 'aiouwz',
  pt: 'aeoà',
  ro: 'aoi',
  ru: 'авикосуя',
  sv: 'iåö',
  tr: 'oe',
  vi: 'ởýaà',
};

/** After a mark that may be a word: the end, a mark of punctuation, or a second one ("A and B"). */
const ENDS_NAME = /^\s*(?:$|[:?!,/&)–—]|(?:vs|versus)\b|\p{L}{1,4}\s\p{Lu}(?!\p{L}))/u;

/** Letters that count things in the alphabet of a script. */
const MARK = '[A-GXYZАБВГДΑΒΓΔأبجدকখগকखगกขคཀཁག가나다甲乙丙丁]';

interface Patterns {
  /** Noun and mark in either group; in scripts without spaces also mark before noun. */
  readonly lettered: RegExp;
  readonly numbered: RegExp;
  /** The noun alone, or "noun name"; the whole of the text. */
  readonly noun: RegExp;
}

const cache = new Map<Language, Patterns>();

/** "Product A" and "Item 2" in a heading; undefined for enumerations that say something ("Example 1: A small flat"). */
export function findGenericName(heading: string, language: Language): string | undefined {
  const patterns = patternsOf(language);
  return lettered(heading, language, patterns.lettered) ?? numbered(heading, language, patterns.numbered);
}

/** Whether a text is nothing but a generic noun, possibly with "name" beside it: "company", "Your Company Name". */
export function isGenericNoun(text: string, language: Language): boolean {
  return patternsOf(language).noun.test(lowerCased(text.trim(), language));
}

function lettered(heading: string, language: Language, pattern: RegExp): string | undefined {
  const shouts = heading === heading.toUpperCase() && heading !== heading.toLowerCase();
  const found = [...heading.matchAll(pattern)].filter((match) => /[\p{Lu}\p{Lo}]/u.test(match[2] ?? match[3] ?? ''));
  const words = LETTER_WORDS[language] ?? LETTER_WORDS[language.split('-')[0] ?? ''] ?? '';
  const counts = found.filter((match) => {
    const mark = lowerCased(match[2] ?? match[3] ?? '', language);
    if (!words.includes(mark)) return !shouts || found.length > 1 || match[0] === heading;
    const after = heading.slice(match.index + match[0].length);
    return ENDS_NAME.test(after) && (!shouts || match[0] === heading);
  });
  return counts[0]?.[0].trim();
}

function numbered(heading: string, language: Language, pattern: RegExp): string | undefined {
  const found = [...heading.matchAll(pattern)].filter((match) => isSmall(match, language));
  const [first] = found;
  if (first === undefined) return undefined;
  const rest = found
    .reduce((text, match) => text.replace(match[0], ' '), heading)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  const alone = rest === '' || /^(?:(?:vs|versus|v|&|and|und|et|y|e|og|och|en|i|и|和|と|與|与)\s?)+$/iu.test(rest);
  const pair = new Set(found.map((match) => lowerCased(match[0].trim(), language))).size > 1;
  const isLaw = NUMBERED_IN_LIFE.test(lowerCased(first[1] ?? first[4] ?? '', language));
  return alone || (pair && !isLaw) ? first[0].trim() : undefined;
}

function isSmall(match: RegExpMatchArray, language: Language): boolean {
  const number = Number(match[2] ?? match[3]);
  if (Number.isNaN(number)) return true;
  const parts = (PARTS[language] ?? PARTS[language.split('-')[0] ?? ''] ?? '').split('|');
  const isPart = parts.includes(lowerCased(match[1] ?? match[4] ?? '', language));
  return number >= 1 && number <= (isPart ? MOST_PART_NUMBER : MOST_NUMBER);
}

function patternsOf(language: Language): Patterns {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const patterns = makePatterns(language);
  cache.set(language, patterns);
  return patterns;
}

function makePatterns(language: Language): Patterns {
  const escaped = (word: string) => escapedForPattern(word.normalize('NFC'));
  const nouns = lexiconOf(language)
    .cues.placeholderNouns.filter((noun) => noun.length > 1 || writingSystemOf(language) !== 'spaced')
    .map(escaped)
    .sort((one, other) => other.length - one.length);
  const parts = PARTS[language] ?? PARTS[language.split('-')[0] ?? ''];
  const list = nouns.join('|');
  const all = parts === undefined ? list : `${list}|${parts}`;
  const digits = '\\d{1,2}|[٠-٩]{1,2}|[०-९]{1,2}|[০-৯]{1,2}|[๐-๙]{1,2}';
  const counts = '[一二三四五六七八九十]';
  if (/^(?:zh|ja)/.test(language)) {
    return {
      lettered: new RegExp(
        `(${list})\\s?([A-GYZ甲乙丙丁])(?![A-Za-z0-9+#])|(?<![A-Za-z0-9])([A-GYZ甲乙丙丁])(?:${list}|社(?!会)|氏|国(?!家))`,
        'gu',
      ),
      numbered: new RegExp(
        `(${list})\\s?(\\d{1,2}|${counts})(?![\\d\\p{L}%.,])|第(\\d{1,2}|${counts})[个個]?(项|項|点|點|条|條|个|個|部分|章|节|節|${list})(?![\\p{L}])`,
        'gu',
      ),
      noun: new RegExp(`^(?:您的|你的|贵|貴)?(?:${list})(?:的?(?:名称|名稱|名字|名))?$`, 'u'),
    };
  }
  const [before, after] =
    writingSystemOf(language) === 'spaced'
      ? ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}%°+#]|[.,]\\d|-\\p{L})']
      : ['', '(?![\\p{L}\\p{M}\\p{N}%])'];
  const plural = '(?:s|e)?';
  const korean =
    language === 'ko' ? `|(?<![A-Za-z0-9])([A-G])(?:사|기업|제품|회사)(?=$|[\\s와과의는은가를,])` : '|(?!)()';
  return {
    lettered: new RegExp(`${before}(${list})${plural}[\\s-]?(${MARK})${after}${korean}`, 'giu'),
    numbered: new RegExp(
      `${before}(${all})${plural}[\\s-]?(?:#|no\\.?|nr\\.?|nº|n°|№)?\\s?(${digits}|one|two|three)${after}|^(\\d{1,2})(?:[.)]|번|번째)\\s(${all})$`,
      'giu',
    ),
    noun: new RegExp(`^(?:\\p{L}+ )?(?:${list})(?:['’]s)?(?: \\p{L}+)?$`, 'iu'),
  };
}
