import { type RawBuilder, sql } from 'kysely';
import { sha256Hex, stableStringify } from '../support/hash.ts';
import type { Queryable } from './database.ts';
import { jsonText } from './json-text.ts';

export interface NewAnswer {
  readonly jobId: string;
  readonly rootId: string;
  readonly step: string;
  /** Recorded, not part of the key. */
  readonly stepVersion: number;
  readonly question: unknown;
  readonly answer: unknown;
}

/** The key of a question: equal questions have equal keys, whatever the order of their members. */
function questionHash(question: unknown): string {
  return sha256Hex(stableStringify(question));
}

/** @returns what stands for the question in this chain of jobs, wrapped because an answer may be null */
export async function selectAnswer(
  q: Queryable,
  rootId: string,
  step: string,
  question: unknown,
): Promise<{ answer: unknown } | undefined> {
  const row = await q
    .selectFrom('memory')
    .select('answer')
    .where('root_id', '=', rootId)
    .where('step', '=', step)
    .where('question_hash', '=', questionHash(question))
    .executeTakeFirst();
  return row === undefined ? undefined : { answer: row.answer };
}

/**
 * Records an answer, or reads the one that an earlier writer recorded: one statement, the first writer wins.
 * A new answer is progress, so it takes the job's count of deaths back to 0.
 * @param fence a query that returns a row, and locks what it rests on, only while the writer still owns the job
 * @returns what stands now; undefined, and nothing is written, when the writer no longer owns the job or it has ended
 */
export async function insertAnswer(
  q: Queryable,
  fence: RawBuilder<unknown>,
  given: NewAnswer,
): Promise<{ answer: unknown } | undefined> {
  const { rows } = await sql<{ answer: unknown }>`
    with owner as materialized (${fence}),
    stands as (
      insert into memory (root_id, step, question_hash, step_version, answer)
      select ${given.rootId}, ${given.step}, ${questionHash(given.question)}, ${given.stepVersion}::int,
        ${jsonText(given.answer)}::jsonb
      where exists (select 1 from owner) and exists (select 1 from job where id = ${given.jobId} and state = 'RUNNING')
      on conflict (root_id, step, question_hash) do update set step_version = memory.step_version
      returning answer, xmax = 0 as is_new
    ),
    progress as (
      update job set deaths = 0
      where id = ${given.jobId} and deaths > 0 and exists (select 1 from stands where is_new)
    )
    select answer from stands`.execute(q);
  return rows[0];
}
