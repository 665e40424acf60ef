import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A pool of connections, through Kysely. */
export type Database = Kysely<Tables>;
/** One open transaction. */
export type DatabaseTransaction = Transaction<Tables>;
/** Either: for queries that may stand alone or take part in something larger. */
export type Queryable = Database | DatabaseTransaction;
