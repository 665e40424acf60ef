// The service as `dist/` has it, with named points that tell the parent, slow down, hold, or kill the process.
// Run by `service-process.ts`: node service-process.mjs serve|work LEASE_MS
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../dist/app.js';
import { createLogger } from '../../dist/cli/logger.js';
import { readSettings } from '../../dist/config/settings.js';
import { OperatorError } from '../../dist/support/operator-error.js';

const [role, leaseMs] = process.argv.slice(2);
/** What happens at the points; replaced by the parent's messages. `dieAt` and `holdAt` are patterns of names. */
let plan = { slowMs: 0 };
const held = new Set();

process.on('message', (message) => {
  if (message !== 'release') plan = message;
  else for (const letGo of held) letGo();
});
// The parent is gone, and with it whoever would end this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const matches = (pattern, point) => pattern !== undefined && new RegExp(pattern).test(point);

async function reach(point) {
  if (matches(plan.dieAt, point)) {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
  const released = matches(plan.holdAt, point) ? new Promise((resolve) => held.add(resolve)) : undefined;
  process.send({ point });
  await released;
  if (plan.slowMs > 0) await pause(plan.slowMs);
}

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const service = await startService(settings, {
    role,
    logger,
    version: '0.0.0',
    reach,
    leaseMs: Number(leaseMs),
  });
  process.once('SIGTERM', async () => {
    await service.stop();
    process.disconnect();
    process.exit(0);
  });
  process.send({ ready: service.localUrl });
} catch (error) {
  process.stderr.write(error instanceof OperatorError ? `error: ${error.message}\n` : `${error.stack}\n`);
  process.exit(error instanceof OperatorError ? 3 : 1);
}
