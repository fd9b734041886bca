/** The time after which `pix-slow` fires, where doc blocks and documents state it. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SLOW_AFTER_MS } from '../../../src/controllers/list-controller.ts';

const root = resolve(import.meta.dirname, '../../..');

const STATEMENTS = globSync(['src/components/**/*.ts', 'docs/**/*.md'], { cwd: root }).flatMap((file) =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(/has not responded for ([\w.]+ \w+)/g)].map(
    ([, time]) => ({ file, time }),
  ),
);

it('the elements, the types of their events and the guide of events state the delay of pix-slow', () => {
  const files = new Set(STATEMENTS.map(({ file }) => file));
  const elements = globSync('src/components/pix-*/pix-*.ts', { cwd: root }).filter((file) =>
    readFileSync(resolve(root, file), 'utf8').includes('@fires pix-slow'),
  );
  expect(elements.length).toBeGreaterThan(3);
  expect([...files]).toEqual(
    expect.arrayContaining([...elements, 'src/components/events.ts', 'docs/guides/events.md']),
  );
});

it.each(STATEMENTS)('$file states the time that the code waits', ({ time }) => {
  expect(time).toBe(`${SLOW_AFTER_MS / 1000} seconds`);
});
