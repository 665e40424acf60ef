import { z } from 'zod';
import { PRODUCTS, QUOTA_RESOURCES } from './choices.ts';
import { defineOperation } from './operation.ts';

const Quota = z
  .object({
    endDate: z.iso.date().meta({ description: 'Last day of the period, a calendar month in UTC' }),
    product: z.enum(PRODUCTS).meta({ description: 'Product the quota belongs to' }),
    resource: z
      .array(
        z.object({
          name: z.enum(QUOTA_RESOURCES).meta({ description: 'What is counted' }),
          quota: z.string().regex(/^\d+$/).meta({ description: 'Amount of the period' }),
          used: z.string().regex(/^\d+$/).meta({ description: 'Used, with what running jobs have reserved' }),
        }),
      )
      .meta({ description: 'Quota and use per resource' }),
    knowledge: z
      .string()
      .regex(/^\d+\/\d+$/)
      .meta({ description: 'Documents in the knowledge stores: `used/limit`' }),
  })
  .meta({ id: 'Quota', description: 'What is left of a product in this period' });
export type Quota = z.infer<typeof Quota>;

export const quotaOperations = {
  getQuota: defineOperation({
    summary: 'Get Quota',
    method: 'GET',
    path: '/v1/quota',
    auth: 'token',
    tag: 'Quota',
    query: z.strictObject({ product: z.enum(PRODUCTS).meta({ description: 'Product' }) }),
    response: Quota,
    envelope: 'v1',
    examples: [
      {
        summary: 'Articles',
        query: { product: 'QUICK_BLOG' },
        response: {
          endDate: '2026-11-30',
          product: 'QUICK_BLOG',
          resource: [
            { name: 'article', quota: '1000', used: '3' },
            { name: 'word', quota: '3000000', used: '4120' },
            { name: 'image', quota: '5000', used: '0' },
            { name: 'evaluation', quota: '1000', used: '0' },
          ],
          knowledge: '15/1000',
        },
      },
    ],
  }),
};
