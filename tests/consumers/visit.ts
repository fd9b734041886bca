import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../tools/patience.ts';
import type { Consumer } from './consumers.ts';

/** Number of pictures that each consumer requests. */
export const LIMIT = 12;

const LOADED = { timeout: PATIENCE_MS.condition };

/** Opens the page of a consumer like a visitor; expects pictures, and no error or warning in the console. */
export async function visit(browser: Browser, url: string, shows: Consumer['shows']): Promise<void> {
  await using page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);
  await (shows === 'gallery' ? checkGallery(page) : expectTitles(page)).catch((error: unknown) => {
    throw new Error([`${url}:`, ...complaints, String(error)].join('\n'));
  });
  expect(complaints.join('\n')).toBe('');
}

/** Whether a gallery on a page has rendered its tiles. */
const hasRenderedTiles = (count: number) =>
  [...(document.querySelector('pix-gallery')?.shadowRoot?.querySelectorAll('img') ?? [])].filter(
    (image) => image.complete && image.naturalWidth > 0,
  ).length >= count;

/** Expects rendered tiles and a `pix-load` event; opens the viewer by a click. */
async function checkGallery(page: Page): Promise<void> {
  await page.getByText(new RegExp(`^${LIMIT} pictures$`)).waitFor(LOADED);
  const tiles = page.locator('pix-gallery [data-index] img');
  await page.waitForFunction(hasRenderedTiles, LIMIT, LOADED);
  // Frameworks append the children of a template in their own ways.
  if (await page.locator('pix-gallery > template').count())
    await page
      .locator('pix-gallery .caption')
      .filter({ hasText: /\w/ })
      .nth(LIMIT - 1)
      .waitFor(LOADED);
  await tiles.nth(1).click();
  const viewer = page.locator('pix-lightbox');
  await viewer.locator('.pswp__img').first().waitFor(LOADED);
  await viewer.getByText(`2 / ${LIMIT}`).waitFor(LOADED);
  await page.keyboard.press('Escape');
  await viewer
    .locator('.pswp__img')
    .first()
    .waitFor({ state: 'hidden', ...LOADED });
}

/** Expects a list of titles. */
async function expectTitles(page: Page): Promise<void> {
  await page
    .locator('li')
    .nth(LIMIT - 1)
    .waitFor(LOADED);
}

/** Opens a page whose pictures a server has rendered: it shows links without JavaScript, and nothing moves with JavaScript. */
export async function visitRendered(browser: Browser, url: string): Promise<void> {
  await using still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(url);
  const links = still.locator('pix-gallery a[href]');
  expect(await links.count()).toBe(LIMIT);
  expect(await links.first().locator('img').boundingBox()).toMatchObject({
    height: expect.any(Number) as number,
  });

  await using page = await browser.newPage({ viewport: { width: 900, height: 3000 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      for (const { value } of shifts) Object.assign(globalThis, { shift: shiftOfPage() + value });
    }).observe({ type: 'layout-shift', buffered: true });
    const shiftOfPage = () => (globalThis as { shift?: number }).shift ?? 0;
  });
  await page.goto(url);
  await page.getByText(new RegExp(`^${LIMIT} pictures$`)).waitFor(LOADED);
  await page.waitForFunction(hasRenderedTiles, LIMIT, LOADED);
  expect(await page.locator('pix-gallery > [slot=loading]').isVisible()).toBe(false);
  // An unnoticeable shift: less than a tenth of the limit for good layout stability.
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);
}
