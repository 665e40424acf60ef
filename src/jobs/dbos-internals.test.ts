import { DBOS } from '@dbos-inc/dbos-sdk';
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobBench, handler, type JobBench } from '../../test/support/jobs.ts';
import { deferred } from '../support/deferred.ts';
import { closeInShutdown, currentOwnership, ownerFence } from './dbos-internals.ts';
import type { JobRuntime } from './job-runtime.ts';

/** What we rest on without a promise of DBOS. When one of these fails after an upgrade, see `dbos-internals.ts`. */
let bench: JobBench;
let runtime: JobRuntime;
const begun = deferred();
const release = deferred();

beforeAll(async () => {
  bench = await createJobBench();
  const run = async () => {
    begun.resolve();
    await release.promise;
    return {};
  };
  runtime = bench.runtime({ blog: handler({ run }) }, { executorId: 'contract' });
  await runtime.launch();
  await bench.order(runtime, { id: 'claimed', accountId: 'account_7' });
  await begun.promise;
});

afterAll(async () => {
  release.resolve();
  await bench.close();
});

async function workflow(id: string): Promise<Record<string, unknown>> {
  const { rows } = await bench.database.pool.query('select * from dbos.workflow_status where workflow_uuid = $1', [id]);
  return rows[0];
}

describe('DBOS', () => {
  it('has the function we enqueue with, with these arguments', async () => {
    const { rows } = await bench.database.pool.query(`
      select pg_get_function_identity_arguments(p.oid) as arguments
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'dbos' and p.proname = 'enqueue_workflow'`);
    expect(rows).toHaveLength(1);
    for (const argument of [
      'workflow_name text',
      'queue_name text',
      'positional_args json[]',
      'workflow_id text',
      'app_version text',
      'queue_partition_key text',
      'delay_until_epoch_ms bigint',
      'application_name text',
    ]) {
      expect(rows[0].arguments).toContain(argument);
    }
  });

  it('marks a claimed workflow with executor, owner and state as we read them', async () => {
    expect(await workflow('claimed')).toMatchObject({
      name: 'run',
      status: 'PENDING',
      queue_name: 'blog',
      queue_partition_key: 'account_7',
      executor_id: 'contract',
      owner_xid: expect.stringMatching(/./),
      application_version: 'stable',
      application_name: 'inkwright',
      started_at_epoch_ms: expect.anything(),
      completed_at: null,
    });
  });

  it('lets only the owner pass our fence', async () => {
    const { owner_xid: token } = await workflow('claimed');
    const pass = async (jobId: string, by: string) =>
      (await ownerFence({ workflowId: jobId, token: by }).execute(bench.database.db)).rows.length;
    expect(await pass('claimed', String(token))).toBe(1);
    expect(await pass('claimed', 'another')).toBe(0);
    expect(await pass('no-such-job', String(token))).toBe(0);
  });

  it('has no owner outside a workflow', () => {
    expect(() => currentOwnership('claimed', 'claimed')).toThrow('claimed');
  });

  it('keeps no queue of ours in its table, where all processes would share the limits', async () => {
    expect(await DBOS.listQueues()).toEqual([]);
  });

  it('says of a finished workflow when it was completed, in milliseconds', async () => {
    release.resolve();
    await bench.reaches('claimed', ['SUCCESS']);
    await DBOS.retrieveWorkflow('claimed').getResult({ pollingIntervalMs: 10 });
    const { status, completed_at: at } = await workflow('claimed');
    expect(status).toBe('SUCCESS');
    expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
  });

  it('closes our pool in its shutdown before it forgets its executor', async () => {
    let executorThere: boolean | undefined;
    closeInShutdown(async () => {
      executorThere = DBOSExecutor.globalInstance !== undefined;
    });
    await runtime.stop({ graceMs: 0 });
    expect(executorThere).toBe(true);
    expect(DBOSExecutor.globalInstance).toBeUndefined();
  });
});
