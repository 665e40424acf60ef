import type { Language } from '../../contract/languages.ts';

/** Forms of verbs that say "I" without the word, where their endings show it; nouns that end alike are left out. */
const FORMS: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?!(?:café|té|qué|porqué|bebé|comité|puré|paté|chalé|canapé|consomé|bufé|cliché|bidé|carné|sé|dé|esté|olé|rosé|corsé|parqué|minué|tupé|chimpancé|buqué|hincapié|pie|ballé|cupé|filé|macramé|peroné|quinqué|rapé|suflé|tentempié|traspié|cabaré|bisté|después|usté|josé|noé|salomé|bartolomé|tomé)(?!\p{L}))(?:^\p{Lu}|\p{Ll})\p{Ll}+é(?!\p{L})|(?<!\p{L})(?:hice|puse|tuve|quise|estuve|traje|dije|anduve|supe)(?!\p{L})/u,
  it: /(?<!\p{L})(?:ho|avevo|volevo|dovevo|potevo|facevo|andavo)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?!(?:tyłem|pyłem|mułem|dołem|kłam)(?!\p{L}))\p{L}{2,}(?:łam|(?:ił|ył|nął)em)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?!(?:lei|rei|frei|sei|dei|grei|hockei|vôlei|volei|voleibol)(?!\p{L}))(?:^\p{Lu}|\p{Ll})\p{Ll}{2,}ei(?!\p{L})/u,
  tr: /(?<!\p{L})(?!(?:adım|yardım|kadim|tanıdım|kaldırım|saldırım|yıldırım|indirim|bildirim|gelirim)(?!\p{L}))\p{L}{2,}d[ıiuü]m(?!\p{L})/u,
}; // biome-ignore format: a row a language

/** Letters that such a form has, looked for first. */
const SIGN: Partial<Record<Language, RegExp>> = {
  es: /é[ ,.;]|hice|puse|tuve|quise|estuve|traje|dije|anduve|supe/,
  it: /\bho\b|evo|avo/i,
  pl: /łam|łem/i,
  pt: /ei[ ,.;]/,
  tr: /d[ıiuü]m/,
};

/** Whether a verb of a sentence stands in the first person singular by its ending. */
export function speaksAsI(sentence: string, language: Language): boolean {
  return SIGN[language]?.test(sentence) === true && FORMS[language]?.test(sentence) === true;
}
