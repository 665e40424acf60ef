import type { Extractor } from '../extraction/extractor.ts';
import type { Database } from '../store/database.ts';
import type { Clock } from '../support/clock.ts';
import type { IdSource } from '../support/ids.ts';

/** What knowledge is made of. */
export interface KnowledgeParts {
  readonly db: Database;
  readonly extractor: Extractor;
  readonly clock: Clock;
  readonly ids: IdSource;
}
