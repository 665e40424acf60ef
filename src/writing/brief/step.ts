import { defineStep } from '../step.ts';
import { BRIEF_VERSION, ORDER_FIELDS, readOrder } from './read-order.ts';

export const briefStep = defineStep({
  name: 'brief',
  version: BRIEF_VERSION,
  reads: ORDER_FIELDS,
  needs: [],
  doing: 'Reading the order',
  run: (fields, _draft, tools) => readOrder(fields, tools),
});
