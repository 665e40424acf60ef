import type { PublicationState } from '../../contract/job-states.ts';
import type { PublishingInfo } from '../../contract/publishing-info.ts';
import type { JobQueue } from '../../jobs/job-handler.ts';
import type { StoredConnection } from '../../store/connections.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { PublicationAction } from '../../store/publications.ts';
import type { PublishedContent, WordPressPost } from '../../store/published-content.ts';
import type { Clock } from '../../support/clock.ts';
import type { IdSource } from '../../support/ids.ts';
import type { Logger } from '../../support/logger.ts';
import type { ReachPoint } from '../../support/reach-point.ts';

/** The blog that the service itself serves. */
export interface HostedBlogTarget {
  /** Puts an article up, or what is up already up to date. @returns its address */
  put(trx: DatabaseTransaction, content: PublishedContent): Promise<string>;
  /** Takes an article down; no effect on one that is not up. @returns whether it was up */
  takeDown(trx: DatabaseTransaction, accountId: string, blogId: string): Promise<boolean>;
  /** Its categories, as `wpInfo` names them. */
  categories(accountId: string, siteId: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** What publishing on a WordPress is given beside the article. */
export interface WordPressCall {
  readonly connection: StoredConnection;
  /** The post the article was known to be; another WordPress's does not count. */
  readonly known: WordPressPost | undefined;
  readonly signal: AbortSignal;
  readonly reach: ReachPoint;
}

export interface PlacedPost extends WordPressPost {
  readonly url: string;
  /** What the owner of the site should know. */
  readonly notes: readonly string[];
}

/** A customer's own WordPress. */
export interface WordPressTarget {
  /** One post for one article, however often it is called. @throws PublishingError */
  publish(content: PublishedContent, call: WordPressCall): Promise<PlacedPost>;
  /** The post becomes a draft; without effect where there is none. @throws PublishingError */
  takeDown(content: PublishedContent, call: WordPressCall): Promise<void>;
  /** @throws PublishingError */
  info(connection: StoredConnection): Promise<PublishingInfo>;
}

/** A member of `wpInfo` that names what is not there. */
export interface UnknownWish {
  readonly member: 'qc_id' | 'category_id' | 'auth_id' | 'post_type';
  readonly message: string;
}

/** What others learn of a publication once it has ended. */
export interface EndedPublication {
  readonly accountId: string;
  readonly blogId: string;
  readonly action: PublicationAction;
  readonly outcome: {
    readonly state: Extract<PublicationState, 'PUBLISHED' | 'NONE' | 'FAILED'>;
    readonly url: string | null;
    readonly error: string | null;
  };
}

export interface PublicationParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly hosted: HostedBlogTarget;
  readonly wordpress: WordPressTarget;
  /** Called in the transaction that ends a publication. */
  readonly onEnded: (trx: DatabaseTransaction, ended: EndedPublication) => Promise<void>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** From 0 to below 1, so that those who failed together do not come back together. */
  readonly random: () => number;
}
