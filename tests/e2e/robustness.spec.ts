import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, leavePage, test, titles, waitForFrames } from '../support/e2e.ts';

const two = 'data-pix-gallery="all" data-limit="2"';

test('an element that cannot be loaded is requested once, whatever else happens on the page (H6)', async ({
  page,
  host,
  service,
}) => {
  const requests: string[] = [];
  await page.route('**/cdn/chunks/**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await host.open(`<div ${two}><a href="/all">All pictures</a></div><p>0</p>${service.script()}`);
  await page.evaluate(async () => {
    for (let i = 0; i < 20; i++) {
      (document.querySelector('p') as HTMLElement).textContent = String(i);
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.getByText('All pictures')).toBeVisible();
  // What creates the element, and what paints the pictures without it. Both need the chunk `paint`.
  const names = requests.map((url) => /chunks\/(.*)-[\w-]{8}\.js/.exec(url)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['take-over', 'fallback']));
  const own = names.filter((name) => name !== 'paint');
  expect(own).toHaveLength(new Set(own).size);
  expect(host.problems.splice(0).filter((text) => text.startsWith('Pix:'))).toHaveLength(1);

  await page.unroute('**/cdn/chunks/**');
  await page.evaluate(() => window.Pix?.scan());
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
});

test('Pix.scan(root) leaves the rest of the page alone', async ({ page, host, service }) => {
  await host.open(
    `<section id="a"><div ${two}></div></section><section id="b"><div ${two}></div></section>${service.script('data-pix-render="explicit"')}`,
  );
  await page.waitForFunction(() => window.Pix?.version);
  await page.evaluate(() => window.Pix?.scan(document.querySelector('#a') as Element));
  await expect(page.locator('#a pix-gallery img')).toHaveCount(2);
  await page.evaluate(() => document.querySelector('#a')?.append(document.createElement('hr')));
  await waitForFrames(page);
  await expect(page.locator('#b pix-gallery')).toHaveCount(0);
});

test('galleries of containers that change, move or are hidden', async ({ page, host, service }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/api/v1/images'))));
  await host.open(
    `<style>main > div { display: contents }</style><main></main><div id="here"></div><div id="hidden" hidden></div><div id="host"></div>${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.version);

  await test.step('renderGallery delays the request of a hidden element (H30)', async () => {
    await page.evaluate(() => window.Pix?.renderGallery('#hidden', { limit: 2 }));
    await waitForFrames(page);
    expect(requests).toBe(0);
    await page.evaluate(() => document.querySelector('#hidden')?.removeAttribute('hidden'));
    await expect(page.locator('#hidden img')).toHaveCount(2);
  });

  await test.step('renderGallery replaces the config of a declared container', async () => {
    await page.evaluate(() => document.querySelector('#hidden')?.setAttribute('data-pix-gallery', 'all'));
    await expect(page.locator('#hidden img')).toHaveCount(24);
    await page.evaluate(() => window.Pix?.renderGallery('#hidden', { limit: 3, page: 2, q: 'sea' }));
    await expect(page.locator('#hidden img')).toHaveCount(3);
    // Its attributes apply again when they change.
    await page.evaluate(() => document.querySelector('#hidden')?.setAttribute('data-limit', '4'));
    await expect(page.locator('#hidden img')).toHaveCount(4);
    expect(await titles(page, '#hidden')).toEqual(
      (await service.images('?limit=4')).data.map(({ title }) => title),
    );
  });

  await test.step('properties set on the element of renderGallery override its options', async () => {
    await page.evaluate(async () => {
      const gallery = await window.Pix?.renderGallery('#here', { limit: 3 });
      if (gallery) gallery.sort = 'oldest';
    });
    await expect(page.locator('#here img')).toHaveCount(3);
    const { data } = await service.images('?limit=3&sort=oldest');
    await expect.poll(() => titles(page, '#here')).toEqual(data.map(({ title }) => title));
  });

  await test.step('a rendered gallery survives while its container is out of the document (U7)', async () => {
    await page.evaluate(async () => {
      const container = document.createElement('div');
      await window.Pix?.renderGallery(container, { limit: 2 });
      document.body.append('something else');
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.querySelector('main')?.append(container);
    });
    await expect(page.locator('main pix-gallery img')).toHaveCount(2);
    await page.evaluate(async () => {
      const container = document.querySelector('main > div') as Element;
      container.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.querySelector('main')?.append(container);
    });
    await expect(page.locator('main pix-gallery img')).toHaveCount(2);
  });

  await test.step('galleries in a shadow root return with their host (H9)', async () => {
    await page.evaluate(async (markup) => {
      const outer = document.querySelector('#host') as Element;
      const root = outer.attachShadow({ mode: 'open' });
      root.setHTMLUnsafe(`<div ${markup}></div>`);
      window.Pix?.scan(root);
      outer.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.body.append(outer);
    }, two);
    await expect(page.locator('#host pix-gallery img')).toHaveCount(2);
    await page.evaluate(() => {
      const root = document.querySelector('#host')?.shadowRoot;
      root?.append(root.querySelector('div')?.cloneNode() as Node);
    });
    await expect(page.locator('#host pix-gallery')).toHaveCount(2);
  });
});

test('the distance of two viewports also applies inside a scroll container', async ({
  page,
  host,
  service,
}) => {
  const request = page.waitForRequest('**/api/v1/images*');
  await host.open(`<style>main { height: 700px; overflow: auto } main::before { content: ''; display: block; height: 1300px }</style>
    <main><div ${two}></div></main>${service.script()}`);
  await request;
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
});

test('destroying a rendered gallery is silent, and a container destroyed early stays empty', async ({
  page,
  host,
  service,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await host.open(`<div id="plain"></div><div id="early" ${two}></div>
    <script>window.Pix = { q: [(pix) => pix.destroy(document.querySelector('#early'))] }</script>
    <script src="${service.url}/cdn/sdk.js"></script><p>More of the page</p>`);
  await page.evaluate(async () => {
    await window.Pix?.renderGallery('#plain', { limit: 1 });
    window.Pix?.destroy(document.querySelector('#plain') as Element);
    window.Pix?.destroy(document.querySelector('#plain') as Element);
    await window.Pix?.ready;
    document.body.append('more');
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  expect(words).toEqual([]);
});

/** Ways to add the script to a page. */
const TAGS = [
  ['in the head, without async', (src: string) => `<head><script src="${src}"></script></head>`],
  [
    'put in after the page has loaded',
    (src: string) =>
      `<script>addEventListener('load', () => setTimeout(() => document.head.append(Object.assign(document.createElement('script'), {src: '${src}'}))))</script>`,
  ],
  ['with a query', (src: string) => `<script async src="${src}?v=1#x"></script>`],
] as const;

test('the script works in the head, with a query, and put in by another script (H4)', async ({
  page,
  host,
  service,
}) => {
  for (const [how, tag] of TAGS)
    await test.step(how, async () => {
      await host.open(`${tag(`${service.url}/cdn/sdk.js`)}<div ${two}></div>`);
      await expect(page.locator('pix-gallery img')).toHaveCount(2);
      await expect(page.locator('pix-gallery')).toHaveCount(1);
    });
});

test('containers before and after the script, and those parsed later, are rendered once (H4)', async ({
  page,
  service,
}) => {
  const container = (limit: number) => `<div data-pix-gallery="all" data-limit="${limit}"></div>`;
  const later = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(
      `<!doctype html><body>${container(1)}<script src="${service.url}/cdn/sdk.js"></script>${container(2)}`,
    );
    void later.promise.then(() => response.end(container(3)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const limits: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/images') limits.push(searchParams.get('limit'));
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  later.resolve();
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await expect(page.locator('pix-gallery')).toHaveCount(3);
  expect(limits.toSorted()).toEqual(['1', '2', '3']);
  server.closeAllConnections();
  server.close();
});

test('a list that is shown page by page stays so without the code of its layout, and ends after the first page without that of its pager', async ({
  page,
  host,
  service,
}) => {
  for (const [chunk, hasButton] of [
    ['rows', true],
    ['virtual-grid', true],
    ['pager', false],
  ] as const)
    await test.step(chunk, async () => {
      await page.route(`**/chunks/${chunk}-*`, (route) => route.abort());
      await host.open(
        `<div data-pix-gallery="all" data-limit="6" data-layout="rows" data-paging="more"></div>${service.script()}`,
      );
      const gallery = page.locator('pix-gallery:state(ready)');
      const pictures = gallery.locator('a img');
      const more = gallery.getByRole('button', { name: 'Show more' });
      await expect(more).toHaveCount(hasButton ? 1 : 0);
      await page.waitForLoadState('networkidle');
      await expect(pictures).toHaveCount(6);
      if (hasButton) {
        await more.click();
        await expect(pictures).toHaveCount(12);
      }
      await page.unroute(`**/chunks/${chunk}-*`);
      await leavePage(page);
      host.problems.splice(0).forEach((problem) => expect(problem).toMatch(/Failed to load/));
    });
});

test('a failed picture leaves an empty tile if the code for its message fails, too', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/thumb/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.route('**/failed-note-*', (route) => route.abort());
  await host.open(`<div data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  const images = page.locator('pix-gallery img');
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) await expect(image).toHaveCSS('opacity', '0');
  await expect(page.getByRole('link')).toHaveCount(3);
  host.problems.splice(0).forEach((problem) => expect(problem).toMatch(/Failed to load/));
});
