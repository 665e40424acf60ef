import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { optional } from './primitives.ts';
import { DELIVERY_STATES, WEBHOOK_MESSAGES } from './webhook-events.ts';
import { WebhookTarget } from './write-blog-parts.ts';

/** How long the secret before signs on beside a new one, in hours. */
const OVERLAP_HOURS = { max: 168, byDefault: 24 } as const;

const deliveryId = z.string().min(1).meta({ description: 'The message; also its `webhook-id`' });
const deliveryQuery = z.strictObject({ deliveryId });
const moment = (description: string) => z.iso.datetime().nullable().meta({ description });

const secretFacts = {
  createdAt: moment('When the secret in use was made; null: none yet, the first message makes one'),
  previousExpireAt: z
    .array(z.iso.datetime())
    .meta({ description: 'When the secrets before it cease to sign, the latest first' }),
};

const WebhookSecret = z
  .object(secretFacts)
  .meta({ id: 'WebhookSecret', description: 'What is known of the secret that messages are signed with' });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

const NewWebhookSecret = z
  .object({
    secret: z.string().meta({ description: '`whsec_...`; shown now and never again' }),
    ...secretFacts,
  })
  .meta({ id: 'NewWebhookSecret', description: 'A new secret' });

const RotateWebhookSecretBody = z
  .strictObject({
    overlapHours: optional(z.number().int().min(0).max(OVERLAP_HOURS.max))
      .transform((hours) => hours ?? OVERLAP_HOURS.byDefault)
      .meta({
        description: `Hours for which messages are signed with the secret before as well, 0 to ${OVERLAP_HOURS.max}; default ${OVERLAP_HOURS.byDefault}`,
      }),
  })
  .meta({ id: 'RotateWebhookSecretBody', description: 'How a secret is replaced' });

const delivery = {
  deliveryId,
  type: z.enum(WEBHOOK_MESSAGES).meta({ description: 'What it tells of' }),
  blogId: z.string().nullable().meta({ description: 'Article; null for a test' }),
  url: z.string().meta({ description: 'Address that is called' }),
  state: z.enum(DELIVERY_STATES).meta({
    description: '`PENDING`: it is tried on; `DELIVERED`: a 2xx was recorded; `FAILED`: given up',
  }),
  createdAt: z.iso.datetime().meta({ description: 'When it happened' }),
  nextTryAt: moment('When it is tried next; null: now, or no more'),
  endedAt: moment('When it was taken or given up'),
  tries: z.number().int().nonnegative().meta({ description: 'Tries so far' }),
  lastStatus: z.number().int().nullable().meta({ description: 'Status of the last answer; null: none came' }),
  lastError: z.string().nullable().meta({ description: 'Why the last try failed' }),
};

const WebhookDelivery = z
  .object(delivery)
  .meta({ id: 'WebhookDelivery', description: 'A message to a webhook, and how far it has come' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const WebhookTry = z
  .object({
    number: z.number().int().positive().meta({ description: 'From 1' }),
    at: z.iso.datetime().meta({ description: 'When it began' }),
    milliseconds: z.number().int().nonnegative().nullable().meta({
      description: 'How long it took; null: it is under way, or the process that made it died',
    }),
    status: z.number().int().nullable().meta({ description: 'Status of the answer; null: none came' }),
    error: z.string().nullable().meta({ description: 'Why it failed; null for a 2xx' }),
    answer: z.string().nullable().meta({ description: 'First 1,000 bytes of the answer' }),
  })
  .meta({ id: 'WebhookTry', description: 'One try to send a message' });

const WebhookDeliveryDetails = z
  .object({
    ...delivery,
    body: z.string().nullable().meta({ description: 'What every try sends; null: not put together yet' }),
    attempts: z.array(WebhookTry).meta({ description: 'Every try, the first one first' }),
  })
  .meta({ id: 'WebhookDeliveryDetails', description: 'A message with every try to send it' });
export type WebhookDeliveryDetails = z.infer<typeof WebhookDeliveryDetails>;

const common = { auth: 'token', tag: 'Publishing', envelope: 'v1' } as const;
const ownerOnly = { ...common, role: 'owner' } as const;

const example: WebhookDelivery = {
  deliveryId: 'msg_01',
  type: 'blog.succeeded',
  blogId: 'blog_01',
  url: 'https://hooks.example.com/inkwright',
  state: 'DELIVERED',
  createdAt: '2026-11-02T10:00:02.000Z',
  nextTryAt: null,
  endedAt: '2026-11-02T10:00:03.000Z',
  tries: 1,
  lastStatus: 204,
  lastError: null,
};
const exampleTest: WebhookDeliveryDetails = {
  ...example,
  deliveryId: 'msg_02',
  type: 'webhook.test',
  blogId: null,
  body: '{"type":"webhook.test","timestamp":"2026-11-02T10:00:02.000Z","data":{}}',
  attempts: [{ number: 1, at: '2026-11-02T10:00:02.000Z', milliseconds: 41, status: 204, error: null, answer: '' }],
};

export const webhookOperations = {
  getWebhookSecret: defineOperation({
    ...ownerOnly,
    summary: 'Get what is known of the webhook secret',
    description: 'The secret itself is shown once, when it is made. In the console for owners only.',
    method: 'GET',
    path: '/v1/webhooks/secret',
    response: WebhookSecret,
    examples: [{ summary: 'In use', response: { createdAt: '2026-11-02T10:00:00.000Z', previousExpireAt: [] } }],
  }),
  rotateWebhookSecret: defineOperation({
    ...ownerOnly,
    summary: 'Make a new webhook secret',
    description:
      'For the hours of `overlapHours`, messages carry a signature of the secret before as well, so that no receiver misses one. In the console for owners only.',
    method: 'POST',
    path: '/v1/webhooks/secret',
    body: RotateWebhookSecretBody,
    response: NewWebhookSecret,
    examples: [
      {
        summary: 'Replaced within a day',
        body: { overlapHours: 24 },
        response: {
          secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
          createdAt: '2026-11-02T10:00:00.000Z',
          previousExpireAt: ['2026-11-03T10:00:00.000Z'],
        },
      },
    ],
  }),
  listWebhookDeliveries: defineOperation({
    ...common,
    summary: 'List messages to webhooks',
    description: 'Newest first. What ended more than 30 days ago is forgotten.',
    method: 'GET',
    path: '/v1/webhooks/deliveries',
    query: z.strictObject({
      state: optional(z.enum(DELIVERY_STATES)).meta({ description: 'Only messages in this state' }),
      type: optional(z.enum(WEBHOOK_MESSAGES)).meta({ description: 'Only messages of this type' }),
      blogId: optional(z.string().min(1)).meta({ description: 'Only messages about this article' }),
      ...pageQuery,
    }),
    response: z.object({
      deliveries: z.array(WebhookDelivery).meta({ description: 'One page' }),
      next_cursor: nextCursor,
    }),
    examples: [
      { summary: 'Delivered', query: { state: 'DELIVERED' }, response: { deliveries: [example], next_cursor: null } },
    ],
  }),
  getWebhookDelivery: defineOperation({
    ...common,
    summary: 'Get a message to a webhook with its tries',
    method: 'GET',
    path: '/v1/webhooks/delivery',
    query: deliveryQuery,
    response: WebhookDeliveryDetails,
    errors: ['not_found'],
    examples: [{ summary: 'A test', query: { deliveryId: 'msg_02' }, response: exampleTest }],
  }),
  redeliverWebhook: defineOperation({
    ...common,
    summary: 'Send a message to a webhook again',
    description:
      'Under the same `webhook-id`, whether it was taken or given up; one that waits for its next try is tried now.',
    method: 'POST',
    path: '/v1/webhooks/redeliver',
    query: deliveryQuery,
    response: WebhookDelivery,
    errors: ['not_found', 'conflict'],
    examples: [
      {
        summary: 'Once more',
        query: { deliveryId: 'msg_01' },
        response: { ...example, state: 'PENDING', nextTryAt: '2026-11-02T12:00:00.000Z', endedAt: null },
      },
    ],
  }),
  testWebhook: defineOperation({
    ...common,
    summary: 'Send a test to a webhook',
    description: 'One try, made before the answer: the answer says how the receiver took it.',
    method: 'POST',
    path: '/v1/webhooks/test',
    body: WebhookTarget,
    response: WebhookDeliveryDetails,
    examples: [
      {
        summary: 'Taken',
        body: { url: 'https://hooks.example.com/inkwright', header: { Authorization: 'Bearer 1234' } },
        response: exampleTest,
      },
    ],
  }),
};
