import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A new folder for throw-away databases that every user may enter; in memory where there is room, since waiting for a
 * disk proves nothing here. Whoever makes it removes it.
 */
export function makeScratchFolder(purpose: string): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? '/dev/shm' : tmpdir(), `inkwright-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // No such folder on this system.
    return false;
  }
}
