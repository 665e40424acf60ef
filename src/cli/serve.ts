import type { Command } from 'commander';
import type { RunningInstallation } from '../app.ts';
import type { CommandContext } from './context.ts';

/** `inkwright serve` and `inkwright work` */
export function addServe(program: Command, context: CommandContext): void {
  program
    .command('serve')
    .description('run the service: HTTP API and worker in one process, until it is told to stop')
    .action(async () => {
      const service = await context.start('serve');
      context.output.err(
        `Inkwright listens on ${service.url}; console at ${service.url}/console/, API reference at ${service.url}/docs\n`,
      );
      await untilStopped(context, service);
    });

  program
    .command('work')
    .description('run jobs only, beside a running service or on the same DATABASE_URL, until told to stop')
    .action(async () => {
      const worker = await context.start('work');
      context.output.err('Inkwright runs jobs\n');
      await untilStopped(context, worker);
    });
}

/** Waits for the request to stop, or for a fault that nothing can mend, then stops in good order. */
export async function untilStopped(context: CommandContext, service: RunningInstallation): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    if (context.signal.aborted) resolve();
    else context.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    await Promise.race([asked, service.lost]);
  } finally {
    await service.stop();
  }
}
