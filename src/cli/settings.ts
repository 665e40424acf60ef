import type { Command } from 'commander';
import { describeSettings } from '../config/describe-settings.ts';
import type { CommandContext } from './context.ts';
import { printData, table } from './output.ts';

/** `inkwright settings` */
export function addSettings(program: Command, context: CommandContext): void {
  program
    .command('settings')
    .description('every setting as it stands, secrets masked')
    .option('--json', 'print JSON', false)
    .action(({ json }: { json: boolean }) => {
      const rows = describeSettings(context.settings());
      const text = table(
        ['name', 'value', 'set', 'meaning'],
        rows.map((row) => [row.name, row.value, row.given ? 'yes' : 'no', row.meaning]),
        '',
      );
      printData(context.output, json, rows, text);
    });
}
