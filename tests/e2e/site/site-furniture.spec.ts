/** Common features of the pages of the documentation site: line length, link previews, missing pages, budgets. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Maximum width of text and width of the content, in pixels. */
const TEXT = 46 * 16;
const CONTENT = 52 * 16;

/** Expects text on the open page to have a readable line length, and tables and code to be wider, if there are any. */
async function expectReadableText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 });
  const widths = (selector: string) =>
    page
      .locator(`.sl-markdown-content > :is(${selector})`)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  const texts = await widths('p:not(.open-playground), ul, ol');
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts)).toBeLessThanOrEqual(TEXT);
  const others = await widths('table, .expressive-code, .live');
  if (others.length) expect(Math.max(...others)).toBe(CONTENT);
}

test('the overview of the reference, a group of calls and the changelog fit from 320 to 2560 px', async ({
  page,
  service,
}) => {
  for (const path of ['/reference/', '/reference/client/images/', '/changelog/'])
    await test.step(path, async () => {
      await page.goto(service.url + path);
      await expectToFit(page);
    });
  await expectReadableText(page);
});

test('a document has a readable line length, and a picture for link previews; it fits, and axe finds no violations', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/guides/layouts/`);
  await expectReadableText(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(page)).toEqual([]);

  const contentOf = (selector: string) => page.locator(`meta[${selector}]`).getAttribute('content');
  expect(await contentOf('property="og:title"')).toBe('Layouts');
  expect(await contentOf('property="og:description"')).toMatch(/^Show pictures/);
  expect(await contentOf('name="twitter:card"')).toBe('summary_large_image');
  const { pathname } = new URL((await contentOf('property="og:image"')) ?? '');
  const response = await page.request.get(service.url + pathname);
  const { width, height, format } = await sharp(await response.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });

  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toHaveAttribute('href', '/guides/layouts.md');
  const text = await (await page.request.get(`${service.url}/guides/layouts.md`)).text();
  expect(text).toMatch(/^# Layouts\n/);
  const example = await (await page.request.get(`${service.url}/examples/gallery/`)).text();
  expect(example).not.toContain('View as Markdown');
});

test('the reference of an element has a readable line length; it fits, and axe finds no violations on a phone, in light or, for its colours, in dark', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/reference/elements/pix-gallery/`);
  await expect(page.locator('table[tabindex="0"]').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  await expectReadableText(page);
  await expectToFit(page);
});

test('a missing page offers the search and links that lead to pages; it fits, and axe finds no violations', async ({
  page,
  service,
}) => {
  const response = await page.goto(`${service.url}/nowhere/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  expect(await violations(page)).toEqual([]);
  await expectToFit(page);
});

test('robots.txt names the sitemap, which lists the pages', async ({ service }) => {
  const read = async (path: string) => (await fetch(service.url + path)).text();
  const [, sitemap = ''] = /^Sitemap: https?:\/\/[^/]+(.*)$/m.exec(await read('/robots.txt')) ?? [];
  const [, first = ''] = /<loc>https?:\/\/[^/]+(.*?)<\/loc>/.exec(await read(sitemap)) ?? [];
  expect(await read(first)).toContain('/reference/elements/pix-gallery/</loc>');
});

/** Maximum number of bytes of a page without its pictures: 100 kB. */
const MAX_PAGE_BYTES = 100_000;

for (const path of ['/guides/layouts/', '/guides/lightbox/'])
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

test('in forced colours, tools show which tab is selected, and the sidebar shows the current page', async ({
  page,
  service,
}) => {
  // On a phone, the sidebar is closed.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/snippet/', '/theme/', '/playground/'])
    await test.step(path, async () => {
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
