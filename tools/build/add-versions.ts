import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { INTEGRITY_FILE, listIntegrity } from './cdn-files.ts';

/** Size in bytes below which compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** Files that pages name, which exist by version, too: `sdk.js` also as `sdk@1.2.3.js` and `sdk@1.js`. */
const NAMED = ['sdk.js', 'pix.mjs'];

/** Writes `integrity.json`, and compressed copies of it. */
export async function writeIntegrity(folder: string, version: string): Promise<void> {
  const file = join(folder, INTEGRITY_FILE);
  writeFileSync(file, `${JSON.stringify(listIntegrity(folder, version), null, 1)}\n`);
  await compressFile(file);
}

/**
 * Completes a build of one version: compressed copies of all files, their hashes, a folder named by the version that holds all
 * files once more, and the files that pages name with the version in their names.
 */
export async function addVersions(folder: string, version: string): Promise<void> {
  await writeIntegrity(folder, version);
  for (const file of globSync('{*,chunks/*}.{js,mjs,txt}', { cwd: folder }))
    await compressFile(join(folder, file));
  const names = globSync('*', { cwd: folder });
  // Compressed copies keep their times: servers ignore those that are older than their file.
  const copy = (from: string, to: string) =>
    cpSync(join(folder, from), join(folder, to), { recursive: true, preserveTimestamps: true });
  for (const name of names) copy(name, join(version, name));
  const [major = ''] = version.split('.');
  for (const name of names.filter((other) => NAMED.some((named) => other.startsWith(named))))
    for (const label of [version, major]) copy(name, name.replace('.', `@${label}.`));
  await writeIntegrity(folder, version);
}

/** Writes copies of a file for browsers that accept Brotli or gzip, if they are smaller. */
async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.byteLength < MIN_COMPRESSED_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
