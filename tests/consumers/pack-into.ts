import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, globSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** File name of the packed package. */
export const TARBALL = 'pix-sdk.tgz';

/**
 * Folders that install the tarball of their own in place of the shared one: what is shared imports the shared packages, which
 * have other versions.
 */
export const OWN_TARBALL = ['react-18'];

/** Packs the built package into the folder of the consumers, under the name that their manifests have. */
export async function packInto(folder: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
  await promisify(execFile)('npm', ['pack', ...options], { cwd: root });
  const [tarball = ''] = globSync(resolve(folder, '*.tgz'));
  renameSync(tarball, resolve(folder, TARBALL));
  for (const name of OWN_TARBALL)
    if (existsSync(resolve(folder, name)))
      copyFileSync(resolve(folder, TARBALL), resolve(folder, name, TARBALL));
}
