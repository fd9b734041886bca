import { cpSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type InlineConfig, type Plugin } from 'vite';
import { listPhotographFiles } from '../../../mock-server/seed/node/photographs.ts';
import type { KnownDrawings } from '../../../mock-server/seed/sample.ts';
import { version } from '../../../tools/build/configs.ts';
import { knownDrawings } from './known-drawings.ts';

const root = resolve(import.meta.dirname, '../../..');
const src = resolve(root, 'demo/src');

/** Pictures that the site has as files: file by path. */
const PICTURES = Object.fromEntries(
  listPhotographFiles().flatMap(({ raw, thumb }) => [
    [`/raw/${basename(raw)}`, raw],
    [`/thumb/${basename(thumb)}`, thumb],
  ]),
);

/** Classic scripts without imports, which sandboxed frames can load from any host: entry and global by path. */
const SCRIPTS = {
  'mock/page.js': { entry: 'mock/start.ts', name: 'PixMock' },
  'playground/frame.js': { entry: 'playground/frame/frame.ts', name: 'PixFrame' },
  'playground/sdk.js': { entry: '../../src/embed/sdk.ts', name: 'PixScript' },
  'playground/pix-sdk.js': { entry: 'playground/frame/pix-sdk.ts', name: 'PixSdk' },
} as const;

/** Replaces the part of the embed script that loads chunks. */
const bundledLoader: Plugin = {
  name: 'pix:bundled-loader',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './load-code.ts' && importer?.endsWith('/src/embed/sdk.ts')
      ? resolve(src, 'playground/frame/load-bundled.ts')
      : undefined,
};

const config = (path: keyof typeof SCRIPTS, outDir: string, drawings: KnownDrawings): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    __PIX_VERSION__: JSON.stringify(version),
    // The code is part of the script.
    __PIX_CHUNKS__: '{}',
    __STATIC_PICTURES__: JSON.stringify(Object.keys(PICTURES)),
    __DRAWINGS__: JSON.stringify(drawings),
  },
  plugins: [bundledLoader],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
    lib: {
      entry: resolve(src, SCRIPTS[path].entry),
      formats: ['iife'],
      name: SCRIPTS[path].name,
      fileName: () => path,
    },
    rolldownOptions: { output: { codeSplitting: false }, checks: { ineffectiveDynamicImport: false } },
  },
});

/** Builds the scripts of the playground's frame and the mock in the page into the site, with the pictures that the mock has as files. */
export function pageScripts(): AstroIntegration {
  return {
    name: 'page-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const drawings = knownDrawings();
        for (const path of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])
          await build(config(path, fileURLToPath(dir), drawings));
        for (const [path, file] of Object.entries(PICTURES))
          cpSync(file, fileURLToPath(new URL(`.${path}`, dir)));
      },
    },
  };
}
