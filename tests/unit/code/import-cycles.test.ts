import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Files that a file imports by relative paths, statically, dynamically or for types only. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(resolve(root, file), 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && name.endsWith('.ts'))
    .map((name) => join(dirname(file), name));
}

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

it('finds a cycle of types and of dynamic imports', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cyclesOf(graph)).toEqual(['b → c → b']);
  expect(importsOf('src/components/pix-gallery/features.ts')).toEqual(
    expect.arrayContaining([
      'src/components/pix-gallery/virtual-grid.ts',
      'src/components/pix-gallery/gallery-context.ts',
    ]),
  );
});

it.each(['src', 'mock-server', 'demo', 'tools'])(
  'no module of %s imports itself through others',
  (folder) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: root }).filter(
      (file) => !file.includes('node_modules'),
    );
    expect(files.length).toBeGreaterThan(5);
    const graph = new Map(
      files.map((file) => [file, importsOf(file).filter((other) => files.includes(other))]),
    );
    expect(cyclesOf(graph)).toEqual([]);
  },
);
