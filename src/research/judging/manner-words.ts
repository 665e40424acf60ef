import type { Language } from '../../contract/languages.ts';

/** How well or easily something is done: said with a request, and no part of what it is about. */
const MANNER: Partial<Record<Language, RegExp>> = {
  ar: /(?<!\p{L})(?:بسهولة|بسرعة|لذيذ(?:ة)?|بشكل صحيح|بطريقة صحيحة)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:richtig|einfach|lecker|schnell)(?!\p{L})/giu,
  en: /\b(?:easily|properly|correctly|perfectly|quickly|deliciously)\b/giu,
  es: /(?<!\p{L})(?:fácilmente|correctamente|bien|rápidamente)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:facilement|correctement|bien|rapidement)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:facilmente|correttamente|bene|velocemente)(?!\p{L})/giu,
  ja: /(?:美味し[いくう]|おいし[いくう]|うま[いく]|上手[なに]|正しい|正しく|簡単[なに]|手軽[なに])/gu,
  ko: /(?<!\p{L})(?:맛있게|맛있는|쉽게|쉬운|올바르게|올바른|제대로|간단하게)(?!\p{L})/gu,
  nl: /(?<!\p{L})(?:makkelijk|gemakkelijk|goed|snel|lekker)(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:dobrze|łatwo|szybko|prawidłowo|poprawnie)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:facilmente|corretamente|bem|rapidamente)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:правильно|вкусно|быстро|легко|просто)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:kolayca|lezzetli|doğru|güzelce)(?!\p{L})/giu,
  'zh-CN': /好吃|美味|正确地?|快速|轻松/gu,
  'zh-TW': /好吃|美味|正確地?|快速|輕鬆/gu,
};

/** A request without the words that say how well or easily it is done ("緑茶のおいしい淹れ方"). */
export function withoutManner(text: string, language: Language): string {
  const manner = MANNER[language];
  return manner === undefined ? text : text.replace(manner, ' ').replace(/\s+/gu, ' ').trim();
}
