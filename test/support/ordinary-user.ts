import { spawnSync } from 'node:child_process';

/** A user without rights. */
export const NOBODY = 65_534;
/** Only root may start processes as somebody else. */
export const asRoot = process.getuid?.() === 0;
/** Why a test is skipped. */
export const NEEDS_ROOT = 'it needs root';
export const NOT_OPEN = 'this checkout lies where an ordinary user may not enter';

/** Whether an ordinary user may read the file. Ask as root. */
export function isOpenToAll(path: string): boolean {
  return spawnSync('test', ['-r', path], { uid: NOBODY }).status === 0;
}
