import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { counter, expect, test as base, waitForViewer } from '../support/e2e.ts';

/** A browser with a back/forward cache, which the headless shell lacks. */
const executablePath = [
  process.env['CHROMIUM_PATH'] ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => !path.includes('headless') && existsSync(path));

/** Tests in a browser whose back/forward cache is enabled. Playwright disables it by default. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  page: async ({}, use) => {
    base.skip(!executablePath, 'There is no browser with a back/forward cache.');
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

/** For each `pageshow` event: whether the page was restored from the cache. */
const pageShows = (page: Page) => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);

/** Leaves the page, calls `meanwhile`, goes back in the history, and waits until the page is restored from the cache. */
async function leaveAndReturn(page: Page, meanwhile?: () => void): Promise<void> {
  const before = await pageShows(page);
  await page.goto(ELSEWHERE);
  meanwhile?.();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => pageShows(page).catch(() => [])).toEqual([...before, true]);
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
  await waitForViewer(page);
  await leaveAndReturn(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 \//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list that was loading when the page was left is complete after Back, with at most two requests (H33)', async ({
  page,
  host,
  service,
}) => {
  let requests = 0;
  let release: () => void = () => undefined;
  await page.route('**/api/v1/images*', async (route) => {
    requests++;
    if (requests === 1) await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => undefined);
  });
  await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
  await expect.poll(() => requests).toBe(1);
  await leaveAndReturn(page, release);
  await expect(images(page)).toHaveCount(2);
  expect(requests).toBeLessThanOrEqual(2);
});
