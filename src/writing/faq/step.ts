import { z } from 'zod';
import { defineStep } from '../step.ts';
import { chooseQuestions } from './choose-questions.ts';

/** Each question with the index of the group that answers it. */
const Answer = z.object({ entries: z.array(z.object({ question: z.string().min(1), group: z.number().int() })) });

export const faqStep = defineStep({
  name: 'faq',
  version: 1,
  reads: ['isAddFaq'],
  needs: ['brief', 'research', 'outline', 'key-takeaways'],
  doing: 'Answering what readers ask',
  when: ({ isAddFaq }) => isAddFaq,
  skipped: { asked: false, entries: [] },
  async run(_fields, { brief, research: { evidence }, outline, 'key-takeaways': takeaways }, { ask }) {
    const said = [...outline.introduction, ...takeaways.groups].flatMap(({ sentences }) => sentences);
    const { entries } = await ask({
      name: 'faq/choose',
      schema: Answer,
      embedded: () => ({
        entries: chooseQuestions(evidence, brief, outline, said).map(({ question, group }) => ({
          question,
          group: group.index,
        })),
      }),
    });
    const answered = entries.flatMap(({ question, group: index }) => {
      const group = evidence.groups[index];
      return group === undefined ? [] : [{ question, group }];
    });
    return { asked: true, entries: answered };
  },
});
