/**
 * Writes the file of `npm pack` again, with the published manifest. npm packs package.json as it is, with fields that only the
 * repository needs.
 */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { packPublished } from './pack/pack.ts';
import { repositoryOf } from './pack/repository.ts';

const { npm_config_pack_destination, npm_package_name, npm_package_version, INIT_CWD = '.' } = process.env;
const tarball = resolve(
  npm_config_pack_destination || INIT_CWD,
  `${npm_package_name}-${npm_package_version}.tgz`,
);
// `npm pack --dry-run` writes no file.
if (process.env['npm_config_dry_run'] !== 'true' && existsSync(tarball)) {
  packPublished(tarball, repositoryOf('.'));
  console.error(
    `${tarball} has the published manifest and ${Math.ceil(statSync(tarball).size / 1024)} kB; the summary of npm describes the file before.`,
  );
}
