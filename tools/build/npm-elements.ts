import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { notices } from './notices.ts';

const root = resolve(import.meta.dirname, '../..');
const src = resolve(root, 'src');

/** Elements, and parts of a gallery, that are shown above the pictures of a gallery. */
const CONTROLS = /\/(explorer|pix-(search|sort|categories|tags|count))\//;

/** The file of an element's class, such as `pix-sort/pix-sort.ts`. */
const ELEMENT = /\/components\/(pix-\w+)\/\1\.ts$/;

const { dependencies, exports, sideEffects } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
) as {
  dependencies: Record<string, string>;
  exports: Record<string, { default?: string }>;
  sideEffects: string[];
};

/** Modules with side effects: each stays a file of its own, which package.json names. */
const SIDE_EFFECTS = new Set(
  globSync(sideEffects, { cwd: root })
    .map((file) => resolve(root, file))
    .filter((file) => file.startsWith(src)),
);

/** The modules that a module of `dist/npm` loads, itself included, sooner or later. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g))
    modulesOf(resolve(dirname(file), name), found);
  return found;
}

/** The parts that a module belongs to: the elements, entries and lazily loaded modules that import it statically. */
function partsOf(module: string, graph: Rolldown.ChunkingContext): string[] {
  const users = new Set([module]);
  const parts = [];
  for (const user of users) {
    const info = graph.getModuleInfo(user);
    const isPart = ELEMENT.test(user) || SIDE_EFFECTS.has(user) || info?.isEntry;
    if (isPart || info?.dynamicImporters.length) parts.push(user);
    else for (const importer of info?.importers ?? []) users.add(importer);
  }
  return parts;
}

/** Path of a source file without its extension, such as `components/pix-sort/pix-sort`. */
const pathOf = (file: string) => relative(src, file).replace(/\.ts$/, '');

/** Modules below 500 bytes that the embed script loads on demand: in a bundle, each would be one more file. */
const MERGED = ['internal/restore-styles', 'controllers/source-warning'];

/** File for a module: that of its element, or one of three for what several parts share; by default that of its only part. */
function chunkOf(module: string, graph: Rolldown.ChunkingContext): string | null {
  if (MERGED.includes(pathOf(module))) return 'components/core';
  const parts = partsOf(module, graph);
  const [only = ''] = parts;
  if (graph.getModuleInfo(module)?.isEntry) return null;
  if (SIDE_EFFECTS.has(module)) return pathOf(module);
  if (parts.length === 1) return ELEMENT.test(only) ? pathOf(only) : null;
  if (parts.every((part) => part.includes('/pix-lightbox/'))) return 'components/pix-lightbox/shared';
  return `components/${parts.every((part) => CONTROLS.test(part)) ? 'explorer/shared' : 'core'}`;
}

/** Modules that hold no state, or no state that elements and code of a page share. */
const COPIED = /^(components|contract|controllers|internal|layouts|tiles)\//;

/** Entries whose modules stay one per source file: bundlers take single ones, and those for servers need no Lit. */
const SEPARATE = ['index', 'layouts', 'controllers', 'server-render', 'without-dom', 'loader'];

/** Prefix of a module that stays while the elements are bundled. */
const OUTSIDE = 'pix-outside:';

/**
 * Leaves the modules of the client in files of their own. The elements contain copies of the constants, layouts and controllers
 * that both need, since each of them would be one more file in a bundle.
 */
function outside(dist: string, separate: Set<string>): Plugin {
  return {
    name: 'pix:outside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return undefined;
      const path = relative(src, resolve(dirname(importer), source)).replace(/\.ts$/, '.js');
      return separate.has(resolve(dist, path)) && !COPIED.test(path)
        ? { id: OUTSIDE + path, external: true }
        : undefined;
    },
    renderChunk(code, { fileName }) {
      const up = fileName.replace(/[^/]+$/, '').replace(/[^/]+\//g, '../') || './';
      return { code: code.replaceAll(OUTSIDE, up), map: null };
    },
  };
}

/** Source maps without the sources of bundled packages, which are not in this package. */
function ownSources(): Plugin {
  return {
    name: 'pix:own-sources',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.map')) continue;
        const map = JSON.parse(String(asset.source)) as { sources: (string | null)[] };
        map.sources = map.sources.map((source) => (source?.includes('node_modules') ? null : source));
        asset.source = JSON.stringify(map);
      }
    },
  };
}

/** Paths of the entries that package.json exports, without that of the separate and those that have no source. */
function entriesOf(dist: string, separate: Set<string>): string[] {
  const patterns = Object.values(exports).map(
    (entry) => /^\.\/dist\/npm\/(.*)\.js$/.exec(entry.default ?? '')?.[1],
  );
  return globSync(
    patterns.filter((path) => path && !separate.has(resolve(dist, `${path}.js`))).map((path) => `${path}.ts`),
    { cwd: src },
  ).map((file) => pathOf(resolve(src, file)));
}

/** Build of the elements: few files, each of what is loaded together, so that bundlers make few files of it, too. */
function elementModules(dist: string, entries: string[], separate: Set<string>): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [outside(dist, separate), notices(), ownSources()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(entries.map((path) => [path, resolve(src, `${path}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
        preserveEntrySignatures: 'allow-extension',
        output: {
          minifyInternalExports: false,
          entryFileNames: '[name].js',
          // Beside its declarations; a copy of a separate module is not.
          chunkFileNames: ({ name, facadeModuleId }) => {
            const path = facadeModuleId ? pathOf(facadeModuleId) : name;
            return `${separate.has(resolve(dist, `${path}.js`)) ? 'components/' : ''}${path}.js`;
          },
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: 'elements' }],
          },
        },
      },
    },
  };
}

/**
 * Replaces the modules of the elements in `dist/npm`, one per source file, by few. Those of the client, the layouts and the controllers
 * stay.
 *
 * @returns The files of `dist/npm` by the path of their sources.
 */
export async function bundleElements(dist: string): Promise<Map<string, string>> {
  const separate = new Set<string>();
  for (const entry of SEPARATE) modulesOf(resolve(dist, `${entry}.js`), separate);
  for (const file of globSync('**/*.js', { cwd: dist }).map((file) => resolve(dist, file))) {
    if (separate.has(file)) continue;
    rmSync(file);
    rmSync(`${file}.map`, { force: true });
  }
  const config = elementModules(dist, entriesOf(dist, separate), separate);
  const files = new Map<string, string>();
  for (const { output } of (await build(config)) as Rolldown.RolldownOutput[])
    for (const chunk of output)
      if (chunk.type === 'chunk')
        for (const module of chunk.moduleIds) files.set(relative(root, module), chunk.fileName);
  return files;
}
