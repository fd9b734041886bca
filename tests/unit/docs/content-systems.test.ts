/** The code for content management systems and static site generators. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { ATTRIBUTES } from '../../../src/embed/mount-config.ts';
import { blockBelow, CODE_BLOCKS } from '../../support/code-blocks.ts';

const STATIC_SITES = 'docs/get-started/hugo.md';
const CONTAINERS = ['gallery', 'album', 'albums', 'image'];

/** A file with this content, which is deleted after the test. */
function fileWith(name: string, content: string): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-block-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = resolve(folder, name);
  writeFileSync(file, content);
  return file;
}

it('the shortcode for Eleventy prints a container with escaped values', async () => {
  const file = fileWith('eleventy.config.mjs', blockBelow(STATIC_SITES, 'Eleventy', 'js').code);
  const { default: configure } = (await import(pathToFileURL(file).href)) as {
    default: (config: { addShortcode: (name: string, call: (given?: object) => string) => void }) => void;
  };
  const calls: Record<string, (given?: object) => string> = {};
  configure({ addShortcode: (name, call) => (calls[name] = call) });
  expect(calls['pix']?.({ gallery: 'all', q: '"><b>', __keywords: true })).toBe(
    '<div data-pix-gallery="all" data-q="&#34;&#62;&#60;b&#62;"></div>',
  );
});

it.each([
  ['Hugo', 'liquid', /slice ((?:"\w+" ?)+)/],
  ['Eleventy', 'js', /KINDS = \[(.*)\]/],
])('the shortcode for %s supports all containers of the script', (heading, language, pattern) => {
  const [, names = ''] = pattern.exec(blockBelow(STATIC_SITES, heading, language).code) ?? [];
  expect(names.match(/\w+/g)).toEqual(CONTAINERS);
  expect(ATTRIBUTES).toEqual(expect.arrayContaining(CONTAINERS.map((name) => `data-pix-${name}`)));
});

it('templates of static sites name attributes that the script reads', () => {
  const templates = CODE_BLOCKS.filter((block) => block.document === STATIC_SITES)
    .filter(({ language }) => language === 'liquid')
    .map(({ code }) => code)
    .join('\n');
  const given = [...templates.matchAll(/\{\{< pix (.*) >\}\}/g)].flatMap(([, values = '']) => [
    ...values.matchAll(/([\w-]+)=/g),
  ]);
  const names = [
    ...[...templates.matchAll(/ (data-[\w-]+)=/g)].map(([, name = '']) => name),
    ...given.map(([, name = '']) => `data-${CONTAINERS.includes(name) ? 'pix-' : ''}${name}`),
  ];
  expect(names.length).toBeGreaterThan(6);
  expect(ATTRIBUTES).toEqual(expect.arrayContaining(names));
});
