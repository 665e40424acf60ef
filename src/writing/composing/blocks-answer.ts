import { z } from 'zod';

/** One block as a model writes it. All fields are always there, as the strictest providers demand; unused ones are empty. */
export const BlockAnswer = z.object({
  kind: z.enum(['paragraph', 'bullets', 'steps', 'table', 'subheading']).describe('How the block is set'),
  text: z.string().describe('Text of a paragraph or subheading; empty otherwise'),
  items: z.array(z.string()).describe('Items of bullets or steps, each a full sentence or more; empty otherwise'),
  rows: z.array(z.array(z.string())).describe('Rows of a table, the first is its head; empty otherwise'),
});
export type BlockAnswer = z.infer<typeof BlockAnswer>;

export const BlocksAnswer = z.object({ blocks: z.array(BlockAnswer).min(1) });
export type BlocksAnswer = z.infer<typeof BlocksAnswer>;
