import type { Command } from 'commander';
import type { CommandContext } from './context.ts';
import { firstRun } from './first-run.ts';
import { untilStopped } from './serve.ts';

/** `inkwright start`: what a newcomer runs. */
export function addStart(program: Command, context: CommandContext): void {
  program
    .command('start')
    .description('run the service; on an empty database first make an account and write a first article')
    .action(async () => {
      const service = await context.start('serve', { quiet: true });
      context.output.err(`Inkwright listens on ${service.url}\n`);
      const stopped = untilStopped(context, service);
      const ran = await firstRun(service, context).catch(async (error: unknown) => {
        await service.stop();
        throw error;
      });
      if (!ran) context.output.err(`Console: ${service.url}/console/\nAPI reference: ${service.url}/docs\n`);
      await stopped;
    });
}
