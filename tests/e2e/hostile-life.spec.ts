import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from '../../tools/build/configs.ts';
import {
  counter,
  expect,
  listResponse,
  test,
  waitForViewer,
  WITHOUT_MOTION,
  type Service,
} from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

const TWO = '<div id="here" data-pix-gallery="all" data-limit="2"></div>';

test('a blocked script can be inserted again (H6)', async ({ page, host, service }) => {
  await page.route('**/cdn/sdk.js', (route) => route.abort(), { times: 1 });
  await host.open(
    `<div data-pix-gallery="all" data-limit="2"><a href="/all">All</a></div>${service.script()}`,
  );
  await expect(page.getByText('All')).toBeVisible();
  await expect.poll(() => host.problems.length).toBe(1);
  host.problems.length = 0;
  await page.addScriptTag({ url: `${service.url}/cdn/sdk.js` });
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
});

/** Words that blockers of adverts and trackers look for. */
const BLOCKED =
  /(^|[-_.\s/])(ads?|adverts?|banners?|track|tracker|tracking|share|sharing|social|sponsor(ed)?|popups?|promo)($|[-_.\s])/i;

test('no file, class, attribute or element has a name that blockers look for (H7)', async ({
  page,
  host,
  service,
}) => {
  const files = readdirSync(DIST.cdn, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => BLOCKED.test(file))).toEqual([]);
  const styles = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(resolve(DIST.cdn, file), 'utf8'));
  const selectors = styles.join().match(/[.#][a-z][\w-]*(?=[^;"'`(){}=]*\{)/g) ?? [];
  expect(selectors.length).toBeGreaterThan(50);
  expect(selectors.filter((selector) => BLOCKED.test(selector))).toEqual([]);
  await host.open(
    `<div data-pix-gallery="all" data-limit="4" data-paging="more" data-controls="search sort category tags count"></div><div data-pix-albums="all"></div>${service.script()}`,
  );
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  await page.keyboard.press('t');
  await expect(page.locator('pix-lightbox [part~=strip]')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const names = await page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        found.push(element.localName, element.id, ...element.classList);
        for (const { name, value } of element.attributes)
          found.push(name, /^(part|slot|data-)/.test(name) ? value : '');
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    for (const element of document.querySelectorAll('pix-gallery, pix-albums, pix-lightbox')) {
      found.push(element.localName);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
    return [...new Set(found)];
  });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => BLOCKED.test(name))).toEqual([]);
});

test('of 2,000 galleries, only those near the viewport are created and send requests, six at a time (H32)', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=1');
  let [running, most, all] = [0, 0, 0];
  await page.route('**/api/v1/images*', async (route) => {
    all++;
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running--;
    await route.fulfill(listResponse(data));
  });
  const containers = Array.from(
    { length: 2000 },
    (_, i) => `<div data-pix-gallery="all" data-limit="1" data-q="${i}"></div>`,
  );
  await host.open(
    `<style>main { display: grid; grid-template-columns: repeat(4, 1fr); grid-auto-rows: 300px }</style><div hidden>${'<b></b>'.repeat(50_000)}</div>
    <main>${containers.join('')}</main>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  const withoutRequest = async () => (await page.locator('pix-gallery').count()) - all;
  await expect.poll(async () => [running, await withoutRequest()]).toEqual([0, 0]);
  expect(most).toBe(6);
  expect(all).toBeLessThan(50);
});

/** What handlers of the page do. */
const ACTS = {
  throws: "throw new Error('Of the page: ' + type)",
  destroys: 'Pix.destroy(currentTarget)',
  removes: 'currentTarget.remove()',
};

test('handlers of events that throw, or remove or destroy the gallery, do not break the next viewer and gallery (H36)', async ({
  page,
  host,
  service,
}) => {
  const events = ['pix-load', 'pix-open', 'pix-change', 'pix-close'] as const;
  const cases = events.flatMap((event) =>
    Object.entries(ACTS).map(([name, act]) => ({ event, name, act, id: `${event}-${name}` })),
  );
  const galleries = cases.map(({ id }) => `<div id="${id}" data-pix-gallery="all" data-limit="2"></div>`);
  const handlers = cases.map(
    ({ id, event, act }) =>
      `document.getElementById('${id}').addEventListener('${event}', ({ type, currentTarget }) => { ${act}; });`,
  );
  await page.emulateMedia(WITHOUT_MOTION.contextOptions);
  await host.open(`<style>body > div { float: left; width: 100px }</style>${galleries.join('')}
    <div id="other" data-pix-gallery="all" data-limit="3"></div>
    <script>${handlers.join('\n')}</script>${service.script()}`);
  await expect(page.locator('#other img')).toHaveCount(3);
  for (const { event, name, id } of cases)
    await test.step(id, async () => {
      const first = page.locator(`#${id} pix-gallery a`).first();
      if (event !== 'pix-load') await first.click();
      if (event === 'pix-change' || event === 'pix-close') {
        await expect(counter(page)).toHaveText('1 / 2');
        await page.keyboard.press('ArrowRight');
      }
      if (event === 'pix-close') {
        await expect(counter(page)).toHaveText('2 / 2');
        await page.keyboard.press('Escape');
      }
      if (name === 'throws') {
        await expect.poll(() => host.problems).toEqual([expect.stringContaining(`Of the page: ${event}`)]);
        host.problems.length = 0;
        if (event !== 'pix-load' && event !== 'pix-close') {
          await expect(counter(page)).toHaveText(event === 'pix-open' ? '1 / 2' : '2 / 2');
          await page.keyboard.press('Escape');
        }
      } else await expect(page.locator(`#${id} pix-gallery`)).toHaveCount(0);
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
      if (event === 'pix-load' || name === 'throws') return;
      await page.locator('#other a').first().click();
      await expect(counter(page)).toHaveText('1 / 3');
      await waitForViewer(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
    });
});

test('a gallery that is removed while the code of its viewer loads does not hold back the viewer of another (H36)', async ({
  page,
  host,
  service,
}) => {
  const loading = Promise.withResolvers<void>();
  await page.route('**/chunks/viewer-code-*', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await host.open(`${TWO}<div id="other" data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  await expect(page.locator('#other img')).toHaveCount(3);
  await page.locator('#here pix-gallery a').first().click();
  await page.locator('#here').evaluate((container) => window.Pix?.destroy(container));
  await page.locator('#other a').first().click();
  loading.resolve();
  await expect(counter(page)).toHaveText('1 / 3');
});

test('a page with a service worker that responds from its cache first shows gallery and viewer (H37)', async ({
  page,
  service,
}) => {
  const code =
    'self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((found) => found || fetch(event.request))))';
  const server = createServer((request, response) => {
    if (request.url === '/sw.js')
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`self.addEventListener("activate", (event) => event.waitUntil(clients.claim())); ${code}`);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><body>${TWO}${service.script()}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  server.closeAllConnections();
  server.close();
});

test('of a list of albums that is longer than any page, only a page is painted, and taken over', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  await page.route(/\/api\/v1\/albums/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as Awaited<ReturnType<Service['albums']>>;
    const data = Array.from({ length: 500 }, (_, id) => ({ ...list.data[0], id, token: `token${id}` }));
    await route.fulfill({ response, json: { ...list, data } });
  });
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  const cards = page.locator('pix-albums [part=card]');
  await expect(cards).toHaveCount(100);
  release();
  await expect(page.locator('pix-albums:state(ready)')).toHaveCount(1);
  await expect(cards).toHaveCount(100);
});
