import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

/**
 * Bytes a page loads below `/cdn/`, brotli 11. Raising one of these numbers is a commit of its own, with a reason.
 */
const BUDGETS = {
  /** What is requested before the first thumbnail of a grid. */
  firstPicture: 11_264,
  /** What is requested before the first thumbnail of other layouts. */
  firstPictureIn: { rows: 14_336, columns: 13_824, carousel: 13_760 },
  /** A page with one gallery, before the viewer is opened. */
  gallery: 23_296,
  /** A page with album cards, before an album is opened. The code of tiles is part of it. */
  albums: 25_600,
  /** What shows the first picture in the viewer, with caption and buttons. */
  viewerFirst: 10_240,
  /** The whole viewer, with what loads once the first picture is shown. */
  viewer: 39_424,
};

/** Measures the bytes of the files below `/cdn/` that are loaded from now on. */
function measureBytes(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/cdn/'))
      sizes.set(
        pathname,
        // Responses after the end of the test have no body.
        response.body().then(
          (body) => brotliCompressSync(body).length,
          () => 0,
        ),
      );
  });
  return {
    /** Sum of all files, or of those that were requested before the first path with a part. */
    total: async (before?: string) => {
      const end = before ? paths.findIndex((path) => path.includes(before)) : paths.length;
      const wanted = [...sizes].filter(([path]) => paths.indexOf(path) < end).map(([, size]) => size);
      return (await Promise.all(wanted)).reduce((sum, size) => sum + size, 0);
    },
  };
}

test('a page with one gallery, and the viewer after it, load at most their budgets', async ({
  page,
  host,
  service,
}) => {
  const cdn = measureBytes(page);
  await host.open(`<div data-pix-gallery="all"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(24);
  await page.waitForLoadState('networkidle');
  const first = await cdn.total();
  const firstPicture = await cdn.total('/thumb/');
  expect(firstPicture).toBeGreaterThan(5000);
  expect(firstPicture).toBeLessThanOrEqual(BUDGETS.firstPicture);
  // Nothing that shows the first picture needs the rest.
  const held = Promise.withResolvers<void>();
  await page.route(/photoswipe-engine-|create-features-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.locator('pix-gallery a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('pix-lightbox [part=image]').last()).toBeVisible();
  const viewerFirst = (await cdn.total()) - first;
  held.resolve();
  await expect(page.locator('pix-lightbox .pswp__img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  const viewer = (await cdn.total()) - first;
  test.info().annotations.push({
    type: 'bytes',
    description: `first picture ${firstPicture}, gallery ${first}, viewer ${viewerFirst}, then ${viewer}`,
  });
  expect(first).toBeGreaterThan(5000);
  expect(first).toBeLessThanOrEqual(BUDGETS.gallery);
  expect(viewerFirst).toBeGreaterThan(5000);
  expect(viewerFirst).toBeLessThanOrEqual(BUDGETS.viewerFirst);
  expect(viewer).toBeLessThanOrEqual(BUDGETS.viewer);
});

for (const layout of ['rows', 'columns', 'carousel'] as const)
  test(`${layout} load at most their budget before the first picture`, async ({ page, host, service }) => {
    const cdn = measureBytes(page);
    await host.open(`<div data-pix-gallery="all" data-layout="${layout}"></div>${service.script()}`);
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    const firstPicture = await cdn.total('/thumb/');
    test.info().annotations.push({ type: 'bytes', description: `first picture ${firstPicture}` });
    expect(firstPicture).toBeGreaterThan(5000);
    expect(firstPicture).toBeLessThanOrEqual(BUDGETS.firstPictureIn[layout]);
  });

test('a page of album cards loads at most its budget', async ({ page, host, service }) => {
  const cdn = measureBytes(page);
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await expect(page.locator('pix-albums .card').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const albums = await cdn.total();
  expect(albums).toBeGreaterThan(5000);
  expect(albums).toBeLessThanOrEqual(BUDGETS.albums);
});

test('files are compressed, and chunks may be cached permanently (P2)', async ({ page, host, service }) => {
  const headers = new Map<string, Record<string, string>>();
  page.on('response', async (response) => {
    if (response.url().includes('/cdn/'))
      headers.set(new URL(response.url()).pathname, await response.allHeaders());
  });
  await host.open(`<div data-pix-gallery="all"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(24);
  await expect.poll(() => headers.size).toBe(4);
  for (const [path, values] of headers) {
    expect(values['content-encoding']).toBe('br');
    expect(values['cache-control']).toMatch(
      path === '/cdn/sdk.js' ? /max-age=300\b/ : /max-age=31536000, immutable/,
    );
  }
});
