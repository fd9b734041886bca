import type { Page } from '@playwright/test';
import { expect, test, waitForViewer, WITHOUT_MOTION } from '../support/e2e.ts';
import { CAMERA, exifJpeg, exifOf } from '../support/exif-jpeg.ts';
import {
  emulateColors,
  gallery,
  openStates,
  openViewer,
  replaceStates,
  SCENES,
  searchWithoutResults,
  showOptions,
  type Mode,
} from '../support/states.ts';

// Baselines are in `screenshots/`. After an intended change, run `npx playwright test screenshots --update-snapshots` and review each one.

test.use(WITHOUT_MOTION);

type Colors = NonNullable<Mode['colors']>;

/** Display settings of a page, and the colours in which it is compared: each page and each colour scheme once. */
const VIEWS: readonly { name: string; mode: Mode; colors: readonly Colors[] }[] = [
  { name: '1280', mode: {}, colors: ['light', 'forced'] },
  { name: '360', mode: { width: 360 }, colors: ['dark'] },
  { name: 'rtl-360', mode: { width: 360, rtl: true }, colors: ['light'] },
];

/** Opens the viewer at the first picture, and waits for all of its tools. */
async function showTools(page: Page): Promise<void> {
  const tile = page.locator('pix-gallery a').first();
  await tile.evaluate((link: HTMLElement) => link.click());
  await waitForViewer(page);
}

/** Closes the viewer, whatever it shows. */
async function closeViewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
}

for (const { name, mode, colors } of VIEWS)
  test(`all states look as before (${name}, ${colors.join(', ')})`, async ({ page, host, service }) => {
    const replace = async (sections: readonly string[], height: number) => {
      await emulateColors(page, 'light');
      await replaceStates(page, sections, { ...mode, height });
    };
    /** Compares the page with the screenshots of a scene, in each colour scheme. */
    const compare = async (scene: string, schemes = colors) => {
      for (const each of schemes) {
        await emulateColors(page, each);
        await expect(page).toHaveScreenshot(`${scene}-${mode.rtl ? name : `${each}-${name}`}.png`);
      }
    };
    await openStates(page, host, service, [], { ...mode, boxes: true });
    for (const scene of ['layouts', 'states', 'cards', 'failed', 'errors'] as const)
      await test.step(scene, async () => {
        await replace(SCENES[scene], 1120);
        await compare(scene);
      });
    await test.step('options', async () => {
      await replace(SCENES.options, 1280);
      await showOptions(page);
      await compare('options');
    });
    if (!mode.rtl)
      await test.step('a search that finds nothing', async () => {
        await replace(SCENES.search, 400);
        await searchWithoutResults(page);
        await compare('search');
      });
    await test.step('a carousel alone, with its arrows', async () => {
      await replace(SCENES.carousel, 200);
      await page.locator('pix-gallery .strip').hover();
      await compare('carousel');
      await page.mouse.move(0, 0);
    });
    await test.step('the viewer, with panel and thumbnails', async () => {
      await replace(SCENES.layouts.slice(0, 1), 800);
      await openViewer(page);
      await compare('viewer', name === '360' ? ['light'] : colors);
    });
  });

test('the viewer looks as before on a landscape phone, with its tools, camera data and a slideshow that fills it, and where a picture has failed', async ({
  page,
  host,
  service,
}) => {
  await openStates(page, host, service, SCENES.layouts.slice(0, 1), { width: 844, height: 390, boxes: true });
  await showTools(page);
  await expect(page).toHaveScreenshot('viewer-light-844.png');
  await closeViewer(page);
  await replaceStates(page, SCENES.layouts.slice(0, 1));
  await showTools(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page).toHaveScreenshot('viewer-tools-1280.png');
  await closeViewer(page);
  await page.route('**/states/*.svg', (route) =>
    route.request().headers()['range']
      ? route.fulfill({
          status: 206,
          headers: { 'access-control-allow-origin': '*' },
          body: Buffer.from(exifJpeg(exifOf(CAMERA))),
        })
      : route.fallback(),
  );
  await replaceStates(page, [
    gallery('data-limit="3" data-info="exif" data-interval="3600" data-fit="cover"'),
  ]);
  await showTools(page);
  await page.getByRole('button', { name: 'Info', exact: true }).click();
  await expect(page.getByText('Canon EOS R6')).toBeVisible();
  await expect(page).toHaveScreenshot('viewer-camera-1280.png');
  await page.getByRole('button', { name: 'Close info' }).click();
  await page.getByRole('button', { name: 'Start slideshow' }).click();
  await expect(page.locator('pix-lightbox .covered')).toHaveCount(1);
  await expect(page).toHaveScreenshot('viewer-slideshow-1280.png');
  await closeViewer(page);
  await page.mouse.move(0, 0);
  await replaceStates(page, SCENES.failed.slice(0, 1));
  await showTools(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveScreenshot('viewer-failed-1280.png');
  host.problems.length = 0;
});
