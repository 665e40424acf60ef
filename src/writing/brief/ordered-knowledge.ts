import { z } from 'zod';
import type { ArticleRequest } from '../../contract/write-blog.ts';
import { remembered } from '../remembered.ts';
import type { StepTools } from '../step.ts';
import type { OrderedKnowledge } from './brief.ts';

const Remembered = z.object({ id: z.string(), name: z.string(), description: z.string() }).nullable();

/**
 * The knowledge store and the brand that an order names. The brand is read once for a job and all its retries: who
 * changes it meanwhile does not make a model be asked, and paid, again.
 */
export async function knowledgeOf(
  { knowledgeBaseInfo }: Pick<ArticleRequest, 'knowledgeBaseInfo'>,
  version: number,
  { brands, customer, memory }: Pick<StepTools, 'brands' | 'customer' | 'memory'>,
): Promise<OrderedKnowledge | undefined> {
  if (knowledgeBaseInfo === undefined) return undefined;
  const { store_id: storeId, brand_id: brandId } = knowledgeBaseInfo;
  if (brandId === undefined) return { storeId, brandId, brand: undefined };
  const query = { accountId: customer.accountId, storeId, brandId };
  const question = { kind: 'brand', ...query };
  const brand = await remembered(memory, { step: 'brief', version, question, schema: Remembered }, () =>
    brands.find(query),
  );
  return { storeId, brandId, brand: brand ?? undefined };
}
