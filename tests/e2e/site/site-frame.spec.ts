/** Header, navigation and footer of the pages of the documentation site, and pages that arrive in parts. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from '../../../tools/build/configs.ts';
import { repositoryOf } from '../../../tools/pack/repository.ts';
import { serveCutPage } from '../../support/cut-page.ts';
import { expect, test, waitForFrames } from '../../support/e2e.ts';
import { observeShifts, shiftsOf } from '../../support/layout-shifts.ts';
import { test as testWithScrollBars } from '../../support/scroll-bars.ts';

const root = resolve(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/**
 * Pages, the positions of their cuts, and widths of the window: a document before the search, before and between the links,
 * before the theme select, and before an example, where it is shorter than the window; the home page after its head, where it is
 * shorter, too; the theme editor between the options of its layouts, and before its properties need a scroll bar. The document
 * begins without a table, whose columns would depend on the received rows.
 */
const CUTS = [
  [
    '/guides/translations/',
    [
      '<site-search',
      'aria-label="Site"',
      'href="/playground/"',
      '<starlight-theme-select',
      '<div class="live',
    ],
    [360, 800, 1280],
  ],
  ['/', ['class="home'], [360, 1280]],
  ['/theme/', ['<option value="rows"', 'id="label-row-height"'], [1280]],
] as const;

/** Positions of cuts in the body. Elements of the head may contain the same texts. */
const positionsOf = (html: string, cuts: readonly string[]) =>
  cuts.map((cut) => html.indexOf(cut, html.indexOf('<header')));

for (const [path, cuts, widths] of CUTS)
  testWithScrollBars(`nothing moves while ${path} is being received`, async ({ page, service }) => {
    await observeShifts(page);
    const cutPage = await serveCutPage(service.url, path, (html) => positionsOf(html, cuts));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(cutPage.url, { waitUntil: 'commit' });
      await page.locator('.title-wrapper a').first().waitFor({ state: 'attached' });
      for (const _ of cuts) {
        // The received part is painted.
        await waitForFrames(page);
        cutPage.proceed();
      }
      await page.waitForLoadState();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pix' })).toBeVisible();
      expect(await shiftsOf(page), `${width} px`).toEqual([]);
    }
    cutPage.close();
  });

test('tools have a menu with other pages on a phone, and the full width on a desktop', async ({
  page,
  service,
}) => {
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Layouts', exact: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.goto(`${service.url}/snippet/`);
  await expect(menu).toBeHidden();
  await expect(link).toBeHidden();
  const { x = 100 } = (await page.locator('h1').boundingBox()) ?? {};
  expect(x).toBeLessThan(64);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(link).toBeHidden();
  await menu.click();
  await page.locator('summary', { hasText: 'Guides' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layouts');
});

/** A page of each kind: home, document, example, tool and missing page. */
const KINDS = ['/', '/support/', '/examples/albums/', '/snippet/', '/nowhere/'];

test('each kind of page has the search at the same position beside the links to the sections, and a footer with version and licence', async ({
  page,
  service,
}) => {
  const own = ['/license.txt', '/guides/privacy/', '/support/', '/changelog/', '/llms.txt'];
  const repository = repositoryOf(root);
  for (const href of own) expect((await page.request.get(service.url + href)).status(), href).toBe(200);
  const license = await (await page.request.get(`${service.url}/license.txt`)).text();
  expect(license).toBe(readFileSync(resolve(root, 'LICENSE'), 'utf8'));

  const hrefsIn = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  const search = page.getByRole('button', { name: 'Search' });
  const sections = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
  const places: Record<string, number[]> = {};
  for (const path of KINDS)
    await test.step(path, async () => {
      await page.goto(service.url + path);
      const footer = page.getByRole('list', { name: 'About the site' });
      await expect(footer).toContainText(`Pix ${version}`);
      expect(await footer.getByRole('link').evaluateAll(hrefsIn)).toEqual([
        ...own,
        ...(repository ? [`${repository}/issues`, repository] : []),
      ]);
      expect((await sections.evaluateAll(hrefsIn)).slice(0, 4)).toEqual([
        '/get-started/',
        '/examples/',
        '/playground/',
        '/reference/',
      ]);
      places[path] = [];
      for (const width of [800, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(search.getByText('Search'), `at ${width} px`).toBeVisible();
        expect(await search.evaluate((it) => it.scrollWidth - it.clientWidth), `at ${width} px`).toBe(0);
        const box = await search.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(
          (await sections.first().boundingBox())?.x ?? 0,
        );
        places[path].push(Math.round(box?.x ?? NaN));
      }
    });
  expect(places).toEqual(Object.fromEntries(KINDS.map((path) => [path, places['/support/']])));
});

test('picture pages and error pages are aligned with the name of the site', async ({ page, service }) => {
  const [picture] = (await service.images('?limit=1')).data;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${service.url}/examples/album/`);
  const left = (selector: string) =>
    page.locator(selector).evaluate((each) => each.getBoundingClientRect().left);
  const starts = [await left('.site-title')];
  await page.goto(`${service.url}/i/${picture?.slug ?? ''}`);
  starts.push(await left('.top .name'));
  // Texts of a picture begin where the picture does.
  expect(await left('h1')).toBeCloseTo(await left('.picture'), 0);
  await page.goto(`${service.url}/i/nothing`);
  for (const selector of ['.top .name', 'h1']) starts.push(await left(selector));
  for (const start of starts) expect(start).toBeCloseTo(starts[0] ?? 0, 0);
});

/** Pages whose links are at the start, in the middle and at the end of the navigation, and widths of the window. */
const DEEP_PAGES = [
  ['/get-started/script-tag/', 1280],
  ['/guides/upload/', 1280],
  ['/reference/client/scripture/', 1280],
  ['/reference/client/scripture/', 360],
] as const;

test('the navigation shows the current page in its open group alone', async ({ page, service }) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [path, width] of DEEP_PAGES) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(service.url + path);
    if (width < 800) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(main.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(main.locator('details[open]')).toHaveCount(1);
    // On a phone, the sections of the site and its theme are above.
    const sections = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
    await expect(sections).toHaveCount(4);
    for (const section of await sections.all()) await expect(section).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Select theme').filter({ visible: true })).toBeInViewport({ ratio: 1 });
  }
});

const read = (path: string) => readFileSync(resolve(DIST.site, path), 'utf8');

/** Names that occur several times. */
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('each page of the sitemap has a unique title', () => {
  const paths = [...read('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+\/(.*?)<\/loc>/g)];
  const titles = paths.map(([, path]) => /<title>(.*?)<\/title>/.exec(read(`${path}index.html`))?.[1] ?? '');
  expect(titles.length).toBeGreaterThan(80);
  expect(repeated(titles)).toEqual([]);
});

test('the pages of each group in the navigation have different names, and frameworks their own ones', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/frameworks/react/`);
  await expect(page.locator('.pagination-links').getByRole('link', { name: 'Next.js' })).toBeVisible();
  const groups = page.getByRole('navigation', { name: 'Main' }).locator('.top-level > li');
  const names = await groups.evaluateAll((all) =>
    all.map((group) => [...group.querySelectorAll('a')].map((link) => link.textContent.trim())),
  );
  expect(names.flat().length).toBeGreaterThan(80);
  expect(names.map(repeated).flat()).toEqual([]);
});
