// tsc writes files without the executable bit, and `npm link` or a container may call dist/main.js directly.
import { chmodSync } from 'node:fs';

chmodSync(new URL('../dist/main.js', import.meta.url), 0o755);
