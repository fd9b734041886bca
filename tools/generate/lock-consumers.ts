import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { packInto } from '../../tests/consumers/pack-into.ts';

// Updates `tests/consumers/package-lock.json` after a change of the dependencies of a consumer or of the package.

interface Lock {
  packages: Record<string, { integrity?: string } | undefined>;
}

const PACKAGE = 'node_modules/pix-sdk';

const consumers = resolve(import.meta.dirname, '../../tests/consumers');
const folder = mkdtempSync(resolve(tmpdir(), 'pix-lock-'));
const file = resolve(folder, 'package-lock.json');

function changeLock(change: (packages: Lock['packages']) => void): void {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  change(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

cpSync(consumers, folder, { recursive: true });
await packInto(folder);
// npm does not read the manifest of a locked package again.
changeLock((packages) => delete packages[PACKAGE]);
const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
execFileSync('npm', ['install', ...options, '--omit-lockfile-registry-resolved'], {
  cwd: folder,
  stdio: 'inherit',
});
// The tarball differs after each build.
changeLock((packages) => delete packages[PACKAGE]?.integrity);
copyFileSync(file, resolve(consumers, 'package-lock.json'));
rmSync(folder, { recursive: true });
