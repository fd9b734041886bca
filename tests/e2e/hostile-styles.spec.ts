import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { counter, expect, test } from '../support/e2e.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../node_modules', file), 'utf8');

/** Style sheets of pages with general rules for pictures, links, lists and boxes. */
const SHEETS = {
  'the Underscores theme of WordPress': read('undescores-for-npm/style.css'),
  'the Underscores theme from right to left':
    read('undescores-for-npm/style.css') + read('undescores-for-npm/rtl.css'),
  'rules for all': '* { all: unset !important }',
  'pictures of full width':
    'img { width: 100% !important; height: auto !important; max-width: 10px !important; border: 9px solid }',
  'styled links and buttons':
    'a, button { display: inline !important; padding: 40px !important; float: left !important; text-transform: uppercase }',
  'styled lists':
    'ul, li { list-style: square !important; margin: 50px !important; display: list-item !important }',
  'styled boxes':
    '* { box-sizing: content-box !important; padding: 7px !important; margin: 5px !important; transition: all 9s !important }',
  'a small root font': 'html { font-size: 62.5% !important } body { font-size: 1.6rem; line-height: 3 }',
  'inline elements':
    'pix-gallery, [data-pix-gallery] > * { display: inline !important; float: right; position: static !important }',
};

/** Markup of the theme around the content of a post. */
const POST = (content: string) => `<div id="page" class="hfeed site">
  <a class="skip-link screen-reader-text" href="#content">Skip to content</a>
  <header id="masthead" class="site-header"><div class="site-branding"><h1 class="site-title"><a href="#">A site</a></h1></div>
  <nav id="site-navigation" class="main-navigation"><ul><li><a href="#">Home</a></li></ul></nav></header>
  <div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main">
  <article class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">A post</h1></header>
  <div class="entry-content"><p>Words.</p>${content}<p>More words.</p></div></article></main></div>
  <div id="secondary" class="widget-area"><aside class="widget"><ul><li><a href="#">A link</a></li></ul></aside></div></div></div>`;

/** Positions of the tiles, and sizes of their pictures. */
const boxes = (page: Page) =>
  page.locator('pix-gallery a').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      const picture = tile.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom, picture: [picture.width, picture.height] };
    }),
  );

for (const [name, css] of Object.entries(SHEETS)) {
  test(`gallery and viewer keep their shape on a page with ${name} (H19)`, async ({
    page,
    host,
    service,
  }) => {
    const isRtl = name.endsWith('left');
    await host.open(
      `<style>${css}</style>${isRtl ? '<script>document.documentElement.dir = "rtl"</script>' : ''}${POST('<div data-pix-gallery="all" data-limit="6"></div>')}${service.script()}`,
    );
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
    const all = await boxes(page);
    for (const { left, right, top, bottom, picture } of all) {
      // Squares, which their pictures fill.
      expect(right - left).toBeGreaterThan(90);
      expect(bottom - top).toBeCloseTo(right - left, 0);
      expect(picture[0]).toBeCloseTo(right - left, 0);
      expect(picture[1]).toBeCloseTo(bottom - top, 0);
    }
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(isApart).toBe(true);
      }
    // Regardless of the links in the text of the page.
    await page
      .locator('pix-gallery a')
      .first()
      .evaluate((tile: HTMLElement) => tile.click());
    await expect(counter(page)).toHaveText('1 / 6');
    const dialog = page.locator('pix-lightbox dialog');
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

const LAYOUTS = ['grid', 'rows', 'columns', 'carousel'];

for (const width of [1, 120, 320, 8000]) {
  test(`no layout leaves a container of ${width} pixels (H31)`, async ({ page, host, service }) => {
    await page.setViewportSize({ width: Math.max(width, 320), height: 600 });
    await host.open(
      `<style>body { margin: 0 } div { width: ${width}px }</style>${LAYOUTS.map((layout) => `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>`).join('')}${service.script()}`,
    );
    for (const [i, layout] of LAYOUTS.entries()) {
      const gallery = page.locator('pix-gallery').nth(i);
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery.locator('a').first()).toBeAttached();
      const out = await gallery.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const tiles = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map((tile) =>
          tile.getBoundingClientRect(),
        );
        return tiles.filter((tile) => !(tile.width > 0) || tile.left < left - 1 || tile.right > right + 1)
          .length;
      });
      // A carousel scrolls internally.
      if (layout !== 'carousel') expect(out).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('galleries in a container without width have their layout once it has one (H31)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<style>body { margin: 0 } main { width: 0 }</style><main>${LAYOUTS.map((layout) => `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>`).join('')}</main>${service.script()}`,
  );
  await expect(page.locator('pix-gallery')).toHaveCount(LAYOUTS.length);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.addStyleTag({ content: 'main { width: 400px !important }' });
  for (const [i, layout] of LAYOUTS.entries()) {
    const gallery = page.locator('pix-gallery').nth(i);
    await gallery.scrollIntoViewIfNeeded();
    const tile = gallery.locator('a').first();
    await expect.poll(async () => (await tile.boundingBox())?.width ?? 0, layout).toBeGreaterThan(60);
    expect((await tile.boundingBox())?.height).toBeGreaterThan(60);
  }
});

test('zoomed pages and sharp screens have the same layout (H31)', async ({
  browser,
  service,
  hostServer,
}) => {
  const body = `<div data-pix-gallery="all" data-limit="6"></div>${service.script()}`;
  const page = await browser.newPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 3 });
  for (const style of ['', 'zoom: 0.5', 'zoom: 2']) {
    hostServer.answer(`<!doctype html><body style="margin: 0; ${style}">${body}`, {});
    await page.goto(hostServer.url);
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
    for (const { right, left, picture } of await boxes(page)) {
      expect(right).toBeLessThanOrEqual(321);
      expect(picture[0]).toBeCloseTo(right - left, 0);
    }
  }
  await page.close();
});

for (const [how, hide, show] of [
  ['display: none', 'display: none', (box: HTMLElement) => void box.style.removeProperty('display')],
  ['a closed <details>', '', (box: HTMLElement) => void box.closest('details')?.setAttribute('open', '')],
  [
    'content-visibility: hidden',
    'content-visibility: hidden',
    (box: HTMLElement) => void box.style.removeProperty('content-visibility'),
  ],
] as const) {
  test(`a gallery hidden by ${how} sends no requests, and has its layout once it is shown (H30)`, async ({
    page,
    host,
    service,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/v1/') && requests.push(request.url()));
    const box = `<div id="box" style="${hide}">${['grid', 'rows'].map((layout) => `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>`).join('')}</div>`;
    await host.open(
      `${how.includes('details') ? `<details>${box}</details>` : box}<p>Below</p>${service.script()}`,
    );
    await page.waitForFunction(() => window.Pix?.version);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.locator('#box').evaluate(show);
    await expect(page.locator('pix-gallery img')).toHaveCount(12);
    for (const { left, right, top, bottom } of await boxes(page)) {
      expect(right - left).toBeGreaterThan(60);
      expect(bottom - top).toBeGreaterThan(60);
    }
  });
}

test('a change of the direction of the page mirrors order and keys (H29)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div data-pix-gallery="all" data-limit="6"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  const [first, second] = await boxes(page);
  expect(first?.left).toBeLessThan(second?.left ?? 0);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect
    .poll(async () => {
      const [one, two] = await boxes(page);
      return (one?.left ?? 0) > (two?.left ?? 0);
    })
    .toBe(true);
  await page.locator('pix-gallery a').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('pix-gallery a').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('3 / 6');
});

for (const layout of ['grid', 'rows']) {
  test(`tiles of ${layout} keep their size with vertical text (H29)`, async ({ page, host, service }) => {
    await host.open(
      `<style>body { writing-mode: vertical-rl; margin: 0 } div { height: 500px }</style><div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>${service.script()}`,
    );
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
    for (const { left, right, top, bottom } of await boxes(page)) {
      expect(right - left).toBeGreaterThan(60);
      expect(bottom - top).toBeGreaterThan(60);
    }
  });
}
