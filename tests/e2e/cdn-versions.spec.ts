/** Two versions of the script in one folder of published files. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PixServer } from '../../mock-server/server.ts';
import { addVersions } from '../../tools/build/add-versions.ts';
import { readIntegrity } from '../../tools/build/cdn-files.ts';
import { DIST } from '../../tools/build/configs.ts';
import { publishCdn } from '../../tools/build/publish-cdn.ts';
import { snippets } from '../../tools/build/snippets.ts';
import { counter, expect, test, warningsOf, WITHOUT_MOTION } from '../support/e2e.ts';
import { serveCdn } from '../support/serve-cdn.ts';

test.use(WITHOUT_MOTION);

/** A later version, all of whose chunks differ from those of the built version. */
const LATER = '99.0.0';
const { version: BUILT, files: FILES } = readIntegrity(DIST.cdn);

/** Copies the built version as the later one, with other names of all chunks. */
async function copyAsLater(target: string): Promise<void> {
  // Names of chunks end with a hash.
  const rename = (text: string) => text.replaceAll(/-(?=[0-9a-f]{8}\.js\b)/g, '-99').replaceAll(BUILT, LATER);
  for (const path of Object.keys(FILES).filter((name) => !name.includes('@'))) {
    const file = join(target, rename(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${rename(readFileSync(join(DIST.cdn, path), 'utf8'))}\n// ${LATER}\n`);
  }
  await addVersions(target, LATER);
}

let folder = '';
let server: PixServer;
/** URL of `/cdn/`. */
let cdn = '';

// One worker copies and publishes the files for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-cdn-'));
  const [build, target] = [join(folder, 'build'), join(folder, 'published')];
  await copyAsLater(build);
  await publishCdn(DIST.cdn, target);
  await publishCdn(build, target);
  server = await serveCdn(target);
  cdn = `${server.url}/cdn/`;
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const GALLERY = '<div data-pix-gallery="all" data-limit="2"></div>';

const versionOn = (page: Page) => page.evaluate(() => window.Pix?.version);

/** Waits for the gallery of a page and opens its viewer, which loads all required chunks. */
async function openViewer(page: Page): Promise<void> {
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
}

test('each URL of the script has its version, and finds its chunks and its service (P2)', async ({
  page,
  host,
}) => {
  for (const [file, version] of [
    ['sdk.js', LATER],
    ['sdk@0.js', BUILT],
    [`${BUILT}/sdk.js`, BUILT],
  ] as const)
    await test.step(file, async () => {
      await host.open(`${GALLERY}<script async src="${cdn}${file}"></script>`);
      await expect(page.locator('pix-gallery:state(ready) img')).toHaveCount(2);
      expect(await versionOn(page)).toBe(version);
    });
});

test('a page with an older script in its cache still loads its chunks after a release (P2)', async ({
  page,
  host,
}) => {
  const older = readFileSync(join(DIST.cdn, 'sdk.js'), 'utf8');
  await page.route(`${cdn}sdk.js`, (route) => route.fulfill({ body: older, contentType: 'text/javascript' }));
  await host.open(`${GALLERY}<script async src="${cdn}sdk.js"></script>`);
  await openViewer(page);
  expect(await versionOn(page)).toBe(BUILT);
});

test('of two versions on one page, the first is used, and one warning names both (P1, H2)', async ({
  page,
  host,
}) => {
  const warnings = warningsOf(page);
  for (const [first, second] of [
    [BUILT, LATER],
    [LATER, BUILT],
  ] as const) {
    warnings.length = 0;
    await host.open(
      `${GALLERY}<script src="${cdn}sdk@${first}.js"></script><script src="${cdn}${second}/sdk.js"></script>`,
    );
    await expect(page.locator('pix-gallery:state(ready) img')).toHaveCount(2);
    expect(await versionOn(page)).toBe(first);
    expect(warnings).toEqual([
      `Pix: ${first} from ${cdn} is in use; ${second} from ${cdn}${second}/ is ignored.`,
    ]);
  }
});

/** The tags that `npm run cdn` prints for a folder: the import map with the script, and the import map of the module. */
function printedTags(cdn: string) {
  const [script = '', scriptMap = '', moduleMap = ''] =
    snippets(readIntegrity(DIST.cdn), cdn).match(/<script[^]*?<\/script>/g) ?? [];
  return { script: scriptMap + script, moduleMap };
}

test('the tags that "npm run cdn" prints, with hashes of script and chunks, show the gallery, and integrity.json has the hash of each chunk that the script loads (P2)', async ({
  page,
  host,
}) => {
  const { script } = printedTags(cdn);
  expect(script.match(/sha384-/g)?.length).toBeGreaterThan(20);
  const { importMap } = readIntegrity(DIST.cdn);
  const map = JSON.stringify(importMap).replaceAll('https://pix.example/cdn/', cdn);
  const { integrity } = JSON.parse(map) as typeof importMap;
  const chunks = new Set<string>();
  page.on('request', (request) => request.url().includes('/chunks/') && chunks.add(request.url()));
  await host.open(GALLERY + script);
  await openViewer(page);
  expect(chunks.size).toBeGreaterThan(2);
  for (const chunk of chunks) expect(Object.keys(integrity)).toContain(chunk);
});

test('the import map that "npm run cdn" prints, with hashes of all modules, resolves the module (P2)', async ({
  page,
  host,
}) => {
  await host.open(`${printedTags(cdn).moduleMap}<pix-gallery limit="2"></pix-gallery>
    <script type="module">
      import { createPublicPix } from 'pix-sdk';
      import 'pix-sdk/define';
      const source = createPublicPix({ baseUrl: '${new URL(cdn).origin}' });
      Object.assign(document.querySelector('pix-gallery'), { source });
    </script>`);
  await openViewer(page);
});

test('a changed chunk never runs if an import map has its hash: links with pictures replace the gallery (P2, H6)', async ({
  page,
  host,
}) => {
  await page.route(`${cdn}**/pix-gallery-*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` });
  });
  await host.open(GALLERY + printedTags(cdn).script);
  await expect(page.locator('li > a > img')).toHaveCount(2);
  const refused = () =>
    host.problems.filter((text) => text.includes("valid digest in the 'integrity' attribute"));
  await expect.poll(refused).not.toEqual([]);
  const before = refused().length;
  // The next container causes a second attempt, with other URLs.
  await page.evaluate((gallery) => document.body.insertAdjacentHTML('beforeend', gallery), GALLERY);
  await expect(page.locator('li > a > img')).toHaveCount(4);
  await expect.poll(() => refused().length).toBeGreaterThan(before);
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  host.problems.splice(0);
});
