import type { Language } from '../../contract/languages.ts';

/** Verbs in the infinitive, one behind the other and nothing else: a line of a recipe. */
const STEPS: Partial<Record<Language, RegExp>> = {
  es: /^\p{Lu}\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?(?: [^,]+)?, (?:\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?(?: [^,]+)?(?:, | y )){1,}\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?(?: [^,]+)?\.$/u,
  fr: /^\p{Lu}\p{L}+(?:er|ir|re)(?: [^,]+)?, (?:\p{L}+(?:er|ir|re)(?: [^,]+)?(?:, | et )){1,}\p{L}+(?:er|ir|re)(?: [^,]+)?\.$|^\p{Lu}\p{L}+(?:er|ir|re), \p{L}+(?:er|ir|re), \p{L}+(?:er|ir|re)(?: [^,]+)?\.$/u,
  it: /^\p{Lu}\p{L}+(?:are|ere|ire)(?: [^,]+)?, \p{L}+(?:are|ere|ire)(?: [^,]+)?(?:,| e) \p{L}+(?:are|ere|ire)(?: [^,]+)?\.$/u,
  pl: /^(?:\p{Lu}\p{L}+ )?\p{L}+ć(?: [^,]+)?(?:,| i) \p{L}{3,}ć(?: [^,]+)?\.$/u,
  ru: /^(?:\p{Lu}\p{L}+ )?\p{L}+ть(?: [^,]+)?(?:,| и) \p{L}{3,}ть(?: [^,]+)?\.$/u,
  'zh-CN': /，\p{Script=Han}{2}，\p{Script=Han}{2}[，。]/u,
  'zh-TW': /，\p{Script=Han}{2}，\p{Script=Han}{2}[，。]/u,
};
/** What makes such a line a statement after all ("Мыть и сушить нужно", "umyć i ułożyć trzeba"). */
const SAYS =
  /(?<!\p{L})(?:można|należy|trzeba|warto|wolno|jest|нужно|надо|можно|следует|стоит|важно|лучше|нельзя|—|это|es|est|è)(?!\p{L})/u;

/** Whether a sentence only lists what is to be done, as the line of a recipe. */
export function listsSteps(sentence: string, language: Language): boolean {
  return STEPS[language]?.test(sentence) === true && !SAYS.test(sentence);
}

/** "Day 1.", "Шаг 2:", "第三步": what follows is a step of a row and tells nothing without it. */
const LABEL =
  /^(?:(?:day|step|stage|tag|schritt|jour|étape|día|paso|giorno|passo|fase|dia|dag|stap|dzień|krok|день|шаг|этап|gün|adım|dag|steg|trin)\s?\d{1,2}|\d{1,2}\.?\s?(?:gün|adım|день|dzień)|第[一二三四五六七八九十\d]{1,2}[天步日]|\d{1,2}(?:日目|단계|일차))\s?[.:：]?(?:\s|$)/iu;

/** Whether a piece is the label of a step. */
export function isStepLabel(piece: string): boolean {
  return piece.length < 60 && LABEL.test(piece);
}
