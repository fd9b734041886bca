import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { withoutToolRemarks } from '../../demo/build/shown-source.ts';
import { expect, test } from '../support/e2e.ts';

const DEMO = resolve(import.meta.dirname, '../../demo');
const PAGES = ['/', '/gallery/', '/album/', '/albums/', '/javascript/', '/module/'];
const WIDTHS = [320, 360, 1280, 2560];

/** Opens a page of the site; what it must never cause is collected. */
async function open(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(event.violatedDirective, event.blockedURI),
    );
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await showsPictures(page);
  return problems;
}

/** Waits until the page's first pictures have really been loaded. */
async function showsPictures(page: Page): Promise<void> {
  const first = page.locator('main :is(pix-gallery, pix-albums) img').first();
  await expect(first).toBeInViewport();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Reads something of a page as it was delivered, before any script. */
async function asDelivered<T>(browser: Browser, url: string, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const result = await read(page);
  await context.close();
  return result;
}

/** A text without what only lays it out. */
const squeezed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

for (const path of PAGES) {
  test.describe(`the page ${path}`, () => {
    test('shows pictures at once, without an error, a violation or a shift', async ({ page, service }) => {
      const problems = await open(page, service.url + path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
      expect(problems).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', path);
    });

    test('has no horizontal overflow from 320 to 2560 px', async ({ page, service }) => {
      await open(page, service.url + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing that axe finds in ${colorScheme}`, async ({ page, service }) => {
        await page.emulateMedia({ colorScheme });
        await open(page, service.url + path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    test('copies the sources that it shows, and says so', async ({ page, context, service }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, service.url + path);
      const blocks = page.locator('.code');
      expect(await blocks.count()).toBeGreaterThan(0);
      for (const block of await blocks.all()) {
        await block.getByRole('button').click();
        await expect(block.getByRole('button')).toContainText('Copied');
        await expect(page.locator('#announcer')).toHaveText('Copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await block.locator('code').textContent());
      }
    });

    test('shows the source of what it runs', async ({ browser, service }) => {
      const figures = await asDelivered(browser, service.url + path, async (page) => {
        const all = await page.locator('figure').all();
        return Promise.all(
          all.map(async (figure) => ({
            live: await figure.locator('.live').innerHTML(),
            codes: await figure.locator('code').evaluateAll((codes) =>
              codes.map((code) => ({
                text: code.textContent,
                file: code.getAttribute('data-from'),
                withScript: code.hasAttribute('data-address'),
              })),
            ),
          })),
        );
      });
      expect(figures.length).toBeGreaterThan(0);
      for (const { live, codes } of figures) {
        for (const { text, file, withScript } of codes) {
          const script = withScript ? ' <script async src="/cdn/sdk.js"></script>' : '';
          const running = file
            ? withoutToolRemarks(readFileSync(resolve(DEMO, `.${path}`, file), 'utf8'))
            : live.replaceAll('=""', '').replace(/(<input[^>]*)>/g, '$1 />') + script;
          expect(squeezed(text)).toBe(squeezed(running));
        }
      }
    });

    test('says without script what is missing', async ({ browser, service }) => {
      const text = await asDelivered(browser, service.url + path, (page) =>
        page.locator('.live').first().innerText(),
      );
      expect(text).toContain('need JavaScript');
    });
  });
}

test('the script tag is shown with the full address of the server', async ({ page, service }) => {
  await open(page, `${service.url}/`);
  await expect(page.locator('.code code')).toContainText(
    `<script async src="${service.url}/cdn/sdk.js"></script>`,
  );
});

test('the start page measures what its gallery costs', async ({ page, service }) => {
  await open(page, `${service.url}/`);
  await expect(page.locator('#bytes')).toHaveText(/^1\d\.\d kB in \d files$/);
  await expect(page.locator('#others')).toHaveText('0 cookies, 0 other hosts');
  await expect(page.locator('#violations')).toHaveText('0 violations');
  await expect(page.locator('#shift')).toHaveText('0 layout shift');
  const before = await page.locator('#bytes').textContent();
  await page.locator('pix-gallery img').first().hover();
  await expect(page.locator('#bytes')).not.toHaveText(before ?? '');
});

test('a gallery and its source follow what a visitor chooses', async ({ page, service }) => {
  await open(page, `${service.url}/gallery/`);
  const builder = page.locator('.builder');
  const { data } = await service.images('?limit=100&sort=popular');
  const category = data.find((image) => image.category)?.category ?? '';
  await builder.getByLabel('Category').selectOption(category);
  await builder.getByLabel('Order').selectOption('popular');
  await builder.getByLabel('How many').selectOption('6');
  const wanted = await service.images(`?limit=6&sort=popular&category=${encodeURIComponent(category)}`);
  await expect(builder.locator('pix-gallery img')).toHaveCount(wanted.data.length);
  const source = await builder.locator('code').textContent();
  expect(source).toMatch(
    /^<div data-pix-gallery="all"[^>]*>\n {2}<p>Pictures need JavaScript.<\/p>\n<\/div>$/,
  );
  for (const attribute of ['data-limit="6"', 'data-sort="popular"', `data-category="${category}"`])
    expect(source).toContain(attribute);
});

test('an album is shown by the token that is chosen', async ({ page, service }) => {
  await open(page, `${service.url}/album/`);
  const { data } = await service.albums('?limit=100');
  const album = data.findLast(({ image_count }) => image_count > 0);
  await page.getByRole('combobox', { name: 'Album' }).selectOption(album?.token ?? '');
  await expect(page.locator('code')).toContainText(`<div data-pix-album="${album?.token}">`);
  await expect(page.locator('pix-album img')).toHaveCount(album?.image_count ?? 0);
});

test('without albums the page of one album says so', async ({ page, service }) => {
  const json = {
    status: 'success',
    data: [],
    pagination: { total: 0, page: 1, limit: 100, total_pages: 0, has_next: false, has_previous: false },
  };
  await page.route('**/api/v1/albums*', (route) => route.fulfill({ json }));
  await page.goto(`${service.url}/album/`);
  await expect(page.getByText('There is no public album here yet.')).toBeVisible();
});

test('each call of the JavaScript page does what it says', async ({ page, service }) => {
  await open(page, `${service.url}/javascript/`);
  const [first] = (await service.images('?sort=popular&limit=5')).data;
  const [album] = (await service.albums('?limit=5')).data;
  await expect(page.getByText(/^Pix \d+\.\d+\.\d+.* is there\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Most viewed pictures' }).click();
  await expect(page.locator('#pictures')).toContainText(first?.title ?? '');
  await page.getByRole('button', { name: 'Albums', exact: true }).click();
  await expect(page.locator('#albums')).toContainText(`${album?.title}: ${album?.image_count}`);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('This text was here before.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.locator('#kept pix-gallery img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Render into' }).click();
  await expect(page.locator('#problem')).toContainText('No element matches "#nowhere"');
  await page.getByLabel('Words').fill(first?.slug ?? '');
  await page.keyboard.press('Enter');
  const { data } = await service.images(`?limit=12&q=${encodeURIComponent(first?.slug ?? '')}`);
  await expect(page.locator('#search output')).toHaveText(`${data.length} shown`);
});

test('the module page runs without the script tag, hears events and opens its viewer', async ({
  page,
  service,
}) => {
  const problems = await open(page, `${service.url}/module/`);
  expect(await page.locator('script[src*="/cdn/"]').count()).toBe(0);
  const said = page.locator('output');
  const { data } = await service.images('?limit=12');
  await expect(said).toHaveText(`pix-load, ${data.length} pictures`);
  await page.locator('pix-gallery a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(said).toHaveText('pix-open');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('pix-close');
  expect(problems).toEqual([]);
});
