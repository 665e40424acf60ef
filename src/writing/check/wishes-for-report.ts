import type { WishVerdict } from '../../contract/compliance-report.ts';
import { fieldPath } from '../../contract/earlier-blog.ts';
import { DEPTHS } from '../brief/depth.ts';
import type { StepTools } from '../step.ts';
import type { CheckedWish } from './finished.ts';

/** The wishes by the names the client knows; in the earlier interface with what the version asked for did. */
export function wishesForReport(wishes: readonly CheckedWish[], order: StepTools['order']): WishVerdict[] {
  return [...wishes.map(({ field, ...wish }) => ({ field: fieldPath(order, field), ...wish })), ...depthWish(order)];
}

function depthWish({ interface: asked, engine }: StepTools['order']): WishVerdict[] {
  if (asked !== 'earlier') return [];
  return [
    {
      field: 'version',
      wanted: engine,
      found: DEPTHS[engine].said,
      how: 'The way the steps of this version work',
      verdict: 'met',
      hard: false,
    },
  ];
}
