import type { Language } from '../contract/languages.ts';

/** How words and sentences are told apart in writing. */
type WritingSystem = 'spaced' | 'han' | 'japanese' | 'thai' | 'tibetan';

/** The writing system of a language; Korean, Hindi, Bengali and Arabic put spaces between words. */
export function writingSystemOf(language: Language): WritingSystem {
  switch (language) {
    case 'zh-CN':
    case 'zh-TW':
      return 'han';
    case 'ja':
      return 'japanese';
    case 'th':
      return 'thai';
    case 'bo':
      return 'tibetan';
    default:
      return 'spaced';
  }
}
