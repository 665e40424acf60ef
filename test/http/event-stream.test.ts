import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobEvent } from '../../src/contract/job-events.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import type { Timers } from '../../src/http/timers.ts';
import { type Customer, type HttpDesk, openHttpDesk } from '../support/http-desk.ts';

/** Lets a test say when the time is up. */
class ManualTimers implements Timers {
  readonly #waiting = new Set<{ milliseconds: number; work: () => void }>();
  after(milliseconds: number, work: () => void): () => void {
    const entry = { milliseconds, work };
    this.#waiting.add(entry);
    return () => this.#waiting.delete(entry);
  }
  get waits(): number[] {
    return [...this.#waiting].map(({ milliseconds }) => milliseconds);
  }
  fire(): void {
    for (const { work } of [...this.#waiting]) work();
    this.#waiting.clear();
  }
}

const timers = new ManualTimers();
let desk: HttpDesk;
let ann: Customer;
let url: string;
beforeAll(async () => {
  desk = await openHttpDesk({ parts: { timers } });
  ann = await desk.newCustomer();
  ({ url } = await desk.server.listen());
});
afterAll(() => desk.close());

function eventsOf(text: string): JobEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('id: '))
    .map((block) => {
      const [id, data] = block.split('\n');
      const event = JobEvent.parse(JSON.parse(data?.slice('data: '.length) ?? ''));
      expect(id).toBe(`id: ${event.seq}`);
      return event;
    });
}

async function open(blogId: string, headers: Record<string, string> = {}, from = url) {
  const gone = new AbortController();
  const response = await fetch(`${from}/v1/writing/blog/events?blogId=${blogId}`, {
    headers: { 'x-openapi-token': ann.token, ...headers },
    signal: gone.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    gone,
    /** Reads until the text holds `part`, or the stream has ended. */
    async until(part?: string): Promise<string> {
      while (part === undefined || !text.includes(part)) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
      }
      return text;
    },
  };
}

describe('the progress stream', () => {
  it('tells what was, then what comes, and ends with the job', async () => {
    const { blogId, jobId } = await desk.start(ann.accountId, ann.siteId);
    const stream = await open(blogId);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    await stream.until('"PENDING"');
    await desk.begin(jobId);
    await stream.until('"RUNNING"');
    await desk.succeed(jobId);
    expect(eventsOf(await stream.until()).map(({ seq, state }) => [seq, state])).toEqual([
      [1, 'PENDING'],
      [2, 'RUNNING'],
      [3, 'SUCCESS'],
    ]);
  });

  it('goes on after Last-Event-ID', async () => {
    const { blogId, jobId } = await desk.start(ann.accountId, ann.siteId);
    await desk.begin(jobId);
    await desk.fail(jobId);
    const seen = async (id: string) => eventsOf(await (await open(blogId, { 'last-event-id': id })).until());
    expect((await seen('1')).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await seen('3')).toEqual([]);
    expect(await seen('2147483647')).toEqual([]);
  });

  it.each(['-1', 'x', '1.5', '2147483648'])('refuses the Last-Event-ID %j', async (id) => {
    const { blogId } = await desk.start(ann.accountId, ann.siteId);
    const stream = await open(blogId, { 'last-event-id': id });
    expect(stream.response.status).toBe(400);
    expect(JSON.parse(await stream.until())).toMatchObject({ error: { details: [{ path: 'Last-Event-ID' }] } });
  });

  it('is not found for who does not own the blog', async () => {
    const bob = await desk.newCustomer();
    const { blogId } = await desk.start(ann.accountId, ann.siteId);
    expect((await desk.send('streamBlogEvents', bob, { query: { blogId } })).statusCode).toBe(404);
  });

  it('shows a sign of life every fifteen seconds', async () => {
    const { blogId, jobId } = await desk.start(ann.accountId, ann.siteId);
    const stream = await open(blogId);
    await stream.until('"PENDING"');
    expect(timers.waits).toEqual([15_000]);
    timers.fire();
    await stream.until(': still here');
    await desk.begin(jobId);
    await desk.succeed(jobId);
    expect(eventsOf(await stream.until())).toHaveLength(3);
    expect(timers.waits).toEqual([]);
  });

  it('ends its watch when the client goes', async () => {
    let watching = 0;
    let left: () => void = () => undefined;
    const allGone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const { notifications } = desk.parts;
    const counting = {
      ...desk.parts,
      notifications: {
        subscribe: (...args: Parameters<typeof notifications.subscribe>) => {
          const unsubscribe = notifications.subscribe(...args);
          watching += 1;
          return () => {
            unsubscribe();
            watching -= 1;
            if (watching === 0) left();
          };
        },
        close: () => notifications.close(),
      },
    };
    const server = createHttpServer(counting);
    const { url: from } = await server.listen();
    const { blogId } = await desk.start(ann.accountId, ann.siteId);
    const stream = await open(blogId, {}, from);
    await stream.until('"PENDING"');
    expect(watching).toBe(1);
    stream.gone.abort();
    await allGone;
    await server.close();
  });

  it('ends when the service stops', async () => {
    const server = createHttpServer(desk.parts);
    const { url: from } = await server.listen();
    const { blogId } = await desk.start(ann.accountId, ann.siteId);
    const stream = await open(blogId, {}, from);
    await stream.until('"PENDING"');
    const closed = server.close();
    await stream.until();
    await closed;
  });
});
