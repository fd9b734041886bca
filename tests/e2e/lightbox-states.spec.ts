import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { counter, expect, expectLoaded, test, waitForFrames, waitForViewer } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

const GALLERY = '<main><h1>Mine</h1><div data-pix-gallery="all" data-limit="6"></div></main>';
const viewer = (page: Page) => page.locator('pix-lightbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the second picture. */
async function openViewer(page: Page): Promise<void> {
  await page.locator('pix-gallery a').nth(1).click();
  await waitForViewer(page);
}

test('axe finds no violations in menu, details, thumbnails, slideshow and messages; all fit, and are visible in forced colours', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  for (const [width, dir] of [
    [1280, 'ltr'],
    [320, 'rtl'],
  ] as const)
    await test.step(`${width} px, ${dir}`, async () => {
      // Roles and colours do not depend on the width.
      const rules = width === 320 ? ['scrollable-region-focusable'] : [];
      const expectNoViolations = async () =>
        expect(await violations(page, { within: 'pix-lightbox', rules })).toEqual([]);
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir);
      await openViewer(page);
      await button(page, 'More').click();
      await expect(viewer(page).locator('.menu')).toBeVisible();
      await expectNoViolations();
      await page.emulateMedia({ forcedColors: 'active' });
      const borders = await viewer(page)
        .locator('.tool:visible, .menu')
        .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderTopStyle));
      expect(borders.length).toBeGreaterThan(5);
      expect(new Set(borders)).toEqual(new Set(['solid']));
      const colourOf = (button: string) =>
        viewer(page)
          .locator(`.tool:visible${button}`)
          .first()
          .evaluate((element) => getComputedStyle(element).borderTopColor);
      expect(await colourOf('[aria-expanded=true]')).not.toBe(await colourOf(':not([aria-expanded=true])'));
      await page.emulateMedia({ forcedColors: 'none' });
      await button(page, 'Thumbnails').click();
      await expect(viewer(page).locator('.strip [aria-current=true] img')).toBeVisible();
      await page.keyboard.press('i');
      await expect(viewer(page).locator('dd').first()).toBeVisible();
      await expectNoViolations();
      await page.keyboard.press('Escape');
      await button(page, 'More').click();
      await button(page, 'Start slideshow').click();
      await expect(button(page, 'Pause slideshow')).toBeVisible();
      await button(page, 'More').click();
      // The message disappears after some seconds.
      const [toast] = await Promise.all([
        viewer(page).locator('.toast').boundingBox(),
        button(page, 'Copy link to picture page').click(),
      ]);
      // On narrow screens, the panel has covered the thumbnails until now.
      await expectNoViolations();
      expect(toast?.x).toBeGreaterThan(0);
      expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan(width);
      const boxes = await viewer(page)
        .locator('.tool:visible')
        .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThan(5);
      for (const { left, right, top, bottom } of boxes) {
        expect([left >= 0, top >= 0, right <= width, bottom <= 640]).toEqual([true, true, true, true]);
        expect([right - left, bottom - top]).toEqual([44, 44]);
      }
      // The viewer shows them again when it opens.
      await page.keyboard.press('t');
      await button(page, 'Close').click();
      await expect(viewer(page)).toHaveCount(0);
    });
});

test('the viewer covers the screen and leaves it again; "Download" saves the file of another origin; a file that cannot be read is opened', async ({
  page,
  context,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  const { data } = await service.images('?limit=6');
  const { title = '', urls } = data[1] ?? {};
  const address = urls?.direct_url ?? '';
  expect(new URL(address).origin).not.toBe(host.url);
  await openViewer(page);
  for (const isFull of [true, false]) {
    await page.keyboard.press('f');
    await expect
      .poll(() => viewer(page).evaluate(({ shadowRoot }) => !!shadowRoot?.fullscreenElement))
      .toBe(isFull);
  }
  await button(page, 'More').click();
  const link = page.getByRole('link', { name: 'Download' });
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(title + (/\.\w+$/.exec(address)?.[0] ?? ''));
  const { size } = await stat(await download.path());
  expect(size).toBe((await (await fetch(address)).arrayBuffer()).byteLength);
  await page.route(address, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).waitForURL(address);
  host.problems.length = 0;
});

/** Opens the second picture, once the tiles have loaded; empties the list of files that have been requested before. */
async function openSecond(page: Page, fetched: string[]): Promise<void> {
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  // Drawings have no thumbnail: a tile shows the file itself.
  await page.waitForLoadState('networkidle');
  fetched.length = 0;
  await page.locator('pix-gallery a').nth(1).click();
  await expect(counter(page)).toHaveText('2 / 6');
  await expect(button(page, 'More')).toBeVisible();
  await expect(viewer(page).locator('.first')).toHaveCount(0);
}

test('neighbours are loaded after the requested picture, and not before', async ({ page, host, service }) => {
  const { data } = await service.images('?limit=6');
  const path = (index: number) => new URL(data[index]?.urls.direct_url ?? '').pathname;
  const fetched: string[] = [];
  const arrive = Promise.withResolvers<void>();
  await page.route('**/raw/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    if (pathname === path(1)) await arrive.promise;
    await route.continue();
  });
  await host.open(GALLERY + service.script());
  await openSecond(page, fetched);
  await waitForFrames(page);
  expect(fetched).toEqual([path(1)]);
  arrive.resolve();
  await expect.poll(() => fetched).toContain(path(2));
  expect(fetched).toContain(path(0));
});

test('where data are saved, a picture is loaded once it is shown', async ({ page, host, service }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  const { data } = await service.images('?limit=6');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/raw/')) fetched.push(request.url());
  });
  await host.open(GALLERY + service.script());
  await openSecond(page, fetched);
  await page.waitForLoadState('networkidle');
  const shown = [data[1]?.urls.direct_url];
  expect(fetched).toEqual(shown);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 6');
  await expect.poll(() => fetched).toEqual([...shown, data[2]?.urls.direct_url]);
});

test('while the gestures load, the viewer can be closed at once, the first picture is shown at its place, and keys that are pressed count', async ({
  page,
  host,
  service,
}) => {
  const release = await hold(page, '**/photoswipe-engine-*');
  await host.open(GALLERY + service.script());
  const tile = page.locator('pix-gallery a').nth(1);
  const first = viewer(page).locator('.first img').last();
  await tile.click();
  await expectLoaded(first);
  await button(page, 'Close').click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  await tile.click();
  await expectLoaded(first);
  // The opening transition is finished.
  await expect
    .poll(() =>
      viewer(page)
        .locator('.first > :last-child')
        .evaluate((box) => box.getAnimations().length),
    )
    .toBe(0);
  const before = await first.boundingBox();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 / 6');
  release();
  await expect(viewer(page).locator('.first')).toHaveCount(0);
  await expect(counter(page)).toHaveText('2 / 6');
  await waitForViewer(page);
  const slide = viewer(page).locator('.pswp__item[aria-hidden=false] .pswp__img').last();
  const after = await slide.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((before?.[side] ?? NaN) - (after?.[side] ?? NaN))).toBeLessThanOrEqual(1);
});
