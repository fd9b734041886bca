import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the packages of a folder with its own manifest and lock file: what only one check or benchmark uses, so that `npm ci`
 * in the root leaves it out. Does nothing if they were installed after the last change of the lock file.
 */
export async function install(folder: string, ...options: string[]): Promise<void> {
  const lock = resolve(folder, 'package-lock.json');
  // npm writes it at the end.
  if (changedAt(resolve(folder, 'node_modules/.package-lock.json')) > changedAt(lock)) return;
  console.log(`Installing the packages of ${folder}`);
  // With NODE_ENV=production, as some tests set it, npm would leave out what tests use.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...options];
  await promisify(execFile)('npm', args, { cwd: folder });
}
