import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** In a process of its own: the package unpacks into the folder for temporary files, under a name that all users share. */
const UNPACK = fileURLToPath(new URL('./unpack-chromium.process.mjs', import.meta.url));

/**
 * Path of the Chromium that comes as a package, unpacked once for this user and version. Whole or not at all, however
 * many test files ask at the same time. @throws what unpacking throws
 */
export function unpackedChromium(): string {
  const manifest = readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const folder = join(tmpdir(), `inkwright-chromium-${version}-${userInfo().uid}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const staging = mkdtempSync(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: staging };
    execFileSync(process.execPath, [UNPACK], { env, stdio: 'pipe' });
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    // Another test file was first.
    if (!existsSync(path)) throw error;
  }
  return path;
}
