/** The header of the documentation site, and pages that arrive in parts. */
import { serveCutPage } from '../../support/cut-page.ts';
import { observeShifts, shiftsOf } from '../../support/layout-shifts.ts';
import { expect, test } from '../../support/e2e.ts';
import { test as testWithScrollBars } from '../../support/scroll-bars.ts';

/**
 * Pages and the positions of their cuts: a document before the search, before and between the links, and before the theme
 * select; a document before an example, and the home page after its head, both of which are then shorter than the window; the
 * theme editor between the options of its layouts.
 */
const CUTS = [
  ['/guides/layouts/', '<site-search'],
  ['/guides/layouts/', 'aria-label="Site"'],
  ['/guides/layouts/', 'href="/playground/"'],
  ['/guides/layouts/', '<starlight-theme-select'],
  ['/guides/translations/', '<div class="live'],
  ['/', 'class="home'],
  ['/theme/', '<option value="rows"'],
] as const;

/** Position of a cut in the body. Elements of the head may contain the same text. */
const positionOf = (html: string, cut: string) => html.indexOf(cut, html.indexOf('<header'));

for (const width of [360, 800, 1280])
  testWithScrollBars(
    `nothing moves while a page is being received, at ${width} px`,
    async ({ page, service }) => {
      await observeShifts(page);
      await page.setViewportSize({ width, height: 800 });
      for (const [path, cut] of CUTS) {
        const cutPage = await serveCutPage(service.url, path, (html) => positionOf(html, cut));
        await page.goto(cutPage.url, { waitUntil: 'commit' });
        await page.locator('.title-wrapper a').first().waitFor({ state: 'attached' });
        // Two frames: the first part has been painted.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        cutPage.complete();
        await page.waitForLoadState();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Pix' })).toBeVisible();
        expect(await shiftsOf(page), cut).toEqual([]);
        cutPage.close();
      }
    },
  );

for (const path of ['/snippet/', '/theme/', '/playground/'])
  test(`${path} has a menu with other pages on a phone, and the full width on a desktop`, async ({
    page,
    service,
  }) => {
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Layouts', exact: true });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(service.url + path);
    await expect(menu).toBeHidden();
    await expect(link).toBeHidden();
    const { x = 100 } = (await page.locator('h1').boundingBox()) ?? {};
    expect(x).toBeLessThan(64);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(link).toBeHidden();
    await menu.click();
    await page.locator('summary', { hasText: 'Guides' }).click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layouts');
  });

test('the links of the header fit beside the search from 800 px on', async ({ page, service }) => {
  await page.goto(`${service.url}/guides/layouts/`);
  for (const width of [800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
    const button = page.getByRole('button', { name: 'Search' });
    const search = await button.boundingBox();
    const first = await links.first().boundingBox();
    await expect(button.getByText('Search'), `at ${width} px`).toBeVisible();
    expect(await button.evaluate((it) => it.scrollWidth - it.clientWidth), `at ${width} px`).toBe(0);
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThan(first?.x ?? 0);
  }
});

test('the search has the same position on every kind of page, from 800 to 1920 px', async ({
  page,
  service,
}) => {
  const places: Record<string, number[]> = {};
  const paths = [
    '/',
    '/guides/layouts/',
    '/examples/gallery/',
    '/reference/rest/',
    '/playground/',
    '/snippet/',
    '/nowhere/',
  ];
  for (const path of paths) {
    await page.goto(service.url + path);
    const search = page.getByRole('button', { name: 'Search' });
    places[path] = [];
    for (const width of [800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      places[path].push(Math.round((await search.boundingBox())?.x ?? NaN));
    }
  }
  expect(places).toEqual(Object.fromEntries(paths.map((path) => [path, places['/guides/layouts/']])));
});

/** Pages whose links are at the start, in the middle and at the end of the navigation. */
const DEEP_PAGES = ['/get-started/script-tag/', '/guides/upload/', '/reference/client/scripture/'];

for (const width of [360, 1280])
  test(`the navigation shows the current page in its open group alone, at ${width} px`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of DEEP_PAGES) {
      await page.goto(service.url + path);
      if (width < 800) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      await expect(main.locator('details[open]')).toHaveCount(1);
      // On a phone, the sections of the site and its theme are above.
      const sections = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
      await expect(sections).toHaveCount(4);
      for (const section of await sections.all()) await expect(section).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Select theme').filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });
