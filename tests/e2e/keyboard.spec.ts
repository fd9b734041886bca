import type { Locator, Page } from '@playwright/test';
import { CODE_TIMEOUT_MS } from '../../src/internal/lazy.ts';
import { counter, expect, test } from '../support/e2e.ts';

/** Presses keys without waiting for the effect of each before the next. */
const burst = (page: Page, keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

const focusedIndex = (page: Page) =>
  page.evaluate(() => {
    const tile = document.querySelector('pix-gallery')?.shadowRoot?.activeElement;
    return Number((tile as HTMLElement | null)?.dataset['index'] ?? NaN);
  });

for (const [fault, answer] of [
  ['never loads', 'wait'],
  ['is missing', 'abort'],
] as const)
  test(`arrow keys and Enter work in a gallery whose optional code ${fault}`, async ({
    page,
    host,
    service,
  }) => {
    const { data } = await service.images('?limit=24');
    if (answer === 'wait') await page.clock.install();
    await page.route(/chunks\/(?!paint|take-over|core|pix-gallery)/, (route) =>
      answer === 'wait' ? undefined : route.fulfill({ status: 404 }),
    );
    const rows =
      '<div id="rows" data-pix-gallery="all" data-limit="6" data-layout="rows" data-controls="search"></div>';
    const none = '<div id="none" data-pix-gallery="all" data-category="None of these"></div>';
    await host.open(`<div data-pix-gallery="all"></div>${rows}${none}${service.script()}`);
    await page.locator('pix-gallery a').first().focus();
    await burst(page, ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft']);
    await expect.poll(() => focusedIndex(page)).toBe(1);
    /** Number of matching elements after the time that galleries wait for code. */
    const countLater = async (elements: Locator) => {
      if (answer === 'wait') await page.clock.fastForward(CODE_TIMEOUT_MS);
      return elements.count();
    };
    // Pictures do not wait forever for the code of their layout.
    await expect.poll(() => countLater(page.locator('#rows pix-gallery a img'))).toBe(6);
    // An empty list shows a message even without the code of the detailed one.
    const message = page.locator('#none').getByText('There are no pictures here yet.');
    await expect.poll(() => countLater(message)).toBe(1);
    if (answer === 'abort') {
      // The viewer cannot be loaded either, so the link opens the picture page.
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/i/${data[1]?.slug ?? ''}`);
      host.problems.splice(0);
    }
  });

test('all keys typed on a slow computer take effect', async ({ page, host, service }) => {
  await host.open(
    `<style>html { scroll-behavior: smooth }</style><div data-pix-gallery="all" data-limit="100"></div>${service.script()}`,
  );
  await page.locator('pix-gallery a').first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const down = Array.from({ length: 10 }, () => 'ArrowDown');
  await burst(page, down);
  const columns = await page
    .locator('pix-gallery .grid')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  // Keys that come before the element has taken over take effect later.
  await expect.poll(() => focusedIndex(page)).toBe(10 * columns);
  await expect(page.locator(`pix-gallery a[data-index="${10 * columns}"]`)).toBeInViewport({ ratio: 1 });
  await burst(page, ['End', 'ArrowUp', 'Home', 'ArrowRight', 'Enter']);
  await expect(counter(page)).toHaveText('2 / 100');
});
