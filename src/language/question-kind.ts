import type { Language } from '../contract/languages.ts';
import { type CueName, findCues } from './find-cues.ts';
import type { QuestionKind } from './lexicons/lexicon.ts';

/** More particular kinds first: "how many" is no question for a way. */
const KINDS: readonly QuestionKind[] = ['howMuch', 'why', 'when', 'who', 'where', 'which', 'how', 'what', 'yesNo'];

/** What kind of question a text asks, or undefined when it does not ask. */
export function questionKindOf(text: string, language: Language): QuestionKind | undefined {
  const cues = findCues(text, language);
  const name = (kind: QuestionKind): CueName => `questionWords.${kind}`;
  const opened = KINDS.find((kind) => cues.opening(name(kind)) > 0);
  if (opened !== undefined) return opened;
  const asks = /[?？؟;՞]\s*$/u.test(text);
  return asks ? (KINDS.find((kind) => kind !== 'yesNo' && cues.has(name(kind))) ?? 'yesNo') : undefined;
}

/** Whether a text ends as a question does. */
export function isQuestion(text: string): boolean {
  return /[?？؟]\s*$/u.test(text);
}
