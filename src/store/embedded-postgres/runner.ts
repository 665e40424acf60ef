import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { BARE_ENVIRONMENT } from './guarded-process.ts';

const execFileAsync = promisify(execFile);

/** As whom PostgreSQL runs. It refuses root, so root needs a way to be somebody else. */
export interface Runner {
  readonly wrapper: readonly string[];
  /** Set when the programs are started as this user. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  /** Who owns what PostgreSQL writes, as seen from outside. */
  readonly owner: { readonly uid: number; readonly gid: number };
  readonly description: string;
}

/**
 * In a user namespace of its own root is user 1000 and no longer root, yet keeps its access to root's own files: this
 * works where no other user may enter, and not where the kernel or the container forbids such namespaces.
 */
export const USER_NAMESPACE = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'];

/**
 * The ways to try, best first. What already stands decides: data that belong to somebody stay theirs if possible.
 * @param clusterFolder may be absent
 */
export function possibleRunners(clusterFolder: string): Runner[] {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const own = { uid, gid };
  if (uid !== 0) return [{ wrapper: [], user: undefined, owner: own, description: `user ${uid}` }];
  const inNamespace: Runner = {
    wrapper: USER_NAMESPACE,
    user: undefined,
    owner: own,
    description: 'root in a user namespace',
  };
  const owner = ownerOf(clusterFolder);
  if (owner?.uid === 0) return [inNamespace, asUser(ordinaryUser())];
  return [asUser(owner ?? ordinaryUser()), inNamespace];
}

/** Whether the programs can be run this way, and the folders be entered. */
export async function canRun(runner: Runner, binaries: Binaries, folders: readonly string[]): Promise<boolean> {
  const variables = Object.entries(binaries.environment).map(([name, value]) => `${name}=${value}`);
  const enter = 'while [ "$1" != -- ]; do cd "$1" || exit 1; shift; done; shift; exec "$@"';
  const version = ['env', ...variables, binaries.postgres, '--version'];
  const [program = '', ...parameters] = [...runner.wrapper, '/bin/sh', '-c', enter, 'sh', ...folders, '--', ...version];
  try {
    await execFileAsync(program, parameters, { cwd: '/', env: BARE_ENVIRONMENT, timeout: 20_000, ...runner.user });
    return true;
  } catch {
    // Why it does not work (no such program, forbidden, not enterable) does not matter: the next way is tried.
    return false;
  }
}

function asUser(user: { uid: number; gid: number }): Runner {
  return { wrapper: [], user, owner: user, description: `user ${user.uid}` };
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined ? undefined : { uid: found.uid, gid: found.gid };
}

/** `postgres` where the machine knows it, else `nobody`. */
function ordinaryUser(): { uid: number; gid: number } {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((fields) => fields[0] === name);
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { uid, gid };
  }
  return { uid: 65534, gid: 65534 };
}
