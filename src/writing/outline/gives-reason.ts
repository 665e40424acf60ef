import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';

/** What stands between a thing and its reason; the other cues stand between a reason and what it brings about. */
const BACKWARD: Partial<Record<Language, RegExp>> = {
  ar: /لأن|بسبب|نتيجة|عندما|حين|بفضل/u,
  de: /(?<!\p{L})(?:weil|wegen|aufgrund|auf Grund|dank|infolge|liegt an|liegt daran|Grund dafür|Ursache|da)(?!\p{L})/iu,
  en: /\b(?:because|due to|owing to|thanks to|as a result of|results? from|stems? from|driven by|since|when|reasons?)\b/iu,
  es: /(?<!\p{L})(?:porque|debido a|gracias a|a causa de|ya que|cuando|razón|razones|causas?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:parce qu|en raison d|grâce à|à cause d|car|puisque|raisons?|lorsqu)/iu,
  it: /(?<!\p{L})(?:perché|a causa d|grazie a|poiché|dovut\p{L}|ragion\p{L}|quando)/iu,
  ja: /から|ため|ので|原因|理由/u,
  'zh-CN': /因为|由于|源于|原因|得益于/u,
  'zh-TW': /因為|由於|源於|原因|得益於/u,
};

/** Offset of the words that join a statement to its reason; undefined when it gives none. */
export function reasonStart(text: string, language: Language): number | undefined {
  const pattern = BACKWARD[language];
  if (pattern !== undefined) return pattern.exec(text)?.index;
  return findCues(text, language).all('causes')[0]?.start;
}
