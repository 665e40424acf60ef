import type { Language } from '../contract/languages.ts';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const HAN_AND_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/gu;
const GOES_ON = /[\p{M}'’.,:/%°-]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,:/%°-]*/gu;

/**
 * Counts the words of plain text: characters / 2 in Chinese and Japanese (other scripts in them by words), word
 * segmentation in Thai, syllables / 2 in Tibetan, and words between spaces in all others. May be a fraction (n.5).
 */
export function countWords(text: string, language: Language): number {
  if (language === 'zh-CN' || language === 'zh-TW' || language === 'ja') {
    const characters = text.match(HAN_AND_KANA)?.length ?? 0;
    return characters / 2 + (text.replace(HAN_AND_KANA, ' ').match(WORD)?.length ?? 0);
  }
  if (language === 'th') {
    let count = 0;
    for (const part of thai.segment(text)) if (part.isWordLike === true) count += 1;
    return count;
  }
  if (language === 'bo') return (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.length ?? 0) / 2;
  return countSpaced(text);
}

const kinds = new Uint8Array(0x1_0000);
const KIND = { unknown: 0, opens: 1, goesOn: 2, parts: 3 } as const;

/** Matches of `WORD`, without making strings of them. */
function countSpaced(text: string): number {
  let count = 0;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit < 0xe000) return text.match(WORD)?.length ?? 0;
    const kind = kindOf(unit);
    if (inside) inside = kind !== KIND.parts;
    else if (kind === KIND.opens) {
      count += 1;
      inside = true;
    }
  }
  return count;
}

function kindOf(unit: number): number {
  const known = kinds[unit] ?? KIND.unknown;
  if (known !== KIND.unknown) return known;
  const character = String.fromCharCode(unit);
  const kind = /[\p{L}\p{N}]/u.test(character) ? KIND.opens : GOES_ON.test(character) ? KIND.goesOn : KIND.parts;
  kinds[unit] = kind;
  return kind;
}
