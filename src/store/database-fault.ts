import { OperatorError } from '../support/operator-error.ts';
import { isTransient } from './transient-errors.ts';

const REMEDY = 'check DATABASE_URL';

/** SQLSTATEs of a database that is there and not usable for us; two characters stand for the whole class. */
const BY_STATE: Readonly<Record<string, string>> = {
  '28': `refuses the user or the password: ${REMEDY}`,
  '3D000': `does not exist on that server: ${REMEDY}`,
  '42501': 'does not let this user create or use its tables: grant the user all rights on the database',
};

/**
 * A failure to reach or use the database at start, as one sentence for the operator; anything else comes back as it
 * is. The address is not named, because a password may stand in it.
 */
export function databaseFault(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const { code, message } = innermost(error);
  const refusal = BY_STATE[code] ?? BY_STATE[code.slice(0, 2)];
  if (refusal !== undefined) return new OperatorError(`The database ${refusal} (${message}).`, { cause: error });
  if (!isTransient(error)) return error;
  return new OperatorError(`The database can not be reached (${message}): start it, or ${REMEDY}.`, { cause: error });
}

/** What the driver said, under whatever it was wrapped in. */
function innermost(error: unknown): { code: string; message: string } {
  let found = error;
  for (let depth = 0; depth < 10 && found instanceof Error; depth++) {
    const inner: unknown = found instanceof AggregateError ? found.errors[0] : found.cause;
    if (inner === undefined) break;
    found = inner;
  }
  if (!(found instanceof Error)) return { code: '', message: String(found) };
  const { code } = found as NodeJS.ErrnoException;
  return { code: typeof code === 'string' ? code : '', message: found.message.split('\n')[0] ?? '' };
}
