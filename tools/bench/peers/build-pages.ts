import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import type { StaticMount } from '../../../mock-server/server.ts';
import { DIST, version } from '../../build/configs.ts';
import { buildCdn } from '../../build.ts';
import type { Contestant } from './contestants.ts';

/** Copy of this folder in which the libraries are installed, so that none resolves to one of this repository. */
const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/bench-peers');

/** Installs the libraries, bundles the page of each contestant by Vite, and builds Pix. Returns the folders to serve. */
export async function buildPages(contestants: readonly Contestant[]): Promise<StaticMount[]> {
  rmSync(resolve(folder, 'pages'), { recursive: true, force: true });
  cpSync(import.meta.dirname, folder, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const { id } of contestants) await buildPage(id);
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
export function versionsOf({ packages }: Contestant): Record<string, string> {
  if (packages.length === 0) return { 'pix-sdk': version };
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.fromEntries(packages.map((name) => [name, manifest.dependencies[name] ?? '']));
}
