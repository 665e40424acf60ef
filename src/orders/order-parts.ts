import type { Quotas } from '../accounts/quotas.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import type { JobQueue } from '../jobs/job-handler.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import type { BlogNews } from './blog-news.ts';
import type { BlogPublications } from './blog-publications.ts';

/** What the orders work with. */
export interface OrderParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly quotas: Pick<Quotas, 'reserve' | 'settle'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly capabilities: Capabilities;
  readonly news: BlogNews;
  readonly publications: BlogPublications;
}
