import { z } from 'zod';
import { defineStep } from '../step.ts';
import { chooseTakeaways } from './choose-takeaways.ts';

/** Indexes of groups of one sentence each. */
const Answer = z.object({ groups: z.array(z.number().int()) });

export const keyTakeawaysStep = defineStep({
  name: 'key-takeaways',
  version: 1,
  reads: ['isAddKeyTakeaways'],
  needs: ['research', 'outline'],
  doing: 'Choosing the key takeaways',
  when: ({ isAddKeyTakeaways }) => isAddKeyTakeaways,
  skipped: { asked: false, groups: [] },
  async run(_fields, { research: { evidence }, outline }, { ask }) {
    const { groups } = await ask({
      name: 'key-takeaways/choose',
      schema: Answer,
      embedded: () => ({ groups: chooseTakeaways(evidence, outline).map(({ index }) => index) }),
    });
    return { asked: true, groups: groups.flatMap((index) => evidence.groups[index] ?? []) };
  },
});
