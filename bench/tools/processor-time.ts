import { readFileSync } from 'node:fs';

/** Of `/proc/PID/stat`: clock ticks a second on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Processor time a process has used so far with all its threads, in milliseconds; undefined where there is no `/proc`. */
export function processorMs(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  // The name, in brackets, may itself hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * 1000) / TICKS_A_SECOND;
}
