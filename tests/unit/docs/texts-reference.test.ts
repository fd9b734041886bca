import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import german from '../../../src/locales/de.ts';
import { LOCALES } from '../../../src/locales/load-locale.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/reference/texts.md'), 'utf8');

it('the reference of texts has one row for each key', () => {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` +\|/gm)].map(([, key]) => key);
  expect(rows.toSorted()).toEqual(Object.keys(german).toSorted());
});

it('the reference of texts lists the built-in languages', () => {
  const tags = [...PAGE.matchAll(/^\| [A-Z][a-z]+ +\| `(\w{2,3})`/gm)].map(([, tag]) => tag);
  expect(tags.toSorted()).toEqual(['en', ...Object.keys(LOCALES)].toSorted());
});
