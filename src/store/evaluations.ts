import { sql } from 'kysely';
import type { Evaluation } from '../contract/eeat.ts';
import type { JobErrorCode } from '../contract/error-codes.ts';
import type { JobState } from '../contract/job-states.ts';
import type { Database, DatabaseTransaction } from './database.ts';
import { jsonText } from './json-text.ts';

export interface NewEvaluation {
  readonly jobId: string;
  readonly accountId: string;
  readonly product: string;
  readonly from: string;
  readonly parameters: object;
  readonly config: object;
  readonly createdAt: Date;
}

/** What an evaluation job has made. */
export interface StoredEvaluation {
  /** What was evaluated; no character that PostgreSQL can't hold. */
  readonly markdown: string;
  readonly evaluation: Evaluation;
}

/** Everything a reader of an evaluation sees; the result is null until the job is SUCCESS. */
export interface EvaluationView {
  readonly jobId: string;
  readonly from: string;
  readonly parameters: object;
  readonly config: object;
  readonly state: JobState;
  readonly createdAt: Date;
  readonly error: { readonly code: JobErrorCode; readonly message: string } | null;
  readonly result: StoredEvaluation | null;
}

export async function insertEvaluation(trx: DatabaseTransaction, given: NewEvaluation): Promise<void> {
  await trx
    .insertInto('evaluation')
    .values({
      job_id: given.jobId,
      account_id: given.accountId,
      product: given.product,
      from: given.from,
      parameters: jsonText(given.parameters),
      config: jsonText(given.config),
      created_at: given.createdAt,
    })
    .execute();
}

export async function storeEvaluation(
  trx: DatabaseTransaction,
  jobId: string,
  { markdown, evaluation }: StoredEvaluation,
): Promise<void> {
  await trx
    .updateTable('evaluation')
    .set({ markdown, evaluation: jsonText(evaluation) })
    .where('job_id', '=', jobId)
    .execute();
}

/** @returns undefined when the account has no such evaluation */
export async function selectEvaluation(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<EvaluationView | undefined> {
  const { rows } = await sql<ViewRow>`
    select evaluation.job_id as "jobId", evaluation."from", evaluation.parameters, evaluation.config, job.state,
      evaluation.created_at as "createdAt", job.error_code, job.error_message, evaluation.markdown, evaluation.evaluation
    from evaluation join job on job.id = evaluation.job_id
    where evaluation.account_id = ${accountId} and evaluation.job_id = ${jobId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { error_code, error_message, markdown, evaluation, ...view } = row;
  return {
    ...view,
    error: error_code === null ? null : { code: error_code, message: error_message ?? '' },
    result: markdown === null || evaluation === null ? null : { markdown, evaluation },
  };
}

interface ViewRow {
  jobId: string;
  from: string;
  parameters: object;
  config: object;
  state: JobState;
  createdAt: Date;
  error_code: JobErrorCode | null;
  error_message: string | null;
  markdown: string | null;
  evaluation: Evaluation | null;
}
