// Runs every test and ends with one line a machine can read: `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'inkwright-tests-'));
const report = join(folder, 'report.json');
const vitest = new URL('../node_modules/vitest/vitest.mjs', import.meta.url).pathname;
const skips = new URL('./skipped-reporter.mjs', import.meta.url).pathname;
const reporters = ['--reporter=default', `--reporter=${skips}`, '--reporter=json', `--outputFile.json=${report}`];
const args = [vitest, 'run', ...reporters];
const child = spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
const code = await new Promise((resolve) => child.on('exit', resolve));

let summary;
try {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  summary = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
} catch (error) {
  process.stderr.write(`The test run wrote no report: ${error.message}\n`);
  summary = { passed: 0, failed: 1, skipped: 0 };
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped\n`);
process.exitCode = code === 0 && summary.failed === 0 && summary.passed > 0 ? 0 : 1;
