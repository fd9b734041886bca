import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import type { Package } from 'custom-elements-manifest/schema';
import { expect, it } from 'vitest';
import { ELEMENT_OPTIONS } from '../../src/components/element-options.ts';
import { CONSENT } from '../../src/embed/consent-box.ts';
import { attribute, ATTRIBUTES } from '../../src/embed/mount-config.ts';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(resolve(root, 'package.json'));
const read = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8')) as unknown;
/** A file of the package, by its import name. */
const data = (name: string) => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as unknown;
const { customElements, 'web-types': webTypes } = read('package.json') as Record<string, string>;
const manifest = () => read(String(customElements)) as Package;

it('the manifest in package.json matches its schema, and is the exported one', () => {
  const validate = new Ajv({ strict: false }).compile(
    require('custom-elements-manifest/schema.json') as object,
  );
  validate(manifest());
  expect(validate.errors).toBeNull();
  expect(require.resolve('pix-sdk/custom-elements.json')).toBe(resolve(root, String(customElements)));
});

it('the manifest contains published modules, and every element that they define', () => {
  const { modules } = manifest();
  expect(modules.filter(({ path }) => !existsSync(resolve(root, path)))).toEqual([]);
  const documented = modules.flatMap(({ exports = [] }) =>
    exports.filter(({ kind }) => kind === 'custom-element-definition').map(({ name }) => name),
  );
  const defined = modules.flatMap(({ path }) => {
    const code = readFileSync(resolve(root, path), 'utf8');
    return [...code.matchAll(/^(?:export default |(?:const|var) \w+ = )?define\(["']([\w-]+)["']/gm)].map(
      ([, name]) => name,
    );
  });
  expect(documented).toEqual(expect.arrayContaining(['pix-gallery', 'pix-album', 'pix-albums']));
  expect(defined).toEqual(documented);
});

it('the manifest has the defaults of the descriptions', () => {
  const gallery = manifest()
    .modules.flatMap(({ declarations = [] }) => declarations)
    .find((declaration) => declaration.name === 'PixGallery');
  const attributes = gallery && 'attributes' in gallery ? gallery.attributes : undefined;
  const defaults = Object.fromEntries((attributes ?? []).map((each) => [each.name, each.default]));
  expect(defaults).toMatchObject({ layout: "'grid'", paging: "'none'", sort: "'newest'", limit: '24' });
});

it('the data for editors contain the same elements', () => {
  const tags = manifest().modules.flatMap(({ declarations = [] }) =>
    declarations.map((declaration) => ('tagName' in declaration ? declaration.tagName : undefined)),
  );
  const { tags: completed } = read('dist/npm/vscode.html-custom-data.json') as { tags: { name: string }[] };
  const { contributions } = read(String(webTypes)) as {
    contributions: { html: { elements: { name: string }[] } };
  };
  expect(completed.map(({ name }) => name)).toEqual(tags);
  expect(contributions.html.elements.map(({ name }) => name)).toEqual(tags);
});

interface Completed {
  name: string;
  values?: { name: string }[];
  value?: { type: string };
}

it('editors complete every data attribute of containers with its values, and no other', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  );
  const read = sources.flatMap((code) =>
    [...code.matchAll(/(?:get|inherited)Attribute\((?:\w+, )?'(data-[\w-]+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const ofElements = Object.keys(ELEMENT_OPTIONS).map(attribute);
  const expected = [...new Set([...ATTRIBUTES, ...ofElements, ...read, CONSENT])].sort();
  expect(expected).toEqual(expect.arrayContaining(['data-pix-gallery', 'data-base-url', 'data-tag-url']));

  const { globalAttributes } = data('pix-sdk/vscode.html-custom-data.json') as {
    globalAttributes: Completed[];
  };
  const { contributions } = data('pix-sdk/web-types.json') as {
    contributions: { html: { attributes: Completed[] } };
  };
  const { attributes } = contributions.html;
  expect(globalAttributes.map(({ name }) => name).sort()).toEqual(expected);
  expect(attributes.map(({ name }) => name).sort()).toEqual(expected);

  const layouts = ['grid', 'rows', 'columns', 'masonry', 'carousel'];
  const inCode = globalAttributes.find(({ name }) => name === 'data-layout')?.values;
  expect(inCode?.map(({ name }) => name)).toEqual(layouts);
  const inWebStorm = attributes.find(({ name }) => name === 'data-layout')?.value;
  expect(inWebStorm?.type).toBe(layouts.map((layout) => `'${layout}'`).join(' | '));
});
