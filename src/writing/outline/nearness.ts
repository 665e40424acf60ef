import type { Evidence } from '../../research/evidence.ts';
import type { Group } from '../../research/groups.ts';

/** What is as far from a narrow subject as can be counts this much, and is full from this relevance on. */
const FAR = { factor: 0.6, fullFrom: 0.4 } as const;

/**
 * How much a group counts by its distance from the subject, 0 to 1. Of a subject that many documents speak of
 * everything counts alike; of a narrow one, what stands near it, or says something of it, comes before its neighbours.
 */
export function nearness({ block, covered }: Group, { relevance }: Evidence): number {
  if (relevance.isBroad) return 1;
  let most = relevance.blocks[block] ?? 0;
  for (const { index } of covered) most = Math.max(most, relevance.sentences[index] ?? 0);
  return FAR.factor + (1 - FAR.factor) * Math.min(1, most / FAR.fullFrom);
}
