import { z } from 'zod';
import { orderLines } from '../brief/composed-step.ts';
import { planLines } from '../brief/plan-lines.ts';
import { shelfOf } from '../composing/evidence-shelf.ts';
import { houseRules } from '../composing/house-rules.ts';
import { BlockReader, plainLine } from '../composing/read-blocks.ts';
import { outlineLines } from '../outline/outline-lines.ts';
import { defineComposedStep } from '../step.ts';

const Answer = z.object({
  entries: z
    .array(z.object({ question: z.string().min(1), answer: z.string().min(1) }))
    .min(2)
    .max(8),
});

const EVIDENCE_CHARACTERS = 16_000;
const MOST_ENTRIES = 6;

export const composedFaqStep = defineComposedStep({
  name: 'faq',
  version: 1,
  reads: ['isAddFaq'],
  needs: ['brief', 'research', 'outline', 'similar-title'],
  doing: 'Answering what readers ask',
  when: ({ isAddFaq }) => isAddFaq,
  skipped: { asked: false, entries: [] },
  async run(_fields, { brief, research, outline, 'similar-title': { title } }, { model }) {
    const shelf = shelfOf(research);
    const { entries } = await model.ask({
      name: 'faq/answer',
      role: 'write',
      schema: Answer,
      maxOutputTokens: 3000,
      prompt: {
        rules: houseRules(brief),
        context: [...orderLines(brief), '', ...planLines(brief.plan), '', ...outlineLines(title, outline)].join('\n'),
        evidence: shelf.select({
          about: [brief.subject, ...brief.plan.questions].join(' '),
          characters: EVIDENCE_CHARACTERS,
        }),
        task: [
          'Write 3 to 5 questions with answers for the end of the article: what readers still ask after it, in the words they use.',
          'Nothing that a section answers already, nothing that the title asks. Each answer has 30 to 60 words, opens with the answer itself and stands on its own.',
        ].join('\n'),
      },
    });
    return {
      asked: true,
      entries: entries.slice(0, MOST_ENTRIES).flatMap(({ question, answer }, index) => {
        const id = `q${index + 1}`;
        const blocks = new BlockReader(id, shelf, brief.language).blocks([
          { kind: 'paragraph', text: answer.replace(/\s*\n\s*/gu, ' '), items: [], rows: [] },
        ]);
        const asked = plainLine(question);
        return blocks.length === 0 || asked === '' ? [] : [{ id, question: asked, blocks }];
      }),
    };
  },
});
