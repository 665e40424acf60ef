/** What host and thread say to each other; every value must survive a structured clone. */
export type ToThread =
  | { kind: 'run'; id: number; task: string; input: unknown }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; call: number; value: unknown }
  | { kind: 'refusal'; call: number; error: CarriedError };

export type ToHost =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: CarriedError }
  | { kind: 'call'; id: number; call: number; service: string; args: unknown[] };

/** An error as plain data: class instances do not survive the border between threads. */
export interface CarriedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Own properties that survive a structured clone: `code`, `details` ... */
  readonly own: Readonly<Record<string, unknown>>;
  readonly cause: CarriedError | undefined;
}

export function carryError(error: unknown): CarriedError {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: String(error), stack: undefined, own: {}, cause: undefined };
  }
  const own: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(error)) {
    if (key !== 'cause' && isPlain(value)) own[key] = value;
  }
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    own,
    cause: error.cause === undefined ? undefined : carryError(error.cause),
  };
}

/** Makes an error again; `revive` may return one of the program's own classes, by name. */
export function reviveError(carried: CarriedError, revive?: ErrorReviver): Error {
  const cause = carried.cause === undefined ? undefined : reviveError(carried.cause, revive);
  const known = revive?.(carried, cause);
  if (known !== undefined) return known;
  const error = new Error(carried.message, cause === undefined ? undefined : { cause });
  error.name = carried.name;
  if (carried.stack !== undefined) error.stack = carried.stack;
  return Object.assign(error, carried.own);
}

/** Returns an error of a class that the receiving side knows, or undefined for a plain `Error`. */
export type ErrorReviver = (carried: CarriedError, cause: Error | undefined) => Error | undefined;

function isPlain(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
