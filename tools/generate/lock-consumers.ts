import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { OWN_TARBALL, packInto, TARBALL } from '../../tests/consumers/pack-into.ts';

// Updates `tests/consumers/package-lock.json` after a change of the dependencies of a consumer or of the package.

interface Lock {
  packages: Record<string, { integrity?: string; resolved?: string } | undefined>;
}

const consumers = resolve(import.meta.dirname, '../../tests/consumers');
const folder = mkdtempSync(resolve(tmpdir(), 'pix-lock-'));
const file = resolve(folder, 'package-lock.json');

const PACKAGE = 'node_modules/pix-sdk';

function changeLock(change: (packages: Lock['packages']) => void): void {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  change(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

cpSync(consumers, folder, { recursive: true });
packInto(folder);
// npm does not read the manifest of a locked package again.
changeLock((packages) => {
  for (const folder of ['', ...OWN_TARBALL.map((name) => `${name}/`)]) delete packages[folder + PACKAGE];
});
const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
execFileSync('npm', ['install', ...options, '--omit-lockfile-registry-resolved'], {
  cwd: folder,
  stdio: 'inherit',
});
changeLock((packages) => {
  // The tarball differs after each build.
  delete packages[PACKAGE]?.integrity;
  // npm leaves these out, and then misses them.
  for (const name of OWN_TARBALL)
    packages[`${name}/${PACKAGE}`] = { ...packages[PACKAGE], resolved: `file:${name}/${TARBALL}` };
});
copyFileSync(file, resolve(consumers, 'package-lock.json'));
rmSync(folder, { recursive: true });
