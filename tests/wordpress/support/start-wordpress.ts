import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { freePort } from '../../../tools/browsers/free-port.ts';
import { DIST } from '../../../tools/build/configs.ts';
import { install } from '../../../tools/install.ts';

/** Name and password of a user. */
export const USERS = { admin: 'password', ed: 'ed', con: 'con', german: 'german' } as const;

/** A running WordPress with the plugin. */
export interface Wordpress extends AsyncDisposable {
  url: string;
  /** Warnings of PHP about the plugin. */
  warnings: () => string[];
  /** Runs code of PHP in WordPress, and other code before WordPress starts; returns what it prints. */
  run: (code: string, before?: string) => string;
}

const FOLDER = resolve(import.meta.dirname, '..');
const BUILDS = resolve(FOLDER, 'node_modules/@wp-playground/wordpress-builds');
const PACKAGES = 'php-cli php-sqlite3 php-xml php-mbstring php-curl php-zip';

/** Installs PHP, unless there is one with SQLite. */
function requirePhp(): void {
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout as string | undefined;
  if (modules && /pdo_sqlite/.test(modules) && /^zip$/m.test(modules)) return;
  console.log(`Installing ${PACKAGES}`);
  execFileSync('sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

// Playwright loads this module before it starts workers: they would install at once, into the same folder.
requirePhp();
await install(FOLDER);

const extract = (archive: string, folder: string) =>
  execFileSync('php', [
    '-r',
    '$z = new ZipArchive; $z->open($argv[1]) || exit(1); $z->extractTo($argv[2]);',
    archive,
    folder,
  ]);

/** Puts WordPress with SQLite and the plugin into a folder. */
function unpack(folder: string, url: string): void {
  cpSync(resolve(BUILDS, 'public/wp-beta'), folder, { recursive: true });
  extract(resolve(BUILDS, 'src/wordpress/wp-beta.zip'), folder);
  const plugins = resolve(folder, 'wp-content/plugins');
  extract(resolve(BUILDS, 'src/sqlite-database-integration/sqlite-database-integration.zip'), plugins);
  const sqlite = resolve(plugins, 'sqlite-database-integration-main');
  cpSync(sqlite, resolve(plugins, 'sqlite-database-integration'), { recursive: true });
  rmSync(sqlite, { recursive: true });
  cpSync(resolve(plugins, 'sqlite-database-integration/db.copy'), resolve(folder, 'wp-content/db.php'));
  cpSync(DIST.wordpress, resolve(plugins, 'pix'), { recursive: true });
  const config = resolve(folder, 'wp-config.php');
  const constants = {
    WP_HOME: url,
    WP_SITEURL: url,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: '127.0.0.1',
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${JSON.stringify(value)} );\n`,
  );
  const text = readFileSync(config, 'utf8').replace("define( 'WP_DEBUG', false );", '');
  writeFileSync(config, text.replace('<?php', `<?php\n${lines.join('')}`));
}

/** Starts a WordPress whose plugin shows the pictures of a service. */
export async function startWordpress(service: string): Promise<Wordpress> {
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-wordpress-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, maxRetries: 3 }));
  const host = `127.0.0.1:${await freePort()}`;
  const url = `http://${host}`;
  unpack(folder, url);
  const log = resolve(folder, 'server.log');
  const run = (code: string, before = '') =>
    execFileSync(
      'php',
      ['-r', `$_SERVER['HTTP_HOST'] = '${host}'; ${before} require 'wp-load.php'; ${code}`],
      { cwd: folder, encoding: 'utf8' },
    );
  run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    activate_plugin('pix/pix.php');
    update_option('pix_service', '${service}');
    // No question about the address of the administrator.
    update_option('admin_email_lifespan', time() * 2);
    wp_insert_user(['user_login' => 'ed', 'user_pass' => 'ed', 'role' => 'editor']);
    wp_insert_user(['user_login' => 'con', 'user_pass' => 'con', 'role' => 'contributor']);
    wp_insert_user(['user_login' => 'german', 'user_pass' => 'german', 'role' => 'editor', 'locale' => 'de_DE']);
  `);
  const server = spawn('php', ['-S', host, '-t', folder], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  server.stderr.on('data', (text: Buffer) => appendFileSync(log, text));
  cleanup.defer(async () => {
    const ended = once(server, 'close');
    if (server.pid !== undefined) process.kill(-server.pid);
    await ended;
  });
  while (
    !(await fetch(url).then(
      (response) => response.text(),
      () => false,
    ))
  )
    if (server.exitCode !== null) throw new Error(`PHP serves nothing:\n${readFileSync(log, 'utf8')}`);
  const warnings = () => {
    const log = resolve(folder, 'wp-content/debug.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
    return lines.filter((line) => line.includes('/plugins/pix/'));
  };
  const moved = cleanup.move();
  return { url, run, warnings, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}
