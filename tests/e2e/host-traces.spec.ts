/* eslint-disable @typescript-eslint/unbound-method, @typescript-eslint/no-unsafe-assignment -- natives are wrapped and compared */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../tools/build/configs.ts';
import { expect, test, waitForViewer } from '../support/e2e.ts';

test('no unload handler keeps the page out of the back/forward cache (H33)', () => {
  const files = readdirSync(DIST.cdn, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(10);
  const code = files.map((file) => readFileSync(resolve(DIST.cdn, file), 'utf8')).join();
  expect(code).not.toMatch(/["'`]?(?:before)?unload["'`]\s*[,)]|onunload|onbeforeunload/);
});

test.describe('with the back/forward cache', () => {
  test('a restored page sends a lost request once more (H33)', async ({ page, host, service }) => {
    let requests = 0;
    await page.route('**/api/v1/images*', async (route) => {
      if (++requests > 1) return route.continue();
      // The request is lost while the page is frozen: the connection closes without a response.
      const client = await page.context().newCDPSession(page);
      await client.send('Page.setWebLifecycleState', { state: 'frozen' });
      await route.abort('connectionclosed');
      await client.send('Page.setWebLifecycleState', { state: 'active' });
    });
    await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
    await expect(page.locator('pix-gallery img')).toHaveCount(2);
    expect(requests).toBe(2);
    host.problems.length = 0;
  });
});

/**
 * Adds a function `readTraces` to the page, which returns its globals, prototypes, attributes, nodes, listeners, style sheets and
 * storage.
 */
async function watchTraces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = new Map<string, number>();
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const live = new Map<EventTarget, Set<string>>();
    const keyOf = (type: string, listener: unknown, options: unknown) =>
      `${type} ${ids.get(listener as object) ?? (ids.set(listener as object, ++last), last)} ${typeof options === 'object' ? !!(options as AddEventListenerOptions | null)?.capture : !!options}`;
    const ids = new WeakMap<object, number>();
    let last = 0;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const own =
        this instanceof MediaQueryList ||
        [window, visualViewport, document, document.documentElement, document.body].includes(this as never);
      if (own && listener) {
        const key = keyOf(type, listener, options);
        const all = live.get(this) ?? new Set();
        live.set(this, all.add(key));
        const { once, signal } = typeof options === 'object' ? options : {};
        signal?.addEventListener('abort', () => all.delete(key));
        if (once) addEventListener.call(this, type, () => all.delete(key), { once: true });
      }
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener) live.get(this)?.delete(keyOf(type, listener, options));
      return removeEventListener.call(this, type, listener, options);
    };
    const PROTOTYPES = Object.getOwnPropertyNames(window).filter((name) => {
      try {
        return (
          typeof (window as unknown as Record<string, { prototype?: object }>)[name]?.prototype === 'object'
        );
      } catch {
        return false;
      }
    });
    const keys = (object: object) =>
      Reflect.ownKeys(object)
        .map((key) => {
          const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {};
          const idOf = (part: unknown) =>
            typeof part === 'function' ? (ids.get(part) ?? (ids.set(part, ++last), last)) : typeof part;
          return `${String(key)} ${idOf(value)} ${idOf(get)} ${idOf(set)}`;
        })
        .sort();
    Object.defineProperty(window, 'readTraces', {
      value: () => ({
        window: Reflect.ownKeys(window).map(String).sort(),
        prototypes: Object.fromEntries(
          PROTOTYPES.map((name) => [
            name,
            keys((window as unknown as Record<string, { prototype: object }>)[name]?.prototype ?? {}),
          ]),
        ),
        root:
          document.documentElement.cloneNode().isEqualNode(null) ||
          [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
        body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
        children: [...document.body.children].map(({ outerHTML }) => outerHTML),
        head: document.head.children.length,
        listeners: [...live]
          .flatMap(([target, all]) =>
            [...all].map((key) => `${target.constructor.name} ${key.split(' ')[0] ?? ''}`),
          )
          .sort(),
        sheets: document.adoptedStyleSheets.length,
        storage: [localStorage.length, sessionStorage.length],
        counts: counts.size,
      }),
    });
  });
}

/** Opens the viewer at the first tile, without a click by Playwright, which leaves listeners behind. */
const openViewer = async (page: Page) => {
  await page
    .locator('pix-gallery a')
    .first()
    .evaluate((tile: HTMLElement) => tile.click());
  await waitForViewer(page);
};

const expectPictures = (page: Page, count: number) =>
  expect(page.locator('pix-gallery img, pix-image img')).toHaveCount(count);

/** Versions and metadata that Lit notes on the page. */
const LIT = /^(lit(Element|Html)Versions|litPropertyMetadata|reactiveElementVersions)$/;

/** Content of pages, and how it is used before it is destroyed. */
const USES: [what: string, body: string, use: (page: Page) => Promise<void>][] = [
  [
    'galleries, of which one is far away and the request of one fails, with controls, URL parameters and a closed viewer on the zoomed page, albums and a picture',
    `<div data-pix-gallery="all" data-limit="4" data-layout="rows" data-controls="search sort category tags count" data-history="?photo" data-sync></div>
      <div data-pix-image="low-tide-early-light" style="width: 200px;"></div><div data-pix-albums="all" data-limit="3"></div>
      <div data-pix-gallery="all" data-q="broken"></div><div style="height: 9000px"></div><div data-pix-gallery="all" data-controls="tags"></div>`,
    async (page) => {
      await expectPictures(page, 5);
      await expect(page.locator('pix-albums .card').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('pix-gallery')).toHaveCount(2);
      const client = await page.context().newCDPSession(page);
      await client.send('Input.synthesizePinchGesture', { x: 60, y: 300, scaleFactor: 2 });
      await openViewer(page);
      await expect(page.locator('pix-lightbox dialog')).toHaveCSS('touch-action', 'auto');
      await page.keyboard.press('Escape');
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
    },
  ],
  [
    'a gallery whose viewer is open and plays a slideshow',
    '<div data-pix-gallery="all" data-limit="4" data-paging="more"></div>',
    async (page) => {
      await expectPictures(page, 4);
      await openViewer(page);
      await page
        .getByRole('button', { name: 'Start slideshow' })
        .evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(1);
    },
  ],
];

for (const [what, body, use] of USES) {
  test(`a page that has destroyed ${what} is as before, except for Pix and the notes of Lit (P16)`, async ({
    page,
    host,
    service,
  }) => {
    await watchTraces(page);
    await page.route(/\/api\/v1\/images\?.*q=broken/, (route) =>
      route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' } }),
    );
    type Traces = Record<string, unknown> & { window: string[]; prototypes: Record<string, string[]> };
    const readTraces = () =>
      page.evaluate(() => (window as unknown as { readTraces: () => Traces }).readTraces());
    await host.open(body);
    // Playwright adds listeners when it first accesses an element.
    await page.locator('body').evaluate(() => 0);
    const before = await readTraces();
    expect(Object.keys(before.prototypes).length).toBeGreaterThan(40);
    await page.evaluate((src) => {
      const script = document.createElement('script');
      script.src = src;
      script.addEventListener('load', () => script.remove());
      document.head.append(script);
    }, `${service.url}/cdn/sdk.js`);
    await use(page);
    await page.evaluate(() => {
      for (const container of document.querySelectorAll('body > div')) window.Pix?.destroy(container);
    });
    await expect(page.locator('pix-gallery, pix-albums, pix-image, pix-lightbox')).toHaveCount(0);
    // The history entry of an open viewer stays until the visitor goes back.
    if (what.includes('viewer is open')) await page.evaluate(() => history.back());
    await expect
      .poll(async () => {
        const { window, ...rest } = await readTraces();
        return { ...rest, window: window.filter((name) => name !== 'Pix' && !LIT.test(name)) };
      })
      .toEqual(before);
    expect(await page.evaluate(() => 'Pix' in window)).toBe(true);
    // The browser logs the failed request.
    host.problems.splice(0, host.problems.length, ...host.problems.filter((text) => !/ 400 /.test(text)));
  });
}
