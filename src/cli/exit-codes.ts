/** Exit codes that scripts can rely on; `inkwright --help` prints them. */
export const EXIT = {
  ok: 0,
  /** The job failed, or the service refused the request. */
  failed: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** The installation can not work: settings, data folder, database, port. */
  operator: 3,
  /** Ended with Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
