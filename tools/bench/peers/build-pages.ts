import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'vite';
import type { StaticMount } from '../../../mock-server/server.ts';
import { DIST, version } from '../../build/configs.ts';
import { buildCdn } from '../../build.ts';
import { install } from '../../install.ts';
import type { Contestant } from './contestants.ts';

/** Copy of this folder in which the libraries are installed, so that none resolves to one of this repository. */
const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/bench-peers');

/** Scripts that no bundler can load, since they set global variables without declaring them. */
const CLASSIC_SCRIPTS: Record<string, readonly string[]> = {
  nanogallery2: ['jquery/dist/jquery.min.js', 'nanogallery2/dist/jquery.nanogallery2.min.js'],
};

/** Installs the libraries, bundles each page by Vite, and builds Pix. Returns the folders to serve. */
export async function buildPages(pages: readonly string[]): Promise<StaticMount[]> {
  rmSync(resolve(folder, 'pages'), { recursive: true, force: true });
  // With its times, by which `install` knows whether the lock file has changed.
  cpSync(import.meta.dirname, folder, { recursive: true, preserveTimestamps: true });
  await install(folder, '--ignore-scripts');
  for (const id of pages) await buildPage(id);
  for (const [id, files] of Object.entries(CLASSIC_SCRIPTS))
    for (const file of files)
      cpSync(resolve(folder, 'node_modules', file), resolve(folder, 'built', id, basename(file)));
  await buildCdn();
  return [
    { prefix: '/cdn/', dir: DIST.cdn },
    { prefix: '/', dir: resolve(folder, 'built') },
  ];
}

/** Bundles a page. Each is a build of its own: pages that shared chunks would request more files. */
async function buildPage(id: string): Promise<void> {
  await build({
    root: resolve(folder, 'pages'),
    base: `/${id}/`,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: resolve(folder, 'built', id),
      emptyOutDir: true,
      rolldownOptions: { input: resolve(folder, 'pages', `${id}.html`) },
      // Fonts that only a viewer needs stay files of their own, and current browsers need no polyfill.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

/** Versions of the packages of a contestant, as installed. */
export function versionsOf({ packages, isByHand }: Contestant): Record<string, string> {
  if (!packages.length && !isByHand) return { 'pix-sdk': version };
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(packages.map((name) => [name, manifest.dependencies[name] ?? '']));
}
