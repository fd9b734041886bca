import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Everything that stands in quotes in the tests: their names among it. */
const quoted = globSync('tests/**/*.{test,spec}.ts', { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .flatMap((source) => source.match(/(['`]).*?\1/g) ?? []);

it.each(Array.from({ length: 29 }, (_, at) => `S${at + 1}`))(
  '%s has a test that bears its number',
  (fault) => {
    const named = quoted.filter((text) => new RegExp(`\\b${fault}\\b`).test(text));
    expect(named.length).toBeGreaterThan(0);
  },
);
