import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { figuresOf } from '../../language/figures.ts';
import type { ModelQuestion } from '../ask-model.ts';
import type { ComposedBrief } from '../brief/article-plan.ts';
import { brandLines } from '../brief/brand-lines.ts';
import { planLines } from '../brief/plan-lines.ts';
import { type ComposedSentence, sentencesIn } from '../composing/composed-text.ts';
import { EditRules } from '../composing/edit-rules.ts';
import { houseRules } from '../composing/house-rules.ts';
import { numberedLines } from '../composing/numbered-lines.ts';
import { plain } from '../composing/read-blocks.ts';
import { changed, partsOf, sentencesById, type WholeText } from '../composing/whole-text.ts';

const MOST_EDITS = 30;
const MOST_REASONS = 5;

const Answer = z.object({
  edits: z
    .array(
      z.object({
        id: z.string().describe('Id of the sentence, such as s3.7'),
        text: z.string().describe('The whole sentence as it reads now; empty to take it out'),
      }),
    )
    .max(200),
});
type ReadingAnswer = z.infer<typeof Answer>;

/** Asks for the last changes to a text that is finished but for its joints. */
export function readingQuestion(text: WholeText, title: string, brief: ComposedBrief): ModelQuestion<ReadingAnswer> {
  return {
    name: 'review/read',
    role: 'write',
    schema: Answer,
    maxOutputTokens: 4000,
    prompt: {
      rules: houseRules(brief),
      context: [
        ...brandLines(brief),
        ...planLines(brief.plan),
        '',
        'THE ARTICLE',
        `Title: ${title}`,
        ...numberedLines(text),
      ].join('\n'),
      evidence: [],
      task: [
        'The sections of this article were written apart from each other. Read it once from beginning to end, as the last editor before print, and mend its joints:',
        '- openings that repeat their heading, announce what follows or begin like another section;',
        '- places where a section does not follow from the one before it;',
        '- what is said twice: the second place says it shorter, refers back or goes;',
        '- phrases that could stand in any article, and habits that return too often.',
        'Sentences with * behind their id are cited. In every sentence the facts stay exactly as they are: figures, units, dates, names, quotations, how sure it is. Add no fact. A cited sentence can be reworded, not taken out.',
        `Answer with the sentences that change, at most ${MOST_EDITS}, each with its id and its whole new text. Leave what is good. No edit is a fine answer.`,
      ].join('\n'),
    },
  };
}

interface AcceptedEdits {
  readonly edits: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

/** Those of the edits that keep facts, links and citations, proved in code; the others are named. */
export function acceptedEdits(
  answer: ReadingAnswer,
  text: WholeText,
  { language, keyword }: ComposedBrief,
): AcceptedEdits {
  const rules = new EditRules(language, keyword === undefined ? [] : [keyword]);
  const sentences = sentencesById(text);
  const edits = new Map<string, string>();
  const refused: string[] = [];
  for (const { id, text: given } of answer.edits.slice(0, MOST_EDITS)) {
    const known = sentences.get(id);
    const after = plain(given).replace(/\s+/gu, ' ');
    if (known === undefined || edits.has(id)) {
      refused.push(known === undefined ? 'no sentence has its id' : 'the sentence was changed twice');
    } else if (after === '') {
      const why = removalRefusal(known.sentence, text, edits, language);
      if (why === undefined) edits.set(id, '');
      else refused.push(why);
    } else if (after !== known.sentence.text) {
      const why = rules.refusal(known.sentence.text, after);
      if (why === undefined) edits.set(id, after);
      else refused.push(why);
    }
  }
  return { edits, notes: notesOf(refused) };
}

/** What is cited or holds a figure stays, and so does the first sentence of all and the last one of a part. */
function removalRefusal(
  { id, text, cites }: ComposedSentence,
  whole: WholeText,
  edits: ReadonlyMap<string, string>,
  language: Language,
): string | undefined {
  if (cites.length > 0) return 'a cited sentence can not be taken out';
  if (figuresOf(text, language).length > 0) return 'a sentence with a figure can not be taken out';
  const parts = partsOf(whole);
  if (sentencesIn(parts[0]?.blocks ?? [])[0]?.id === id) return 'the article keeps its first sentence';
  const removed = [...edits.keys()].filter((key) => edits.get(key) === '');
  const left = changed(whole, { sentences: new Map([...removed, id].map((key) => [key, undefined])) });
  return partsOf(left).length === parts.length ? undefined : 'it would leave nothing under its heading';
}

function notesOf(refused: readonly string[]): string[] {
  if (refused.length === 0) return [];
  const reasons = [...new Set(refused)];
  const shown = reasons.slice(0, MOST_REASONS).join('; ');
  const count = refused.length === 1 ? '1 edit' : `${refused.length} edits`;
  return [`${count} of the last reading ${refused.length === 1 ? 'was' : 'were'} not taken: ${shown}.`];
}
