import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import type { Intent, QuestionKind } from '../../language/lexicons/lexicon.ts';

/** What a reader who types this wants: a comparison, a list, a reason, a way, a meaning, or just the subject. */
export function intentOf(subject: string, questionKind: QuestionKind | undefined, language: Language): Intent {
  const cues = findCues(subject, language);
  if (cues.has('comparisonQueryWords') && questionKind !== 'howMuch') return 'comparison';
  if (questionKind === 'why' || cues.has('questionWords.why')) return 'why';
  if (questionKind === 'how') return 'how';
  if (questionKind === 'what') return 'what';
  return cues.has('listWords') || questionKind === 'which' ? 'list' : 'plain';
}
