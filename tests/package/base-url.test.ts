import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CustomElement, Package } from 'custom-elements-manifest/schema';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PixServer } from '../../mock-server/server.ts';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/npm/custom-elements.json'), 'utf8'),
) as Package;
/** The elements that have an attribute `base-url`. */
const TAGS = manifest.modules
  .flatMap(({ declarations = [] }) => declarations as CustomElement[])
  .filter(({ attributes = [] }) => attributes.some(({ name }) => name === 'base-url'))
  .map(({ tagName = '' }) => tagName);

let project: Project;
let server: PixServer;
let browser: Browser;
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());
beforeAll(async () => {
  project = ends.use(newProject(DEPENDENCIES));
  server = await startPackedServer(project);
  ends.defer(() => server.close());
  browser = ends.use(await chromium.launch(findChromium()));
});

/** Opens a page of this markup with a bundle of an entry; the first path that it requests from the service. */
async function requestedBy(bundler: string, entry: string, markup: string): Promise<string> {
  const name = entry.replaceAll('/', '-');
  project.write(`${name}.js`, `import '${entry}';`);
  await BUNDLERS[bundler]?.(project.path(`${name}.js`), project.path(`${bundler}-${name}`));
  project.write(
    `${bundler}-${name}/index.html`,
    `<!doctype html><script type="module" src="main.js"></script>${markup}`,
  );
  await using site = await serveFolder(project.path(`${bundler}-${name}`));
  await using page = await browser.newPage();
  const request = page.waitForRequest((each) => each.url().startsWith(`${server.url}/api/`));
  await page.goto(`${site.url}/index.html`);
  return new URL((await request).url()).pathname;
}

const element = (tag: string) =>
  `<${tag} base-url="${server.url}" slug="harbour" token="abcdefghijkl"></${tag}>`;

it.each(TAGS)('<%s> reads from its base-url, by its own entry alone', async (tag) => {
  expect(await requestedBy('esbuild', `pix-sdk/define/${tag}`, element(tag))).toMatch(/^\/api\/v1\/\w/);
});

it.each(Object.keys(BUNDLERS))('a bundle of pix-sdk/define by %s reads from a base-url', async (bundler) => {
  expect(TAGS).toContain('pix-gallery');
  expect(await requestedBy(bundler, 'pix-sdk/define', element('pix-gallery'))).toBe('/api/v1/images');
});
