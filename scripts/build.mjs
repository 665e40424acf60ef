// Builds dist/ from src/: one file per entry point and what they share. Bundled, because a service that loads a
// thousand small modules one by one needs a second longer to start.
import { chmodSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
rmSync(dist, { recursive: true, force: true });
await bundle({ main: 'src/main.ts' }, 'dist');
chmodSync(`${dist}/main.js`, 0o755);
