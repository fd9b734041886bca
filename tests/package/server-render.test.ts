import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { PixServer } from '../../mock-server/server.ts';
import { LAYOUT_VALUES } from '../../src/components/option-values.ts';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';

/** The layouts without aliases. */
const LAYOUTS = LAYOUT_VALUES.filter((name) => name !== 'masonry');

let project: Project;
let service: PixServer;
let browser: Browser;
let site: string;
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

beforeAll(async () => {
  project = ends.use(newProject(DEPENDENCIES));
  // The sample pictures, of several aspect ratios.
  service = await startPackedServer(project, {});
  ends.defer(() => service.close());
  browser = ends.use(await chromium.launch(findChromium()));
  project.write('entry.js', `import 'pix-sdk/define/pix-gallery';`);
  await BUNDLERS['esbuild']?.(project.path('entry.js'), project.path('out'));
  const server = await startSite();
  ends.defer(() => void server.close());
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

/** A plain Node server whose page is rendered by the published package, in a Node process without a DOM. */
async function startSite(): Promise<Server> {
  // A separate process: this one serves the pictures.
  project.write(
    'render.js',
    `
    import { createPublicPix } from 'pix-sdk';
    import { renderGallery } from 'pix-sdk/server-render';
    const baseUrl = ${JSON.stringify(service.url)};
    const query = { sort: 'oldest', limit: 3 };
    const pix = createPublicPix({ baseUrl });
    const pages = { '/': renderGallery(await pix.images.list(query), { ...query, baseUrl }) };
    const limit = 12;
    const more = await pix.images.list({ limit });
    for (const layout of ${JSON.stringify(LAYOUTS)})
      pages['/' + layout] = renderGallery(more, { limit, baseUrl, layout });
    console.log(JSON.stringify(pages));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['render.js'], {
    cwd: project.folder,
  });
  const pages = JSON.parse(stdout) as Record<string, string>;
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      response.setHeader('content-type', 'text/javascript');
      void readFile(project.path('out/main.js')).then((code) => response.end(code));
      return;
    }
    if (request.url === '/strict') response.setHeader('content-security-policy', "style-src 'self'");
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const script = `<script type="module">
        window.shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value)))
          .observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('pix-load', () => (window.loaded = true));
      </script>
      <script type="module">window.start = () => import('/main.js');</script>`;
    response.end(
      `<!doctype html><title>Pictures</title>${script}<p>Above</p>${pages[request.url ?? '/'] ?? pages['/'] ?? ''}<p id="below">Below</p>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(site + path);
  return page;
}

/** Natural widths of the images that a page shows outside of shadow roots. */
const widths = (page: Page) =>
  page
    .locator('pix-gallery > [slot=loading] img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

it('shows pictures with links that work, without JavaScript', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  await page.locator('pix-gallery img').last().scrollIntoViewIfNeeded();
  await expect.poll(() => widths(page)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  await expect.poll(async () => (await widths(page)).filter((width) => width > 0)).toHaveLength(3);
  await page.getByRole('link').first().click();
  await page.waitForURL(/\/i\//);
  expect(await page.title()).not.toBe('');
});

it('is taken over by the element without layout shifts', async () => {
  const page = await open('/');
  const below = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
  const image = () => page.locator('pix-gallery img').last().boundingBox();
  await expect.poll(async () => (await widths(page)).filter((width) => width > 0)).toHaveLength(3);
  const [before, place] = [await below(), await image()];
  await page.evaluate('start()');
  await page.waitForFunction('window.loaded');
  await page
    .locator('pix-gallery')
    .evaluate((gallery) => (gallery as unknown as { updateComplete: Promise<unknown> }).updateComplete);
  const tiles = page.locator('pix-gallery a[data-index]');
  expect(await tiles.count()).toBe(3);
  expect(await page.locator('pix-gallery > [slot=loading]').isVisible()).toBe(false);
  expect(await tiles.last().boundingBox()).toEqual(place);
  expect(await below()).toBe(before);
  expect(await page.evaluate('window.shift')).toBe(0);
});

it('keeps its links and pictures under a policy without style attributes', async () => {
  const page = await open('/strict', { javaScriptEnabled: false });
  const boxes = await page
    .locator('pix-gallery img')
    .evaluateAll((images) => images.map(({ clientWidth }) => clientWidth));
  expect(boxes).toEqual([200, 200, 200]);
});

/** Permitted difference in height, in pixels. */
const HEIGHT_TOLERANCE = { grid: 0, rows: 8, columns: 1, carousel: 0 };

/** Layouts and widths of windows. Columns are placed for each number of columns: from two to nine. */
const TAKEOVERS: [(typeof LAYOUTS)[number], number][] = [
  ...LAYOUTS.map((layout): [typeof layout, number] => [layout, 900]),
  ...[280, 360, 1000, 1440, 2200].map((width): ['columns', number] => ['columns', width]),
];

it.each(TAKEOVERS)('%s, %i px: the element takes over without a gap', async (layout, width) => {
  const page = await open(`/${layout}`, { viewport: { width, height: 2000 } });
  await expect.poll(async () => (await widths(page)).filter((width) => width > 0).length).toBeGreaterThan(7);
  const below = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
  const places = (selector: string) =>
    page.locator(selector).evaluateAll((links) =>
      links.map((link) => {
        const { x, y } = link.getBoundingClientRect();
        return [Math.round(x / 2), Math.round(y / 2)];
      }),
    );
  const before = await below();
  const rendered = await places('pix-gallery > [slot=loading] a');
  expect(before).toBeGreaterThan(100);
  await page.evaluate('start()');
  await page.waitForFunction('window.loaded');
  const tile = page.locator('pix-gallery a[data-index="0"]');
  await tile.locator('img').waitFor();
  expect(await page.locator('pix-gallery > [slot=loading]').isVisible()).toBe(false);
  const heightChange = Math.abs((await below()) - before);
  expect(heightChange).toBeLessThanOrEqual(HEIGHT_TOLERANCE[layout]);
  // A frame without pictures would shift the content below by its whole height.
  expect(await page.evaluate('window.shift')).toBe(0);
  const tiles = await places('pix-gallery a[data-index]');
  // A carousel renders only the tiles near the visible ones.
  if (layout !== 'rows') expect(tiles).toEqual(rendered.slice(0, tiles.length));
});

it.each(LAYOUTS)(
  '%s: the pictures have their aspect ratios and rows or columns without JavaScript',
  async (layout) => {
    const page = await open(`/${layout}`, {
      viewport: { width: 900, height: 2000 },
      javaScriptEnabled: false,
    });
    const boxes = await page.locator('pix-gallery a').evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width, height };
      }),
    );
    expect(boxes).toHaveLength(12);
    const distinct = (name: 'x' | 'y') => new Set(boxes.map((box) => box[name])).size;
    if (layout === 'carousel') expect(distinct('y')).toBe(1);
    else if (layout === 'rows') expect(distinct('y')).toBeLessThan(12);
    else expect(distinct('x')).toBe(layout === 'grid' || layout === 'columns' ? 3 : 12);
  },
);

it('uses thumbnails on screens of any density: only the element knows where full pictures are worth their bytes', async () => {
  for (const deviceScaleFactor of [1, 2, 3]) {
    const page = await open('/rows', { deviceScaleFactor, javaScriptEnabled: false });
    const images = page.locator('pix-gallery img');
    await expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .not.toBe('');
    const sources = await images.evaluateAll((all) =>
      all.slice(0, 8).map((image) => [(image as HTMLImageElement).currentSrc, image.getAttribute('src')]),
    );
    expect(sources.filter(([current, thumbnail]) => current !== thumbnail)).toEqual([]);
  }
});
