import type { Page } from '@playwright/test';
import { expect, test, waitForViewer } from '../support/e2e.ts';
import { openStates, openViewer, SCENES, searchWithoutResults, type Mode } from '../support/states.ts';

// Baselines are in `screenshots/`. After an intended change, run `npx playwright test screenshots --update-snapshots` and review each one.

const MODES: Record<string, Mode> = {
  'light-1280': {},
  'dark-1280': { colors: 'dark' },
  'light-360': { width: 360 },
  'dark-360': { colors: 'dark', width: 360 },
  'rtl-360': { rtl: true, width: 360 },
  'forced-1280': { colors: 'forced' },
};

/** Opens the viewer at the first picture, and waits for all of its tools. */
async function showTools(page: Page): Promise<void> {
  const tile = page.locator('pix-gallery a').first();
  await tile.evaluate((link: HTMLElement) => link.click());
  await waitForViewer(page);
}

for (const [name, mode] of Object.entries(MODES))
  for (const scene of ['layouts', 'states', 'cards'] as const)
    test(`${scene} look as before (${name})`, async ({ page, host, service }) => {
      await openStates(page, host, service, SCENES[scene], { height: 1120, ...mode, boxes: true });
      await expect(page).toHaveScreenshot(`${scene}-${name}.png`);
    });

for (const name of ['light-1280', 'dark-360', 'rtl-360', 'forced-1280']) {
  for (const scene of ['failed', 'errors'] as const)
    test(`${scene} pictures and lists look as before (${name})`, async ({ page, host, service }) => {
      await openStates(page, host, service, SCENES[scene], { height: 1120, ...MODES[name], boxes: true });
      await expect(page).toHaveScreenshot(`${scene}-${name}.png`);
    });

  test(`a carousel alone looks as before, with its arrows (${name})`, async ({ page, host, service }) => {
    await openStates(page, host, service, SCENES.carousel, { height: 200, ...MODES[name], boxes: true });
    await page.locator('pix-gallery .strip').hover();
    await expect(page).toHaveScreenshot(`carousel-${name}.png`);
  });
}

for (const name of ['light-1280', 'dark-360', 'forced-1280'])
  test(`a search that finds nothing looks as before (${name})`, async ({ page, host, service }) => {
    await openStates(page, host, service, SCENES.search, { height: 400, ...MODES[name], boxes: true });
    await searchWithoutResults(page);
    await expect(page).toHaveScreenshot(`search-${name}.png`);
  });

for (const name of ['light-1280', 'light-360', 'rtl-360', 'forced-1280'])
  test(`the viewer looks as before, with panel and thumbnails (${name})`, async ({ page, host, service }) => {
    await openStates(page, host, service, SCENES.layouts.slice(0, 1), { ...MODES[name], boxes: true });
    await openViewer(page);
    await expect(page).toHaveScreenshot(`viewer-${name}.png`);
  });

test('the viewer looks as before on a landscape phone', async ({ page, host, service }) => {
  const mode = { width: 844, height: 390, boxes: true };
  await openStates(page, host, service, SCENES.layouts.slice(0, 1), mode);
  await showTools(page);
  await expect(page).toHaveScreenshot('viewer-light-844.png');
});

test('the viewer looks as before with its tools', async ({ page, host, service }) => {
  await openStates(page, host, service, SCENES.layouts.slice(0, 1), { boxes: true });
  await showTools(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page).toHaveScreenshot('viewer-tools-1280.png');
});

test('the viewer looks as before where a picture has failed', async ({ page, host, service }) => {
  await openStates(page, host, service, SCENES.failed.slice(0, 1), { boxes: true });
  await showTools(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveScreenshot('viewer-failed-1280.png');
  host.problems.length = 0;
});
