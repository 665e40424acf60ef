import type { Settings } from '../config/settings.ts';
import type { JobQueue } from '../jobs/job-handler.ts';
import { createOutbound } from '../outbound/safe-fetch.ts';
import { HEADERS_PURPOSE } from '../publishing/webhook/sealed-headers.ts';
import { SECRETS_PURPOSE } from '../publishing/webhook/secrets.ts';
import { createWebhooks, type Webhooks } from '../publishing/webhook/webhooks.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import type { Logger } from '../support/logger.ts';
import { sealingKey } from '../support/sealed.ts';
import { userAgentOf } from './user-agent.ts';

interface DeliveryParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** Of the installation. */
  readonly secret: string;
  /** Of the package, for the name under which receivers see us. */
  readonly version: string;
}

export interface OpenWebhooks {
  readonly webhooks: Webhooks;
  close(): Promise<void>;
}

/** How customers' systems are told; nothing is contacted yet. */
export function openWebhooks(settings: Settings, { secret, version, ...parts }: DeliveryParts): OpenWebhooks {
  const userAgent = userAgentOf(settings, version);
  const outbound = createOutbound({ allowHosts: settings.allowHosts, userAgent });
  const webhooks = createWebhooks({
    ...parts,
    outbound,
    secretKey: sealingKey(secret, SECRETS_PURPOSE),
    headersKey: sealingKey(secret, HEADERS_PURPOSE),
    random: Math.random,
  });
  return { webhooks, close: () => outbound.close() };
}
