import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { counter, expect, expectLoaded, test, waitForFrames, waitForViewer } from '../support/e2e.ts';

const GALLERY = '<main><h1>Mine</h1><div data-pix-gallery="all" data-limit="6"></div></main>';
const viewer = (page: Page) => page.locator('pix-lightbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the second picture. */
async function openViewer(page: Page): Promise<void> {
  await page.locator('pix-gallery a').nth(1).click();
  await waitForViewer(page);
}

for (const [how, width, dir] of [
  ['wide', 1280, 'ltr'],
  ['narrow, from right to left', 320, 'rtl'],
] as const) {
  test(`axe finds no violations in menu, details, thumbnails, slideshow and messages; all fit (${how})`, async ({
    page,
    host,
    service,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await host.open(`<script>document.documentElement.dir = '${dir}'</script>${GALLERY}${service.script()}`);
    await openViewer(page);
    await button(page, 'More').click();
    await expect(viewer(page).locator('.menu')).toBeVisible();
    expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
    await button(page, 'Thumbnails').click();
    await expect(viewer(page).locator('.strip [aria-current=true] img')).toBeVisible();
    expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
    await page.keyboard.press('i');
    await expect(viewer(page).locator('dd').first()).toBeVisible();
    expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'More').click();
    await button(page, 'Start slideshow').click();
    await expect(button(page, 'Pause slideshow')).toBeVisible();
    expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
    await button(page, 'More').click();
    // The message disappears after some seconds.
    const [toast] = await Promise.all([
      viewer(page).locator('.toast').boundingBox(),
      button(page, 'Copy link to picture page').click(),
    ]);
    expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
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
  });
}

test('"Download" saves the file of another origin; a file that cannot be read is opened', async ({
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

test('every button of the viewer is visible in forced colours', async ({ page, host, service }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await host.open(GALLERY + service.script());
  await openViewer(page);
  await button(page, 'More').click();
  const borders = await viewer(page)
    .locator('.tool:visible, .menu')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderTopStyle));
  expect(borders.length).toBeGreaterThan(5);
  expect(new Set(borders)).toEqual(new Set(['solid']));
});

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
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  // Drawings have no thumbnail: a tile shows the file itself.
  await page.waitForLoadState('networkidle');
  fetched.length = 0;
  await page.locator('pix-gallery a').nth(1).click();
  await expect(counter(page)).toHaveText('2 / 6');
  await expect(button(page, 'More')).toBeVisible();
  await expect(viewer(page).locator('.first')).toHaveCount(0);
  await waitForFrames(page);
  expect(fetched).toEqual([path(1)]);
  arrive.resolve();
  await expect.poll(() => fetched).toContain(path(2));
  expect(fetched).toContain(path(0));
});

test('the picture shrinks back to its tile, and the page is usable again at once', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await openViewer(page);
  await page.keyboard.press('f');
  await expect.poll(() => viewer(page).evaluate((host) => !!host.shadowRoot?.fullscreenElement)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => viewer(page).evaluate((host) => !!host.shadowRoot?.fullscreenElement)).toBe(false);
  await button(page, 'Close').click();
  await expect(viewer(page)).toHaveCount(0);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 6');
});

test('the details panel never covers the picture, on phones and desktops', async ({
  page,
  host,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await host.open(GALLERY + service.script());
  await openViewer(page);
  await page.keyboard.press('i');
  await expect(viewer(page).locator('.info')).toBeVisible();
  const overlap = () =>
    viewer(page).evaluate(({ shadowRoot }) => {
      const box = (selector: string) => shadowRoot?.querySelector(selector)?.getBoundingClientRect();
      const picture = box('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)');
      const panel = box('.info');
      if (!picture || !panel || picture.top < 0 || picture.left < 0) return NaN;
      return Math.min(picture.bottom - panel.top, picture.right - panel.left);
    });
  for (const [width, height] of [
    [1280, 800],
    [360, 780],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(overlap, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the first picture is shown at its place while the gestures load, and keys that are pressed meanwhile count', async ({
  page,
  host,
  service,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/photoswipe-engine-*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').nth(1).click();
  const first = viewer(page).locator('.first img').last();
  await expectLoaded(first);
  await expect
    .poll(() => viewer(page).evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length))
    .toBe(0);
  const before = await first.boundingBox();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 / 6');
  held.resolve();
  await expect(viewer(page).locator('.first')).toHaveCount(0);
  await expect(counter(page)).toHaveText('2 / 6');
  await waitForViewer(page);
  const slide = viewer(page).locator('.pswp__item[aria-hidden=false] .pswp__img').last();
  const after = await slide.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((before?.[side] ?? NaN) - (after?.[side] ?? NaN))).toBeLessThanOrEqual(1);
});

test('a viewer whose gestures load late can be closed at once', async ({ page, host, service }) => {
  await page.route('**/photoswipe-engine-*', () => undefined);
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').nth(1).click();
  await expectLoaded(viewer(page).locator('.first img').last());
  await button(page, 'Close').click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator('pix-gallery a').nth(1)).toBeFocused();
});

test('if the gestures cannot be loaded, the tile opens its picture page', async ({ page, host, service }) => {
  await page.route('**/photoswipe-engine-*', (route) => route.abort());
  await host.open(GALLERY + service.script());
  const { data } = await service.images('?limit=6');
  await page.locator('pix-gallery a').nth(1).click();
  await page.waitForURL(data[1]?.urls.view_page ?? '');
  host.problems.length = 0;
});
