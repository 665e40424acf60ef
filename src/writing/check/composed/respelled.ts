import { respell } from '../../../language/voice/spelling-of-locale.ts';
import type { Brief } from '../../brief/brief.ts';
import { type ComposedSentence, rowTexts } from '../../composing/composed-text.ts';
import type { EditRules } from '../../composing/edit-rules.ts';
import { type ComposedTable, changed, sentencesById, tablesIn, type WholeText } from '../../composing/whole-text.ts';
import type { JudgeBook } from './judge-book.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * The text in the spelling of its market; the very same text where nothing is spelt otherwise. What was judged stays
 * judged: only letters change, never words. A capital inside a heading is no sign of a name where the text has the
 * word in small letters.
 */
export function respelled(text: WholeText, { language, locale }: Brief, judge: JudgeBook, rules: EditRules): WholeText {
  const inSpelling = (words: string) => respell(words, language, locale);
  const sentences = new Map<string, ComposedSentence>();
  for (const [id, { sentence }] of sentencesById(text)) {
    const after = inSpelling(sentence.text);
    if (after === sentence.text || rules.lostWords(sentence.text, after) !== undefined) continue;
    sentences.set(id, { ...sentence, text: after });
    if (judge.of(id, sentence.text) !== undefined) judge.holdsFor(id, after);
  }
  const tables = new Map<string, ComposedTable>();
  for (const table of tablesIn(text)) {
    const after = {
      ...table,
      header: table.header.map(inSpelling),
      rows: table.rows.map((row) => row.map(inSpelling)),
    };
    const before = rowTexts(table);
    const rows = rowTexts(after);
    if (rows.every((row, index) => row === before[index])) continue;
    tables.set(table.id, after);
    for (const [index, row] of rows.entries()) {
      if (judge.of(table.id, before[index] ?? '') !== undefined) judge.holdsFor(table.id, row);
    }
  }
  const plainly = new Set(
    [...sentencesById(text)].flatMap(([id, { sentence }]) => (sentences.get(id) ?? sentence).text.match(WORD) ?? []),
  );
  const ofHeading = (heading: string) =>
    inSpelling(heading).replace(WORD, (word) => {
      const after = inSpelling(word);
      return plainly.has(after.toLowerCase()) ? after : word;
    });
  const headings = new Map(
    [...text.sections, ...text.faq.map(({ id, question }) => ({ id, heading: question }))].flatMap(
      ({ id, heading }) => {
        const after = ofHeading(heading);
        return after === heading ? [] : [[id, after] as const];
      },
    ),
  );
  if (sentences.size + tables.size + headings.size === 0) return text;
  return changed(text, { sentences, tables, headings });
}
