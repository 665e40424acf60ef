import type { WebhookDelivery, WebhookSecret } from '../../contract/webhooks.ts';
import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type WebhookHandlers = Pick<
  Handlers,
  | 'getWebhookSecret'
  | 'rotateWebhookSecret'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'redeliverWebhook'
  | 'testWebhook'
>;
type Webhooks = HttpParts['webhooks'];
type Delivery = Awaited<ReturnType<Webhooks['redeliver']>>;
type Details = Awaited<ReturnType<Webhooks['getDelivery']>>;

export function webhookHandlers({ webhooks }: Pick<HttpParts, 'webhooks'>): WebhookHandlers {
  return {
    async getWebhookSecret({ accountId }) {
      return { data: factsOf(await webhooks.secret(accountId)) };
    },

    async rotateWebhookSecret({ accountId, body }) {
      const made = await webhooks.rotateSecret(accountId, body.overlapHours);
      return { data: { secret: made.secret, ...factsOf(made) } };
    },

    async listWebhookDeliveries({ accountId, query: { cursor, limit, ...filter } }) {
      const page = await webhooks.listDeliveries(accountId, filter, { cursor, limit });
      return { data: { deliveries: page.entries.map(deliveryOf), next_cursor: page.cursor } };
    },

    async getWebhookDelivery({ accountId, query }) {
      return { data: detailsOf(await webhooks.getDelivery(accountId, query.deliveryId)) };
    },

    async redeliverWebhook({ accountId, query }) {
      return { data: deliveryOf(await webhooks.redeliver(accountId, query.deliveryId)) };
    },

    async testWebhook({ accountId, body }) {
      return { data: detailsOf(await webhooks.sendTest(accountId, body)) };
    },
  };
}

function factsOf({ createdAt, previousExpireAt }: Awaited<ReturnType<Webhooks['secret']>>): WebhookSecret {
  return {
    createdAt: createdAt?.toISOString() ?? null,
    previousExpireAt: previousExpireAt.map((at) => at.toISOString()),
  };
}

function deliveryOf({ id, type, blogId, url, state, tries, status, error, ...at }: Delivery): WebhookDelivery {
  return {
    deliveryId: id,
    type,
    blogId,
    url,
    state,
    createdAt: at.createdAt.toISOString(),
    nextTryAt: at.nextTryAt?.toISOString() ?? null,
    endedAt: at.endedAt?.toISOString() ?? null,
    tries,
    lastStatus: status,
    lastError: error,
  };
}

function detailsOf({ body, attempts, ...delivery }: Details) {
  return {
    ...deliveryOf(delivery),
    body,
    attempts: attempts.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}
