import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared one. */
  readonly name?: string;
}

/** The statements of one use of a connection, in order: one query alone, or a transaction. */
export type ConnectionUse = readonly Statement[];

/**
 * Notes what a pool sends from now on, so that a bare server can send the very same.
 * @returns the uses since the last call
 */
export function recordStatements(pool: pg.Pool): () => ConnectionUse[] {
  let uses: Statement[][] = [];
  pool.on('acquire', (client) => {
    const use: Statement[] = [];
    uses.push(use);
    const query = (...given: unknown[]): unknown => {
      use.push(statementOf(given));
      return Reflect.apply(pg.Client.prototype.query, client, given);
    };
    Object.assign(client, { query });
  });
  return () => {
    const taken = uses.filter((use) => use.length > 0);
    uses = [];
    return taken;
  };
}

function statementOf([query, values = []]: unknown[]): Statement {
  if (typeof query === 'string') return { text: query, values: values as unknown[] };
  const { text, values: own, name } = query as pg.QueryConfig;
  return { text, values: own ?? (values as unknown[]), ...(name === undefined ? {} : { name }) };
}
