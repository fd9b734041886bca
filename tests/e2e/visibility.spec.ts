import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { expect, test as base, type Service } from '../support/e2e.ts';

/** Tests with a server of a third origin, by another name of the same machine. */
const test = base.extend<{ elsewhere: (html: string) => string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  elsewhere: async ({}, use) => {
    let html = '';
    const server = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    );
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    await use((page) => ((html = page), url));
    server.closeAllConnections();
    server.close();
  },
});

const REPORT = `<script>
  new ResizeObserver(() => parent.postMessage({ height: document.documentElement.offsetHeight }, '*')).observe(document.body);
</script>`;

/** Opens a page with a frame that is resized to the height of its content, so that the frame itself never scrolls. */
async function openFramed(page: Page, open: (body: string) => Promise<void>, url: string): Promise<Frame> {
  await open(`<p style="height: 1500px">Above</p>
    <iframe src="${url}" style="width: 100%; border: 0" height="150"></iframe>
    <p style="height: 1500px">Below</p>
    <script>
      addEventListener('message', ({ data }) => { document.querySelector('iframe').height = data.height; });
    </script>`);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frame({ url });
  if (!frame) throw new Error('There is no frame');
  return frame;
}

const framed = ({ script }: Service, options: string, before = '') =>
  `<!doctype html><title>In a frame</title>${before}<div data-pix-gallery="all" ${options}></div>${REPORT}${script()}`;

/** Simulates a busy browser: entries of several frames are delivered late and together. */
const LATE_ENTRIES = `<script>
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback, options) {
      let waiting = [];
      super((entries, observer) => {
        if (!waiting.length) setTimeout(() => callback(waiting.splice(0), observer), 150);
        waiting.push(...entries);
      }, options);
    }
  };
</script>`;

/** The visible part of the frame, in pixels of the frame. */
const visiblePart = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect();
    return { top: Math.max(0, -top), bottom: Math.min(bottom, innerHeight) - top };
  });

/** Simulates a fast page: everything happens within the first 100 ms. */
const EARLY_CLOCK = '<script>performance.now = () => 100;</script>';

for (const [layout, browser, before] of [
  ['columns', ' in a busy browser', LATE_ENTRIES],
  ['rows', ' and has just begun to load', EARLY_CLOCK],
] as const) {
  test(`${layout} in a frame of their full height follow the scrolling page around it, of another origin${browser}`, async ({
    page,
    host,
    huge,
    elsewhere,
  }) => {
    const url = elsewhere(framed(huge, `data-layout="${layout}" data-limit="1000"`, before));
    const frame = await openFramed(page, host.open, url);
    await expect(frame.locator('pix-gallery img').first()).toBeVisible();
    const height = () => page.locator('iframe').evaluate((iframe) => iframe.clientHeight);
    await expect.poll(height).toBeGreaterThan(20_000);
    // As long as the frame is short, its own document may scroll.
    await frame.evaluate(() => document.dispatchEvent(new Event('scroll')));
    for (const y of [1600, 15_000, 4_000]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect
        .poll(async () => {
          const visible = await visiblePart(page);
          return frame.evaluate(({ top, bottom }) => {
            const tiles = [
              ...(document.querySelector('pix-gallery')?.shadowRoot?.querySelectorAll('a') ?? []),
            ];
            const boxes = tiles.map((tile) => tile.getBoundingClientRect());
            const steps = Array.from({ length: 9 }, (_, i) => top + 20 + (i * (bottom - top - 40)) / 8);
            const isBare = (line: number) =>
              !boxes.some((box) => box.top - 8 <= line && box.bottom + 8 >= line);
            return steps.filter(isBare).length;
          }, visible);
        }, `at ${y}`)
        .toBe(0);
      // Only the visible part of the frame, which is over 20,000 pixels high, is rendered.
      expect(await frame.locator('pix-gallery a').count()).toBeLessThan(100);
    }
  });
}

test('a short gallery is complete in a frame that grows with it', async ({
  page,
  host,
  service,
  elsewhere,
}) => {
  const frame = await openFramed(
    page,
    host.open,
    elsewhere(framed(service, 'data-layout="rows" data-limit="24"')),
  );
  await expect(frame.locator('pix-gallery img').first()).toBeVisible();
  await expect(async () => {
    await page.locator('iframe').evaluate((iframe) => iframe.scrollIntoView({ block: 'end' }));
    await expect(frame.locator('pix-gallery a[data-index="23"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
});
