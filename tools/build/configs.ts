import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import minifyTemplates from '@lit-labs/rollup-plugin-minify-html-literals';
import type { BuildOptions, InlineConfig, PluginOption, Rolldown } from 'vite';
import { notices } from './notices.ts';

const root = resolve(import.meta.dirname, '../..');
/** Version of the package. */
export const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** Output folders of the builds. */
export const DIST = {
  cdn: resolve(root, 'dist/cdn'),
  site: resolve(root, 'dist/site'),
  mock: resolve(root, 'dist/mock'),
  npm: resolve(root, 'dist/npm'),
  wordpress: resolve(root, 'dist/wordpress/pix'),
};

/** Modules of the layouts, without the ending. */
export const LAYOUTS = [
  'layouts/grid/grid',
  'layouts/rows/rows',
  'layouts/columns/columns',
  'components/pix-gallery/carousel',
];

/** Entries that the embed script imports by name: the elements that it mounts, and code that only some pages need. */
const ELEMENTS = globSync(
  [
    'src/define/pix-{gallery,album,albums,image,wall}.ts',
    'src/components/{pix-gallery/{features,virtual-grid,pager,months/months},explorer/{controls,toolbar,sync-url},pix-lightbox/viewer-code,own-images/watch-images}.ts',
    'src/{embed/{fallback,keep-fallback,on-demand,painted-albums,painted-image,positioned-layout,recover,take-over},tiles/{paint,tile-options,captions}}.ts',
    ...LAYOUTS.map((path) => `src/${path}.ts`),
  ],
  { cwd: root },
);

const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
} satisfies InlineConfig;

/** Path of a file of `src/`. */
const pathOf = (file: string) => resolve(root, `src/${file}.ts`);

/** A module and those that import it statically, directly or through others. */
function allUsersOf(module: string, graph: Rolldown.ChunkingContext): Set<string> {
  const users = new Set([module]);
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return users;
}

/** Returns whether a file of `src/` is a module or imports it statically, directly or through others. */
export function usersOf(module: string, graph: Rolldown.ChunkingContext): (file: string) => boolean {
  const users = allUsersOf(module, graph);
  return (file) => users.has(pathOf(file));
}

/** Module of the gallery, without the ending. */
const GALLERY = 'define/pix-gallery';

/** Whether a module is needed by the first rendering of a gallery and also by album cards, a single picture or the optional features. */
function isCore(module: string, graph: Rolldown.ChunkingContext): boolean {
  const isUser = usersOf(module, graph);
  const others = [
    'define/pix-albums',
    'define/pix-image',
    'components/pix-gallery/features',
    'components/pix-gallery/pager',
  ];
  return isUser(GALLERY) && others.some(isUser);
}

/** The modules that load apart and need a module. */
function loadersOf(module: string, graph: Rolldown.ChunkingContext): string[] {
  return [...allUsersOf(module, graph)].filter((user) => {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(user) ?? {};
    return isEntry || dynamicImporters.length > 0;
  });
}

/** Whether a module is needed by the first rendering of the viewer and by other code, but not by that of a gallery. */
function isViewerShared(module: string, graph: Rolldown.ChunkingContext): boolean {
  const loaders = loadersOf(module, graph);
  return (
    loaders.length > 1 &&
    loaders.includes(pathOf('components/pix-lightbox/viewer-code')) &&
    !loaders.some((loader) => /components\/(pix-gallery|explorer)\/|define\/pix-gallery\./.test(loader))
  );
}

/** Number of loaders from which on a module is in one chunk with others like it: separate chunks would mean more requests for all. */
const MANY = 12;

/** The chunk of a module that controls share, and nothing else, or nearly all optional code. */
function sharedChunkOf(module: string, graph: Rolldown.ChunkingContext): string | null {
  const loaders = loadersOf(module, graph);
  const isControl = (loader: string) => /define\/pix-(search|sort|categories|tags|count)\./.test(loader);
  if (loaders.length < 2 || loaders.includes(module)) return null;
  if (loaders.every(isControl)) return 'fields';
  return loaders.length < MANY ? null : 'shared';
}

/** The chunk of a module that the first pictures need. */
function paintedBy(module: string, graph: Rolldown.ChunkingContext): string | null {
  const isUser = usersOf(module, graph);
  const isForLayouts = isUser('embed/positioned-layout') || LAYOUTS.filter(isUser).length > 1;
  const isForOthers = isCore(module, graph) || isUser('components/pix-gallery/features');
  if (isUser('tiles/paint') || (isForLayouts && isForOthers)) return 'tiles';
  return isForLayouts ? 'layouts' : null;
}

/** First line of each file of the script: Chromium compiles all functions at once then, beside the main thread, as most of them run. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Options of the build of the embed script. */
export interface CdnOptions {
  /** Output folder. Default `dist/cdn`. */
  outDir?: string;
  /** Minify the output. Default true; false builds faster, and the output is readable. */
  minify?: boolean;
}

/** Removes the client for base URLs: the script gives each element its source. */
const withoutBaseUrls: PluginOption = {
  name: 'pix:without-base-urls',
  load: { filter: { id: /base-url-sources\.ts$/ }, handler: () => '' },
};

/** Plugins of ES modules. */
const cdnPlugins = (minify: boolean): PluginOption[] => [
  minify &&
    minifyTemplates({
      failOnError: true,
      options: {
        minifyOptions: { keepClosingSlash: true, removeEmptyAttributes: false, decodeEntities: false },
      },
    }),
  notices(),
];

/** Build of hashed ES modules. */
export const hashedModules = (
  entry: Record<string, string>,
  { outDir, minify }: Required<CdnOptions>,
): InlineConfig & { build: BuildOptions } => ({
  ...common,
  plugins: cdnPlugins(minify),
  build: { outDir, target: 'es2022', manifest: true, lib: { entry, formats: ['es'] } },
});

/** In names and imports of chunks: replaced by the hash of the build, which is known at its end. */
export const BUILD = '__BUILD__';

/** Build of the elements: ES modules, with separate chunks for shared code and the viewer. */
export function cdnChunks({ outDir = DIST.cdn, minify = true }: CdnOptions = {}): InlineConfig {
  const entries = Object.fromEntries(ELEMENTS.map((file) => [basename(file, '.ts'), resolve(root, file)]));
  const { build, plugins = [], ...config } = hashedModules(entries, { outDir, minify });
  return {
    ...config,
    plugins: [...plugins, withoutBaseUrls],
    build: {
      ...build,
      emptyOutDir: true,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify,
          comments: { annotation: false },
          postBanner: COMPILE_AT_ONCE,
          entryFileNames: `chunks/[name]-${BUILD}.js`,
          chunkFileNames: `chunks/[name]-${BUILD}.js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What paints the first pictures loads before all else; layouts only where they are used.
              { name: paintedBy, debugName: 'painting' },
              { name: (id, graph) => (isCore(id, graph) ? 'core' : null), debugName: 'core' },
              // Albums are galleries, too.
              {
                name: (id, graph) => (usersOf(id, graph)(GALLERY) ? 'pix-gallery' : null),
                debugName: 'gallery',
              },
              { name: sharedChunkOf, debugName: 'shared' },
              // `viewer-code` is an entry: of the exports of other chunks Rolldown makes an object, by code that fails on pages that add
              // properties to `Object.prototype`.
              { name: (id, graph) => (isViewerShared(id, graph) ? 'viewer' : null), debugName: 'viewer' },
            ],
          },
        },
      },
    },
  };
}

/** Build of the embed script, a classic script; `chunks` lists the further chunks of each entry, `hash` is that of the build. */
export function cdnScript(
  { chunks, hash }: { chunks: Record<string, string>; hash: string },
  { outDir = DIST.cdn, minify = true }: CdnOptions = {},
): InlineConfig {
  return {
    ...common,
    define: {
      __PIX_VERSION__: JSON.stringify(version),
      __PIX_CHUNKS__: JSON.stringify(chunks),
      __PIX_BUILD__: JSON.stringify(hash),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: resolve(root, 'src/embed/sdk.ts'),
        formats: ['iife'],
        name: 'PixScript',
        fileName: () => 'sdk.js',
      },
      rolldownOptions: { output: { minify, postBanner: COMPILE_AT_ONCE } },
    },
  };
}

/** Build of `consent.js`, a classic script, which pages host themselves. */
export const consentScript = ({ outDir = DIST.cdn, minify = true }: CdnOptions = {}): InlineConfig => ({
  ...common,
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: resolve(root, 'src/embed/consent.ts'),
      formats: ['iife'],
      name: 'PixConsent',
      fileName: () => 'consent.js',
    },
    rolldownOptions: { output: { minify } },
  },
});

/** Build of the reference server: all its entries and their dependencies, except MSW and sharp, which are optional peers. */
export function mockModules(): InlineConfig {
  const entries = ['index', 'browser', 'node', 'server', 'bin', 'check'];
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
          banner: ({ name, isEntry }) =>
            isEntry && (name === 'bin' || name === 'check') ? '#!/usr/bin/env node\n' : '',
        },
      },
    },
  };
}

/** Build of the block editor's part of the plugin for WordPress, a classic script. */
export const wordpressEditor = (): InlineConfig => ({
  ...common,
  plugins: [notices()],
  build: {
    outDir: DIST.wordpress,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: resolve(root, 'tools/wordpress/editor/editor.ts'),
      formats: ['iife'],
      name: 'PixEditor',
      fileName: () => 'editor.js',
    },
  },
});
