import type { Accounts } from '../accounts/accounts.ts';
import type { Authors } from '../accounts/authors.ts';
import type { Categories } from '../accounts/categories.ts';
import type { Quotas } from '../accounts/quotas.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Sites } from '../accounts/sites.ts';
import type { Users } from '../accounts/users.ts';
import type { ConfiguredProvider, SettingRow } from '../contract/installation.ts';
import type { JobStats } from '../jobs/job-runtime.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ArticleVersions } from '../orders/article-versions.ts';
import type { Orders } from '../orders/orders.ts';
import type { Outlines } from '../orders/outlines.ts';
import type { HostedBlog } from '../publishing/hosted-blog/hosted-blog.ts';
import type { Publications } from '../publishing/publication/publications.ts';
import type { Webhooks } from '../publishing/webhook/webhooks.ts';
import type { Connections } from '../publishing/wordpress/connections.ts';
import type { Database } from '../store/database.ts';
import type { Notifications } from '../store/notifications.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';
import type { Logger } from '../support/logger.ts';
import type { Metrics, PoolUse } from './metrics.ts';
import type { Timers } from './timers.ts';

export interface HttpSettings {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Address under which clients reach the service; missing: the one that is listened on. */
  readonly publicUrl?: string | undefined;
  /** Whose `X-Forwarded-*` headers are believed, as Fastify takes it. */
  readonly trustProxy: boolean | number | readonly string[];
  /** Requests a minute that one credential, or one address without any, may make. */
  readonly rateLimit: number;
  /** Of the package. */
  readonly version: string;
}

/** What the HTTP service is made of. */
export interface HttpParts {
  readonly accounts: Pick<
    Accounts,
    | 'issueToken'
    | 'authenticateToken'
    | 'authenticateLpKey'
    | 'createKeyPair'
    | 'createLpKey'
    | 'listKeys'
    | 'revokeKey'
  >;
  readonly users: Users;
  readonly sessions: Omit<Sessions, 'forgetOld'>;
  readonly installation: {
    /** Every setting as it stands, secrets masked. */
    describeSettings(): readonly SettingRow[];
    /** Models and providers that the settings name. */
    providers(): readonly ConfiguredProvider[];
  };
  /** Folder of the built console. */
  readonly consoleFolder: string;
  readonly quotas: Pick<Quotas, 'report' | 'history' | 'documentLimit'>;
  readonly sites: Sites;
  readonly authors: Authors;
  readonly categories: Categories;
  readonly hostedBlog: HostedBlog;
  readonly orders: Omit<Orders, 'finishBlog' | 'finishEvaluation'>;
  readonly outlines: Outlines;
  readonly articleVersions: ArticleVersions;
  readonly knowledge: Omit<Knowledge, 'search' | 'indexLibrary'>;
  readonly webhooks: Omit<Webhooks, 'keep' | 'tell' | 'publicationEnded' | 'forgetOld' | 'handler'>;
  readonly publications: Pick<Publications, 'publish' | 'unpublish' | 'info'>;
  readonly connections: Connections;
  readonly db: Database;
  readonly pool: PoolUse;
  readonly notifications: Notifications;
  readonly jobs: { stats(): Promise<JobStats> };
  readonly settings: HttpSettings;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** Counters that other parts of the process add to; missing: the service's own. */
  readonly metrics?: Metrics;
  readonly timers?: Timers;
  /** Compares every answer with the contract; a difference becomes a 500. For tests. */
  readonly checkResponses?: boolean;
  /** How long running requests may take when the service stops, in milliseconds; default 10,000. */
  readonly closeGraceMs?: number;
}
