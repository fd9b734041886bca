import type { Page, Request } from '@playwright/test';
import { expect, serveTinyPictures, test, type Host, type Service } from '../support/e2e.ts';

declare global {
  interface Window {
    /** Maximum number of nodes in any frame, and sum of the layout shifts. */
    measured: { nodes: number; shift: number };
  }
}

/** Opens a page with 10,000 pictures, and measures every frame. Resolves with the requested pages and thumbnails. */
async function open(page: Page, host: Host, huge: Service, layout: string) {
  const pages: number[] = [];
  const thumbnails: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/images')) pages.push(Number(searchParams.get('page')));
    if (request.resourceType() === 'image') thumbnails.push(pathname);
  });
  await serveTinyPictures(page);
  await page.addInitScript(() => {
    const measured = (window.measured = { nodes: 0, shift: 0 });
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0),
        0,
      );
    const measure = () => {
      measured.nodes = Math.max(measured.nodes, count(document));
      requestAnimationFrame(measure);
    };
    measure();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await host.open(
    `<h1>All</h1><div data-pix-gallery="all" data-limit="10000" data-layout="${layout}"></div><footer>End</footer>${huge.script()}`,
  );
  await expectNoBlanks(page);
  return { pages, thumbnails };
}

/** Waits until the viewport has no blanks: tiles cover it, and each of them shows its picture. */
async function expectNoBlanks(page: Page): Promise<void> {
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
      { intervals: [50] },
    )
    .toBe(true);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

for (const layout of ['grid', 'rows', 'columns']) {
  test(`10,000 pictures in ${layout} are scrolled to the end and back with few nodes and without blanks`, async ({
    page,
    host,
    huge,
  }) => {
    const { pages, thumbnails } = await open(page, host, huge, layout);
    const whole = await heightOf(page);
    expect(whole).toBeGreaterThan(150_000);
    for (const part of [0.002, 0.4, 1, 0.99, 0]) {
      await scrollTo(page, part * (await heightOf(page)));
      await expectNoBlanks(page);
    }
    // The estimates for pages that had not loaded were about right.
    expect(Math.abs((await heightOf(page)) / whole - 1)).toBeLessThan(0.1);
    expect(new Set(pages).size).toBeLessThan(24);
    expect(pages).toHaveLength(new Set(pages).size);
    expect(thumbnails.length).toBeLessThan(600);
    const { nodes, shift } = await page.evaluate(() => window.measured);
    expect(nodes).toBeLessThan(400);
    expect(shift).toBeLessThan(0.03);
  });
}

test('during fast scrolling no pages and thumbnails are requested, and pending pictures are cancelled once they are far away', async ({
  page,
  host,
  huge,
}) => {
  await page.clock.install();
  const { pages, thumbnails } = await open(page, host, huge, 'grid');
  const before = thumbnails.length;
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let frame = 0; frame < 60; frame++) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true });
          scrollBy(0, 1_500);
        }),
    );
    await page.clock.runFor(16);
  }
  await page.clock.resume();
  await expectNoBlanks(page);
  // 90,000 px are over 2,000 pictures on over 20 pages.
  expect(pages.length).toBeLessThan(8);
  expect(thumbnails.length - before).toBeLessThan(200);
  expect((await page.evaluate(() => window.measured)).nodes).toBeLessThan(400);

  const requested = new Set<string>();
  const ended = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'image' && requested.add(request.url()));
  page.on('requestfailed', (request) => ended.add(request.url()));
  // The service never responds.
  await page.route(
    (url) => /^\/(thumb|raw)/.test(url.pathname),
    () => undefined,
  );
  await scrollTo(page, 200_000);
  await expect.poll(() => requested.size).toBeGreaterThan(20);
  await scrollTo(page, 0);
  await expect.poll(() => [...requested].filter((url) => !ended.has(url))).toEqual([]);
});
