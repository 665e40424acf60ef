// All static checks, one after another, each with its verdict; every failure is shown, not only the first.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['types', ['tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['types of the console', ['tsc', '--noEmit', '-p', 'console/tsconfig.json']],
  ['lint and format', ['biome', 'check', '--error-on-warnings', '.']],
  ['import rules', ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'console/src', '--output-type', 'err']],
  ['unused code', ['knip']],
  ['licences', ['node', 'scripts/check-licences.mjs']],
  ['generated docs', ['tsx', 'scripts/generate-docs.ts', '--check']],
];

const failed = [];
for (const [name, command] of CHECKS) {
  const program = command[0] === 'node' ? process.execPath : 'npx';
  const args = command[0] === 'node' ? command.slice(1) : ['--no-install', ...command];
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status !== 0) {
    failed.push(name);
    process.stdout.write(`${stdout}${stderr}\n`);
  }
}
if (failed.length > 0) process.stdout.write(`check failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
