import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { ParkedJob } from '../../jobs/parked-job.ts';
import { endJob } from '../../store/jobs.ts';
import { failDeliveryOf } from '../../store/webhooks.ts';
import { attempt } from './attempt.ts';
import { TRIED_FOR_MS } from './waits.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** Beyond the last try, for a service that was down when it was due. */
const TIME_LIMIT_MS = 2 * TRIED_FOR_MS;

/** More than of other jobs: each does nothing but wait, and those to receivers that hang must not keep others waiting. */
const WORKERS = 32;

const orderedDelivery = z.object({ deliveryId: z.string() });

/**
 * How a message is delivered: one job from its first try to its last, parked in between. The job is SUCCESS once there is
 * nothing left to try; whether the message was taken stands in its delivery.
 */
export function deliveryHandler(parts: WebhookParts): JobHandler<object> {
  return {
    timeLimitMs: TIME_LIMIT_MS,
    workers: WORKERS,
    async run(job, tools) {
      const { deliveryId } = orderedDelivery.parse(job.request);
      const next = await attempt(parts, deliveryId, tools);
      if (next !== undefined) throw new ParkedJob({ retryAfterMs: next.waitMs, reason: next.reason });
      return {};
    },
    async finish(trx, job, outcome) {
      if (outcome.state === 'FAILED') await failDeliveryOf(trx, job.id, parts.clock.now());
      await endJob(trx, job.id, outcome);
    },
  };
}
