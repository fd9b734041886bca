import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { LAYERS, MOCK_LAYERS } from '../../../tools/layers.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The code of an Astro component: its frontmatter and its scripts. */
const codeOf = (component: string) =>
  [...component.matchAll(/^---$([^]*?)^---$|<script>([^]*?)<\/script>/gm)]
    .map(([, frontmatter, script]) => frontmatter ?? script)
    .join(';');

/** Files that a file imports by relative paths, statically, dynamically or for types only. */
function importsOf(file: string): string[] {
  const text = readFileSync(resolve(root, file), 'utf8');
  const code = file.endsWith('.astro') ? codeOf(text) : text;
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name));
}

const files = globSync('{src,mock-server,demo,tools,tests}/**/*.{ts,tsx,js,astro}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'demo/.astro/**', 'tests/consumers/*/**'],
});
const known = new Set(files);
const IMPORTS = new Map(files.map((file) => [file, importsOf(file).filter((other) => known.has(other))]));

/** Finds cycles of a graph by depth-first search: each edge back to a node of the current path closes one. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) return void cycles.push([...path.slice(start), node].join(' → '));
    if (done.has(node)) return;
    path.push(node);
    graph.get(node)?.forEach(visit);
    path.pop();
    done.add(node);
  };
  [...graph.keys()].forEach(visit);
  return cycles;
}

it('finds a cycle of types, of dynamic imports and of components', () => {
  const cyclic = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cyclesOf(cyclic)).toEqual(['b → c → b']);
  expect(IMPORTS.get('src/components/pix-gallery/features.ts')).toEqual(
    expect.arrayContaining([
      'src/components/pix-gallery/virtual-grid.ts',
      'src/components/pix-gallery/gallery-context.ts',
    ]),
  );
  expect(IMPORTS.get('demo/src/pages/playground/index.astro')).toEqual(
    expect.arrayContaining(['demo/src/components/ToolPage.astro', 'demo/src/playground/playground.ts']),
  );
});

it('no module imports itself through others', () => {
  for (const folder of ['src', 'mock-server', 'demo', 'tools', 'tests'])
    expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(10);
  expect(cyclesOf(IMPORTS)).toEqual([]);
});

/** The layer of a file: `src/client`; the root folder alone for files outside of layers. */
const layerOf = (file: string) => /^[\w-]+(?:\/\w+(?=\/))?/.exec(file)?.[0] ?? '';

/** All layers, and what each may import; the embed script may import all others. */
const layers = [
  ...Object.entries(LAYERS).map(([layer, others]) => [`src/${layer}`, others.map((name) => `src/${name}`)]),
  ...Object.entries(MOCK_LAYERS).map(([layer, others]) => [
    `mock-server/${layer}`,
    ['src/contract', ...others.map((name) => `mock-server/${name}`)],
  ]),
].filter(([layer]) => layer !== 'src/embed') as [string, string[]][];

it.each(layers)('%s imports only the layers that it may import, also dynamically', (layer, allowed) => {
  const imports = files
    .filter((file) => layerOf(file) === layer)
    .flatMap((file) => (IMPORTS.get(file) ?? []).map((other) => ({ file, other })));
  expect(imports.length).toBeGreaterThanOrEqual(allowed.length > 1 ? 1 : 0);
  expect(imports.filter(({ other }) => ![layer, ...allowed].includes(layerOf(other)))).toEqual([]);
});

it('each folder of the reference server is a layer, and comes after those that it imports', () => {
  const names = Object.keys(MOCK_LAYERS);
  const folders = files.flatMap((file) => /^mock-server\/(\w+)\//.exec(file)?.[1] ?? []);
  expect([...new Set(folders)].toSorted()).toEqual(names.toSorted());
  for (const [layer, others] of Object.entries(MOCK_LAYERS))
    for (const other of others)
      expect(names.indexOf(other), `${layer}, ${other}`).toBeLessThan(names.indexOf(layer));
});
