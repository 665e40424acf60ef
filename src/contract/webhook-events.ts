import { z } from 'zod';
import { BlogResult, PublicationOutcome } from './blog-result.ts';

/** What a customer's system is told of. */
const WEBHOOK_EVENTS = ['blog.succeeded', 'blog.failed', 'blog.canceled', 'blog.published'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Types of all messages that are sent; a test is sent when somebody asks for it. */
export const WEBHOOK_MESSAGES = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookMessageType = (typeof WEBHOOK_MESSAGES)[number];

/** How far a delivery has come: it is tried, or a 2xx was recorded, or it was given up. */
export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const { status, error } = BlogResult.shape;

/** Body of every message. */
export const WebhookMessage = z
  .object({
    type: z.enum(WEBHOOK_MESSAGES).meta({ description: 'What happened' }),
    timestamp: z.iso.datetime().meta({ description: 'When it happened; every try says the same' }),
    data: z
      .object({
        blogId: z.string().meta({ description: 'Article' }),
        jobId: z.string().meta({ description: 'Job that wrote it' }),
        status,
        title: z.string().nullable().meta({ description: 'Title, once it is written' }),
        slug: z.string().nullable().meta({ description: 'Last part of its address, once it is written' }),
        url: z.string().nullable().meta({ description: 'Where it can be read, once it is published' }),
        publication: PublicationOutcome,
        error,
      })
      .meta({ description: 'The article as it was then; Get Blog Result has its text' }),
  })
  .meta({ id: 'WebhookMessage', description: 'What is sent to a webhook' });
export type WebhookMessage = z.infer<typeof WebhookMessage>;
