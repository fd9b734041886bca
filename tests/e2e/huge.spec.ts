import type { Page, Request } from '@playwright/test';
import { expect, test, type Host, type Service } from '../support/e2e.ts';

declare global {
  interface Window {
    /** What was seen in any frame. */
    seen: { nodes: number; shift: number };
  }
}

/** A page of 10,000 pictures, watched in every frame, and what it asks for. */
async function open(page: Page, host: Host, huge: Service, layout: string) {
  const pages: number[] = [];
  const thumbnails: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/images')) pages.push(Number(searchParams.get('page')));
    if (request.resourceType() === 'image') thumbnails.push(pathname);
  });
  // Drawing hundreds of pictures takes the service longer than showing them takes a page.
  await page.route(
    (url) => /^\/(thumb|raw)/.test(url.pathname),
    (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
      }),
  );
  await page.addInitScript(() => {
    const seen = (window.seen = { nodes: 0, shift: 0 });
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0),
        0,
      );
    const look = () => {
      seen.nodes = Math.max(seen.nodes, count(document));
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await host.open(
    `<h1>All</h1><div data-pix-gallery="all" data-limit="10000" data-layout="${layout}"></div><footer>End</footer>${huge.script()}`,
  );
  await isFull(page);
  return { pages, thumbnails };
}

/** Waits until there is no blank spot in the window: every tile there has its picture. */
async function isFull(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const root = document.querySelector('pix-gallery')?.shadowRoot;
          const grid = root?.querySelector('.virtual-grid')?.getBoundingClientRect();
          const inWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
          const items = [...(root?.querySelectorAll('.virtual-grid > li') ?? [])].filter((item) =>
            inWindow(item.getBoundingClientRect()),
          );
          if (!grid || !items.length) return 'no tiles';
          const bare = items.filter((item) => !item.querySelector('img')?.naturalWidth).length;
          const boxes = items.map((item) => item.getBoundingClientRect());
          const covered =
            Math.min(...boxes.map(({ top }) => top)) <= Math.max(0, grid.top) + 8 &&
            Math.max(...boxes.map(({ bottom }) => bottom)) >= Math.min(innerHeight, grid.bottom) - 8;
          return bare ? `${bare} bare` : covered;
        }),
      { timeout: 5_000, intervals: [50] },
    )
    .toBe(true);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

for (const layout of ['grid', 'rows', 'columns']) {
  test(`10,000 pictures in ${layout} are scrolled to the end and back with few nodes, no blank stop`, async ({
    page,
    host,
    huge,
  }) => {
    const { pages, thumbnails } = await open(page, host, huge, layout);
    const whole = await heightOf(page);
    const { shift: atFirst } = await page.evaluate(() => window.seen);
    expect(whole).toBeGreaterThan(150_000);
    for (const part of [0.002, 0.3, 0.9, 1, 0.99, 0.4, 0]) {
      await scrollTo(page, part * (await heightOf(page)));
      await isFull(page);
    }
    // What was guessed of pages that had not been read was about right.
    expect(Math.abs((await heightOf(page)) / whole - 1)).toBeLessThan(0.1);
    expect(new Set(pages).size).toBeLessThan(24);
    expect(pages).toHaveLength(new Set(pages).size);
    expect(thumbnails.length).toBeLessThan(600);
    const { nodes, shift } = await page.evaluate(() => window.seen);
    expect(nodes).toBeLessThan(400);
    // A grid stands where it will stand from the beginning; of other layouts that is what is seen first.
    expect(layout === 'grid' ? shift : atFirst).toBeLessThan(0.03);
  });
}

test('End leads to the last of 10,000 pictures and reads its page only', async ({ page, host, huge }) => {
  const { pages } = await open(page, host, huge, 'rows');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const last = page.locator('pix-gallery a[data-index="9999"]');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(pages).toEqual([1, 100]);
});

test('pages and thumbnails are not requested during fast scrolling', async ({ page, host, huge }) => {
  const { pages, thumbnails } = await open(page, host, huge, 'grid');
  const before = thumbnails.length;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) {
      scrollBy(0, 1_500);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await isFull(page);
  // 90,000 px are over 2,000 pictures on over 20 pages.
  expect(pages.length).toBeLessThan(8);
  expect(thumbnails.length - before).toBeLessThan(200);
  expect((await page.evaluate(() => window.seen)).nodes).toBeLessThan(400);
});

test('pending pictures are cancelled once they are far away', async ({ page, host, huge }) => {
  await open(page, host, huge, 'grid');
  const asked = new Set<string>();
  const ended = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'image' && asked.add(request.url()));
  page.on('requestfailed', (request) => ended.add(request.url()));
  // Never answered.
  await page.route(
    (url) => /^\/(thumb|raw)/.test(url.pathname),
    () => undefined,
  );
  await scrollTo(page, 100_000);
  await expect.poll(() => asked.size).toBeGreaterThan(20);
  await scrollTo(page, 0);
  await expect.poll(() => [...asked].filter((url) => !ended.has(url))).toEqual([]);
});
