import type { Database, Queryable } from './database.ts';

/** A WordPress that a site publishes on. */
export interface StoredConnection {
  readonly id: string;
  readonly accountId: string;
  readonly siteId: string;
  /** Without a slash at the end. */
  readonly address: string;
  readonly user: string;
  /** The application password, sealed. */
  readonly password: Buffer;
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'account_id as accountId',
  'site_id as siteId',
  'address',
  'user_name as user',
  'password',
  'created_at as createdAt',
] as const;

/** @returns whether it was stored; false: the site has a connection already */
export async function insertConnection(db: Database, connection: StoredConnection): Promise<boolean> {
  const row = await db
    .insertInto('connection')
    .values({
      id: connection.id,
      account_id: connection.accountId,
      site_id: connection.siteId,
      address: connection.address,
      user_name: connection.user,
      password: connection.password,
      created_at: connection.createdAt,
    })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's connections, oldest first. */
export async function selectConnections(q: Queryable, accountId: string): Promise<StoredConnection[]> {
  return q
    .selectFrom('connection')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @returns undefined when the account has no such connection */
export async function findConnection(
  q: Queryable,
  accountId: string,
  connectionId: string,
): Promise<StoredConnection | undefined> {
  return q
    .selectFrom('connection')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', connectionId)
    .executeTakeFirst();
}

/** The connection a site publishes through, undefined when it has none. */
export async function findConnectionOfSite(
  q: Queryable,
  accountId: string,
  siteId: string,
): Promise<StoredConnection | undefined> {
  return q
    .selectFrom('connection')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** @returns whether the account had such a connection */
export async function deleteConnection(db: Database, accountId: string, connectionId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('connection')
    .where('account_id', '=', accountId)
    .where('id', '=', connectionId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
