import type { Language } from '../../../contract/languages.ts';
import { type RatedArticle, rateArticle } from '../../../quality/rate-article.ts';
import { asSentence } from '../../../support/as-sentence.ts';
import type { AskModel } from '../../ask-model.ts';
import type { EditRules } from '../../composing/edit-rules.ts';
import { changed, type TextChanges, type WholeText } from '../../composing/whole-text.ts';
import { isRatedBetter } from '../../quality-repair/is-better.ts';
import { qualityFaults } from '../../quality-repair/quality-faults.ts';
import { unusableAnswer } from '../../review/unusable-answer.ts';
import type { Fault, FaultKind } from './fault.ts';
import { SupportFinder } from './find-support.ts';
import { leftOutAsForeign } from './foreign-sentences.ts';
import type { Inspection, Inspector } from './inspect.ts';
import type { JudgeBook } from './judge-book.ts';
import { citedInCode, mendedInCode } from './last-resorts.ts';
import { repairQuestion, repairTasks, tasksWithout } from './repair-question.ts';
import { takeRepairs } from './take-repairs.ts';

interface RepairMeans {
  readonly inspector: Inspector;
  readonly judge: JudgeBook;
  /** What every rewording keeps to; anchors of ordered links among it. */
  readonly rules: EditRules;
  /** Times that a model is asked at most. */
  readonly rounds: number;
  readonly ask: AskModel;
  readonly tell: (detail: string) => void;
  readonly signal: AbortSignal;
}

const MOST_REASONS = 4;

interface Mended {
  readonly inspection: Inspection;
  /** How the evaluator rated the text before anybody was asked. */
  readonly ratedBefore: RatedArticle;
  readonly notes: readonly string[];
}

/**
 * Mends a text: what code can prove at once, then all that is left in one question a round, then in code what no answer
 * mended. Nothing is taken from an answer that was not asked for and does not stand up to the checks. What the evaluator
 * holds against the text is asked along in the first round, and only what makes it better is kept.
 */
export async function repaired(
  text: WholeText,
  { inspector, judge, rules, rounds, ask, tell, signal }: RepairMeans,
): Promise<Mended> {
  const { research, brief } = inspector.parts;
  const finder = new SupportFinder(research, brief.language);
  const notes: string[] = [];
  let inspection = citedInCode(inspector.inspect(text), inspector, finder);
  const ratedBefore = rateArticle(inspection.markdown, brief.language);
  const poor = qualityFaults(ratedBefore, inspection.text);
  for (let round = 1; round <= rounds; round += 1) {
    signal.throwIfAborted();
    const faults = round === 1 ? [...inspection.faults, ...poor] : inspection.faults;
    if (!isWorthAsking(faults, round)) break;
    const tasks = repairTasks(faults);
    tell(`Mending ${tasks.length} ${tasks.length === 1 ? 'place' : 'places'}`);
    try {
      const answer = await ask(repairQuestion(inspection, tasks, inspector, round));
      const taking = { inspection, tasks, inspector, judge, rules, round };
      const { changes, refused } = takeRepairs(answer, taking);
      const plain = takeRepairs(answer, { ...taking, tasks: tasksWithout(tasks, QUALITY) }).changes;
      const after = (made: TextChanges) => inspector.inspect(changed(taking.inspection.text, made));
      inspection = isSameIn(changes, plain) ? after(changes) : betterOf(after(plain), after(changes), brief.language);
      if (refused.length > 0) notes.push(refusedNote(refused, round));
    } catch (error) {
      notes.push(unusableAnswer(error, `Round ${round} of the repair`));
    }
  }
  const mended = mendedInCode(inspection, inspector, finder);
  notes.push(...leftOutAsForeign(inspection.text, inspection.faults, mended.text));
  return { inspection: mended, ratedBefore, notes };
}

const QUALITY: ReadonlySet<FaultKind> = new Set(['quality', 'one-sided']);

/** Whether what was asked for the sake of the rating has changed nothing. */
function isSameIn(all: TextChanges, plain: TextChanges): boolean {
  return all.sentences?.size === plain.sentences?.size && all.insertions?.size === plain.insertions?.size;
}

/** The text with all changes, unless it has more faults for them or is rated no better. */
function betterOf(plain: Inspection, mended: Inspection, language: Language): Inspection {
  const hard = ({ faults }: Inspection) => faults.filter((fault) => fault.hard).length;
  if (hard(mended) > hard(plain) || mended.faults.length > plain.faults.length) return plain;
  const isBetter = isRatedBetter(rateArticle(plain.markdown, language), rateArticle(mended.markdown, language));
  return isBetter ? mended : plain;
}

/** What is merely not as wished is mended along with what has to be, or in the first round. */
function isWorthAsking(faults: readonly Fault[], round: number): boolean {
  return round === 1 ? faults.length > 0 : faults.some(({ hard }) => hard);
}

function refusedNote(refused: readonly string[], round: number): string {
  const reasons = [...new Set(refused)].slice(0, MOST_REASONS).join('; ');
  const count = refused.length === 1 ? '1 change' : `${refused.length} changes`;
  return asSentence(
    `${count} of round ${round} of the repair ${refused.length === 1 ? 'was' : 'were'} not taken: ${reasons}`,
  );
}
