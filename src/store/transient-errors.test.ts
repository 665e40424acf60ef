import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../contract/errors.ts';
import { connect } from './connect.ts';
import { asUnavailable, isTransient } from './transient-errors.ts';

const withCode = (code: string, more = {}) => Object.assign(new Error('of the driver'), { code, ...more });

describe('errors of a database that is away', () => {
  it.each([
    ['lost connection', withCode('08006'), 2],
    ['ended by the administrator', withCode('57P01'), 2],
    ['starting up', withCode('57P03'), 2],
    ['disk full', withCode('53100'), 60],
    ['too many connections', withCode('53300'), 5],
    ['out of memory', withCode('53200'), 5],
    ['statement timeout', withCode('57014'), 5],
    ['deadlock', withCode('40P01'), 1],
    ['refused', withCode('ECONNREFUSED'), 2],
    ['no socket', withCode('ENOENT', { syscall: 'connect' }), 2],
    ['cut off', new Error('Connection terminated unexpectedly'), 2],
    ['no free connection', new Error('timeout exceeded when trying to connect'), 2],
  ])('%s: is unavailable', (_name, error, retryAfter) => {
    expect(asUnavailable(error)).toMatchObject({ code: 'unavailable', retryAfter, cause: error });
  });

  it.each([
    ['unique violation', withCode('23505')],
    ['syntax error', withCode('42601')],
    ['missing file', withCode('ENOENT', { syscall: 'open' })],
    ['a fault of ours', new TypeError('x is not a function')],
    ['not an error', 'text'],
  ])('%s: is not', (_name, error) => {
    expect(asUnavailable(error)).toBeUndefined();
    expect(isTransient(error)).toBe(false);
  });

  it('are found among causes and several tries at once', () => {
    const wrapped = new Error('The job row was not written', { cause: withCode('57P01') });
    expect(isTransient(wrapped)).toBe(true);
    expect(isTransient(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
  });

  it('survive a circle of causes', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(isTransient(circle)).toBe(false);
  });

  it('leave what is already an error for the client', () => {
    const away = new RequestError('unavailable', 'Shutting down');
    expect(asUnavailable(away)).toBe(away);
    expect(asUnavailable(new RequestError('not_found', 'No such site', { cause: withCode('57P01') }))).toBeUndefined();
  });

  it.each([
    ['no server at the socket', 'postgresql://x@localhost/x?host=/nowhere'],
    ['nobody at the port', 'postgresql://x@127.0.0.1:1/x'],
  ])('are what the driver really throws: %s', async (_name, url) => {
    const { pool, close } = connect(url, { max: 1 });
    const error: unknown = await pool.query('select 1').catch((thrown: unknown) => thrown);
    await close();
    expect(asUnavailable(error)?.retryAfter).toBe(2);
    expect(isTransient(await pool.query('select 1').catch((thrown: unknown) => thrown))).toBe(true);
    expect(error).not.toBeInstanceOf(pg.DatabaseError);
  });
});
