import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeScratchFolder } from './scratch-folder.ts';
import { wordPressFiles } from './wordpress-files.ts';

/** A real WordPress on this machine for the length of a test. */
export interface TestWordPress {
  /** `http://127.0.0.1:port` */
  readonly address: string;
  /** `127.0.0.1:port`, as INKWRIGHT_ALLOW_HOSTS takes it. */
  readonly host: string;
  readonly user: string;
  /** Application password of the administrator. */
  readonly password: string;
  /** Runs PHP inside WordPress. @param code its last statement returns what is to be known, as JSON */
  php<T>(code: string): Promise<T>;
  close(): Promise<void>;
}

const run = promisify(execFile);
const USER = 'editor';

const ROUTER = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$file = __DIR__ . $path;
if ($path !== '/' && is_file($file) && !str_ends_with($path, '.php')) return false;
if (str_ends_with($path, '.php') && is_file($file)) { require $file; return true; }
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`;

/** A kind of post of its own, and the keys of SEO plugins where a test has asked for them. */
const TEST_PLUGIN = `<?php
add_action('init', function () {
  register_post_type('guide', ['label' => 'Guides', 'public' => true, 'show_in_rest' => true, 'rest_base' => 'guides',
    'supports' => ['title', 'editor', 'custom-fields']]);
  foreach (get_option('test_meta_keys', []) as $key) register_post_meta('', $key, ['type' => 'string', 'single' => true,
    'show_in_rest' => true, 'auth_callback' => '__return_true']);
});
add_action('rest_api_init', function () {
  foreach (get_option('test_namespaces', []) as $name) register_rest_route($name, '/x', ['methods' => 'GET',
    'callback' => '__return_null', 'permission_callback' => '__return_true']);
});
`;

const config = (address: string) => `<?php
define('DB_NAME', 'x'); define('DB_USER', 'x'); define('DB_PASSWORD', 'x'); define('DB_HOST', 'x');
define('DB_CHARSET', 'utf8'); define('DB_COLLATE', '');
define('WP_HOME', '${address}'); define('WP_SITEURL', '${address}');
define('WP_ENVIRONMENT_TYPE', 'local'); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true); define('WP_DEBUG', false);
define('AUTH_KEY', 'test'); define('SECURE_AUTH_KEY', 'test'); define('LOGGED_IN_KEY', 'test');
define('NONCE_KEY', 'test'); define('AUTH_SALT', 'test'); define('SECURE_AUTH_SALT', 'test');
define('LOGGED_IN_SALT', 'test'); define('NONCE_SALT', 'test');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Warm homes', '${USER}', 'editor@example.com', true, '', 'not-the-application-password');
$GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
update_option('gmt_offset', 0);
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'inkwright']);
return $password;
`;

/** Installs WordPress in a folder of its own and serves it with PHP's own server. */
export async function openWordPress(): Promise<TestWordPress> {
  const folder = makeScratchFolder('wordpress');
  cpSync(await wordPressFiles(), folder, { recursive: true });
  const host = `127.0.0.1:${await freePort()}`;
  const address = `http://${host}`;
  writeFileSync(join(folder, 'wp-config.php'), config(address));
  writeFileSync(join(folder, 'router.php'), ROUTER);
  writeFileInto(folder, 'wp-content/mu-plugins/test.php', TEST_PLUGIN);
  const php = async <T>(code: string, before = ''): Promise<T> => {
    const script = `<?php ${before} require '${folder}/wp-load.php'; $found = (function () { ${code} })(); echo "\\nRESULT:" . json_encode($found);`;
    writeFileInto(folder, 'run.php', script);
    const { stdout } = await run('php', ['-d', 'display_errors=0', join(folder, 'run.php')]);
    const [, result = 'null'] = stdout.split('\nRESULT:');
    return JSON.parse(result) as T;
  };
  const password = await php<string>(INSTALL, "define('WP_INSTALLING', true);");
  await php('flush_rewrite_rules(false);');
  const server = spawn(
    'php',
    [
      '-d',
      'display_errors=0',
      '-d',
      'upload_max_filesize=4M',
      '-d',
      'post_max_size=5M',
      '-S',
      host,
      '-t',
      folder,
      join(folder, 'router.php'),
    ],
    // More than one, so that requests can meet; each is a process of its own.
    { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' }, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let log = '';
  let started: () => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    started = resolve;
    server.once('exit', () => reject(new Error(`PHP did not start: ${log}`)));
  });
  server.stderr.on('data', (bytes: Buffer) => {
    log += bytes.toString();
    if (log.includes('started')) started();
  });
  await ready;
  return {
    address,
    host,
    user: USER,
    password,
    php: (code) => php(code),
    async close() {
      const gone = once(server, 'exit');
      // Its workers with it: they are one group.
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeFileInto(folder: string, path: string, text: string): void {
  const whole = join(folder, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
