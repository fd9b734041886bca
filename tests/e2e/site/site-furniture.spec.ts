/** Common features of the pages of the documentation site: responsive width, link previews, missing pages, budgets. */
import sharp from 'sharp';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';

test.use({ viewport: { width: 360, height: 800 } });

for (const path of ['/reference/', '/changelog/'])
  test(`${path} fits from 320 to 2560 px`, async ({ page, service }) => {
    await page.goto(service.url + path);
    await expectToFit(page);
  });

for (const path of ['/reference/elements/pix-gallery/', '/reference/client/images/'])
  test(`${path} fits from 320 to 2560 px; axe finds no violations on a phone, in light or, for its colours, in dark`, async ({
    page,
    service,
  }) => {
    await page.goto(service.url + path);
    await expect(page.locator('table[tabindex="0"]').first()).toBeVisible();
    // Header, navigation and footer are those of every page.
    const within = path.includes('elements') ? 'html' : 'main';
    expect(await violations(page, { within })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { within, rules: ['color-contrast'] })).toEqual([]);
    await expectToFit(page);
  });

test('each page has a title, a description and a picture for link previews', async ({ page, service }) => {
  await page.goto(`${service.url}/guides/layouts/`);
  const contentOf = (selector: string) => page.locator(`meta[${selector}]`).getAttribute('content');
  expect(await contentOf('property="og:title"')).toBe('Layouts');
  expect(await contentOf('property="og:description"')).toMatch(/^Show pictures/);
  expect(await contentOf('name="twitter:card"')).toBe('summary_large_image');
  const { pathname } = new URL((await contentOf('property="og:image"')) ?? '');
  const response = await page.request.get(service.url + pathname);
  const { width, height, format } = await sharp(await response.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test('a missing page offers the search and links that lead to pages', async ({ page, service }) => {
  const response = await page.goto(`${service.url}/nowhere/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('robots.txt names the sitemap, which lists the pages', async ({ page, service }) => {
  const read = async (path: string) => (await page.request.get(service.url + path)).text();
  const [, sitemap = ''] = /^Sitemap: https?:\/\/[^/]+(.*)$/m.exec(await read('/robots.txt')) ?? [];
  const [, first = ''] = /<loc>https?:\/\/[^/]+(.*?)<\/loc>/.exec(await read(sitemap)) ?? [];
  expect(await read(first)).toContain('/reference/elements/pix-gallery/</loc>');
});

/** Maximum number of bytes of a page without its pictures: 100 kB. */
const MAX_PAGE_BYTES = 100_000;

for (const path of ['/guides/layouts/', '/guides/lightbox/', '/get-started/design/'])
  test(`the first load of ${path} takes at most 100 kB without pictures`, async ({ page, service }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image') return;
      sizes.push(
        request
          .sizes()
          .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
      );
    });
    await page.goto(service.url + path);
    await expect(page.locator('main pix-gallery img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    // The scripts of the page have loaded.
    expect(sizes.length).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });

/** Pages that need JavaScript for a part: path, selector and text of the message. */
const PARTS_WITH_SCRIPTS = [
  ['/guides/layouts/', '.live noscript p', 'Please enable JavaScript to see this example.'],
  ['/examples/gallery/', '.live noscript', 'Please enable JavaScript to see the pictures.'],
  ['/playground/', 'noscript p', 'The playground needs JavaScript.'],
  ['/snippet/', 'noscript p', 'The snippet builder needs JavaScript.'],
  ['/theme/', 'noscript p', 'The theme editor needs JavaScript.'],
] as const;

test('without JavaScript, pages have a message about what is missing, and their navigation', async ({
  browser,
  service,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  for (const [path, selector, words] of PARTS_WITH_SCRIPTS) {
    await page.goto(service.url + path);
    await expect(page.locator(selector).first()).toBeVisible();
    // Not `toContainText()`, which reads no text of `<noscript>`.
    expect(await page.locator(selector).first().innerText()).toContain(words);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Reference' }).click();
    await expect(page).toHaveURL(/\/reference\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.close();
});

for (const path of ['/snippet/', '/theme/', '/playground/'])
  test(`in forced colours ${path} shows which tab is selected`, async ({ page, service }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(service.url + path);
    const underline = (selected: boolean) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await underline(false)).toBe(canvas);
    expect(await underline(true)).not.toBe(canvas);
  });

test('in forced colours the sidebar shows the current page', async ({ page, service }) => {
  // On a phone, the sidebar is closed.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${service.url}/guides/layouts/`);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const current = sidebar.getByRole('link', { name: 'Layouts', exact: true }).last();
  await expect(current).toBeVisible();
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expect(sidebar.getByRole('link', { name: 'Dark mode, colours, fonts' })).toHaveCSS(
    'outline-style',
    'none',
  );
});
