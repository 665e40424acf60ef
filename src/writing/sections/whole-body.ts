import { z } from 'zod';
import type { ComposedBrief } from '../brief/article-plan.ts';
import { BlocksAnswer } from '../composing/blocks-answer.ts';
import type { ComposedOutline } from '../outline/composed-outline.ts';
import { introductionTask, sectionTask } from './section-task.ts';

/** Introduction and all sections in one answer, as the earlier engine versions write. */
export const WholeBodyAnswer = z.object({
  introduction: BlocksAnswer,
  sections: z.array(BlocksAnswer).min(1).describe('One entry a section of the outline, in its order'),
});

export function wholeBodyTask(brief: ComposedBrief, outline: ComposedOutline): string {
  return [
    introductionTask(brief, outline),
    `Then the ${outline.sections.length} sections of the outline, each as follows.`,
    ...outline.sections.map(sectionTask),
  ].join('\n\n');
}
