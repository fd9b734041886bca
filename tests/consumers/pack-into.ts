import { execFile } from 'node:child_process';
import { globSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** Packs the built package into a folder, under the name that the consumers' manifest has. */
export async function packInto(folder: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
  const [tarball = ''] = globSync(resolve(folder, '*.tgz'));
  renameSync(tarball, resolve(folder, 'pix-sdk.tgz'));
}
