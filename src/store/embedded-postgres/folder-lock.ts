import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';

/** Held from `lockFolder` until `release`, or until the process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that runs a database in a folder. The lock is a listening socket, so that the
 * kernel frees it at the same moment the process dies, and so that whoever comes second can ask for the owner's PID.
 * It goes by the identity of the folder, not by its name: symlinks and relative paths lead to the same lock.
 * @throws OperatorError when another process holds it
 */
export async function lockFolder(folder: string, address = lockAddress(folder)): Promise<FolderLock> {
  const server = await listen(address);
  if (server !== undefined) return heldBy(server);
  const owner = await askOwner(address);
  if (!owner.lives) {
    // A socket file whose process is dead, or an owner that has just let go.
    if (!address.startsWith('\0')) rmSync(address, { force: true });
    const second = await listen(address);
    if (second !== undefined) return heldBy(second);
  }
  throw new OperatorError(
    `The data folder ${folder} is in use by another Inkwright (PID ${owner.pid ?? 'unknown'}): ` +
      'stop that one, or give this one its own folder with INKWRIGHT_DATA.',
  );
}

interface Owner {
  readonly lives: boolean;
  readonly pid: number | undefined;
}

/** Linux knows sockets without a file; elsewhere the file stays after a kill and is taken over. */
function lockAddress(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `inkwright-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`);
}

async function listen(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`${process.pid}\n`);
  });
  server.listen(address);
  try {
    await once(server, 'listening');
    server.unref();
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

function heldBy(server: net.Server): FolderLock {
  return {
    release: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
}

/** An owner that is stopped (SIGSTOP) is connected to but does not answer: it lives, and its PID stays unknown. */
function askOwner(address: string): Promise<Owner> {
  return new Promise((resolve) => {
    let lives = false;
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('connect', () => {
      lives = true;
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const pid = Number.parseInt(answer, 10);
      resolve({ lives, pid: Number.isSafeInteger(pid) ? pid : undefined });
    });
  });
}
