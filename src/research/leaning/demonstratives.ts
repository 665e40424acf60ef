import type { Language } from '../../contract/languages.ts';

const PORTUGUESE =
  /(?<!\p{L})(?:[nd]?(?:este|esta|estes|estas|esse|essa|esses|essas)|[nd]?aquel(?:e|a|es|as)(?! que(?!\p{L})))\s\p{L}/iu;

/**
 * A demonstrative before its noun ("in those three hours", "quest'acqua", "op die manier"), beside those that
 * `leansSilently` knows. Where the demonstrative also points into its own sentence, only the front is looked at.
 */
const BEFORE_NOUN: Partial<Record<Language, RegExp>> = {
  ar: /^(?:و|ف)?(?:\p{L}+ ){0,3}(?:[وفبلك]?(?:هذا|هذه|هذين|هاتين|تلك|ذلك|أولئك|هؤلاء)) \p{L}{2,}/u,
  cs: /(?<!\p{L})(?:tento|tato|tyto|této|tohoto|těchto|tomto|touto|těmito|tuto)\s\p{L}/iu,
  da: /(?<!\p{L})(?:denne|dette|disse)\s\p{L}/iu,
  el: /(?<!\p{L})αυτ(?:ός|ή|ό|οί|ές|ά|ού|ής|ών|όν|ήν|ούς) (?:ο|η|το|οι|τα|του|της|των|τον|την|τους|τις)\s/iu,
  en: /\b[Tt]hose (?:(?:two|three|four|five|six|seven|\d+|few|first|last|very|early) )?(?!across\b|always\b|sometimes\b|less\b|as\b|is\b|was\b|has\b|does\b|themselves\b|besides\b|towards\b|outdoors\b|indoors\b|overseas\b|\p{Ll}+ous\b)\p{Ll}{2,}(?:s|men|women|people|children)\b(?! (?:that|which|who|whose|where|when|in|of|with|on|from|you|we|they|it)\b)/u,
  fi: /(?<!\p{L})(?:tämä|tämän|tässä|tästä|tähän|nämä|näiden|näissä|näistä|tuo|tuon|nuo)\s\p{L}/iu,
  hu: /(?<!\p{L})(?:ez|ezek|ennek|ezeknek|ebben|ezekben|ezen|ezzel|ezekkel|erre|ezt|ezeket|abban|annak) (?:az?)\s\p{L}/iu,
  it: /(?<!\p{L})quest(?:[oaie]\s|['’])\p{L}/iu,
  ko: /^(?:\S+ ){0,2}(?:이|그|이런|그런|이러한|그러한|해당) \p{L}/u,
  nl: /(?<!\p{L})(?:deze|dit)\s\p{L}|(?<!\p{L})(?:op|in|van|met|voor|bij|uit|na|tot|tijdens|onder) (?:die|dat) \p{Ll}+/iu,
  no: /(?<!\p{L})(?:denne|dette|disse)\s\p{L}/iu,
  pl: /^[^,]*(?<!\p{L})(?:ten|ta|te|tego|tej|tych|tymi|tę)\s(?!sam|typ)\p{L}{3,}/iu,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
  ro: /(?<!\p{L})(?:acest|această|aceste|acești|acestui|acestei|acestor)\s\p{L}/iu,
  ru: /^[^,]*(?<!\p{L})(?:этот|эта|эти|этого|этой|этому|этом|этим|этих|этими|эту)\s\p{L}/iu,
  sv: /(?<!\p{L})(?:denna|detta|dessa|de här|den här|det här)\s\p{L}/iu,
  tr: /^[^,]*(?<!\p{L})(?:bu|şu)\s(?:\p{L}|\p{N})/iu,
  'zh-CN': /^[^，。；：]*(?<!因|由|如|从|就)[这那该](?:[些种个样类项次时段几两三四]|一[种个类点])/u,
  'zh-TW': /^[^，。；：]*(?<!因|由|如|從|就)[這那該](?:[些種個樣類項次時段幾兩三四]|一[種個類點])/u,
};

/** Letters of a noun by which it is known again in another form. */
const STEM = 5;

/** Whether a sentence points by a demonstrative at a thing that the text before it names, rather than it itself. */
export function pointsAtNoun(sentence: string, language: Language): boolean {
  const found = BEFORE_NOUN[language]?.exec(sentence);
  if (found === null || found === undefined) return false;
  const end = found.index + found[0].length;
  const start = /[\p{L}\p{M}]*$/u.exec(sentence.slice(0, end))?.[0] ?? '';
  const noun = `${start}${/^[\p{L}\p{M}]*/u.exec(sentence.slice(end))?.[0] ?? ''}`.toLowerCase();
  return noun.length < 4 || !sentence.slice(0, found.index).toLowerCase().includes(noun.slice(0, STEM));
}
