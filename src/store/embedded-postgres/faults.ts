import { OperatorError } from '../../support/operator-error.ts';

/** A failed operation on the file system, as one sentence for the operator; anything else comes back as it is. */
export function operatorFault(folder: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (reason === undefined) return error;
  return new OperatorError(`The data folder ${folder} can not be used: ${reason} (INKWRIGHT_DATA names it).`, {
    cause: error,
  });
}

/** What PostgreSQL has written before it gave up, as one sentence for the operator. */
export function postgresFault(folder: string, lines: readonly string[]): OperatorError {
  const output = lines.join('\n');
  const known = OUTPUT_REASONS.find(([pattern]) => pattern.test(output));
  const last = lines.findLast((line) => /FATAL|PANIC|ERROR|error|can not/.test(line)) ?? lines.at(-1);
  const reason = known?.[1] ?? last ?? 'it ended without a word';
  return new OperatorError(`The embedded PostgreSQL in ${folder} did not start: ${reason}.`, { cause: output });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it is not readable and writable for this user',
  EPERM: 'it is not readable and writable for this user',
  EROFS: 'it is on a file system that can not be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's disk quota is used up",
  ENOTDIR: 'it, or something above it, is a file',
  EEXIST: 'it, or something above it, is a file',
  ENOENT: 'a folder above it is missing',
  ENAMETOOLONG: 'a part of its name is longer than the file system takes',
  ELOOP: 'its symlinks lead in a circle',
};

const OUTPUT_REASONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/No space left on device/, 'the disk is full'],
  [/Disk quota exceeded/, "this user's disk quota is used up"],
  [/Read-only file system/, 'the file system can not be written to'],
  [/Permission denied/, 'it may not read or write there'],
  [
    /incompatible with server|not compatible with this version/,
    'the data were made by another major version of PostgreSQL',
  ],
];
