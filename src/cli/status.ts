import type { Command } from 'commander';
import { findRunningService } from '../config/run-file.ts';
import { type CommandContext, withInstallation } from './context.ts';
import { printData, table } from './output.ts';

/** `inkwright status`: exit code 0 when a service runs, 1 when none does. */
export function addStatus(program: Command, context: CommandContext): void {
  program
    .command('status')
    .description('whether the service runs, where, and what its jobs do; exit code 1 when it does not run')
    .option('--json', 'print JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      const running = findRunningService(context.settings().dataDir);
      if (running === undefined) {
        printData(context.output, json, { running: false }, 'not running; start it with `inkwright serve`\n');
        context.fail();
        return;
      }
      await withInstallation(context, async (installation) => {
        const { counts, queueAgeSeconds } = await installation.jobStats();
        const { pid, httpUrl, startedAt, version } = running;
        const data = { running: true, pid, url: httpUrl, startedAt, version, jobs: counts, queueAgeSeconds };
        const rows = counts.map((row) => [row.type, row.state, row.count]);
        const text = `running at ${httpUrl ?? 'no address (worker)'} since ${startedAt}, pid ${pid}, version ${version}\n${table(['type', 'state', 'jobs'], rows, 'no jobs yet')}`;
        printData(context.output, json, data, text);
      });
    });
}
