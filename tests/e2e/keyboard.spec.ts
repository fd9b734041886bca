import type { Page } from '@playwright/test';
import { CODE_TIMEOUT_MS } from '../../src/internal/lazy.ts';
import { counter, expect, test } from '../support/e2e.ts';

/** Types keys without waiting for what one of them does before the next. */
const burst = (page: Page, keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

const focusedIndex = (page: Page) =>
  page.evaluate(() => {
    const tile = document.querySelector('pix-gallery')?.shadowRoot?.activeElement;
    return Number((tile as HTMLElement | null)?.dataset['index'] ?? NaN);
  });

for (const [fault, answer] of [
  ['never comes', 'wait'],
  ['is missing', 'abort'],
] as const)
  test(`keys and Enter work in a gallery whose further code ${fault}`, async ({ page, host, service }) => {
    const { data } = await service.images('?limit=24');
    await page.route(/chunks\/(?!core|pix-gallery)/, (route) =>
      answer === 'wait' ? undefined : route.fulfill({ status: 404 }),
    );
    const rows =
      '<div id="rows" data-pix-gallery="all" data-limit="6" data-layout="rows" data-controls="search"></div>';
    const none = '<div id="none" data-pix-gallery="all" data-category="None of these"></div>';
    await host.open(`<div data-pix-gallery="all"></div>${rows}${none}${service.script()}`);
    await page.locator('pix-gallery a').first().focus();
    await burst(page, ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft']);
    expect(await focusedIndex(page)).toBe(1);
    // Nor do pictures wait for good for the code that would lay them out.
    await expect(page.locator('#rows pix-gallery a img')).toHaveCount(6, { timeout: 3 * CODE_TIMEOUT_MS });
    // Nor is a list silent that waits for the code of better words.
    await expect(page.locator('#none')).toContainText('There are no pictures here yet.');
    if (answer === 'abort') {
      // The viewer cannot be had either: the link leads to the picture.
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
  expect(await focusedIndex(page)).toBe(10 * columns);
  await expect(page.locator(`pix-gallery a[data-index="${10 * columns}"]`)).toBeInViewport({ ratio: 1 });
  await burst(page, ['End', 'ArrowUp', 'Home', 'ArrowRight', 'Enter']);
  await expect(counter(page)).toHaveText('2 / 100');
});
