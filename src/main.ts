#!/usr/bin/env node
import { runCommandLine } from './cli/run-command-line.ts';

for (const stream of [process.stdout, process.stderr]) {
  // Who reads from a pipe may leave early, as `head` does.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exitCode = await runCommandLine(process.argv.slice(2));
