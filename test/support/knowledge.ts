import { afterAll, beforeAll } from 'vitest';
import { createExtractor, type Extractor } from '../../src/extraction/extractor.ts';
import { createKnowledge, type Knowledge } from '../../src/knowledge/knowledge.ts';
import { FixedClock } from '../../src/support/clock.ts';
import { countingIds } from '../../src/support/ids.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface KnowledgeFixture {
  readonly db: TestDatabase['db'];
  readonly clock: FixedClock;
  readonly knowledge: Knowledge;
  /** Another process on the same database. */
  second(): Knowledge;
}

/** Knowledge on a real database with the accounts `ann` and `bob`, for the tests of one file. */
export function useKnowledge(): KnowledgeFixture {
  let database: TestDatabase | undefined;
  let extractor: Extractor | undefined;
  let knowledge: Knowledge | undefined;
  const clock = new FixedClock('2026-03-01T12:00:00Z');
  const ids = countingIds();

  const parts = () => {
    if (database === undefined || extractor === undefined) throw new Error('used before beforeAll');
    return { db: database.db, extractor, clock, ids };
  };
  beforeAll(async () => {
    database = await createTestDatabase({ max: 8 });
    extractor = createExtractor({ threads: 2, timeoutMs: 60_000 });
    const rows = ['ann', 'bob'].map((id) => ({ id, name: id, created_at: clock.now() }));
    await database.db.insertInto('account').values(rows).execute();
    knowledge = createKnowledge(parts());
  });
  afterAll(async () => {
    await extractor?.close();
    await database?.drop();
  });
  return {
    clock,
    get db() {
      return parts().db;
    },
    get knowledge() {
      if (knowledge === undefined) throw new Error('used before beforeAll');
      return knowledge;
    },
    second: () => createKnowledge(parts()),
  };
}

/** Markdown as the content of a document. */
export function markdown(text: string) {
  return { text, format: 'markdown' } as const;
}
