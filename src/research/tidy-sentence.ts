import type { Language } from '../contract/languages.ts';
import { findCues } from '../language/find-cues.ts';

/** `[3]`, `[3, 4]`, `[citation needed]`: marks of another text's own apparatus. */
const REFERENCE_MARK = /\s*\[(?:\d{1,3}(?:\s*[,–-]\s*\d{1,3})*|note \d+|citation needed|edit|who\?)\]/giu;
/** `(Smith 2019)`, `(Smith et al., 2019; Jones 2020)`. */
const AUTHOR_YEAR =
  /\s*\(\p{Lu}[\p{L}'-]+(?:,? (?:&|and|und|et al\.?|\p{Lu}[\p{L}'-]+))*,? (?:19|20)\d\d[a-z]?(?:[;,][^)]*)?\)/gu;
const LIST_MARK = /^(?:\d{1,2}[.)]\s+|[-–•*·]\s+|\([a-z\d]\)\s+)/u;
/** Anything but single spaces. */
const WIDE_SPACE = /\s\s|[^\S ]/u;
/** Joiners (U+200C, U+200D) stay: Hindi and Bengali spell with them. */
const INVISIBLE = /[\p{Cc}\p{Co}\u{ad}\u{200b}\u{200e}\u{200f}\u{2060}\u{feff}]/gu;

/**
 * A source's sentence without invisible characters, list marks and references to its own notes. French keeps the space
 * that it puts before some marks.
 */
export function tidySentence(sentence: string, language: Language): string {
  const spaced = WIDE_SPACE.test(sentence) ? sentence.replace(/\s+/gu, ' ') : sentence;
  const visible = spaced.replace(INVISIBLE, '');
  const unmarked = visible.includes('[') ? visible.replace(REFERENCE_MARK, '') : visible;
  const bare = unmarked.includes('(') ? unmarked.replace(AUTHOR_YEAR, '') : unmarked;
  return bare
    .replace(LIST_MARK, '')
    .replace(language === 'fr' ? /\s+([,.])/gu : /\s+([,.;!?])/gu, '$1')
    .trim();
}

/**
 * The sentence without a connective that only ties it to the one before ("However, ..."), its first letter made
 * capital; undefined when it opens with none that may be cut.
 */
export function withoutConnective(sentence: string, language: Language): string | undefined {
  const end = findCues(sentence, language).opening('droppableConnectives');
  if (end === 0) return undefined;
  const comma = /^\s*[,，、،]\s*/u.exec(sentence.slice(end));
  if (comma === null) return undefined;
  return capitalFirst(sentence.slice(end + comma[0].length), language);
}

/** The sentence behind a label that vouches for it ("Fact: ..."); undefined when it bears none. */
export function withoutTruthLabel(sentence: string, language: Language): string | undefined {
  const colon = /^[^:：]{2,24}[:：]\s*/u.exec(sentence);
  if (colon === null || findCues(colon[0], language).opening('truthLabels') === 0) return undefined;
  return capitalFirst(sentence.slice(colon[0].length), language);
}

function capitalFirst(text: string, language: Language): string | undefined {
  const first = [...text][0];
  if (first === undefined) return undefined;
  return (language === 'tr' ? first.toLocaleUpperCase('tr') : first.toUpperCase()) + text.slice(first.length);
}
