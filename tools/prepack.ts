/** Builds the package before it is packed, and refuses to pack it if a file is missing. Run by `npm pack` and `npm publish`. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Fields of package.json that name files. */
const FIELDS = ['exports', 'bin', 'unpkg', 'jsdelivr', 'customElements', 'web-types', 'files'];

/** Paths and patterns in a value of package.json, without those that exclude files. */
const pathsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replace(/^\.\//, '')].filter((path) => !path.startsWith('!'))
    : Object.values(value ?? {}).flatMap(pathsIn);

/** Paths and patterns that the package.json of a folder names, and that match no file there. */
export function missingFiles(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const paths = FIELDS.flatMap((field) => pathsIn(manifest[field]));
  return [...new Set(paths)].filter((path) => !globSync(path, { cwd: folder }).length);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  // Standard output is that of `npm pack`: the name of the file, or JSON.
  execFileSync(process.execPath, ['tools/build.ts', 'package'], { cwd: root, stdio: ['inherit', 2, 2] });
  const missing = missingFiles(root);
  if (missing.length) {
    console.error(`The package is incomplete. Missing: ${missing.join(', ')}.`);
    process.exitCode = 1;
  }
}
