import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import minifyTemplates from '@lit-labs/rollup-plugin-minify-html-literals';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import type { InlineConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { layoutPlugin } from './demo/build/layout-plugin.ts';
import { sourcesPlugin } from './demo/build/sources-plugin.ts';
import { findChromium } from './tools/browsers.ts';
import { notices } from './tools/notices.ts';
import {
  litGlobals,
  litOldBrowsers,
  litPolicyName,
  photoswipeInterface,
  vendorEdits,
} from './tools/vendor-edits.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/** Where the builds put their files. */
export const DIST = {
  cdn: resolve(root, 'dist/cdn'),
  demo: resolve(root, 'dist/demo'),
  mock: resolve(root, 'dist/mock'),
  npm: resolve(root, 'dist/npm'),
};

/** Code of each element that the embed script can mount. */
const ELEMENTS = ['pix-gallery', 'pix-album', 'pix-albums'];

const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
} satisfies InlineConfig;

/** The elements as ES modules with hashed names, their shared code in one, the viewer in another. */
export function cdnChunks(): InlineConfig {
  return {
    ...common,
    // From its sources, so that its parts can be left out.
    resolve: { alias: { photoswipe: resolve(root, 'node_modules/photoswipe/src/js/photoswipe.js') } },
    plugins: [
      vendorEdits('pix:vendor', [...litPolicyName, ...litGlobals, ...litOldBrowsers, ...photoswipeInterface]),
      minifyTemplates({
        failOnError: true,
        options: {
          minifyOptions: { keepClosingSlash: true, removeEmptyAttributes: false, decodeEntities: false },
        },
      }),
      notices(),
    ],
    build: {
      outDir: DIST.cdn,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      lib: {
        entry: Object.fromEntries(
          ELEMENTS.map((tag) => [tag, resolve(root, `src/components/${tag}/${tag}.define.ts`)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'viewer', test: /photoswipe|pix-lightbox/ },
              {
                name: 'core',
                test: /node_modules|src\/(internal|contract|controllers)|components\/list\./,
              },
            ],
          },
        },
      },
    },
  };
}

/** The classic script of the script tag; `chunks` lists the files of each element, below the script's folder. */
export function cdnScript(chunks: Record<string, string[]>): InlineConfig {
  return {
    ...common,
    define: { __PIX_VERSION__: JSON.stringify(version), __PIX_CHUNKS__: JSON.stringify(chunks) },
    build: {
      outDir: DIST.cdn,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: resolve(root, 'src/embed/sdk.ts'),
        formats: ['iife'],
        name: 'PixScript',
        fileName: () => 'sdk.js',
      },
      rolldownOptions: { output: { minify: true } },
    },
  };
}

/** The demo site: every `index.html` below `demo/` is a page; its module is what an npm user gets, but for Lit's policy name. */
export function demoSite(): InlineConfig {
  const demo = resolve(root, 'demo');
  return {
    ...common,
    root: demo,
    resolve: {
      alias: [
        { find: /^pix-sdk$/, replacement: resolve(root, 'src/index.ts') },
        { find: /^pix-sdk\/define$/, replacement: resolve(root, 'src/define.ts') },
      ],
    },
    plugins: [layoutPlugin(demo), sourcesPlugin(), vendorEdits('pix:vendor', litPolicyName), notices()],
    build: {
      outDir: DIST.demo,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      // The reference page's viewer, which no other page loads.
      chunkSizeWarningLimit: 1_600,
      rolldownOptions: { input: globSync('**/index.html', { cwd: demo }).map((page) => resolve(demo, page)) },
    },
  };
}

/** The reference server's entries with all they need but MSW and sharp, which their users choose to have. */
export function mockModules(): InlineConfig {
  const entries = ['index', 'browser', 'node', 'server', 'bin'];
  return {
    ...common,
    plugins: [notices()],
    build: {
      outDir: DIST.mock,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: Object.fromEntries(entries.map((name) => [name, resolve(root, `mock-server/${name}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: [/^node:/, /^msw(\/|$)/, 'sharp'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          banner: ({ name, isEntry }) => (isEntry && name === 'bin' ? '#!/usr/bin/env node\n' : ''),
        },
      },
    },
  };
}

const nodeTests = (
  name: string,
  more: { globalSetup?: string; testTimeout?: number; hookTimeout?: number } = {},
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`],
    sequence: { groupOrder: 0 },
    ...more,
  },
});

/** The test projects: `npx vitest run --project unit`. */
export default defineConfig({
  define: { __PIX_VERSION__: JSON.stringify(version) },
  test: {
    // Most tests wait for sockets, files and processes: one core less would be one core idle.
    maxWorkers: '100%',
    projects: [
      nodeTests('unit', { testTimeout: 20_000 }),
      nodeTests('contract', { testTimeout: 20_000 }),
      // Compilers and bundlers take their time on a busy machine.
      nodeTests('package', {
        globalSetup: 'tests/package/support/pack.ts',
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      {
        extends: true,
        // Serves the worker of the reference server's browser shell.
        plugins: [msw({ mode: 'worker-only' })],
        optimizeDeps: {
          include: [
            'lit',
            'photoswipe',
            'ky',
            'msw',
            'msw/browser',
            'fuse.js',
            'uqr',
            'image-size',
            'ajv/dist/2020.js',
            'ajv-formats',
            '@remix-run/multipart-parser',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // A server cannot be started from the page that the tests are.
          globalSetup: ['tests/browser/support/chaos-server.ts', 'tests/browser/support/live-server.ts'],
          sequence: { groupOrder: 1 },
          // Each with the browser to itself: they look at what comes in time.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findChromium() ?? {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
