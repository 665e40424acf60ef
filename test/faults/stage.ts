import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { keepLedger } from './ledger.ts';
import { type Newsroom, openNewsroom } from './newsroom.ts';
import type { Variables } from './service-process.ts';

/** A database that several processes share, with its ledger, and a customer on it. */
export interface Stage {
  readonly pool: TestDatabase['pool'];
  /** Of every process on this database. */
  readonly variables: Variables;
  readonly newsroom: Newsroom;
  close(): Promise<void>;
}

/** @param more variables beside those of the database */
export async function openStage(
  more: Variables,
  sources: 'in a store' | 'in the order' = 'in the order',
): Promise<Stage> {
  const database = await createTestDatabase({ max: 4 });
  const variables = { DATABASE_URL: database.url, INKWRIGHT_SECRET: 's'.repeat(32), ...more };
  await keepLedger(database.pool);
  const newsroom = await openNewsroom(variables, sources);
  return {
    pool: database.pool,
    variables,
    newsroom,
    async close() {
      await newsroom.close();
      await database.drop();
    },
  };
}
