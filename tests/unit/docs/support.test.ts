/** The support policy states the versions of the manifest, of the tests and of the sources. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { COMPILERS } from '../../package/support/compilers.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
/** Cells of the table rows of the document, without emphasis and code marks, by the first cell. */
const rows = new Map(
  [...read('docs/support.md').matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => {
    const [name = '', ...cells] = row.replace(/[`*]/g, '').split('|');
    return [name.trim(), cells.map((cell) => cell.trim())] as const;
  }),
);
const { engines, peerDependencies } = JSON.parse(read('package.json')) as {
  engines: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const FEATURES = ['AbortSignal.any', 'URL.canParse', 'color-mix', ':has('];

it('Node, MSW and sharp are supported in the versions of the manifest', () => {
  expect(rows.get('Node')?.[0]).toBe(engines['node']);
  expect(rows.get('MSW')?.[0]?.split(',')[0]).toBe(peerDependencies['msw']);
  expect(rows.get('sharp')?.[0]?.split(',')[0]).toBe(peerDependencies['sharp']);
});

it('TypeScript is supported from the oldest compiler of the tests, and tested with all of them', () => {
  const versions = Object.keys(COMPILERS).sort((a, b) => Number(a) - Number(b));
  expect(rows.get('TypeScript')?.[0]).toBe(`${versions[0]} and later`);
  expect(rows.get('TypeScript')?.[1]?.split(':')[0]).toBe(versions.join(', '));
});

it('MSW is tested in the versions of the workspaces', () => {
  const folders = globSync('tests/package/msw/*/', { cwd: root }).map((path) => path.split('/').pop());
  for (const version of folders) expect(rows.get('MSW')?.[1]).toContain(version);
  expect(folders.length).toBeGreaterThan(1);
});

it('the oldest browsers are those that have every listed feature', () => {
  const versions = FEATURES.map((name) => rows.get(name)?.map(Number) ?? []);
  const oldest = [0, 1, 2].map((at) => String(Math.max(...versions.map((row) => row[at] ?? NaN))));
  expect(rows.get('Oldest with all')).toEqual(oldest);
});

it.each(FEATURES)('the sources use %s', (feature) => {
  const files = globSync('src/{components,controllers,client,internal}/**/*.ts', { cwd: root });
  expect(files.some((file) => read(file).includes(feature))).toBe(true);
});
