import type { Language } from '../../../contract/languages.ts';
import { foreignLanguageOf } from '../../../language/foreign-sentence.ts';
import { withoutQuotations } from '../../../language/voice/quotations.ts';
import { type ComposedSentence, sentencesIn } from '../../composing/composed-text.ts';
import type { EditRules } from '../../composing/edit-rules.ts';
import { BlockReader } from '../../composing/read-blocks.ts';
import { partsOf, sentencesById, type TextChanges, type WholeText } from '../../composing/whole-text.ts';
import type { FaultKind } from './fault.ts';
import type { Inspection, Inspector } from './inspect.ts';
import type { JudgeBook } from './judge-book.ts';
import { newHeadings, newSentences, newTables } from './new-text.ts';
import type { RepairAnswer, RepairTask } from './repair-question.ts';
import { withoutSentence } from './without-sentence.ts';

/** Kinds of fault that are mended by other words for the same facts. */
const STYLE: ReadonlySet<FaultKind> = new Set([
  'keyword',
  'repetition',
  'density',
  'tell',
  'person',
  'readability',
  'spelling',
  'range',
  'quality',
]);
/** A sentence may be shortened to this share of its length where the text is too long or says it twice. */
const SHORTEST = 0.15;
const MOST_EDITS = 120;

interface Repaired {
  readonly changes: TextChanges;
  /** Why what was refused was refused. */
  readonly refused: readonly string[];
}

interface Taking {
  readonly inspection: Inspection;
  readonly tasks: readonly RepairTask[];
  readonly inspector: Inspector;
  readonly judge: JudgeBook;
  /** What every rewording keeps to; anchors of ordered links among it. */
  readonly rules: EditRules;
  readonly round: number;
}

/** Takes of an answer what was asked for and stands up to the checks in code. */
export function takeRepairs(answer: RepairAnswer, taking: Taking): Repaired {
  const { inspection, tasks, inspector, round } = taking;
  const refused: string[] = [];
  const sentences = new SentenceRepairs(taking);
  for (const { id, text } of answer.edits.slice(0, MOST_EDITS)) {
    const why = sentences.edit(id, text);
    if (why !== undefined) refused.push(why);
  }
  const further = { inspection, tasks, inspector, round, refuse: (why: string) => void refused.push(why) };
  return {
    changes: {
      sentences: sentences.changes,
      insertions: newSentences(answer.inserts, further),
      headings: newHeadings(answer.headings, further),
      tables: newTables(answer.tables, further),
    },
    refused,
  };
}

/** Edits of sentences, each verified before it is taken. */
class SentenceRepairs {
  readonly changes = new Map<string, ComposedSentence | undefined>();
  readonly #taking: Taking;
  readonly #rules: EditRules;
  readonly #asked: ReadonlyMap<string, ReadonlySet<FaultKind>>;
  readonly #known: ReturnType<typeof sentencesById>;
  readonly #language: Language;
  readonly #keyword: string | undefined;
  /** The text without what was left out so far. */
  #left: WholeText;

  constructor(taking: Taking) {
    const { brief } = taking.inspector.parts;
    this.#taking = taking;
    this.#language = brief.language;
    this.#keyword = brief.keyword;
    this.#rules = taking.rules;
    this.#asked = askedOf(taking);
    this.#known = sentencesById(taking.inspection.text);
    this.#left = taking.inspection.text;
  }

  /** @returns why it is refused */
  edit(id: string, written: string): string | undefined {
    const before = this.#known.get(id)?.sentence;
    const kinds = this.#asked.get(id);
    if (before === undefined || kinds === undefined) return 'it was not asked for';
    if (this.changes.has(id)) return 'the sentence was changed twice';
    if (written.trim() === '') return this.#remove(before);
    const { inspector, round } = this.#taking;
    const read = new BlockReader(`${id}.r${round}`, inspector.shelf, this.#language).sentences(written);
    const text = read.map((one) => one.text).join(/^(?:zh|ja)/.test(this.#language) ? '' : ' ');
    const named = [...new Set(read.flatMap((one) => one.cites))];
    const cites = this.#citesOf({ ...before, text, cites: named }, kinds);
    const isStyle = [...kinds].every((kind) => STYLE.has(kind));
    const why = isStyle ? this.#styleRefusal(before, text, kinds) : this.#factRefusal(before, { text, cites }, kinds);
    if (why !== undefined) return why;
    this.changes.set(id, { id, text, cites: isStyle ? before.cites : cites });
    return undefined;
  }

  /** A translation that code does not find in its passages stands without them, where it states no figure. */
  #citesOf(sentence: ComposedSentence, kinds: ReadonlySet<FaultKind>): readonly string[] {
    const { sentences } = this.#taking.inspection;
    const isTranslated = kinds.has('language') && !kinds.has('citation');
    if (!isTranslated || sentence.cites.length === 0 || sentences.citesWell(sentence)) return sentence.cites;
    return sentences.faults({ ...sentence, cites: [] }).some(({ hard }) => hard) ? sentence.cites : [];
  }

  #remove(before: ComposedSentence): string | undefined {
    const kept = this.#rules.lostWords(before.text, '');
    if (kept !== undefined) return kept;
    const without = withoutSentence(this.#left, before.id, this.#language);
    if (without === undefined) return 'nothing would be left in its place';
    this.#left = without.text;
    for (const id of without.removed) this.changes.set(id, undefined);
    return undefined;
  }

  /** Other words for the same facts; the verdict on the sentence goes on to hold. */
  #styleRefusal(before: ComposedSentence, text: string, kinds: ReadonlySet<FaultKind>): string | undefined {
    const shorter = kinds.has('range') || kinds.has('repetition') || kinds.has('quality');
    const why = this.#rules.refusal(before.text, text, {
      ...(kinds.has('keyword') && this.#keyword !== undefined ? { mayName: this.#keyword } : {}),
      ...(shorter ? { least: SHORTEST } : {}),
    });
    if (why !== undefined) return why;
    const { sentences } = this.#taking.inspection;
    if (sentences.faults({ ...before, text }).some(({ hard }) => hard)) return 'it brings a new fault';
    if (this.#taking.judge.of(before.id, before.text) !== undefined) this.#taking.judge.holdsFor(before.id, text);
    return undefined;
  }

  /** New facts, or facts with other sources: these have to bear out the sentence, as far as code can tell. */
  #factRefusal(
    before: ComposedSentence,
    after: Pick<ComposedSentence, 'text' | 'cites'>,
    kinds: ReadonlySet<FaultKind>,
  ): string | undefined {
    const { sentences } = this.#taking.inspection;
    const sentence = { ...before, ...after };
    const remaining = sentences.faults(sentence).find(({ kind, hard }) => hard || kinds.has(kind));
    if (remaining !== undefined) return remaining.says;
    const found = foreignLanguageOf(withoutQuotations(after.text), this.#language);
    if (found !== undefined && kinds.has('language')) return 'it is still in another language';
    const lost = this.#rules.lostWords(before.text, after.text);
    if (lost !== undefined) return lost;
    if (after.cites.length > 0) {
      return sentences.citesWell(sentence) ? undefined : 'its passages do not bear it out';
    }
    if (kinds.has('citation')) return 'it names no passage any more';
    // Nothing but the figure was to go, or the language to change: no new claim comes in with it.
    const leave = { least: SHORTEST, mayLose: true } as const;
    return kinds.has('language') ? undefined : this.#rules.refusal(before.text, after.text, leave);
  }
}

/** What is asked for at each sentence; what concerns a part concerns each of its sentences. */
function askedOf({ inspection, tasks }: Taking): Map<string, Set<FaultKind>> {
  const asked = new Map<string, Set<FaultKind>>();
  const ask = (id: string, kind: FaultKind) => asked.set(id, (asked.get(id) ?? new Set()).add(kind));
  for (const { at, faults } of tasks) for (const { kind } of faults) ask(at, kind);
  for (const { id, blocks } of partsOf(inspection.text)) {
    for (const kind of asked.get(id) ?? []) {
      if (kind === 'language' || kind === 'range') for (const sentence of sentencesIn(blocks)) ask(sentence.id, kind);
    }
  }
  return asked;
}
