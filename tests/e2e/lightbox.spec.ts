import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../tools/build/configs.ts';
import { counter, expect, focused, shownWidth, test } from '../support/e2e.ts';

const GALLERY = '<h1>Mine</h1><div data-pix-gallery="all" data-limit="6"></div>';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test('a click opens the picture large, with caption and counter; Close goes back to the tile', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  const { data } = await service.images('?limit=6');
  await page.locator('pix-gallery a').nth(1).click();
  await expect(dialog(page)).toBeVisible();
  await expect(counter(page)).toHaveText('2 / 6');
  await expect(page.locator('pix-lightbox .caption')).toContainText(data[1]?.title ?? '');
  await expect(page.locator(`pix-lightbox .pswp__img[src="${data[1]?.urls.direct_url}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('pix-gallery a').nth(1)).toBeFocused();
});

test('the keyboard opens, goes through, zooms and closes; the focus returns to the last picture', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('1 / 6');
  // At once, while the picture is still growing.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('pix-gallery a').nth(1)).toBeFocused();
});

test('Escape closes at once, even while the picture is still growing (U20)', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().hover();
  await page.waitForTimeout(300);
  await page.locator('pix-gallery a').first().click();
  await page.locator('pix-lightbox dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('previous and next stop at the ends with an announcement', async ({ page, host, service }) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').nth(4).click();
  await page.waitForTimeout(400);
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(counter(page)).toHaveText('6 / 6');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(counter(page)).toHaveText('6 / 6');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter(page)).toHaveText('5 / 6');
});

test('the zoom button, a click on the picture, the z key and the wheel zoom in and out', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(500);
  const fit = await shownWidth(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => shownWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.click(640, 390);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.keyboard.press('z');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(fit * 1.1);
});

test('a double click zooms in like a single one, and not out again', async ({ page, host, service }) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(500);
  const fit = await shownWidth(page);
  await page.mouse.dblclick(640, 390);
  await page.waitForTimeout(600);
  expect(await shownWidth(page)).toBeGreaterThan(fit * 1.3);
});

test('a click beside the picture closes the viewer', async ({ page, host, service }) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(500);
  await page.mouse.click(640, 785);
  await expect(dialog(page)).toHaveCount(0);
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
    // Between the last button and the first the browser itself may have it, and the page its body.
    expect(where).toMatch(/^(pix-lightbox|body)$/);
    inside += Number(where === 'pix-lightbox');
  }
  expect(inside).toBeGreaterThan(5);
});

test('the code of the viewer is fetched on hover, not before', async ({ page, host, service }) => {
  const viewer: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/chunks/show-viewer') && viewer.push(request.url()),
  );
  await host.open(GALLERY + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.waitForTimeout(500);
  expect(viewer).toEqual([]);
  await page.locator('pix-gallery a').first().hover();
  await expect.poll(() => viewer).toEqual([expect.stringContaining(`${service.url}/cdn/chunks/`)]);
});

test('the picture under a resting pointer is prefetched, those it passes are not, and no view is counted', async ({
  page,
  host,
  service,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(raw\/|api\/v1\/images\/)/.test(pathname)) asked.push(pathname);
  });
  await host.open(GALLERY.replace('data-pix', 'data-quality="fast" data-pix') + service.script());
  const { data } = await service.images('?limit=6');
  const file = (at: number) => new URL(data[at]?.urls.direct_url ?? '').pathname;
  // A tile shows a drawing itself: there is no smaller version of it.
  const photos = [...data.keys()].filter((at) => !file(at).endsWith('.svg'));
  const [first = -1, last = -1] = [photos[0], photos.at(-1)];
  expect(last - first).toBeGreaterThan(1);
  const tile = page.locator('pix-gallery a');
  await expect(tile.locator('img')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await tile.nth(first).hover();
  await expect.poll(() => asked).toEqual([file(first)]);
  const passed = [...data.keys()].slice(first + 1, last + 1);
  const boxes = await Promise.all(passed.map((at) => tile.nth(at).boundingBox()));
  for (const box of boxes) await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await expect.poll(() => asked).toEqual([file(first), file(last)]);
  await tile.nth(last).click();
  await expect(dialog(page)).toBeVisible();
  // The viewer shows what has come; its opening is what counts.
  await expect.poll(() => asked.filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  expect(asked.filter((path) => path === file(last))).toHaveLength(1);
});

test('the code of the viewer is fetched on focus', async ({ page, host, service }) => {
  const viewer: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/chunks/show-viewer') && viewer.push(request.url()),
  );
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().focus();
  await expect.poll(() => viewer).toHaveLength(1);
});

test('if the code of the viewer is missing or blocked, a tile links to the page of its picture (H27)', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=6');
  const viewer = '**/chunks/show-viewer*';
  const others = readdirSync(resolve(DIST.cdn, 'chunks')).filter((file) => !file.startsWith('show-viewer'));
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

test('a click with a modifier key stays a link', async ({ page, host, service, context }) => {
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
      window.seen = [];
      for (const type of ['pix-load', 'pix-open', 'pix-change', 'pix-close']) {
        document.addEventListener(type, ({ detail }) => seen.push([type, detail.count ?? detail.image.slug, detail.index]));
      }
    </script>${service.script()}`);
  const { data } = await service.images('?limit=6');
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(400);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await expect.poll(seen).toEqual([
    ['pix-load', 6, undefined],
    ['pix-open', data[0]?.slug, 0],
    ['pix-change', data[1]?.slug, 1],
    ['pix-close', data[1]?.slug, undefined],
  ]);
  await page.evaluate(() => document.addEventListener('pix-open', (event) => event.preventDefault()));
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(300);
  await expect(dialog(page)).toHaveCount(0);
});
