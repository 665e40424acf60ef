import { LANGUAGES, type Language } from '../contract/languages.ts';
import { openAbbreviation } from './abbreviations.ts';
import { sentencexPieces } from './sentencex.ts';
import { writingSystemOf } from './writing-system.ts';

/** Languages in which sentencex breaks abbreviations ("т.е.", "тыс. руб.") and the Unicode rules do not. */
const UNICODE_RULES: ReadonlySet<Language> = new Set(['ru', 'bg']);
const segmenters = new Map<Language, Intl.Segmenter>();

/** "50 K. Output ...": a unit of one letter is no initial of a name; "No. Slightly ...": an answer, no number. */
const AFTER_UNIT = /(?<=\d[\s\u00a0]?[A-Z]\.\s)(?=\p{Lu})|(?<=^No\.\s)(?=\p{Lu}\p{Ll})/u;
/** "每天喝水。2020年 ...": the library looks for a letter of the script behind the mark. */
const BEFORE_FIGURE = /(?<=[。！？])(?=[\p{Nd}\p{Script=Latin}])/u;
const STARTS_LOWER = /^["'“‘(«]?\p{Ll}/u;
/** "А. С." belongs to the name behind it. */
const ONLY_INITIALS = /^(?:\p{Lu}\.\s*)+$/u;
/** A Korean quotation goes on with its particle. */
const KOREAN_PARTICLE = /^(?:이?라[고는며]|하고|[고며는은이가을를와과의])/u;
const CLOSES_ONLY = /^[)\]”’"'»」』]+[.!?。！？]?$/u;

/**
 * Cuts a paragraph (no line breaks) into sentences, trimmed, in order. Abbreviations, decimal numbers and quotations
 * do not end a sentence. Thai, which marks no sentence ends, is cut at spaces into pieces of 80 or more characters.
 */
export function sentencesOf(paragraph: string, language: Language): string[] {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  const system = writingSystemOf(language);
  if (system === 'thai') return thaiPieces(text);
  if (system === 'tibetan') return (text.match(/[^།]+།*\s*/gu) ?? [text]).map((part) => part.trim());
  const isUnspaced = system === 'han' || system === 'japanese';
  const pieces = rawPieces(text, language).flatMap((piece) => piece.split(isUnspaced ? BEFORE_FIGURE : AFTER_UNIT));
  return joined(pieces, isUnspaced ? belongsUnspaced : (last, piece) => belongsSpaced(last, piece, language));
}

/** A long lower-case word, an end mark, then a capital: no abbreviation list is needed to see that a sentence ends. */
const SURE_END = /(?<=\p{Ll}{5}[.!?]\s)(?=\p{Lu})/u;
const MAY_END = /[.!?…。！？؟۔।॥](?=["'”’»)\]」』]*\s*\S)/u;

/** The library costs a tenth of a millisecond a call, so it is asked only about what the eye would stop at. */
function rawPieces(text: string, language: Language): string[] {
  return text.split(SURE_END).flatMap((piece) => (MAY_END.test(piece) ? libraryPieces(piece, language) : [piece]));
}

function libraryPieces(text: string, language: Language): string[] {
  if (!UNICODE_RULES.has(language)) return sentencexPieces(language.split('-')[0] ?? language, text);
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(LANGUAGES[language].intl, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)].map((part) => part.segment);
}

/** Pieces keep their white space: it tells what stood together. */
function joined(pieces: readonly string[], belongs: (last: string, piece: string) => boolean): string[] {
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (piece.trim() === '') continue;
    if (last !== undefined && (CLOSES_ONLY.test(piece.trim()) || belongs(last, piece.trimStart()))) {
      sentences[sentences.length - 1] = /\s$/u.test(last) || !/^\s/u.test(piece) ? last + piece : `${last} ${piece}`;
    } else {
      sentences.push(piece);
    }
  }
  return sentences.map((sentence) => sentence.trim());
}

function belongsUnspaced(last: string, piece: string): boolean {
  return (/[」』]$/.test(last) && /^[とがはをにでのや]/u.test(piece)) || isInQuotation(last);
}

function isInQuotation(text: string): boolean {
  return (text.match(/[「『“（]/gu)?.length ?? 0) > (text.match(/[」』”）]/gu)?.length ?? 0);
}

function belongsSpaced(last: string, piece: string, language: Language): boolean {
  if (last.trim() === 'No.') return /^\d/u.test(piece);
  if (STARTS_LOWER.test(piece) || openAbbreviation(language).test(last) || ONLY_INITIALS.test(last)) return true;
  if (/\s$/u.test(last)) return false;
  if (/\p{Nd}[.,]$/u.test(last) && /^\p{Nd}/u.test(piece)) return true;
  return piece.startsWith('-') || (language === 'ko' && /["”’']$/u.test(last) && KOREAN_PARTICLE.test(piece));
}

function thaiPieces(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of text.split(' ')) {
    piece = piece === '' ? part : `${piece} ${part}`;
    if (piece.length >= 80) {
      pieces.push(piece);
      piece = '';
    }
  }
  if (piece !== '') {
    const last = pieces.pop();
    pieces.push(last === undefined ? piece : `${last} ${piece}`);
  }
  return pieces;
}
