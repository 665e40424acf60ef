import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { deferred } from '../support/deferred.ts';
import { silentLogger } from '../support/logger.ts';
import { createNotifications, type Notifications, notify } from './notifications.ts';

describe('notifications', () => {
  let database: TestDatabase;
  let notifications: Notifications;
  beforeEach(async () => {
    database = await createTestDatabase();
    notifications = createNotifications({ url: database.url, logger: silentLogger, retryMs: 1 });
  });
  afterEach(async () => {
    await notifications.close();
    await database.drop();
  });

  /** What a subscriber hears; `next` waits for the next thing, in order. */
  function listen(channel: string) {
    const heard: string[] = [];
    let wake: () => void = () => undefined;
    const hear = (what: string) => {
      heard.push(what);
      wake();
    };
    const unsubscribe = notifications.subscribe(
      channel,
      (payload) => hear(payload),
      () => hear('(listening)'),
    );
    const next = async (): Promise<string> => {
      const first = heard.shift();
      if (first !== undefined) return first;
      const { promise, resolve } = deferred();
      wake = resolve;
      await promise;
      return heard.shift() ?? '';
    };
    return { next, unsubscribe };
  }

  function loseConnection(): Promise<unknown> {
    return database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inkwright listen' and datname = current_database()",
    );
  }

  it('reach every subscriber of their channel and no other, in order', async () => {
    const [first, second, other] = [listen('jobs'), listen('jobs'), listen('other "channel"')];
    for (const subscriber of [first, second, other]) expect(await subscriber.next()).toBe('(listening)');
    await notify(database.db, 'jobs', 'a');
    await notify(database.db, 'jobs', 'b');
    await notify(database.db, 'other "channel"', 'c');
    for (const subscriber of [first, second]) {
      expect(await subscriber.next()).toBe('a');
      expect(await subscriber.next()).toBe('b');
    }
    expect(await other.next()).toBe('c');
  });

  it('say when listening has begun, also on a channel that is listened to already', async () => {
    expect(await listen('jobs').next()).toBe('(listening)');
    expect(await listen('jobs').next()).toBe('(listening)');
  });

  it('are sent when the transaction commits, and not when it rolls back', async () => {
    const { next } = listen('jobs');
    await next();
    const failing = database.db.transaction().execute(async (trx) => {
      await notify(trx, 'jobs', 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.db.transaction().execute((trx) => notify(trx, 'jobs', 'committed'));
    expect(await next()).toBe('committed');
  });

  it('say that listening has begun anew after the connection was lost, and go on', async () => {
    const { next } = listen('jobs');
    await next();
    for (const payload of ['after the first loss', 'after the second loss']) {
      await loseConnection();
      expect(await next()).toBe('(listening)');
      await notify(database.db, 'jobs', payload);
      expect(await next()).toBe(payload);
    }
  });

  it('lose no wake-up to a connection that breaks again and again', async () => {
    await database.pool.query('create table wish (id integer)');
    const all = deferred();
    const count = async () => {
      const { rows } = await database.pool.query<{ found: number }>('select count(*) as found from wish');
      if (rows[0]?.found === 20) all.resolve();
    };
    const look = () => {
      count().catch(all.reject);
    };
    notifications.subscribe('wishes', look, look);
    for (let id = 1; id <= 20; id += 1) {
      if (id % 4 === 0) await loseConnection();
      await database.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('wish' as never)
          .values({ id } as never)
          .execute();
        await notify(trx, 'wishes', `${id}`);
      });
    }
    await expect(all.promise).resolves.toBeUndefined();
  });

  it('end for a subscriber that leaves, and not for the others', async () => {
    const [leaving, staying] = [listen('jobs'), listen('jobs')];
    await leaving.next();
    await staying.next();
    leaving.unsubscribe();
    leaving.unsubscribe();
    await notify(database.db, 'jobs', 'a');
    expect(await staying.next()).toBe('a');
    await expect(Promise.race([leaving.next(), Promise.resolve('nothing')])).resolves.toBe('nothing');
  });

  it('reach whoever subscribes anew after everybody has left', async () => {
    const first = listen('jobs');
    await first.next();
    first.unsubscribe();
    const second = listen('jobs');
    expect(await second.next()).toBe('(listening)');
    await notify(database.db, 'jobs', 'a');
    expect(await second.next()).toBe('a');
  });

  it('are not kept from others by a subscriber that throws', async () => {
    notifications.subscribe('jobs', () => {
      throw new Error('a fault');
    });
    const { next } = listen('jobs');
    await next();
    await notify(database.db, 'jobs', 'a');
    expect(await next()).toBe('a');
  });

  it('are refused when longer than PostgreSQL takes', async () => {
    await expect(notify(database.db, 'jobs', 'ä'.repeat(4_000))).rejects.toThrow('8000 bytes');
    await notify(database.db, 'jobs', 'a'.repeat(7_999));
  });

  it('can be closed while the database is away, and refuse subscriptions then', async () => {
    const away = createNotifications({ url: 'postgresql://x@127.0.0.1:1/x', logger: silentLogger, retryMs: 1 });
    away.subscribe('jobs', () => undefined);
    await away.close();
    expect(() => away.subscribe('jobs', () => undefined)).toThrow('closed');
  });
});
