import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { cdnChunks, cdnScript, demoSite, DIST, mockModules } from '../vite.config.ts';

// Whoever builds, a test too, gets what is released: the libraries' development builds break the pages' policy.
process.env['NODE_ENV'] = 'production';

const root = resolve(import.meta.dirname, '..');

interface ManifestEntry {
  file: string;
  name: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Builds the embed script and its chunks into `dist/cdn`. */
export async function buildCdn(): Promise<void> {
  await build(cdnChunks());
  const text = readFileSync(resolve(DIST.cdn, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const files = (key: string): string[] => {
    const { file, imports = [] } = manifest[key] as ManifestEntry;
    return [...new Set([file, ...imports.flatMap(files)])];
  };
  const chunks: Record<string, string[]> = {};
  for (const [key, { isEntry, name }] of Object.entries(manifest)) if (isEntry) chunks[name] = files(key);
  await build(cdnScript(chunks));
}

/** Builds the demo site into `dist/demo`. */
export async function buildDemo(): Promise<void> {
  await build(demoSite());
}

/** Builds the npm module into `dist/npm`: one file per source file, unbundled, with declarations. */
export function buildNpm(): void {
  rmSync(DIST.npm, { recursive: true, force: true });
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
}

/** Builds the reference server into `dist/mock`, with declarations. */
export async function buildMock(): Promise<void> {
  await build(mockModules());
  execFileSync('tsc', ['-p', 'tsconfig.mock.json'], { cwd: root, stdio: 'inherit' });
}

/** Builds what `npm start` serves, unless it is newer than everything it is made of. */
export async function buildSite(): Promise<void> {
  const inputs = ['src/**/*', 'demo/**/*', 'vite.config.ts', 'package-lock.json'];
  const newest = (patterns: string[]) =>
    Math.max(0, ...globSync(patterns, { cwd: root }).map((file) => statSync(resolve(root, file)).mtimeMs));
  const changed = newest(inputs);
  if (newest(['dist/cdn/sdk.js']) <= changed) await buildCdn();
  if (newest(['dist/demo/index.html']) <= changed) await buildDemo();
}

if (import.meta.main) {
  await buildCdn();
  await buildDemo();
  buildNpm();
  await buildMock();
}
