import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CustomElement, Package } from 'custom-elements-manifest/schema';
import { expect, it } from 'vitest';
import { usePackedProject } from './support/packed-project.ts';
import { BUNDLERS } from './support/bundlers.ts';

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/npm/custom-elements.json'), 'utf8'),
) as Package;
/** The elements with an attribute `base-url`. */
const TAGS = manifest.modules
  .flatMap(({ declarations = [] }) => declarations as CustomElement[])
  .filter(({ attributes = [] }) => attributes.some(({ name }) => name === 'base-url'))
  .map(({ tagName = '' }) => tagName);

const packed = usePackedProject();

/** Opens a page with this markup and a bundle of an entry; resolves with the first path that it requests from the service. */
async function requestedBy(bundler: string, entry: string, markup: string): Promise<string> {
  const name = entry.replaceAll('/', '-');
  packed.project.write(`${name}.js`, `import '${entry}';`);
  await BUNDLERS[bundler]?.(packed.project.path(`${name}.js`), packed.project.path(`${bundler}-${name}`));
  const html = `<script type="module" src="main.js"></script>${markup}`;
  await using served = await packed.serve(`${bundler}-${name}`, html);
  const { page, url } = served;
  const request = page.waitForRequest((each) => each.url().startsWith(`${packed.serverUrl}/api/`));
  await page.goto(url);
  return new URL((await request).url()).pathname;
}

const element = (tag: string) =>
  `<${tag} base-url="${packed.serverUrl}" slug="harbour" token="abcdefghijkl"></${tag}>`;

it.each(TAGS)('<%s> reads from its base-url, imported by its own entry only', async (tag) => {
  expect(await requestedBy('esbuild', `pix-sdk/define/${tag}`, element(tag))).toMatch(/^\/api\/v1\/\w/);
});

it.each(Object.keys(BUNDLERS))('a bundle of pix-sdk/define by %s reads from a base-url', async (bundler) => {
  expect(TAGS).toContain('pix-gallery');
  expect(await requestedBy(bundler, 'pix-sdk/define', element('pix-gallery'))).toBe('/api/v1/images');
});
