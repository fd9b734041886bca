import type { Page } from '@playwright/test';
import type { Image } from '../../src/contract/models.ts';
import { expect, only, test, titles } from '../support/e2e.ts';

const GALLERY = '<div data-pix-gallery="all" data-limit="6"></div>';

/** Sum of all layout shifts since the page began. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** Slow answers, so that every state is painted. */
async function slowDown(page: Page): Promise<void> {
  for (const [pattern, delay] of [
    ['**/cdn/chunks/**', 150],
    ['**/api/v1/**', 400],
    ['**/thumb/**', 100],
  ] as const) {
    await page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
}

const allLoaded = (page: Page, count: number) =>
  expect
    .poll(() =>
      page
        .locator('pix-gallery img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).complete).length),
    )
    .toBeGreaterThanOrEqual(count);

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`nothing on the page moves while a gallery loads, at ${width} px`, async ({ page, host, service }) => {
    await page.setViewportSize({ width, height });
    await slowDown(page);
    await host.open(
      `<h1>Mine</h1><p>Text before</p><div data-pix-gallery="all" data-limit="30"></div>${service.script()}`,
    );
    await expect(page.locator('pix-gallery img')).toHaveCount(30);
    await allLoaded(page, 8);
    expect(await shifts(page)).toBe(0);
  });

  test(`text after a small gallery stays where it is once the script is there, at ${width} px`, async ({
    page,
    host,
    service,
  }) => {
    await page.setViewportSize({ width, height });
    await slowDown(page);
    await host.open(`${GALLERY}<p>Text after</p>${service.script()}`);
    await expect(page.locator('.skeleton')).toHaveCount(6);
    const before = await page.getByText('Text after').boundingBox();
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
    await allLoaded(page, 6);
    expect(await page.getByText('Text after').boundingBox()).toEqual(before);
  });
}

test('the skeleton has the geometry of the tiles, which have theirs before any picture is there', async ({
  page,
  host,
  service,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/api/v1/images*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.route('**/thumb/**', (route) => route.abort());
  await host.open(GALLERY + service.script());
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
  await expect(page.locator('.skeleton')).toHaveCount(6);
  const before = await boxes('.skeleton');
  release.resolve();
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  expect(await boxes('pix-gallery a')).toEqual(before);
  await page.waitForTimeout(200);
  host.problems.length = 0;
});

test('the request for data leaves before the code of the components is there', async ({
  page,
  host,
  service,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/cdn/chunks/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  const data = page.waitForResponse('**/api/v1/images*');
  await host.open(GALLERY + service.script());
  await (await data).finished();
  release.resolve();
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
});

test('thumbnails follow script and data without another round trip between', async ({
  page,
  host,
  service,
}) => {
  /** Which request of ours each one had to wait for, by what it needs. */
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.url))
      order.push(
        new URL(request.url()).pathname.replace(/-[\w-]+\.js/, '').replace(/\/thumb\/.*/, '/thumb/'),
      );
  });
  await host.open(GALLERY + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await expect.poll(() => order.filter((path) => path === '/thumb/')).toHaveLength(6);
  const script = order.indexOf('/cdn/sdk.js');
  const wave = order.slice(script + 1, order.indexOf('/thumb/')).sort();
  expect(wave).toEqual(['/api/v1/images', '/cdn/chunks/core', '/cdn/chunks/pix']);
});

test('the first tiles are loaded first, the others when they are near', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-limit="40"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(40);
  const images = await page
    .locator('pix-gallery img')
    .evaluateAll((all) =>
      all.map((image) =>
        [
          image.getAttribute('loading'),
          image.getAttribute('fetchpriority'),
          image.getAttribute('decoding'),
        ].join(),
      ),
    );
  expect(images[0]).toBe('eager,high,async');
  expect(images.at(-1)).toBe('lazy,auto,async');
});

test('an empty answer says so', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-category="nothing-has-this"></div>${service.script()}`);
  await expect(page.getByRole('status')).toHaveText('There are no pictures here yet.');
});

test('a failure says so in words, and "Try again" tries again (R8)', async ({ page, host, service }) => {
  let requests = 0;
  let broken = true;
  await page.route('**/api/v1/images*', async (route) => {
    requests++;
    const headers = { 'access-control-allow-origin': '*' };
    if (broken)
      await route.fulfill({
        status: 500,
        json: { status: 'error', error: { code: 'internal_error', message: 'We <b>fell</b> over.' } },
        headers,
      });
    else await route.continue();
  });
  await host.open(GALLERY + service.script());
  await expect(page.getByRole('status')).toContainText('The pictures could not be loaded.');
  await expect(page.getByRole('status')).toContainText('We <b>fell</b> over.');
  expect(requests).toBe(3);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  host.problems.length = 0;
});

test('a page that fails later keeps what is shown and goes on from there', async ({
  page,
  host,
  service,
}) => {
  let broken = true;
  await page.route('**/api/v1/images?*page=2*', async (route) => {
    if (broken)
      await route.fulfill({ status: 404, json: {}, headers: { 'access-control-allow-origin': '*' } });
    else await route.continue();
  });
  await host.open(`<div data-pix-gallery="all" data-limit="150"></div>${service.script()}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('pix-gallery img')).toHaveCount(100);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('pix-gallery img')).toHaveCount(150);
  host.problems.length = 0;
});

test('records of strangers are text, and their addresses are checked (R14, R15, R20, R22, R24)', async ({
  page,
  host,
  service,
}) => {
  const record = (await service.images('?limit=1')).data[0] as Image;
  const markup = '<img src=x onerror="window.hacked=1">"\'><script>window.hacked=1</script>';
  const hostile = [
    { ...record, id: 1, title: markup, description: markup },
    {
      ...record,
      id: 2,
      urls: { ...record.urls, view_page: 'javascript:window.hacked=1', direct_url: 'java\tscript:1' },
    },
    { ...record, id: 3, title: 'a\u202egpj.exe', dimensions: { width: 0, height: Number.NaN } },
    {
      ...record,
      id: 4,
      urls: {
        thumbnail_url: 'data:text/html,x',
        direct_url: '//host',
        view_page: 'http://user:pw@host/',
        cdn_embed: null,
      },
    },
    { id: 5 },
    {
      ...record,
      id: 6,
      title: null,
      slug: 12,
      dimensions: null,
      tags: null,
      urls: { thumbnail_url: record.urls.thumbnail_url },
    },
    { ...record, id: 6 },
  ];
  await page.route('**/api/v1/images*', (route) => route.fulfill(only(hostile)));
  await host.open(`<div data-pix-gallery="all"></div>${service.script()}`);
  await expect(page.locator('pix-gallery a')).toHaveCount(4);
  expect(await titles(page)).toEqual([markup, record.title, 'a gpj.exe', '12']);
  const links = await page
    .locator('pix-gallery a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:']));
  await page.locator('pix-gallery a').first().click();
  await expect(page.locator('pix-lightbox .caption')).toContainText(markup);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('lists that never end, repeat themselves or shift end by themselves (R17, R18)', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=100');
  let requests = 0;
  await page.route('**/api/v1/albums/*/images*', async (route) => {
    requests++;
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    // The second page begins where the first ended, one record shifted; from then on it only repeats.
    const records = number === 1 ? data.slice(0, 10) : data.slice(9, 20);
    await route.fulfill({
      ...only(records),
      json: {
        ...only(records).json,
        pagination: { total: 1e9, page: number, limit: 100, total_pages: 1e9, has_next: true },
      },
    });
  });
  await host.open(`<div data-pix-album="endless"></div>${service.script()}`);
  await expect(page.locator('pix-album img')).toHaveCount(20);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(requests).toBe(3);
});

test('a gallery in a parent that shrinks to fit keeps its width, and never leaves a narrow page', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style>.float{float:left}.inline{display:inline-block}.flex{display:flex}.grid{display:grid;justify-content:start}</style>
    ${['float', 'inline', 'flex', 'grid'].map((kind) => `<div class="${kind}">${GALLERY}</div><br>`).join('')}${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(24);
  const widths = () =>
    page
      .locator('pix-gallery')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
  for (const width of await widths()) expect(width).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 320, height: 600 });
  for (const width of await widths()) expect(width).toBeLessThanOrEqual(304);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
