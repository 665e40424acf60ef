import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { lowerCased } from '../../language/segment-words.ts';
import { writingSystemOf } from '../../language/writing-system.ts';
import { findGenericName, isGenericNoun } from './generic-names.ts';

/** Filler that no text of anybody's holds, in any language. */
const FILLER = /lorem ipsum|dolor sit amet|рыба-текст|لوريم إيبسوم|لوريم ايبسوم/iu;
/** Marks of a draft, where they make up a heading or end it. */
const DRAFT_MARK = /(?:^|[\s:–—-])(?:TBD|TBA|TBC|FIXME|XXX)$/u;
const EMPTY = /^(?:[\s._…?¿*#–—-]+|untitled|n\/a|x{2,}|todo|tbd|tba|tbc|placeholder)$/iu;
/** "$XX", "XX %": a figure still to come. */
const OPEN_FIGURE = /[\p{Sc}]\s?X{2,}(?!\p{L})|(?<!\p{L})X{2,}\s?(?:%|\p{Sc})/u;
const TEMPLATE_SLOT = /\{\{?\s*\p{L}[\p{L}\p{M}\p{N}_ .-]*\}?\}|\$\{[^}]*\}|%[A-Z][A-Z_]+%|_{3,}/u;
const BRACKETED = /[[<【［〈]\s*([^\]>】］〉]{2,60})\s*[\]>】］〉]/gu;
/** Chinese, Japanese and Korean hold a place open with rings, crosses or X. 〇 is a zero between figures. */
const RINGS =
  /(?<![A-Za-z一二三四五六七八九十\d])(?:X{2,}|x{2,}|[ＸｘOＯ]{2,}(?=[\p{Script=Han}\p{Script=Hangul}])|[×○◯●△□]{2,}|〇{2,})(?![A-Za-z一二三四五六七八九\d])|某某/u;

/** "Here", as a phrase says it that asks for text to be put in. */
const HERE: Readonly<Record<string, RegExp>> = {
  ar: /هنا/u,
  bg: /тук/u,
  bn: /এখানে/u,
  bo: /འདིར/u,
  cs: /\bsem\b|\bzde\b/u,
  da: /\bher\b/u,
  de: /\bhier\b/u,
  el: /εδώ/u,
  en: /\bhere\b/u,
  es: /aquí/u,
  et: /\bsiia\b/u,
  fi: /tähän/u,
  fr: /\bici\b/u,
  hi: /यहा[ँं]/u,
  hu: /\bide\b/u,
  id: /di sini/u,
  it: /\bqui\b/u,
  ja: /ここに/u,
  ko: /여기에/u,
  lt: /čia/u,
  ms: /di sini/u,
  nl: /\bhier\b/u,
  no: /\bher\b/u,
  pl: /tutaj/u,
  pt: /aqui/u,
  ro: /\baici\b/u,
  ru: /здесь/u,
  sv: /här/u,
  th: /ที่นี่/u,
  tr: /buraya/u,
  vi: /tại đây/u,
  zh: /在此|此处|此處/u,
};

/**
 * What in a heading or title holds the place of something still to be named ("Item 1", "[Company name]", "TBD"), as it
 * stands there; undefined when there is none. Names that only look so ("Vitamin A", "Section 230") are left alone.
 */
export function findPlaceholder(heading: string, language: Language): string | undefined {
  const text = heading.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (EMPTY.test(text)) return text;
  return (
    findFiller(text, language) ??
    TEMPLATE_SLOT.exec(text)?.[0] ??
    OPEN_FIGURE.exec(text)?.[0] ??
    DRAFT_MARK.exec(text)?.[0].trim() ??
    segmentsOf(text).find((segment) => isPhrase(segment, language)) ??
    findGenericName(text, language)
  );
}

/** Filler in running text: less than in a heading, as a text may well speak of "product A". */
export function findFiller(text: string, language: Language): string | undefined {
  const filler = FILLER.exec(text)?.[0] ?? openSlot(text, language);
  if (filler !== undefined) return filler;
  if (/^(?:zh|ja|ko)/.test(language)) {
    const rings = RINGS.exec(text)?.[0];
    if (rings !== undefined) return rings;
  }
  const lower = lowerCased(text, language);
  return phrasesOf(language).asking.find((phrase) => holds(lower, phrase, language));
}

/** "[Company name]": brackets around a generic noun; "[2025 update]" is part of a title. */
function openSlot(text: string, language: Language): string | undefined {
  for (const [whole, inside = ''] of text.matchAll(BRACKETED)) {
    if (isPhrase(inside, language) || isGenericNoun(inside, language)) return whole;
  }
  return undefined;
}

/** Parts of a heading that say something of their own: "Price: TBD" has two. */
function segmentsOf(text: string): string[] {
  return text
    .split(/\s*[:：|–—()（）]\s*|\s+-\s+/u)
    .map((part) => part.replace(/^[\s"“«„.…]+|[\s"”»“.…!]+$/gu, ''))
    .filter((part) => part !== '');
}

function isPhrase(segment: string, language: Language): boolean {
  return phrasesOf(language).all.has(lowerCased(segment.trim(), language));
}

interface Phrases {
  /** Lower case; most count only where they make up a segment: "coming soon" may stand in a real heading. */
  readonly all: ReadonlySet<string>;
  /** Those that ask for something to be put in; they count wherever they stand. */
  readonly asking: readonly string[];
}

const cache = new Map<Language, Phrases>();

function phrasesOf(language: Language): Phrases {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const list = lexiconOf(language).cues.placeholderPhrases.map((phrase) =>
    lowerCased(phrase.normalize('NFC').replaceAll('*', ''), language),
  );
  const here = HERE[language] ?? HERE[language.split('-')[0] ?? ''];
  const phrases = { all: new Set(list), asking: list.filter((phrase) => here?.test(phrase) === true) };
  cache.set(language, phrases);
  return phrases;
}

function holds(text: string, phrase: string, language: Language): boolean {
  const at = text.indexOf(phrase);
  if (at < 0 || writingSystemOf(language) !== 'spaced') return at >= 0;
  return !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at));
}
