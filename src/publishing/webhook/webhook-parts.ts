import type { JobQueue } from '../../jobs/job-handler.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Logger } from '../../support/logger.ts';
import type { SealingKey } from '../../support/sealed.ts';
import type { SecretParts } from './secrets.ts';

/** What webhooks work with. */
export interface WebhookParts extends SecretParts {
  readonly jobs: Pick<JobQueue, 'enqueue' | 'bringForward'>;
  /** For addresses that came from outside. */
  readonly outbound: Outbound;
  readonly headersKey: SealingKey;
  readonly logger: Logger;
  /** From 0 to below 1. */
  readonly random: () => number;
}
