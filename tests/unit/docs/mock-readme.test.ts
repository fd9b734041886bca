import { expect, test } from 'vitest';
import { blockBelow } from '../../support/code-blocks.ts';
import { runExample } from '../../support/run-example.ts';

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
