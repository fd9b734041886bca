import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../support/e2e.ts';

/** A request received by the silent service. */
interface ReceivedRequest {
  url: string;
  /** Whether the browser has aborted the request: the service never responds. */
  ended: boolean;
}

/** Tests with a picture service that accepts requests and never responds. */
const test = base.extend<{ silent: { url: string; requests: ReceivedRequest[] } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  silent: async ({}, use) => {
    const requests: ReceivedRequest[] = [];
    const server = createServer((request, response) => {
      const entry = { url: request.url ?? '', ended: false };
      requests.push(entry);
      response.on('close', () => (entry.ended = true));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests });
    server.closeAllConnections();
    server.close();
  },
});

const ACTS: Record<string, (container: HTMLElement) => void> = {
  'is removed': (container) => container.remove(),
  'is removed with its parent': (container) => container.parentElement?.remove(),
  'is destroyed': (container) => window.Pix?.destroy(container),
  'is no longer a container': (container) => container.removeAttribute('data-pix-gallery'),
  'gets another query': (container) => container.setAttribute('data-q', 'sea'),
  'is removed by replacing the content of the page': () => void (document.body.textContent = 'Another page'),
};

test('the request of a container is aborted on the wire, before its element is there: if it is removed, destroyed, no longer a container, or gets another query (P14, H12)', async ({
  page,
  host,
  service,
  silent,
}) => {
  // Without its chunks, the element is never mounted.
  await page.route('**/cdn/chunks/**', () => undefined);
  const containers = Object.keys(ACTS).map(
    (_, at) => `<section><div id="here${at}" data-pix-gallery="all" data-limit="${at + 1}"></div></section>`,
  );
  await host.open(
    `<style>section { float: left; width: 90px }</style>${containers.join('')}${service.script(`data-base-url="${silent.url}"`)}`,
  );
  const requestOf = (at: number) => silent.requests.find(({ url }) => url.includes(`limit=${at + 1}`));
  await expect.poll(() => silent.requests.length).toBe(containers.length);
  for (const [at, [what, act]] of Object.entries(ACTS).entries())
    await test.step(what, async () => {
      expect(requestOf(at)?.ended).toBe(false);
      await page.locator(`#here${at}`).evaluate(act);
      await expect.poll(() => requestOf(at)?.ended).toBe(true);
      if (what !== 'gets another query') return;
      await expect.poll(() => silent.requests.length).toBe(containers.length + 1);
      expect(silent.requests.at(-1)?.url).toContain('q=sea');
      expect(silent.requests.at(-1)?.ended).toBe(false);
    });
  expect(silent.requests).toHaveLength(containers.length + 1);
});

test('a container that is moved keeps its request (P14, H11)', async ({ page, host, service, silent }) => {
  await page.route('**/cdn/chunks/**', () => undefined);
  await host.open(
    `<main></main><div id="here" data-pix-gallery="all" data-limit="3"></div>${service.script(`data-base-url="${silent.url}"`)}`,
  );
  await expect.poll(() => silent.requests.length).toBe(1);
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.querySelector('#here') as Element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(silent.requests).toEqual([expect.objectContaining({ ended: false })]);
});

base(
  'responses for galleries that were removed are never shown by later ones (P14, P16)',
  async ({ page, host, service }) => {
    let version = 1;
    await page.route('**/api/v1/images*', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: object[] };
      const data = json.data.map((image) => ({ ...image, title: `Version ${version}` }));
      await route.fulfill({ response, json: { ...json, data } });
    });
    const code = Promise.withResolvers<void>();
    await page.route('**/cdn/chunks/**', async (route) => {
      await code.promise;
      await route.continue();
    });
    await host.open(service.script());
    await page.evaluate(
      () => window.Pix?.ready ?? new Promise((resolve) => addEventListener('load', resolve)),
    );
    const add = () =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<div data-pix-gallery="all" data-limit="2"></div>');
      });
    // The responses arrive, but the code that would show them does not.
    for (let count = 0; count < 3; count++) {
      const response = page.waitForResponse('**/api/v1/images*');
      await add();
      await (await response).finished();
      await page.evaluate(() => document.querySelector('[data-pix-gallery]')?.remove());
    }
    version = 2;
    code.resolve();
    for (let count = 1; count <= 4; count++) {
      await add();
      await expect(page.locator('pix-gallery img')).toHaveCount(2 * count);
    }
    const titles = await page
      .locator('pix-gallery img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    expect(new Set(titles)).toEqual(new Set(['Version 2']));
  },
);
