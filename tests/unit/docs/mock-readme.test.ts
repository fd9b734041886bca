import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { SCENARIOS } from '../../../mock-server/scenarios/index.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExample } from '../../support/run-example.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const CONTROL = read('docs/reference/mock-control.md');

test('the first example of the reference server works as described', async () => {
  const { code: example } = blockBelow('mock-server/README.md', 'In tests');
  const [, expression = '', promised] = /(\S+); \/\/ (\d+)\n$/.exec(example) ?? [];
  expect(await runExample(example, `console.log(${expression})`)).toBe(promised);
});

test('the example of MSW handlers overrides one operation, and the others respond', async () => {
  const { code: example } = blockBelow('mock-server/README.md', 'MSW handlers');
  const listed = /^\/\/ (.*), …$/m.exec(example)?.[1]?.replaceAll("'", '').split(', ') ?? [];
  const printed = await runExample(
    example,
    `const others = await fetch('https://pix.example/api/v1/images');
    server.resetHandlers();
    const again = await fetch('https://pix.example/api/v1/images', { method: 'POST' });
    console.log(JSON.stringify({ names, statuses: [status, others.status, again.status] }));
    server.close();`,
  );
  const { names, statuses } = JSON.parse(printed) as { names: string[]; statuses: number[] };
  expect(listed).toHaveLength(2);
  expect(names.slice(0, 2)).toEqual(listed);
  expect(names).toContain('/.+/ https://pix.example/*');
  expect(statuses).toEqual([503, 200, 401]);
});

test('the example of mock control works as described', async () => {
  const { code: example } = blockBelow('docs/reference/mock-control.md', 'Control the reference server');
  const [, promised] = /; \/\/ (.*)$/m.exec(example) ?? [];
  expect(await runExample(example, '')).toBe(promised);
});

test('the example of the package works as described', async () => {
  const { code: example } = blockBelow('README.md', 'The reference server');
  expect(await runExample(example, "console.log(pagination.total.toLocaleString('en'))")).toBe('10,000');
  expect(example).toContain('10,000 pictures');
});

test('every scenario has a row, and no other', () => {
  const [, table = ''] = /## Scenarios\n(.*?)\n##/s.exec(CONTROL) ?? [];
  const rows = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(SCENARIOS.map(({ name }) => name));
});

test('every field of a fault rule and every member of the control is documented', () => {
  const source = read('mock-server/control/mock-control.ts');
  const [, rule = ''] = /interface FaultRule \{(.*?)\n\}/s.exec(source) ?? [];
  const [, control = ''] = /interface MockControl \{(.*?)\n\}/s.exec(source) ?? [];
  const names = [...`${rule}${control}`.matchAll(/^ {2,4}(\w+)\??:/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(CONTROL, name).toMatch(new RegExp(`\\b${name}\\b`));
});

test('every path of the control is documented', async () => {
  const response = await createMockFetch({ seed: {} })('/__pix__/');
  const { data } = (await response.json()) as { data: { paths: { path: string }[] } };
  expect(data.paths.length).toBeGreaterThan(10);
  for (const { path } of data.paths) {
    const [, first] = /^(\/__pix__\/\w*)/.exec(path) ?? [];
    expect(CONTROL, path).toContain(`${first}`);
  }
});
