/** The plugin for WordPress without WordPress: its texts and its table of options. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OPTION_FIELDS } from '../../../demo/src/snippet/fields.ts';
import { optionTable } from '../../../tools/wordpress/option-table.ts';
import { LOCALES } from '../../../src/locales/load-locale.ts';
import { loadTexts } from '../../../tools/wordpress/texts/load-texts.ts';
import { TEXTS } from '../../../tools/wordpress/texts/texts.ts';

const PLUGIN = resolve(import.meta.dirname, '../../../tools/wordpress/plugin');
const read = (file: string) => readFileSync(resolve(PLUGIN, file), 'utf8');

it('every text of PHP, of the header of the plugin and of the block has translations', () => {
  const code = globSync('*.php', { cwd: PLUGIN }).map(read).join('\n');
  const texts = [...code.matchAll(/__\( '([^']+)', 'pix' \)/g)].map(([, text]) => text);
  const { description, keywords } = JSON.parse(read('block.json')) as {
    description: string;
    keywords: string[];
  };
  const [, plugin] = /^ \* Description: (.*)$/m.exec(code) ?? [];
  expect(texts.length).toBeGreaterThan(4);
  expect(Object.values(TEXTS)).toEqual(expect.arrayContaining([...texts, plugin, description, ...keywords]));
});

it('every language has all texts of the editor and of the options, and no others', async () => {
  const languages = await loadTexts();
  expect([...languages.keys()].toSorted()).toEqual(Object.keys(LOCALES).toSorted());
  const words = OPTION_FIELDS.flatMap(({ label, absent, absentOf = {}, values, names = {} }) => [
    label,
    ...Object.values(absentOf),
    ...[absent, ...values].map((value) => names[value] ?? value),
  ]).filter((word) => /^\p{L}/u.test(word));
  const english = [...new Set([...Object.values(TEXTS), ...words])].toSorted();
  for (const { editor } of languages.values()) {
    expect(Object.keys(editor).toSorted()).toEqual(english);
    expect(Object.values(editor)).not.toContain('');
  }
});

it('patterns of options mean the same in PHP, which has them between other marks', () => {
  const { key, options } = optionTable();
  for (const { pattern } of Object.values(options)) expect(pattern ?? '').not.toContain('~');
  expect(key).not.toContain('~');
  expect(Object.keys(options)).toEqual(OPTION_FIELDS.map(({ name }) => name));
});
