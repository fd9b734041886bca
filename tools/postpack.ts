/**
 * Writes the file of `npm pack` again, with the published manifest. npm packs package.json as it is, with fields that only the
 * repository needs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  console.error(
    `${tarball} has the published manifest, ${Math.ceil(statSync(tarball).size / 1024)} kB and the integrity sha512-${sha512}; the summary of npm describes the file before.`,
  );
}
