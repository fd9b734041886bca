import type { Page } from '@playwright/test';
import { htmlCode } from '../../demo/src/snippet/code.ts';
import { blocksIn } from '../support/code-blocks.ts';
import { expect, test } from '../support/e2e.ts';

const GALLERY = '<div data-pix-gallery="all" data-limit="6"></div>';

/** Sum of all layout shifts of the page so far. */
const sumOfShifts = (page: Page) =>
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

/** Delays responses, so that every state is painted. */
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

const expectLoadedPictures = (page: Page, count: number) =>
  expect
    .poll(() =>
      page
        .locator('pix-gallery img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).complete).length),
    )
    .toBeGreaterThanOrEqual(count);

test('nothing on the page moves while a gallery loads', async ({ page, host, service }) => {
  await slowDown(page);
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await host.open(
        `<h1>Mine</h1><p>Text before</p><div data-pix-gallery="all" data-limit="30"></div>${service.script()}`,
      );
      await expect(page.locator('pix-gallery img')).toHaveCount(30);
      await expectLoadedPictures(page, 8);
      expect(await sumOfShifts(page)).toBe(0);
    });
});

test('text after small galleries does not move once the script has run', async ({ page, host, service }) => {
  const galleries = [
    '',
    'data-paging="more"',
    'data-paging="pages"',
    'data-layout="carousel"',
    'data-controls="search sort category tags count" data-paging="pages"',
    'style="max-width: 300px; --pix-tile-size: 20%; --pix-gap: 0.25rem; --pix-tile-ratio: 3 / 2"',
  ].map((options) => `${GALLERY.replace(' ', ` ${options} `)}<p>Text after</p>`);
  let release = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  for (const [width, carousel] of [
    [360, 4],
    [1280, 6],
  ] as const)
    await test.step(`${width} px`, async () => {
      // So high that all galleries are near the viewport. Only the pictures near the viewport of a carousel load.
      await page.setViewportSize({ width, height: 4800 });
      const pictures = 5 * 6 + carousel;
      release = Promise.withResolvers<void>();
      await host.open(galleries.join('') + service.script());
      await expect(page.locator('.skeleton')).toHaveCount(pictures);
      const positions = async () =>
        Promise.all((await page.getByText('Text after').all()).map((text) => text.boundingBox()));
      const before = await positions();
      release.resolve();
      await expect(page.locator('pix-gallery img')).toHaveCount(pictures);
      await expectLoadedPictures(page, pictures);
      expect(before).toHaveLength(galleries.length);
      expect(await positions()).toEqual(before);
    });
});

/** Largest sum of layout shifts that the documents promise. */
const MAX_SHIFTS = 0.02;

const [TWO_TAGS = ''] = blocksIn('html').flatMap(({ document, code }) =>
  document === 'README.md' ? code : [],
);

const built = (choices: Record<string, string>) =>
  htmlCode(choices, '<script async src="https://pix.example/cdn/sdk.js"></script>', {
    address: 'https://pix.example',
  });

/** Snippets as the documents and the snippet builder show them. */
const SNIPPETS = {
  'of the README': TWO_TAGS,
  'of the snippet builder': built({}),
  'of the snippet builder, a few pictures': built({ limit: '5' }),
  'of the snippet builder, with a button for more': built({ limit: '8', paging: 'more', link: 'yes' }),
  'of the snippet builder, a carousel': built({ layout: 'carousel', limit: '10' }),
};

const NETWORKS = {
  'a fast network': { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  'slow 3G': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

for (const [name, snippet] of Object.entries(SNIPPETS))
  test(`text around two snippets ${name} stays where it is, on phones and desktops`, async ({
    page,
    host,
    service,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    for (const [width, network] of [
      [360, 'slow 3G'],
      [1280, 'a fast network'],
    ] as const)
      await test.step(`${width} px, on ${network}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
        await session.send('Network.clearBrowserCache');
        await host.open(
          `<p>Before</p>${snippet}<p>Between</p>${snippet}<p>After</p>`.replaceAll(
            'https://pix.example',
            service.url,
          ),
        );
        await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(2);
        await expectLoadedPictures(page, 4);
        await page.waitForLoadState('networkidle');
        expect(await sumOfShifts(page)).toBeLessThanOrEqual(MAX_SHIFTS);
        const spaces = await page
          .locator('[data-pix-gallery]')
          .evaluateAll((all) =>
            all.map((one) => one.clientHeight - (one.firstElementChild?.clientHeight ?? 0)),
          );
        expect(spaces).toEqual([0, 0]);
      });
  });

test('the skeleton has the geometry of the tiles, which is known before any picture has loaded', async ({
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

test('the request for data is sent before the code of the components has loaded', async ({
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

test('thumbnails follow script and data without another round trip', async ({ page, host, service }) => {
  /** Paths of the requests to the service, in order, without hashes and slugs. */
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.url))
      order.push(
        new URL(request.url()).pathname.replace(/-[\w-]+\.js/, '').replace(/\/(thumb|raw)\/.*/, '/thumb/'),
      );
  });
  await host.open(GALLERY + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await expect.poll(() => order.filter((path) => path === '/thumb/')).toHaveLength(6);
  const script = order.indexOf('/cdn/sdk.js');
  const wave = order.slice(script + 1, order.indexOf('/thumb/')).sort();
  expect(wave).toEqual(['/api/v1/images', '/cdn/chunks/paint']);
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

test('a gallery in a shrink-to-fit parent keeps its width, and never overflows a narrow page', async ({
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
