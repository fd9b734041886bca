import type { Page } from '@playwright/test';
import { expect, test, waitForViewer } from '../support/e2e.ts';
import {
  emulateColors,
  openStates,
  openViewer,
  SCENES,
  searchWithoutResults,
  type Mode,
} from '../support/states.ts';

// Baselines are in `screenshots/`. After an intended change, run `npx playwright test screenshots --update-snapshots` and review each one.

type Colors = NonNullable<Mode['colors']>;

/** A page, and the colours in which it is compared. */
interface View {
  name: '1280' | '360' | 'rtl-360';
  colors: readonly Colors[];
}

const MODES: Record<View['name'], Mode> = {
  '1280': {},
  '360': { width: 360 },
  'rtl-360': { width: 360, rtl: true },
};

/** Every page in every colour scheme. */
const ALL: readonly View[] = [
  { name: '1280', colors: ['light', 'dark', 'forced'] },
  { name: '360', colors: ['light', 'dark'] },
  { name: 'rtl-360', colors: ['light'] },
];

/** Every page and every colour scheme once. */
const SOME: readonly View[] = [
  { name: '1280', colors: ['light', 'forced'] },
  { name: '360', colors: ['dark'] },
  { name: 'rtl-360', colors: ['light'] },
];

/** Compares the page with the screenshots of a scene, in each colour scheme. */
async function compare(page: Page, scene: string, { name, colors }: View): Promise<void> {
  for (const each of colors) {
    await emulateColors(page, each);
    await expect(page).toHaveScreenshot(`${scene}-${name === 'rtl-360' ? name : `${each}-${name}`}.png`);
  }
}

const titleOf = ({ name, colors }: View) => `${name}, ${colors.join(', ')}`;

/** Opens the viewer at the first picture, and waits for all of its tools. */
async function showTools(page: Page): Promise<void> {
  const tile = page.locator('pix-gallery a').first();
  await tile.evaluate((link: HTMLElement) => link.click());
  await waitForViewer(page);
}

for (const [scenes, views] of [
  [['layouts', 'states', 'cards'], ALL],
  [['failed', 'errors'], SOME],
] as const)
  for (const scene of scenes)
    for (const view of views)
      test(`${scene} look as before (${titleOf(view)})`, async ({ page, host, service }) => {
        await openStates(page, host, service, SCENES[scene], {
          height: 1120,
          ...MODES[view.name],
          boxes: true,
        });
        await compare(page, scene, view);
      });

for (const view of SOME)
  test(`a carousel alone looks as before, with its arrows (${titleOf(view)})`, async ({
    page,
    host,
    service,
  }) => {
    await openStates(page, host, service, SCENES.carousel, { height: 200, ...MODES[view.name], boxes: true });
    await page.locator('pix-gallery .strip').hover();
    await compare(page, 'carousel', view);
  });

for (const view of SOME.slice(0, 2))
  test(`a search that finds nothing looks as before (${titleOf(view)})`, async ({ page, host, service }) => {
    await openStates(page, host, service, SCENES.search, { height: 400, ...MODES[view.name], boxes: true });
    await searchWithoutResults(page);
    await compare(page, 'search', view);
  });

for (const view of [
  { name: '1280', colors: ['light', 'forced'] },
  { name: '360', colors: ['light'] },
  { name: 'rtl-360', colors: ['light'] },
] as const)
  test(`the viewer looks as before, with panel and thumbnails (${titleOf(view)})`, async ({
    page,
    host,
    service,
  }) => {
    await openStates(page, host, service, SCENES.layouts.slice(0, 1), { ...MODES[view.name], boxes: true });
    await openViewer(page);
    await compare(page, 'viewer', view);
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
