/** The contributing guide refers to existing files, checks and scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LAYERS } from '../../../tools/layers.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const guide = read('CONTRIBUTING.md');

const PATHS = [
  ...guide.matchAll(/`((?:src|mock-server|tests|tools|demo|decisions|docs)\/[\w./-]*|[A-Z]+\.md)`/g),
].map(([, path = '']) => path);

it.each([...new Set(PATHS)])('%s exists', (path) => {
  expect(existsSync(resolve(root, path))).toBe(true);
});

it('the guide has a recipe for an endpoint, a query parameter, an element, a layout and a language', () => {
  const recipes = guide.split(/^### /m).slice(1);
  expect(recipes.map((recipe) => recipe.split('\n')[0])).toEqual([
    'An endpoint',
    'A query parameter',
    'An element',
    'A layout',
    'A language',
  ]);
  for (const recipe of recipes) expect(recipe.match(/`tests\//g)?.length).toBeGreaterThan(0);
});

it('the checks of the table are those that npm test runs', () => {
  const checks = [...read('tools/test.ts').matchAll(/^ {2}(\w+): \{\s+command:/gm)].map(([, name]) => name);
  const [, table = ''] = /\| Check .*?\n\| -.*?\n(.*?)\n\n/s.exec(guide) ?? [];
  const named = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(checks.toSorted());
});

it('the scripts that the guide runs are those of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const run = [...guide.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(run.length).toBeGreaterThan(3);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});

it('the layers of the table, from the lowest, and their imports are those that ESLint checks', () => {
  const rows = [...guide.matchAll(/^\| `src\/(\w+)\/` +\|.*\| (.*?) +\|$/gm)].map(([, layer, may]) => [
    layer,
    may,
  ]);
  const layers = Object.keys(LAYERS);
  expect(rows).toEqual(
    Object.entries(LAYERS).map(([layer, allowed], index) => {
      expect(layers.slice(0, index)).toEqual(expect.arrayContaining([...allowed]));
      const names = allowed.map((name) => `\`${name}\``).join(', ');
      return [layer, allowed.length === layers.length - 1 ? 'all' : names || 'nothing'];
    }),
  );
});
