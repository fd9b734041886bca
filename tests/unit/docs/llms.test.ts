import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ATTRIBUTES } from '../../../src/embed/mount-config.ts';
import { generateLlms } from '../../../tools/generate/generate-llms.ts';
import { operations } from '../../../tools/generate/read-contract.ts';
import { readElements } from '../../../tools/generate/read-elements.ts';

const elements = readElements();
const text = generateLlms(elements);

it('llms.txt matches README, doc blocks and contract: npm run generate', () => {
  expect(text).toBe(readFileSync(resolve(import.meta.dirname, '../../../llms.txt'), 'utf8'));
});

it('llms.txt begins with a title and a summary, and stays short', () => {
  expect(text).toMatch(/^# Pix\n\n> \w.+\.\n\n/);
  expect(text.length).toBeLessThan(16_000);
});

it('llms.txt names every attribute, element and operation of the client', () => {
  for (const name of ATTRIBUTES) expect(text).toContain(`- \`${name}=`);
  for (const { tag } of elements) expect(text).toContain(`- \`<${tag}>\`: `);
  // The client changes pictures by PATCH; PUT does the same.
  for (const { id, verb, path } of operations.filter((operation) => operation.id !== 'replaceImage'))
    expect(text, id).toContain(`(\`${verb} ${path}\`): `);
});
