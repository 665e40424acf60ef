// Builds dist/ from src/ and dist/console/ from console/. The service is bundled, one file per entry point and what they
// share, because one that loads a thousand small modules one by one needs a second longer to start.
import { chmodSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const configFile = fileURLToPath(new URL('../console/vite.config.ts', import.meta.url));
rmSync(dist, { recursive: true, force: true });
await Promise.all([bundle({ main: 'src/main.ts' }, 'dist'), buildConsole()]);
chmodSync(`${dist}/main.js`, 0o755);

/** What builds the console is a development dependency: an installation without those has the service alone. */
async function buildConsole() {
  const vite = await import('vite').catch(() => undefined);
  if (vite === undefined)
    process.stderr.write('The console is not built: vite is not installed (npm ci without --omit=dev).\n');
  else await vite.build({ configFile, logLevel: 'warn' });
}
