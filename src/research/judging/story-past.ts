import type { Language } from '../../contract/languages.ts';
import { tellsPast } from './tells-past.ts';

/** Endings of what happened once, surer on a page that tells a story than anywhere else. */
const ENDINGS: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})\p{Ll}{3,}(?:ó|aron|ieron)(?!\p{L})/u,
  ko: /[았었였했렸졌왔갔샀](?:다|습니다|어요)\.$/u,
  pl: /(?<!\p{L})\p{L}{2,}(?:ł|ła|ło|li|ły)(?: się)?(?!\p{L})/iu,
  pt: /(?<!\p{L})\p{Ll}{3,}(?:ou|eu|iu|aram|eram|iram)(?!\p{L})/u,
  ru: /(?<!\p{L})\p{L}{3,}(?:ал|ала|али|ил|ила|или|ело|ело|ся|лась|лось|лись)(?!\p{L})/iu,
  tr: /(?:d[ıiuü]|t[ıiuü]|m[ıiuü]ş)(?:lar|ler)?\.$/u,
};

/** Whether a sentence of a page that tells its author's story reports what happened in it. */
export function happensInStory(sentence: string, language: Language): boolean {
  return tellsPast(sentence, language) || ENDINGS[language]?.test(sentence) === true;
}
