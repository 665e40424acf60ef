import { spawn } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';

const LONGEST_WORDS = 2_000;

/**
 * Installs what runs a GGUF model in this process: exactly the packages of our lock file, without their scripts.
 * @param from folder of our package file and its lock
 * @param to folder it is installed in; whatever npm had put there before is replaced
 * @throws OperatorError with npm's own words
 */
export async function installLlama(from: string, to: string, signal?: AbortSignal): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await copyFile(join(from, name), join(to, name));
  const { code, words } = await npmCi(to, signal);
  if (code !== 0) throw new OperatorError(`npm could not install node-llama-cpp in ${to}: ${words.trim()}`);
}

function npmCi(folder: string, signal: AbortSignal | undefined): Promise<{ code: number | null; words: string }> {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // On Windows npm is a command file, which only a shell starts.
      shell: process.platform === 'win32',
      signal,
    });
    let words = '';
    npm.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-LONGEST_WORDS);
    });
    npm.on('error', (cause) => {
      reject(signal?.aborted === true ? signal.reason : new OperatorError('npm can not be started.', { cause }));
    });
    npm.on('close', (code) => resolve({ code, words }));
  });
}
