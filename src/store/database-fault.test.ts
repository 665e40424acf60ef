import { describe, expect, it } from 'vitest';
import { OperatorError } from '../support/operator-error.ts';
import { connect } from './connect.ts';
import { databaseFault } from './database-fault.ts';
import { migrate } from './migrate.ts';

const failure = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), { code });

describe('a failure of the database at start', () => {
  it('becomes one sentence when nothing listens there, and does not give the password away', async () => {
    const { db, close } = connect('postgresql://me:hidden@127.0.0.1:1/x', { max: 1 });
    const fault = await migrate(db).catch(databaseFault);
    await close();
    expect(fault).toBeInstanceOf(OperatorError);
    expect((fault as Error).message).toMatch(
      /^The database can not be reached \(connect ECONNREFUSED [^\n]*\): start it/,
    );
    expect((fault as Error).message).not.toContain('hidden');
  });

  it.each([
    ['28P01', 'refuses the user or the password'],
    ['28000', 'refuses the user or the password'],
    ['3D000', 'does not exist'],
    ['42501', 'grant the user'],
  ])('says what to do about %s, also when it is wrapped', (code, sentence) => {
    const fault = databaseFault(new Error('launch failed', { cause: failure('said so', code) }));
    expect(fault).toMatchObject({ name: 'OperatorError', message: expect.stringContaining(sentence) });
  });

  it('is left alone when it is a fault of ours or a sentence already', () => {
    const bug = failure('column "x" does not exist', '42703');
    const said = new OperatorError('The data folder is full.');
    expect(databaseFault(bug)).toBe(bug);
    expect(databaseFault(said)).toBe(said);
    expect(databaseFault('nothing')).toBe('nothing');
  });
});
