import type { Language } from '../contract/languages.ts';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const HAN_AND_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/gu;
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
  return text.match(WORD)?.length ?? 0;
}
