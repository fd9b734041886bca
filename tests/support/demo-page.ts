import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, expectLoaded } from './e2e.ts';
import { observeShifts } from './layout-shifts.ts';

/** Opens a page of the site. Returns its console warnings, errors and policy violations, which are collected from now on. */
export async function openDemo(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(event.violatedDirective, event.blockedURI),
    );
  });
  await observeShifts(page);
  await page.goto(url);
  await waitForPictures(page);
  return problems;
}

/** Waits until the first pictures of the page have loaded. */
async function waitForPictures(page: Page): Promise<void> {
  const first = page.locator('main :is(pix-gallery, pix-album, pix-albums) img').first();
  await expect(first).toBeInViewport();
  await expectLoaded(first);
}

/** Expects no horizontal scrolling, from small phones to wide screens. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // Elements are laid out in the frame after a change of their width.
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectLargeTextToFit(page);
}

/** Expects a page not to scroll horizontally on a phone with text of twice the size. */
async function expectLargeTextToFit(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const style = await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'with large text')
    .toBe(360);
  await style.evaluate((element) => (element as HTMLElement).remove());
  if (viewport) await page.setViewportSize(viewport);
}

/** Expects a page with a tool to have no violations of axe rules and no horizontal scrolling, in both themes, from 320 px, and with large text on a phone. */
export async function expectAccessibleTool(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Dark mode changes nothing but colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];
    expect(await violations(page, { within: 'main', rules })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectLargeTextToFit(page);
}
