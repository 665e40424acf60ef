import type { Language } from '../../contract/languages.ts';

/** Opens an example. */
const SUPPOSES: Partial<Record<Language, RegExp>> = {
  ar: /^(?:لنفترض|افترض|تخيل|لنأخذ مثلا)(?!\p{L})/u,
  da: /^(?:Antag|Forestil dig|Lad os antage)(?!\p{L})/u,
  de: /^(?:Nehmen wir|Angenommen|Stellen Sie sich|Stell dir)(?!\p{L})/u,
  en: /^(?:(?:Suppose|Imagine|Assume|Picture) |(?:Take|Consider) (?:an?|two|three) [^,.;:]*\b(?:with|that|which|who|whose|of \d|at \d)\b)/u,
  es: /^(?:Supongamos|Suponga|Imagine|Imaginemos|Considere|Consideremos|Pongamos)(?!\p{L})/u,
  fr: /^(?:Prenons|Supposons|Imaginons|Imaginez|Admettons|Considérons)(?!\p{L})/u,
  it: /^(?:Supponiamo|Immaginiamo|Prendiamo|Consideriamo|Poniamo)(?!\p{L})/u,
  ja: /^(?:仮に|たとえば.{0,20}(?:とする|としよう|としましょう)。$)/u,
  ko: /^(?:가령|예를 들어 .{0,40}가정)/u,
  nl: /^(?:Stel|Neem|Veronderstel)(?: dat| een| je)(?!\p{L})/u,
  no: /^(?:Anta|Tenk deg|La oss anta)(?!\p{L})/u,
  pl: /^(?:Załóżmy|Przypuśćmy|Wyobraźmy sobie|Weźmy)(?!\p{L})/u,
  pt: /^(?:Suponha|Suponhamos|Imagine|Imaginemos|Considere|Consideremos)(?!\p{L})/u,
  ru: /^(?:Предположим|Допустим|Представим|Возьмём|Возьмем)(?!\p{L})/u,
  sv: /^(?:Anta|Antag|Föreställ dig|Tänk dig)(?!\p{L})/u,
  tr: /^(?:Diyelim|Varsayalım|Düşünün)(?!\p{L})/u,
  'zh-CN': /^(?:假设|设想|假如)/u,
  'zh-TW': /^(?:假設|設想|假如)/u,
};

/** Whether a sentence opens an example that the next one finishes ("Take a house with a heat loss of 7.5 kW."). */
export function supposes(sentence: string, language: Language): boolean {
  return SUPPOSES[language]?.test(sentence) === true;
}
