import { asSentence } from '../../../support/as-sentence.ts';
import type { AskModel } from '../../ask-model.ts';
import type { EditRules } from '../../composing/edit-rules.ts';
import { changed, type WholeText } from '../../composing/whole-text.ts';
import { unusableAnswer } from '../../review/unusable-answer.ts';
import type { Fault } from './fault.ts';
import { SupportFinder } from './find-support.ts';
import type { Inspection, Inspector } from './inspect.ts';
import type { JudgeBook } from './judge-book.ts';
import { citedInCode, mendedInCode } from './last-resorts.ts';
import { repairQuestion, repairTasks } from './repair-question.ts';
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

/**
 * Mends a text: what code can prove at once, then all that is left in one question a round, then in code what no answer
 * mended. Nothing is taken from an answer that was not asked for and does not stand up to the checks.
 */
export async function repaired(
  text: WholeText,
  { inspector, judge, rules, rounds, ask, tell, signal }: RepairMeans,
): Promise<{ readonly inspection: Inspection; readonly notes: readonly string[] }> {
  const { research, brief } = inspector.parts;
  const finder = new SupportFinder(research, brief.language);
  const notes: string[] = [];
  let inspection = citedInCode(inspector.inspect(text), inspector, finder);
  for (let round = 1; round <= rounds; round += 1) {
    signal.throwIfAborted();
    if (!isWorthAsking(inspection.faults, round)) break;
    const tasks = repairTasks(inspection.faults);
    tell(`Mending ${tasks.length} ${tasks.length === 1 ? 'place' : 'places'}`);
    try {
      const answer = await ask(repairQuestion(inspection, tasks, inspector, round));
      const { changes, refused } = takeRepairs(answer, { inspection, tasks, inspector, judge, rules, round });
      inspection = inspector.inspect(changed(inspection.text, changes));
      if (refused.length > 0) notes.push(refusedNote(refused, round));
    } catch (error) {
      notes.push(unusableAnswer(error, `Round ${round} of the repair`));
    }
  }
  return { inspection: mendedInCode(inspection, inspector, finder), notes };
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
