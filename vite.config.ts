import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import minifyTemplates from '@lit-labs/rollup-plugin-minify-html-literals';
import { playwright } from '@vitest/browser-playwright';
import type { InlineConfig, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tools/browsers.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/** Where the builds put their files. */
export const DIST = {
  cdn: resolve(root, 'dist/cdn'),
  demo: resolve(root, 'dist/demo'),
  npm: resolve(root, 'dist/npm'),
};

/** Code of each element that the embed script can mount. */
const ELEMENTS = ['pix-gallery', 'pix-album', 'pix-albums'];

/**
 * Pages that allow one Trusted Types policy allow ours: Lit's takes the name `pix` (P7).
 * Fails when Lit no longer has the line, rather than let the policy back in unseen.
 */
function renameTrustedTypesPolicy(): Plugin {
  const name = 'createPolicy("lit-html"';
  return {
    name: 'pix:trusted-types',
    transform(code, id) {
      if (!/\/lit-html\/(development\/)?lit-html\.js/.test(id)) return undefined;
      if (!code.includes(name))
        this.error(`lit-html no longer says ${name}: look where its policy is made now.`);
      return { code: code.replace(name, 'createPolicy("pix"'), map: null };
    },
  };
}

/**
 * PhotoSwipe without its own buttons, which the viewer never shows: built from its sources, its interface replaced by
 * nothing. Saves a tenth of it, and with it go both places where it writes markup strings (P5).
 */
function photoswipeWithoutButtons(): Plugin {
  const sources = resolve(root, 'node_modules/photoswipe/src/js');
  const sink = "this.element.innerHTML = this.data.html || '';";
  const empty = 'export default class { items = []; updatePreloaderVisibility() {} init() {} }';
  return {
    name: 'pix:photoswipe',
    enforce: 'pre',
    resolveId: (id) => (id === 'photoswipe' ? resolve(sources, 'photoswipe.js') : undefined),
    transform(code, id) {
      if (id === resolve(sources, 'ui/ui.js')) return { code: empty, map: null };
      if (id !== resolve(sources, 'slide/content.js')) return undefined;
      if (!code.includes(sink)) this.error(`photoswipe's content.js no longer says ${sink}`);
      return { code: code.replace(sink, ''), map: null };
    },
  };
}

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
    plugins: [
      renameTrustedTypesPolicy(),
      photoswipeWithoutButtons(),
      minifyTemplates({
        failOnError: true,
        options: {
          minifyOptions: { keepClosingSlash: true, removeEmptyAttributes: false, decodeEntities: false },
        },
      }),
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
                test: /node_modules|src\/(internal|contract|controllers|components\/[^/]*\.ts)/,
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

/** The demo site: every `index.html` below `demo/` is a page. */
export function demoSite(): InlineConfig {
  const demo = resolve(root, 'demo');
  return {
    ...common,
    root: demo,
    build: {
      outDir: DIST.demo,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: globSync('**/index.html', { cwd: demo }).map((page) => resolve(demo, page)) },
    },
  };
}

const nodeTests = (name: string) => ({
  extends: true as const,
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.ts`], sequence: { groupOrder: 0 } },
});

/** The test projects: `npx vitest run --project unit`. */
export default defineConfig({
  define: { __PIX_VERSION__: JSON.stringify(version) },
  test: {
    projects: [
      nodeTests('unit'),
      nodeTests('contract'),
      nodeTests('package'),
      {
        extends: true,
        optimizeDeps: { include: ['lit', 'photoswipe', 'ky'] },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          sequence: { groupOrder: 1 },
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
