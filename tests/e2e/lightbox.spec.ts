import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../tools/build/configs.ts';
import {
  counter,
  expect,
  focused,
  pictureWidth,
  test,
  waitForFrames,
  waitForViewer,
} from '../support/e2e.ts';

const GALLERY = '<h1>Mine</h1><div data-pix-gallery="all" data-limit="6"></div>';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test('a click opens the picture in the viewer, with caption and counter; the buttons stop at the ends; a click beside the picture, or Close, returns to the tile', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  const { data } = await service.images('?limit=6');
  const tile = page.locator('pix-gallery a').nth(4);
  await tile.click();
  await expect(dialog(page)).toBeVisible();
  await expect(counter(page)).toHaveText('5 / 6');
  await expect(page.locator('pix-lightbox .caption')).toContainText(data[4]?.title ?? '');
  await expect(page.locator(`pix-lightbox .pswp__img[src="${data[4]?.urls.direct_url}"]`)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(counter(page)).toHaveText('6 / 6');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(counter(page)).toHaveText('6 / 6');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter(page)).toHaveText('5 / 6');
  await waitForViewer(page);
  await page.mouse.click(640, 785);
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  await tile.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('the keyboard opens the viewer, moves, zooms and closes it; the focus returns to the last picture', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('1 / 6');
  // While the opening transition is still running.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('pix-gallery a').nth(1)).toBeFocused();
});

test('Escape closes at once, even during the opening transition (U20)', async ({ page, host, service }) => {
  await host.open(GALLERY + service.script());
  const code = page.waitForResponse('**/chunks/viewer-code*');
  await page.locator('pix-gallery a').first().hover();
  await (await code).finished();
  await page.locator('pix-gallery a').first().click();
  await page.locator('pix-lightbox dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the zoom button, a click or double click on the picture, the z key and the wheel zoom in and out', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  const fit = await pictureWidth(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.click(640, 390);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.keyboard.press('z');
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.1);
  await page.keyboard.press('z');
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  // A double click zooms in like a single click, and does not zoom out again.
  await page.mouse.dblclick(640, 390);
  await page.waitForTimeout(600);
  expect(await pictureWidth(page)).toBeGreaterThan(fit * 1.3);
});

test('the focus stays in the dialog', async ({ page, host, service }) => {
  await host.open(`${GALLERY}<a href="/">After</a>${service.script()}`);
  await page.locator('pix-gallery a').first().click();
  await expect(dialog(page)).toBeVisible();
  let inside = 0;
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    const where = await (
      await focused(page)
    ).evaluate(
      (element) =>
        (element?.getRootNode() as Partial<ShadowRoot> | undefined)?.host?.localName ?? element?.localName,
    );
    // Between the last button and the first one, the focus may be on the browser, and then on the body of the page.
    expect(where).toMatch(/^(pix-lightbox|body)$/);
    inside += Number(where === 'pix-lightbox');
  }
  expect(inside).toBeGreaterThan(5);
});

test('the code of the viewer is loaded on hover or focus, not before', async ({ page, host, service }) => {
  const viewer: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/chunks/viewer-code') && viewer.push(request.url()),
  );
  await host.open(GALLERY + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(viewer).toEqual([]);
  const tile = page.locator('pix-gallery a').first();
  const isLoaded = () =>
    expect.poll(() => viewer).toEqual([expect.stringContaining(`${service.url}/cdn/chunks/`)]);
  await tile.hover();
  await isLoaded();
  viewer.length = 0;
  await page.reload();
  await tile.focus();
  await isLoaded();
});

test('the picture under a resting pointer is prefetched, others that it passes are not, and no view is counted', async ({
  page,
  host,
  service,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(raw\/|api\/v1\/images\/)/.test(pathname)) paths.push(pathname);
  });
  await page.clock.install();
  await host.open(GALLERY.replace('data-pix', 'data-quality="fast" data-pix') + service.script());
  const { data } = await service.images('?limit=6');
  const file = (at: number) => new URL(data[at]?.urls.direct_url ?? '').pathname;
  // Drawings have no thumbnail: a tile shows the file itself.
  const photos = [...data.keys()].filter((at) => !file(at).endsWith('.svg'));
  const [first = -1, last = -1] = [photos[0], photos.at(-1)];
  expect(last - first).toBeGreaterThan(1);
  const tile = page.locator('pix-gallery a');
  await expect(tile.locator('img')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  paths.length = 0;
  await tile.nth(first).hover();
  await expect.poll(() => paths).toEqual([file(first)]);
  const passed = [...data.keys()].slice(first + 1, last + 1);
  const boxes = await Promise.all(passed.map((at) => tile.nth(at).boundingBox()));
  // No time passes between the moves, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const box of boxes) await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await page.clock.resume();
  await expect.poll(() => paths).toEqual([file(first), file(last)]);
  await tile.nth(last).click();
  await expect(dialog(page)).toBeVisible();
  // The viewer shows the prefetched picture; opening it counts the view.
  await expect.poll(() => paths.filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  expect(paths.filter((path) => path === file(last))).toHaveLength(1);
});

test('if the code of the viewer is missing or blocked, a tile opens its picture page (H27)', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=6');
  const viewer = '**/chunks/viewer-code*';
  const others = readdirSync(resolve(DIST.cdn, 'chunks')).filter((file) => !file.startsWith('viewer-code'));
  const allowed = ['sdk.js', ...others.map((file) => `chunks/${file}`)].map(
    (file) => `${service.url}/cdn/${file}`,
  );
  const open = async (headers = {}) => {
    await host.open(GALLERY + service.script(), headers);
    await page.locator('pix-gallery a').first().click();
    await page.waitForURL(data[0]?.urls.view_page ?? '');
    expect(host.problems.splice(0).filter((text) => text.startsWith('Pix'))).toEqual([]);
  };
  await page.route(viewer, (route) => route.fulfill({ status: 404 }));
  await open();
  await page.unroute(viewer);
  await page.route(viewer, (route) => route.abort('blockedbyclient'));
  await open();
  await page.unroute(viewer);
  await open({ 'content-security-policy': `script-src ${allowed.join(' ')}` });
});

test('a click with a modifier key follows the link', async ({ page, host, service, context }) => {
  await host.open(GALLERY + service.script());
  const opened = context.waitForEvent('page');
  await page
    .locator('pix-gallery a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/i/*');
  await expect(dialog(page)).toHaveCount(0);
});

test('events report what a visitor does, and a page can open pictures itself', async ({
  page,
  host,
  service,
}) => {
  await host.open(`${GALLERY}<script>
      window.events = [];
      for (const type of ['pix-load', 'pix-open', 'pix-change', 'pix-close']) {
        document.addEventListener(type, ({ detail }) => events.push([type, detail.count ?? detail.image.slug, detail.index]));
      }
    </script>${service.script()}`);
  const { data } = await service.images('?limit=6');
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 6');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const recordedEvents = () => page.evaluate(() => (window as unknown as { events: unknown[] }).events);
  await expect.poll(recordedEvents).toEqual([
    ['pix-load', 6, undefined],
    ['pix-open', data[0]?.slug, 0],
    ['pix-change', data[1]?.slug, 1],
    ['pix-close', data[1]?.slug, undefined],
  ]);
  await page.evaluate(() => document.addEventListener('pix-open', (event) => event.preventDefault()));
  await page.locator('pix-gallery a').first().click();
  await waitForFrames(page);
  await expect(dialog(page)).toHaveCount(0);
});
