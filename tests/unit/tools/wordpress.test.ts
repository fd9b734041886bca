/** The plugin for WordPress without WordPress: its texts and its table of options. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OPTION_FIELDS } from '../../../demo/src/snippet/fields.ts';
import { optionTable } from '../../../tools/wordpress/option-table.ts';
import { loadTexts } from '../../../tools/wordpress/texts/load-texts.ts';
import { TEXTS } from '../../../tools/wordpress/texts/texts.ts';

const PLUGIN = resolve(import.meta.dirname, '../../../tools/wordpress/plugin');
const read = (file: string) => readFileSync(resolve(PLUGIN, file), 'utf8');

it('every text of the plugin in PHP and in the header of the block has translations', () => {
  const code = globSync('*.php', { cwd: PLUGIN }).map(read).join('\n');
  const texts = [...code.matchAll(/__\( '([^']+)', 'pix' \)/g)].map(([, text]) => text);
  const { description } = JSON.parse(read('block.json')) as { description: string };
  expect(texts.length).toBeGreaterThan(4);
  expect(Object.values(TEXTS)).toEqual(expect.arrayContaining([...texts, description]));
});

it('every locale has all texts of the plugin', async () => {
  const locales = await loadTexts();
  expect(locales.size).toBeGreaterThan(11);
  for (const texts of locales.values())
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(Object.values(TEXTS))].toSorted());
});

it('patterns of options mean the same in PHP, which has them between other marks', () => {
  const { key, options } = optionTable();
  for (const { pattern } of Object.values(options)) expect(pattern ?? '').not.toContain('~');
  expect(key).not.toContain('~');
  expect(Object.keys(options)).toEqual(OPTION_FIELDS.map(({ name }) => name));
});
