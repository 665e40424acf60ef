import { RequestError } from '../contract/errors.ts';

type Hint = { readonly message: string; readonly retryAfter: number };

const AWAY: Hint = { message: 'The database is away', retryAfter: 2 };
const STARTING: Hint = { message: 'The database is starting or stopping', retryAfter: 2 };
const FULL: Hint = { message: 'The disk of the database is full', retryAfter: 60 };
const BUSY: Hint = { message: 'The database is too busy', retryAfter: 5 };
const CONFLICT: Hint = { message: 'The database gave up a conflicting transaction', retryAfter: 1 };

/** SQLSTATEs that another try can mend; two characters stand for the whole class. */
const BY_STATE: Readonly<Record<string, Hint>> = {
  '08': AWAY,
  '53': BUSY,
  '53100': FULL,
  '57P01': STARTING,
  '57P02': STARTING,
  '57P03': STARTING,
  '57P05': AWAY,
  '57014': BUSY,
  '55P03': BUSY,
  '25P03': AWAY,
  '25006': STARTING,
  '58030': FULL,
  '40001': CONFLICT,
  '40P01': CONFLICT,
};

const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** `pg` gives these no code. */
const MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
  'Client was closed and is not queryable',
];

/**
 * Says whether an error, or a cause of it, only tells that the database is away, starting, full or overloaded.
 * @returns the error for the client (503 with `Retry-After`), or undefined when another try would not help
 */
export function asUnavailable(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error.code === 'unavailable' ? error : undefined;
  const hint = findHint(error);
  if (hint === undefined) return undefined;
  return new RequestError('unavailable', `${hint.message}; try again in ${hint.retryAfter} s.`, {
    cause: error,
    retryAfter: hint.retryAfter,
  });
}

/** Whether the same statement can succeed later without a change. */
export function isTransient(error: unknown): boolean {
  return findHint(error) !== undefined;
}

/** Causes are followed, also those of several tries at once; a cycle of causes ends after ten. */
function findHint(error: unknown, depth = 0): Hint | undefined {
  if (!(error instanceof Error) || depth > 10) return undefined;
  const own = ownHint(error);
  if (own !== undefined) return own;
  const causes: unknown[] = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  for (const cause of causes) {
    const hint = findHint(cause, depth + 1);
    if (hint !== undefined) return hint;
  }
  return undefined;
}

function ownHint(error: Error & { code?: unknown; syscall?: unknown }): Hint | undefined {
  if (MESSAGES.some((message) => error.message.startsWith(message))) return AWAY;
  if (typeof error.code !== 'string') return undefined;
  if (SYSTEM_ERRORS.has(error.code)) return AWAY;
  // A missing file is our fault, a missing socket is a database that is not there.
  if (error.code === 'ENOENT') return error.syscall === 'connect' ? AWAY : undefined;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  return BY_STATE[error.code] ?? BY_STATE[error.code.slice(0, 2)];
}
