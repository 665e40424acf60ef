import { figuresOf } from '../../../language/figures.ts';
import { foreignLanguageOf } from '../../../language/foreign-sentence.ts';
import { withoutQuotations } from '../../../language/voice/quotations.ts';
import { judgeSentence } from '../../../research/judging/judge-sentence.ts';
import { type ComposedSentence, sentencesIn } from '../../composing/composed-text.ts';
import { BlockReader, plain } from '../../composing/read-blocks.ts';
import { unprintable } from '../../composing/unprintable.ts';
import { allSentences, type ComposedTable, partsOf, TAKEAWAYS, tablesIn } from '../../composing/whole-text.ts';
import { findPlaceholder } from '../../placeholders/find-placeholder.ts';
import { runsIn } from '../repeated-runs.ts';
import type { FaultKind } from './fault.ts';
import type { Inspection, Inspector } from './inspect.ts';
import { GROWING, type RepairAnswer, type RepairTask } from './repair-question.ts';

/** Insertions of one round, and sentences of one of them. */
const MOST = { insertions: 12, sentences: 14, headings: 4, tables: 6 } as const;
const LONGEST_HEADING = 120;

interface Further {
  readonly inspection: Inspection;
  readonly tasks: readonly RepairTask[];
  readonly inspector: Inspector;
  readonly round: number;
  readonly refuse: (why: string) => void;
}

/** New sentences for parts that were to grow, each verified by itself; what leans on a refused one goes with it. */
export function newSentences(inserts: RepairAnswer['inserts'], further: Further): Map<string, ComposedSentence[]> {
  const { inspection, tasks, inspector, round, refuse } = further;
  const { language } = inspector.parts.brief;
  const growing = new Set(askedFor(tasks, GROWING));
  const parts = partsOf(inspection.text);
  const standing = new Set(allSentences(inspection.text).flatMap(({ text }) => runsIn(text)));
  const inserted = new Map<string, ComposedSentence[]>();
  for (const [index, { after, text }] of inserts.slice(0, MOST.insertions).entries()) {
    const part =
      after === TAKEAWAYS
        ? TAKEAWAYS
        : parts.find(({ id, blocks }) => id === after || sentencesIn(blocks).some((one) => one.id === after))?.id;
    if (part === undefined || !growing.has(part)) {
      refuse('nothing was to be inserted there');
      continue;
    }
    const id = `${part === TAKEAWAYS ? 't' : part}.r${round}-${index + 1}`;
    const read = new BlockReader(id, inspector.shelf, language).sentences(text.slice(0, 6000)).slice(0, MOST.sentences);
    const taken: ComposedSentence[] = [];
    let isBroken = false;
    for (const sentence of read) {
      const why: string | undefined =
        (isBroken && judgeSentence(sentence.text, language).leans
          ? 'it leans on a sentence that was refused'
          : undefined) ?? refusalOf(sentence, standing, further);
      isBroken = why !== undefined;
      if (why === undefined) taken.push(sentence);
      else refuse(why);
    }
    if (taken.length === 0) continue;
    const anchor = parts.some(({ id: known }) => known === after) ? part : after;
    inserted.set(anchor, [
      ...(inserted.get(anchor) ?? []),
      ...(part === TAKEAWAYS ? [joined(taken, language)] : taken),
    ]);
  }
  return inserted;
}

function refusalOf(
  sentence: ComposedSentence,
  standing: ReadonlySet<string>,
  { inspection: { sentences }, inspector }: Further,
): string | undefined {
  const { language } = inspector.parts.brief;
  const fault = sentences.faults(sentence).find(({ hard }) => hard);
  if (fault !== undefined) return fault.says;
  if (foreignLanguageOf(withoutQuotations(sentence.text), language) !== undefined) return 'it is in another language';
  if (sentence.cites.length > 0 && !sentences.citesWell(sentence)) return 'its passages do not bear it out';
  return runsIn(sentence.text).some((run) => standing.has(run)) ? 'it repeats what stands there' : undefined;
}

/** A takeaway is one item, whatever it was written as. */
function joined(sentences: readonly ComposedSentence[], language: string): ComposedSentence {
  return {
    id: sentences[0]?.id ?? '',
    text: sentences.map(({ text }) => text).join(/^(?:zh|ja)/.test(language) ? '' : ' '),
    cites: [...new Set(sentences.flatMap(({ cites }) => cites))],
  };
}

/** New headings for sections that were to get the keyword, and for what is headed in another language; questions among them. */
export function newHeadings(headings: RepairAnswer['headings'], further: Further): Map<string, string> {
  const { inspection, tasks, inspector, refuse } = further;
  const { language } = inspector.parts.brief;
  const isAsked = askedFor(tasks, new Set(['keyword'])).some((id) =>
    inspection.text.sections.some((section) => section.id === id),
  );
  const foreign = new Set(askedFor(tasks, new Set(['heading-language'])));
  const headed = new Map([
    ...inspection.text.sections.map(({ id, heading }) => [id, heading] as const),
    ...inspection.text.faq.map(({ id, question }) => [id, question] as const),
  ]);
  const taken = new Map<string, string>();
  for (const { id, heading } of headings.slice(0, MOST.headings)) {
    const before = headed.get(id);
    const mayChange = foreign.has(id) || (isAsked && inspection.text.sections.some((section) => section.id === id));
    const after = plain(heading)
      .replace(/\s+/gu, ' ')
      .replace(/[.:。：]$/u, '');
    const others = [...headed].flatMap(([other, words]) => (other === id ? [] : [words]));
    const why =
      before === undefined || !mayChange
        ? 'no heading was to change there'
        : (unprintable(after, language) ??
          (after.length > LONGEST_HEADING ? 'it is too long' : undefined) ??
          (foreignLanguageOf(after, language) === undefined ? undefined : 'it is in another language') ??
          (findPlaceholder(after, language) === undefined ? undefined : 'it holds a placeholder') ??
          (others.includes(after) ? 'another section has it' : undefined) ??
          (figuresOf(after, language).length > figuresOf(before, language).length
            ? 'it brings in a figure'
            : undefined));
    if (why === undefined) taken.set(id, after);
    else refuse(why);
  }
  return taken;
}

/** Tables anew, where every row is borne out by the passages they cite now; undefined leaves one out. */
export function newTables(tables: RepairAnswer['tables'], further: Further): Map<string, ComposedTable | undefined> {
  const { inspection, tasks, inspector, round, refuse } = further;
  const asked = new Set(askedFor(tasks, new Set(['citation', 'uncited-figure'])));
  const taken = new Map<string, ComposedTable | undefined>();
  for (const { id, rows } of tables.slice(0, MOST.tables)) {
    const before = tablesIn(inspection.text).find((table) => table.id === id);
    if (before === undefined || !asked.has(id)) {
      refuse('the table was not to change');
      continue;
    }
    const reader = new BlockReader(`${id}.r${round}`, inspector.shelf, inspector.parts.brief.language);
    const [read] = reader.blocks([{ kind: 'table', text: '', items: [], rows }]);
    if (rows.length === 0) taken.set(id, undefined);
    else if (read?.kind !== 'table') refuse('it is no table');
    else {
      const table = { ...read, id };
      if (inspection.sentences.tableStands(table)) taken.set(id, table);
      else refuse('its passages do not bear the table out');
    }
  }
  return taken;
}

function askedFor(tasks: readonly RepairTask[], kinds: ReadonlySet<FaultKind>): string[] {
  return tasks.filter(({ faults }) => faults.some(({ kind }) => kinds.has(kind))).map(({ at }) => at);
}
