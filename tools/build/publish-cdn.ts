import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIntegrity } from './add-versions.ts';
import { filesIn, INTEGRITY_FILE, readIntegrity, uncompressed, VERSION_FOLDER } from './cdn-files.ts';

/** Whether a file never changes: a chunk, or a file with a whole version in its path. */
const isImmutable = (path: string) => /^chunks\/|(?:^|@)\d+\.\d+\.\d+/.test(path);

/** Adds a build to a folder of published ones, and deletes nothing: pages with an older script still load its chunks. */
export async function publishCdn(build: string, target: string): Promise<void> {
  const { version } = readIntegrity(build);
  mkdirSync(target, { recursive: true });
  const published = readdirSync(target).filter((name) => VERSION_FOLDER.test(name));
  // Except the list of hashes, which is written for the whole folder.
  const files = filesIn(build).filter((path) => uncompressed(path) !== INTEGRITY_FILE);
  const [immutable, others] = [files.filter(isImmutable), files.filter((path) => !isImmutable(path))];
  for (const path of immutable.filter((file) => file === uncompressed(file)))
    if (existsSync(join(target, path)) && !isSame(join(build, path), join(target, path)))
      throw new Error(`${path} is already published with other contents: publish a new version.`);
  // Chunks come first: a script whose chunks are not there yet must never be served.
  for (const path of immutable) copy(build, target, path);
  for (const path of others) {
    const [, major] = /@(\d+)\./.exec(path) ?? [];
    const rivals = published.filter((other) => major === undefined || other.startsWith(`${major}.`));
    if (isNewest(version, rivals)) copy(build, target, path);
  }
  await writeIntegrity(target, [version, ...published].reduce(newer));
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

function copy(from: string, to: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  cpSync(join(from, path), join(to, path), { preserveTimestamps: true });
}

/** Whether addresses without a whole version lead to this version: not to a pre-release, unless there is nothing else. */
function isNewest(version: string, others: readonly string[]): boolean {
  return others.every((other) => newer(version, other) === version);
}

/** The newer of two versions; a pre-release is older than every release. */
function newer(one: string, other: string): string {
  const rank = (version: string) => [Number(!version.includes('-')), ...version.split(/[.-]/, 3).map(Number)];
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0) ? one : other;
}
