import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobStats } from '../jobs/job-runtime.ts';

/** What the process counts for its operator. Whoever asks a model adds to the last two. */
export interface Metrics {
  /** @param seconds from the first byte of the request to the last of the answer */
  countRequest(operation: string, status: number, seconds: number): void;
  countSignIn(outcome: SignInOutcome): void;
  /** @param seconds a step of a job has taken in this process */
  observeStep(step: string, seconds: number): void;
  readonly modelCalls: Counter<'model' | 'outcome'>;
  readonly modelCostUsd: Counter<'model'>;
  readonly registry: Registry;
}

/** How a sign-in to the console went; `locked`: it was turned away before the password was looked at. */
type SignInOutcome = 'success' | 'refused' | 'locked';

/** Use of the database connections, as a `pg.Pool` shows it. */
export interface PoolUse {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const STEP_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Counters in a registry of their own, so that two services in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'inkwright_http_requests_total',
    help: 'Requests by operation and status',
    labelNames: ['operation', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'inkwright_http_request_duration_seconds',
    help: 'Duration of requests by operation',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers,
  });
  const steps = new Histogram({
    name: 'inkwright_step_duration_seconds',
    help: 'Duration of the steps of jobs that ran in this process',
    labelNames: ['step'] as const,
    buckets: STEP_SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'inkwright_sign_ins_total',
    help: 'Sign-ins to the console by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['success', 'refused', 'locked']) signIns.inc({ outcome }, 0);
  return {
    registry,
    countSignIn: (outcome) => signIns.inc({ outcome }),
    observeStep: (step, seconds) => steps.labels(step).observe(seconds),
    countRequest(operation, status, seconds) {
      requests.labels(operation, String(status)).inc();
      duration.labels(operation).observe(seconds);
    },
    modelCalls: withZero(
      new Counter({
        name: 'inkwright_model_calls_total',
        help: 'Calls of language and image models by model and outcome',
        labelNames: ['model', 'outcome'] as const,
        registers,
      }),
      { model: 'none', outcome: 'success' },
    ),
    modelCostUsd: withZero(
      new Counter({
        name: 'inkwright_model_cost_usd_total',
        help: 'Cost of model calls in US dollars',
        labelNames: ['model'] as const,
        registers,
      }),
      { model: 'none' },
    ),
  };
}

/**
 * Adds what is looked up when the page is asked for: jobs, pool and the process itself.
 * @param stats asked at each scrape; when the database is away, the page goes without the jobs
 */
export function observeProcess(
  { registry }: Metrics,
  { pool, stats }: { pool: PoolUse; stats: () => Promise<JobStats | undefined> },
): () => Promise<string> {
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'inkwright_' });
  const jobs = gauge('jobs', 'Jobs of the installation by type and state', ['type', 'state']);
  const queueAge = gauge('queue_age_seconds', 'Age of the oldest job that waits; 0 when none does');
  const running = gauge('jobs_running_here', 'Jobs that run in this process');
  const deaths = gauge('job_deaths', 'Deaths of the jobs that have not ended');
  const connections = gauge('database_connections', 'Connections of the pool', ['state']);
  const waiting = gauge('database_waiting', 'Callers that wait for a connection');

  return async () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    const found = await stats();
    for (const each of [jobs, queueAge, running, deaths]) each.reset();
    if (found !== undefined) {
      for (const { type, state, count } of found.counts) jobs.set({ type, state }, count);
      queueAge.set(found.queueAgeSeconds ?? 0);
      running.set(found.runningHere);
      deaths.set(found.deaths);
    }
    return registry.metrics();
  };

  function gauge<L extends string = never>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    return new Gauge({ name: `inkwright_${name}`, help, labelNames, registers });
  }
}

/** A counter that nobody has added to yet is shown as 0 rather than left out. */
function withZero<L extends string>(counter: Counter<L>, labels: Record<L, string>): Counter<L> {
  counter.inc(labels, 0);
  return counter;
}
