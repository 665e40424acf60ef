import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const main = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'main.js');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A process of the built command line, as a user would start it; `npm test` builds it first. */
export class CommandLine {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  #out = '';
  #err = '';
  #listeners = new Set<() => void>();

  /** @param env variables on top of PATH and HOME only, so that no setting of the tester's leaks in */
  constructor(args: readonly string[], env: Readonly<Record<string, string>>, cwd?: string) {
    const { PATH = '', HOME = '' } = process.env;
    this.child = spawn(process.execPath, [main, ...args], {
      env: { PATH, HOME, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text, ''));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#hear('', text));
    this.ended = new Promise((resolve, reject) => {
      this.child.on('error', reject);
      this.child.on('close', (code) => {
        resolve({ code, out: this.#out, err: this.#err });
        for (const listener of this.#listeners) listener();
      });
    });
  }

  get out(): string {
    return this.#out;
  }

  /** Waits until the standard output or error matches. @throws Error with everything said, when the process ends first */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#out) ?? pattern.exec(this.#err);
      if (found !== null) return found;
      if (this.child.exitCode !== null || this.child.signalCode !== null) {
        throw new Error(`ended without saying ${pattern}:\n${this.#out}\n${this.#err}`);
      }
      await new Promise<void>((resolve) => {
        const listener = () => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
  }

  /** Asks it to stop and waits for its end. */
  stop(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  #hear(out: string, err: string): void {
    this.#out += stripVTControlCharacters(out);
    this.#err += stripVTControlCharacters(err);
    for (const listener of this.#listeners) listener();
  }
}

/** Runs a command to its end. */
export function run(args: readonly string[], env: Readonly<Record<string, string>>, cwd?: string): Promise<Ended> {
  return new CommandLine(args, env, cwd).ended;
}
