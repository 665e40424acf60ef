import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from '../support/logger.ts';
import type { Queryable } from './database.ts';

export interface Notifications {
  /**
   * Calls `onPayload` for every notification of a channel from now on, in the order of the commits.
   * What is said while the connection is away is lost, so `onListening` is called each time listening begins, the
   * first time as well: whoever reads again then, misses nothing.
   * @returns ends the subscription
   */
  subscribe(channel: string, onPayload: (payload: string) => void, onListening?: () => void): () => void;
  /** Ends every subscription and the connection. */
  close(): Promise<void>;
}

export interface NotificationOptions {
  /** A direct connection: PgBouncer in transaction mode passes no notifications on. */
  readonly url: string;
  readonly logger: Logger;
  /** Pause before a lost connection is opened again; doubles up to 32 times with each failure. Default 100 ms. */
  readonly retryMs?: number;
  /** How often a silent connection is tried out; default 30,000 ms. */
  readonly probeMs?: number;
}

interface Subscriber {
  readonly onPayload: (payload: string) => void;
  readonly onListening: (() => void) | undefined;
}

const LONGEST_PAYLOAD_BYTES = 7_999;
const MOST_DOUBLINGS = 5;
const ANSWER_TIME_MS = 10_000;

/** One connection of this process that listens; it is opened with the first subscription and again when it is lost. */
export function createNotifications(options: NotificationOptions): Notifications {
  return new ListeningConnection(options);
}

/**
 * Sends to all who are subscribed on any machine; inside a transaction it is sent when that commits.
 * @param payload at most 7,999 bytes: an id, not the thing itself
 * @throws RangeError for a longer payload
 */
export async function notify(q: Queryable, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload);
  if (bytes > LONGEST_PAYLOAD_BYTES) {
    throw new RangeError(
      `A notification on ${channel} has ${bytes} bytes; PostgreSQL takes at most ${LONGEST_PAYLOAD_BYTES}`,
    );
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(q);
}

class ListeningConnection implements Notifications {
  readonly #options: NotificationOptions;
  readonly #channels = new Map<string, Set<Subscriber>>();
  /** Channels that the open connection listens to. */
  readonly #listening = new Set<string>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #probe: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;
  /** Work on the connection, one after another. */
  #work: Promise<void> = Promise.resolve();

  constructor(options: NotificationOptions) {
    this.#options = options;
  }

  subscribe(channel: string, onPayload: (payload: string) => void, onListening?: () => void): () => void {
    if (this.#closed) throw new Error(`Notifications are closed: ${channel} can not be subscribed to any more`);
    const subscriber: Subscriber = { onPayload, onListening };
    const subscribers = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscribers.add(subscriber));
    if (this.#listening.has(channel)) queueMicrotask(() => this.#begin(subscribers, subscriber));
    else this.#schedule();
    return () => {
      if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
      if (this.#channels.get(channel) === subscribers) this.#channels.delete(channel);
      this.#schedule();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#probe);
    this.#channels.clear();
    const client = this.#client;
    this.#client = undefined;
    this.#listening.clear();
    await Promise.all([this.#work, client === undefined ? undefined : endClient(client)]);
  }

  #schedule(): void {
    if (this.#retry !== undefined) return;
    this.#work = this.#work.then(() => this.#synchronise()).catch((error: unknown) => this.#failed(error));
  }

  /** Makes the connection listen to exactly what is subscribed to. */
  async #synchronise(): Promise<void> {
    if (this.#closed || this.#retry !== undefined) return;
    const client = this.#client ?? (this.#channels.size > 0 ? await this.#open() : undefined);
    if (client === undefined) return;
    for (const channel of [...this.#listening].filter((name) => !this.#channels.has(name))) {
      this.#listening.delete(channel);
      await client.query(`unlisten ${client.escapeIdentifier(channel)}`);
    }
    for (const channel of [...this.#channels.keys()].filter((name) => !this.#listening.has(name))) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (client !== this.#client) return;
      this.#listening.add(channel);
      const subscribers = this.#channels.get(channel);
      for (const subscriber of subscribers ?? []) this.#begin(subscribers, subscriber);
    }
    this.#failures = 0;
  }

  async #open(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'inkwright listen',
      connectionTimeoutMillis: ANSWER_TIME_MS,
      query_timeout: ANSWER_TIME_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection was ended')));
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''));
    this.#client = client;
    await client.connect();
    if (this.#closed) {
      await endClient(client);
      return undefined;
    }
    this.#probe = setInterval(() => {
      client.query('select 1').catch((error: unknown) => this.#lost(client, error));
    }, this.#options.probeMs ?? 30_000);
    this.#probe.unref();
    return client;
  }

  #failed(error: unknown): void {
    const client = this.#client;
    if (client !== undefined) this.#lost(client, error);
  }

  /** The first word of a loss counts; what else the same connection has to say does not. */
  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#listening.clear();
    clearInterval(this.#probe);
    endClient(client).catch((cause: unknown) =>
      this.#options.logger.debug({ err: cause }, 'The lost connection did not end in good order'),
    );
    if (this.#closed) return;
    const pauseMs = (this.#options.retryMs ?? 100) * 2 ** Math.min(this.#failures, MOST_DOUBLINGS);
    this.#failures += 1;
    this.#options.logger.warn(
      { err: error, pauseMs },
      'The database connection that listens was lost; it is opened again',
    );
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#schedule();
    }, pauseMs);
  }

  #deliver(channel: string, payload: string): void {
    for (const { onPayload } of this.#channels.get(channel) ?? []) {
      this.#call(channel, () => onPayload(payload));
    }
  }

  #begin(subscribers: Set<Subscriber> | undefined, subscriber: Subscriber): void {
    // It may have left in the meantime.
    if (subscribers?.has(subscriber) && subscriber.onListening) this.#call('', subscriber.onListening);
  }

  /** One subscriber's fault must not keep a notification from the others. */
  #call(channel: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#options.logger.error({ err: error, channel }, 'A subscriber of database notifications failed');
    }
  }
}

/** `end` waits for a server that may never answer: past the time limit the socket is simply dropped. */
async function endClient(client: pg.Client): Promise<void> {
  const limit = setTimeout(() => client.connection.stream.destroy(), 1_000);
  try {
    await client.end();
  } finally {
    clearTimeout(limit);
  }
}
