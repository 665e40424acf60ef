import { LANGUAGES, type Language } from '../contract/languages.ts';
import { sentencexPieces } from './sentencex.ts';
import { writingSystemOf } from './writing-system.ts';

/** Languages in which sentencex breaks abbreviations ("т.е.", "тыс. руб.") and the Unicode rules do not. */
const UNICODE_RULES: ReadonlySet<Language> = new Set(['ru', 'bg']);
const segmenters = new Map<Language, Intl.Segmenter>();

/** Abbreviations that both libraries miss, at the end of a piece: the next piece belongs to it. */
const OPEN_ABBREVIATION =
  /(?:^|[\s(])(?:approx|resp|incl|excl|max|min|vs|cf|ca|e\.g|i\.e|bzw|ggf|usw|evtl|etw|inkl|zzgl|např|tzv|tj|atd|bl\.a|f\.eks|t\.ex|p\.ex|aprox|Sr|Sra|Dra?|Prof|Mr|Mrs|Ms|St|Nr|No|Nº|т|г|тыс|млн|напр)\.$/u;
/** "50 K. Output ...": a unit of one letter is no initial of a name. */
const AFTER_UNIT = /(?<=\d[\s\u00a0]?[A-Z]\.)\s+(?=\p{Lu})/u;
const STARTS_LOWER = /^["'“‘(«]?\p{Ll}/u;
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
  const pieces = rawPieces(text, language).flatMap((piece) => piece.split(AFTER_UNIT));
  return joined(pieces, system === 'han' || system === 'japanese');
}

/** A long lower-case word, an end mark, then a capital: no abbreviation list is needed to see that a sentence ends. */
const SURE_END = /(?<=\p{Ll}{5}[.!?])\s(?=\p{Lu})/u;
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

function joined(pieces: readonly string[], unspaced: boolean): string[] {
  const sentences: string[] = [];
  for (const raw of pieces) {
    const piece = raw.trim();
    if (piece === '') continue;
    const last = sentences.at(-1);
    const belongs =
      last !== undefined &&
      (CLOSES_ONLY.test(piece) ||
        (unspaced
          ? /[」』]$/.test(last) && /^[とがはをにでのや]/u.test(piece)
          : STARTS_LOWER.test(piece) || OPEN_ABBREVIATION.test(last)));
    if (belongs) sentences[sentences.length - 1] = `${last}${unspaced ? '' : ' '}${piece}`;
    else sentences.push(piece);
  }
  return sentences;
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
