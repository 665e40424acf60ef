import { defineStep } from '../step.ts';
import { blogTypeOf } from './blog-type.ts';
import { BRIEF_VERSION, ORDER_FIELDS, readOrder } from './read-order.ts';

export const briefStep = defineStep({
  name: 'brief',
  version: BRIEF_VERSION,
  reads: ORDER_FIELDS,
  needs: [],
  doing: 'Reading the order',
  async run(fields, _draft, tools) {
    const brief = await readOrder(fields, tools);
    tools.tell(`Kind of article: ${blogTypeOf(brief)}`);
    return brief;
  },
});
