import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { counter, expect, test as base, viewerOpened } from '../support/e2e.ts';

/** A browser with windows: the headless shell keeps no page for Back and Forward. */
const executablePath = [
  process.env['CHROMIUM_PATH'] ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => !path.includes('headless') && existsSync(path));

/** A page of a browser that keeps pages for Back and Forward, which Playwright's own setting turns off. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  page: async ({}, use) => {
    base.skip(!executablePath, 'There is no browser that keeps pages.');
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await chromium.launch({ executablePath: executablePath ?? '', ignoreDefaultArgs });
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const shown: boolean[] = [];
      Object.assign(window, { shown });
      addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
    });
    await use(page);
    await browser.close();
  },
});

/** Another page. */
const ELSEWHERE = 'data:text/html,elsewhere';

/** For each time that the page was shown: whether it came out of the cache. */
const shown = (page: Page) => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);

/** Leaves the page, does something, comes back by the browser's Back, and resolves when the page is there again. */
async function leaveAndReturn(page: Page, meanwhile?: () => void): Promise<void> {
  const before = await shown(page);
  await page.goto(ELSEWHERE);
  meanwhile?.();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => shown(page).catch(() => [])).toEqual([...before, true]);
}

const images = (page: Page) => page.locator('pix-gallery img');

test('a gallery restored from the back/forward cache is unchanged and works (H33)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="6" data-layout="rows" data-paging="more"></div>${service.script()}`,
  );
  await expect(images(page).first()).toBeVisible();
  const before = await images(page).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  await leaveAndReturn(page);
  const after = await images(page).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(after).toEqual(before);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => images(page).count()).toBeGreaterThan(before.length);
  await images(page).first().click();
  await viewerOpened(page);
  await leaveAndReturn(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 \//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list that was loading when the page was left is there after Back, with one request (H33)', async ({
  page,
  host,
  service,
}) => {
  let asked = 0;
  let release: () => void = () => undefined;
  await page.route('**/api/v1/images*', async (route) => {
    asked++;
    if (asked === 1) await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => undefined);
  });
  await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
  await expect.poll(() => asked).toBe(1);
  await leaveAndReturn(page, release);
  await expect(images(page)).toHaveCount(2);
  expect(asked).toBeLessThanOrEqual(2);
});
