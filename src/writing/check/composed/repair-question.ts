import { z } from 'zod';
import { groupBy } from '../../../support/group-by.ts';
import type { ModelQuestion } from '../../ask-model.ts';
import { orderLines } from '../../brief/composed-step.ts';
import { planLines } from '../../brief/plan-lines.ts';
import { houseRules } from '../../composing/house-rules.ts';
import { numberedLines } from '../../composing/numbered-lines.ts';
import { sentencesById, tablesIn } from '../../composing/whole-text.ts';
import type { Fault, FaultKind } from './fault.ts';
import type { Inspection, Inspector } from './inspect.ts';

const Answer = z.object({
  edits: z.array(
    z.object({
      id: z.string().describe('Id of the sentence'),
      text: z.string().describe('Its whole new text with the labels of its passages; empty to leave it out'),
    }),
  ),
  inserts: z.array(
    z.object({
      after: z.string().describe('Id of the sentence or part behind which it stands'),
      text: z.string().describe('One paragraph, or one takeaway, with labels'),
    }),
  ),
  headings: z.array(
    z.object({ id: z.string().describe('Id of the section, or of the answer to a question'), heading: z.string() }),
  ),
  tables: z.array(
    z.object({
      id: z.string().describe('Id of the table'),
      rows: z
        .array(z.array(z.string()))
        .describe('All its rows, the first is its head, with labels; empty to leave it out'),
    }),
  ),
});
export type RepairAnswer = z.infer<typeof Answer>;

const MOST_PLACES = 60;
/** Of all passages shown: a sentence is mended with few, a part that has to grow with more. */
const EVIDENCE_CHARACTERS = { other: 6_000, place: 1_500, insertion: 10_000, most: 44_000 } as const;
const TOKENS = { place: 130, insertion: 700, other: 800, most: 12_000 } as const;

/** What is mended by new sentences. */
export const GROWING: ReadonlySet<FaultKind> = new Set(['range', 'missing-part', 'one-sided']);

/** What is to be mended at one sentence, table or part. */
export interface RepairTask {
  readonly at: string;
  readonly faults: readonly Fault[];
}

/** The tasks of one round: what is hard first, as many as one question holds. */
export function repairTasks(faults: readonly Fault[]): RepairTask[] {
  const tasks = [...groupBy(faults, ({ at }) => at)].map(([at, list]) => ({ at, faults: distinct(list) }));
  const isHard = ({ faults: list }: RepairTask) => list.some(({ hard }) => hard);
  return [...tasks.filter(isHard), ...tasks.filter((task) => !isHard(task))].slice(0, MOST_PLACES);
}

/** What is left to do without faults of these kinds. */
export function tasksWithout(tasks: readonly RepairTask[], kinds: ReadonlySet<FaultKind>): RepairTask[] {
  return tasks
    .map(({ at, faults }) => ({ at, faults: faults.filter(({ kind }) => !kinds.has(kind)) }))
    .filter(({ faults }) => faults.length > 0);
}

/** Asks for everything that is to be mended at once. */
export function repairQuestion(
  { text, article }: Inspection,
  tasks: readonly RepairTask[],
  { parts, shelf }: Pick<Inspector, 'parts' | 'shelf'>,
  round: number,
): ModelQuestion<RepairAnswer> {
  const { brief, outline } = parts;
  const grows = tasks.filter(({ faults }) => faults.some(({ kind }) => GROWING.has(kind)));
  const ids = new Set(tasks.map(({ at }) => at));
  const sentences = [...sentencesById(text).values()].map(({ sentence }) => sentence).filter(({ id }) => ids.has(id));
  const tables = tablesIn(text).filter(({ id }) => ids.has(id));
  const planned = outline.sections.filter(({ id }) => ids.has(id));
  return {
    name: `check/repair#${round}`,
    role: 'write',
    schema: Answer,
    maxOutputTokens: Math.min(
      TOKENS.most,
      TOKENS.other + TOKENS.place * tasks.length + TOKENS.insertion * (grows.length + tables.length),
    ),
    prompt: {
      rules: houseRules(brief),
      context: [
        ...orderLines(brief),
        '',
        ...planLines(brief.plan),
        '',
        'THE ARTICLE, each sentence behind its id; * is cited',
        `Title: ${article.title}`,
        ...numberedLines(text),
      ].join('\n'),
      evidence: shelf.select({
        about: [
          ...sentences.map((sentence) => sentence.text),
          ...planned.flatMap(({ heading, points }) => [heading, ...points]),
          brief.subject,
        ].join(' '),
        named: [...sentences, ...tables, ...planned.map(({ passages }) => ({ cites: passages }))].flatMap(
          ({ cites }) => cites,
        ),
        characters: Math.min(
          EVIDENCE_CHARACTERS.most,
          EVIDENCE_CHARACTERS.other +
            EVIDENCE_CHARACTERS.place * tasks.length +
            EVIDENCE_CHARACTERS.insertion * grows.length,
        ),
      }),
      task: [
        'The article was checked, and the following is to be mended. Change nothing else, and mend each place so that the text around it still reads as one.',
        ...tasks.map(({ at, faults }) => `${at}: ${faults.map(({ says }) => says).join(' ')}`),
        'Every sentence with a fact ends with the labels of the passages that say exactly this, as in the rules; a sentence that kept its facts repeats its labels. A sentence that no passage carries is left out: answer it with an empty text.',
        'Answer only for the ids above and for sentences of the parts above. Lists that nothing belongs in stay empty.',
      ].join('\n'),
    },
  };
}

function distinct(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.says}`, fault])).values()];
}
