import { z } from 'zod';
import { PRODUCTS, QUOTA_RESOURCES } from './choices.ts';
import { defineOperation } from './operation.ts';
import { countInQuery } from './primitives.ts';

const resourceUse = z.object({
  name: z.enum(QUOTA_RESOURCES).meta({ description: 'What is counted' }),
  quota: z.string().regex(/^\d+$/).meta({ description: 'Amount of the period' }),
  used: z.string().regex(/^\d+$/).meta({ description: 'Used, with what running jobs have reserved' }),
});

const Quota = z
  .object({
    endDate: z.iso.date().meta({ description: 'Last day of the period, a calendar month in UTC' }),
    product: z.enum(PRODUCTS).meta({ description: 'Product the quota belongs to' }),
    resource: z.array(resourceUse).meta({ description: 'Quota and use per resource' }),
    knowledge: z
      .string()
      .regex(/^\d+\/\d+$/)
      .meta({ description: 'Documents in the knowledge stores: `used/limit`' }),
  })
  .meta({ id: 'Quota', description: 'What is left of a product in this period' });
export type Quota = z.infer<typeof Quota>;

const MONTHS = { max: 36, byDefault: 12 } as const;

const QuotaHistory = z
  .object({
    product: z.enum(PRODUCTS).meta({ description: 'Product the quota belongs to' }),
    periods: z
      .array(
        z.object({
          period: z.string().meta({ description: 'Calendar month in UTC: `2026-11`' }),
          resource: z.array(resourceUse).meta({ description: 'What was used of each resource' }),
        }),
      )
      .meta({ description: 'Months in which something was used, the oldest first' }),
  })
  .meta({ id: 'QuotaHistory', description: 'What was used of a product, month by month' });
export type QuotaHistory = z.infer<typeof QuotaHistory>;

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
  getQuotaHistory: defineOperation({
    summary: 'Get what the months have used',
    method: 'GET',
    path: '/v1/quota/history',
    auth: 'token',
    tag: 'Quota',
    query: z.strictObject({
      product: z.enum(PRODUCTS).meta({ description: 'Product' }),
      months: countInQuery('Months up to the running one', MONTHS),
    }),
    response: QuotaHistory,
    envelope: 'v1',
    examples: [
      {
        summary: 'Two months',
        query: { product: 'QUICK_BLOG', months: '2' },
        response: {
          product: 'QUICK_BLOG',
          periods: [
            { period: '2026-10', resource: [{ name: 'article', quota: '1000', used: '41' }] },
            { period: '2026-11', resource: [{ name: 'article', quota: '1000', used: '3' }] },
          ],
        },
      },
    ],
  }),
};
