import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded database of a data folder has its socket while it runs. */
export function socketFolderOf(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  return join(tmpdir(), `inkwright-${process.getuid?.() ?? 0}-${dev.toString(36)}-${ino.toString(36)}`);
}

/** Removes a data folder, and what a service that was killed has left for its next start. */
export function removeDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  rmSync(socketFolderOf(dataDir), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
