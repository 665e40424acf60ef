import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../src/app.ts';
import { createLogger } from '../../src/cli/logger.ts';
import { readSettings } from '../../src/config/settings.ts';
import { OperatorError } from '../../src/support/operator-error.ts';
import type { FromService, PointPlan, ToService } from './service-process.ts';

/**
 * The service with named points that tell the parent, slow down, hold, or kill the process.
 * Run by `service-process.ts`: `serve` or `work`, then the lease in milliseconds.
 */
const [role, leaseMs] = process.argv.slice(2);
let plan: PointPlan = {};
const held = new Set<() => void>();

process.on('message', (message: ToService) => {
  if (message !== 'release') plan = message;
  else for (const letGo of held) letGo();
});
// The parent is gone, and with it whoever would end this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function tell(message: FromService): void {
  process.send?.(message);
}

async function reach(point: string): Promise<void> {
  const { slowMs = 0, dieAt, holdAt } = plan;
  if (matches(dieAt, point)) {
    process.kill(process.pid, 'SIGKILL');
    // The signal is on its way; nothing more may happen until it arrives.
    await new Promise(() => undefined);
  }
  const released = matches(holdAt, point) ? new Promise<void>((resolve) => held.add(resolve)) : undefined;
  tell({ point });
  await released;
  if (slowMs > 0) await pause(slowMs);
}

function matches(pattern: string | undefined, point: string): boolean {
  return pattern !== undefined && new RegExp(pattern).test(point);
}

try {
  const settings = readSettings(process.env);
  const service = await startService(settings, {
    role: role === 'serve' ? 'serve' : 'work',
    logger: createLogger(settings.logLevel),
    version: '0.0.0',
    reach,
    leaseMs: Number(leaseMs),
  });
  process.once('SIGTERM', () => {
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
  tell({ ready: service.localUrl });
} catch (error) {
  process.stderr.write(error instanceof OperatorError ? `error: ${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(error instanceof OperatorError ? 3 : 1);
}
