/** The numbers of faults and gaps: those that are listed have tests, those that are used are listed. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  LISTS,
  listTests,
  readList,
  readNumbers,
  readTests,
  unlistedNumbers,
} from '../../../tools/generate/list-tests.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Where code and contract name gaps and faults: `// Gap: I9, A3`, `// Fault: S21`, `x-pix-gap` in the OpenAPI document. */
const NUMBERS = /\b(?:Gap|Fault)s?: ([A-Z]\d+(?:,? (?:and )?[A-Z]\d+)*)|x-pix-gap: (.*)/g;

describe.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('%s', (list) => {
  const numbers = readNumbers(list);
  const tests = readTests(list);

  it('lists every number once', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(numbers)('%s is named by a test', (number) => {
    expect([...(tests.get(number) ?? [])]).not.toEqual([]);
  });

  it('links the tests of each number: npm run generate', () => {
    expect(readList(list)).toBe(listTests(list, tests));
  });
});

it('every number in the name of a test is listed', () => {
  expect(unlistedNumbers()).toEqual([]);
});

it('every gap and fault that code, contract or tests name is listed', () => {
  const listed = new Set([...readNumbers('docs/gaps.md'), ...readNumbers('docs/faults.md')]);
  const named = new Set<string>();
  for (const file of globSync('{src,mock-server,tests,tools}/**/*.{ts,yaml}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }))
    for (const [, inComment, inContract] of readFileSync(resolve(root, file), 'utf8').matchAll(NUMBERS))
      for (const [number] of (inComment ?? inContract ?? '').matchAll(/\b[ACG-IPR-SU]\d+\b/g))
        named.add(number);
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((number) => !listed.has(number))).toEqual([]);
});
