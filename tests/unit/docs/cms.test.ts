import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ATTRIBUTES } from '../../../src/embed/mount-config.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../../docs/cms.md'), 'utf8');
const [, plugin = ''] = /```php\n([^]*?)```/.exec(text) ?? [];

/** The names in a list of the plugin. */
const listed = (name: string) =>
  (new RegExp(`\\$${name} = \\[([^\\]]*)\\]`).exec(plugin)?.[1] ?? '').match(/[\w-]+/g) ?? [];

it('the shortcode of the document prints attributes that the script reads', () => {
  const printed = [
    ...listed('kinds').map((name) => `data-pix-${name}`),
    ...listed('options').map((name) => `data-${name}`),
  ];
  expect(printed.length).toBeGreaterThan(16);
  expect(ATTRIBUTES).toEqual(expect.arrayContaining(printed));
});

it('the shortcode of the document escapes every value that it prints', () => {
  const uses = plugin.match(/\$value\b/g) ?? [];
  expect(uses).toHaveLength(3);
  expect(plugin.match(/="' \. esc_attr\(\$value\) \. '"'/g)).toHaveLength(2);
  expect(plugin).toContain('=> $value)');
});
