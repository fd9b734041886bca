import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { pack } from '../../tools/pack/pack.ts';

/** File name of the packed package. */
export const TARBALL = 'pix-sdk.tgz';

/** Folders that install a separate copy of the tarball: the shared copy imports the shared packages, which have other versions. */
export const OWN_TARBALL = ['react-18'];

/** Packs the built package into the folder of the consumers, under the name in their manifests. */
export function packInto(folder: string): void {
  renameSync(pack(resolve(import.meta.dirname, '../..'), folder), resolve(folder, TARBALL));
  for (const name of OWN_TARBALL)
    if (existsSync(resolve(folder, name)))
      copyFileSync(resolve(folder, TARBALL), resolve(folder, name, TARBALL));
}
