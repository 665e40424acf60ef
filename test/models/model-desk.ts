import { type RunningInstallation, startService } from '../../src/app.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { BlogResult } from '../../src/contract/blog-result.ts';
import type { ComplianceReport } from '../../src/contract/compliance-report.ts';
import type { JobEvent } from '../../src/contract/job-events.ts';
import { endDelay } from '../../src/jobs/dbos-internals.ts';
import { systemWait } from '../../src/models/backoff.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import type { Clock } from '../../src/support/clock.ts';
import { silentLogger } from '../../src/support/logger.ts';
import {
  createModelServer,
  json,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
} from '../support/model-server.ts';
import {
  type QuestionName,
  questionName,
  RECORDED_ORDER,
  recordedSources,
  recordedWriter,
} from '../support/recorded-writer.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const ENDED: readonly unknown[] = ['SUCCESS', 'FAILED', 'CANCELED'];
/** Longest pause that is really made between two requests, in milliseconds. */
const LONGEST_PAUSE = 20;

/** Decides on an answer; `recorded` is what the recorded writer says. Undefined: that. */
export type Play = (question: Asked) => ModelAnswer | undefined;

export interface Asked {
  readonly name: QuestionName;
  /** How often a request of this name has come since `plays`, this one included. */
  readonly time: number;
  readonly request: ModelRequest;
  readonly recorded: unknown;
}

export interface StartedArticle {
  readonly blogId: string;
  readonly jobId: string;
}

export interface EndedArticle extends StartedArticle {
  readonly status: string;
  readonly result: BlogResult;
  readonly report: ComplianceReport | null;
  readonly events: readonly JobEvent[];
  /** Requests that arrived since `plays` was called last, in order. */
  readonly asked: readonly Asked[];
  readonly error: { readonly code: string | null; readonly message: string | null };
}

/** The whole service on a database of its own, with a language model behind a real connection. */
export interface ModelDesk {
  readonly database: TestDatabase;
  readonly service: RunningInstallation;
  readonly server: ModelServer;
  readonly accountId: string;
  readonly token: string;
  /** Every pause between two requests that was wanted, in milliseconds. */
  readonly pauses: readonly number[];
  /** What the server says from now on. */
  plays(play: Play): void;
  /** Moves the clock of the service on. */
  later(milliseconds: number): void;
  /** Ends the wait of a job that is parked. */
  bringForward(article: StartedArticle): Promise<void>;
  start(changes?: Readonly<Record<string, unknown>>): Promise<StartedArticle>;
  retry(article: StartedArticle): Promise<StartedArticle>;
  /** Waits until the job has said something that matches. */
  says(article: StartedArticle, pattern: RegExp): Promise<JobEvent>;
  end(article: StartedArticle): Promise<EndedArticle>;
  /** Orders an article with the answers of `play`, and waits for its end. */
  write(play?: Play, changes?: Readonly<Record<string, unknown>>): Promise<EndedArticle>;
  close(): Promise<void>;
}

export async function openModelDesk(variables: Readonly<Record<string, string>> = {}): Promise<ModelDesk> {
  const database = await createTestDatabase({ max: 2 });
  const writer = recordedWriter();
  let play: Play = () => undefined;
  let asked: Asked[] = [];
  const server = await createModelServer({
    answer(request) {
      const name = questionName(request);
      const time = asked.filter((one) => one.name === name).length + 1;
      const question = { name, time, request, recorded: writer.valueFor(request) };
      asked.push(question);
      return play(question) ?? json(question.recorded);
    },
  });
  let offset = 0;
  const clock: Clock = { now: () => new Date(Date.now() + offset) };
  const pauses: number[] = [];
  const settings = readSettings({
    DATABASE_URL: database.url,
    INKWRIGHT_SECRET: 's'.repeat(32),
    INKWRIGHT_PORT: '0',
    INKWRIGHT_SEARCH: 'library',
    INKWRIGHT_MODEL: 'openai-compatible:test',
    INKWRIGHT_MODEL_BASE_URL: server.url,
    INKWRIGHT_MODEL_PRICE: '1/10',
    ...variables,
  });
  const service = await startService(settings, {
    role: 'serve',
    logger: silentLogger,
    version: '0.0.0',
    clock,
    modelWait: (milliseconds, signal) => {
      pauses.push(milliseconds);
      return systemWait(Math.min(milliseconds, LONGEST_PAUSE), signal);
    },
  });
  const { id: accountId } = await service.accounts.create('Warm homes');
  const { id: siteId } = await service.sites.create(accountId, { name: 'Warm homes' });
  const pair = await service.accounts.createKeyPair(accountId, 'models');
  const { token } = await service.accounts.issueToken({ ...pair, days: 7 });
  const sources = recordedSources();

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${service.localUrl}${path}`, {
      method,
      headers: { 'x-openapi-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data, error } = (await response.json()) as { data: T; error?: unknown };
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${JSON.stringify(error)}`);
    return data;
  }

  /** Events of the job as its reader gets them, until `isEnough`. */
  async function eventsOf({ jobId }: StartedArticle, isEnough: (event: JobEvent) => boolean): Promise<JobEvent[]> {
    const events: JobEvent[] = [];
    for await (const event of service.followJob(jobId)) {
      events.push(event);
      if (isEnough(event)) break;
    }
    return events;
  }

  const desk: ModelDesk = {
    ...{ database, service, server, accountId, token, pauses },
    plays(next) {
      play = next;
      asked = [];
      pauses.length = 0;
    },
    later(milliseconds) {
      offset += milliseconds;
    },
    start: (changes = {}) =>
      call('POST', '/v1/writing/blog', {
        siteId,
        ...RECORDED_ORDER,
        isPublish: false,
        isFilterSimilarTitle: false,
        additionalKnowledge: sources,
        ...changes,
      }),
    retry: ({ blogId }) => call('POST', `/v1/writing/blog/retry?blogId=${blogId}`),
    async bringForward({ jobId }) {
      await inTransaction(database.db, (trx) => endDelay(trx, jobId));
    },
    async says(article, pattern) {
      const events = await eventsOf(article, ({ detail = '' }) => pattern.test(detail));
      const last = events.at(-1);
      if (last === undefined || !pattern.test(last.detail ?? '')) throw new Error(`it ended and never said ${pattern}`);
      return last;
    },
    async end(article) {
      const events = await eventsOf(article, ({ state }) => ENDED.includes(state));
      const query = `?blogId=${article.blogId}`;
      const result = await call<BlogResult>('GET', `/v1/writing/blog${query}`);
      const { report } = await call<{ report: ComplianceReport | null }>('GET', `/v1/writing/blog/report${query}`);
      return { ...article, status: result.status, result, report, events, asked: [...asked], error: result.error };
    },
    async write(next = () => undefined, changes = {}) {
      desk.plays(next);
      return desk.end(await desk.start(changes));
    },
    async close() {
      await service.stop();
      await server.close();
      await database.drop();
    },
  };
  return desk;
}
