import { z } from 'zod';
import { type ComposedSentence, sentencesOfBody } from '../composing/composed-text.ts';
import { houseRules } from '../composing/house-rules.ts';
import { plainLine } from '../composing/read-blocks.ts';
import { writtenLines } from '../composing/written-lines.ts';
import { defineComposedStep } from '../step.ts';

const Answer = z.object({
  takeaways: z
    .array(
      z.object({
        text: z.string().min(1).describe('One sentence that stands on its own'),
        from: z.array(z.string()).min(1).describe('Ids of the sentences it restates'),
      }),
    )
    .min(2)
    .max(8),
});

const MOST = 5;

export const composedTakeawaysStep = defineComposedStep({
  name: 'key-takeaways',
  version: 1,
  reads: ['isAddKeyTakeaways'],
  needs: ['brief', 'sections'],
  doing: 'Choosing the key takeaways',
  when: ({ isAddKeyTakeaways }) => isAddKeyTakeaways,
  skipped: { asked: false, items: [] },
  async run(_fields, { brief, sections }, { model }) {
    const { takeaways } = await model.ask({
      name: 'key-takeaways/choose',
      role: 'plan',
      schema: Answer,
      maxOutputTokens: 1500,
      prompt: {
        rules: houseRules(brief),
        context: ['THE ARTICLE, each sentence behind its id', ...writtenLines(sections)].join('\n'),
        evidence: [],
        task: [
          'Write 3 to 5 key takeaways: what a reader keeps who reads nothing else. Each is one sentence with the figure or condition that makes it useful, worded anew rather than copied, and says nothing that the article does not say.',
          'Name the ids of the sentences it restates; write no labels.',
        ].join('\n'),
      },
    });
    const known = new Map(sentencesOfBody(sections).map((sentence) => [sentence.id, sentence]));
    const items = takeaways.slice(0, MOST).flatMap(({ text, from }, index): ComposedSentence[] => {
      const cites = [...new Set(from.flatMap((id) => known.get(id.replace(/[()\s]/gu, ''))?.cites ?? []))];
      const said = plainLine(text);
      return said === '' ? [] : [{ id: `t${index + 1}`, text: said, cites }];
    });
    return { asked: true, items };
  },
});
