import { respell } from '../../../language/voice/spelling-of-locale.ts';
import type { Brief } from '../../brief/brief.ts';
import type { ComposedSentence } from '../../composing/composed-text.ts';
import type { EditRules } from '../../composing/edit-rules.ts';
import { changed, sentencesById, type WholeText } from '../../composing/whole-text.ts';
import type { JudgeBook } from './judge-book.ts';

/** The text in the spelling of its market. What was judged stays judged: only letters change, never words. */
export function respelled(text: WholeText, { language, locale }: Brief, judge: JudgeBook, rules: EditRules): WholeText {
  const sentences = new Map<string, ComposedSentence>();
  for (const [id, { sentence }] of sentencesById(text)) {
    const after = respell(sentence.text, language, locale);
    if (after === sentence.text || rules.lostWords(sentence.text, after) !== undefined) continue;
    sentences.set(id, { ...sentence, text: after });
    if (judge.of(id, sentence.text) !== undefined) judge.holdsFor(id, after);
  }
  const headings = new Map(text.sections.map(({ id, heading }) => [id, respell(heading, language, locale)]));
  return changed(text, { sentences, headings });
}
