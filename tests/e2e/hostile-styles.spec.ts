import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { counter, expect, test, waitForFrames, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../node_modules', file), 'utf8');

/** Style sheets of pages with general rules for pictures, links, lists and boxes. */
const SHEETS = {
  'the Underscores theme of WordPress': read('undescores-for-npm/style.css'),
  'the Underscores theme from right to left':
    read('undescores-for-npm/style.css') + read('undescores-for-npm/rtl.css'),
  'rules for all': '* { all: unset !important }',
  'rules for pictures, links, buttons, lists and boxes': `
    img { width: 100% !important; height: auto !important; max-width: 10px !important; border: 9px solid }
    a, button { display: inline !important; padding: 40px !important; float: left !important; text-transform: uppercase }
    ul, li { list-style: square !important; margin: 50px !important; display: list-item !important }
    * { box-sizing: content-box !important; padding: 7px !important; margin: 5px !important; transition: all 9s !important }`,
  'a small root font, and inline elements': `
    html { font-size: 62.5% !important } body { font-size: 1.6rem; line-height: 3 }
    pix-gallery, [data-pix-gallery] > * { display: inline !important; float: right; position: static !important }`,
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

test('gallery and viewer keep their shape on pages with general rules for pictures, links, lists and boxes (H19)', async ({
  page,
  host,
  service,
}) => {
  const gallery = '<div data-pix-gallery="all" data-limit="6"></div>';
  await host.open(`<style id="own"></style>${POST(gallery)}${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  for (const [name, css] of Object.entries(SHEETS))
    await test.step(name, async () => {
      await page.evaluate(
        ([css, dir]) => {
          document.documentElement.dir = dir;
          (document.querySelector('#own') as Element).textContent = css;
        },
        [css, name.endsWith('left') ? 'rtl' : 'ltr'] as const,
      );
      // Galleries are laid out in the frames after a change of their width.
      await waitForFrames(page);
      const all = await boxes(page);
      expect(all).toHaveLength(6);
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
});

const LAYOUTS = ['grid', 'rows', 'columns', 'carousel'];

test('no layout leaves its container, however narrow or wide, also one that first had no width (H31)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<style>body { margin: 0 }</style><main style="width: 0">${LAYOUTS.map((layout) => `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>`).join('')}</main>${service.script()}`,
  );
  await expect(page.locator('pix-gallery')).toHaveCount(LAYOUTS.length);
  await page.waitForLoadState('networkidle');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  for (const width of [320, 1, 120, 8000])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width: Math.max(width, 320), height: 600 });
      await page.locator('main').evaluate((main, width) => void (main.style.width = `${width}px`), width);
      for (const [i, layout] of LAYOUTS.entries()) {
        const gallery = page.locator('pix-gallery').nth(i);
        await gallery.scrollIntoViewIfNeeded();
        const tiles = () =>
          gallery.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            const boxes = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].map((tile) =>
              tile.getBoundingClientRect(),
            );
            const out = boxes.filter(
              (box) => !(box.width > 0) || box.left < left - 1 || box.right > right + 1,
            );
            return {
              largest: Math.max(...boxes.map((box) => Math.min(box.width, box.height))),
              out: out.length,
            };
          });
        // A carousel scrolls internally.
        if (layout !== 'carousel') await expect.poll(async () => (await tiles()).out, layout).toBe(0);
        if (width >= 320) await expect.poll(async () => (await tiles()).largest, layout).toBeGreaterThan(60);
      }
      expect(await fits()).toBe(true);
    });
});

test('zoomed pages and sharp screens have the same layout (H31)', async ({
  browser,
  service,
  hostServer,
}) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 3 });
  const body = `<div data-pix-gallery="all" data-limit="6"></div>${service.script()}`;
  // Without pointer events, since pictures under the pointer grow.
  hostServer.answer(`<!doctype html><body style="margin: 0; zoom: 2; pointer-events: none">${body}`, {});
  await page.goto(hostServer.url);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  for (const zoom of ['2', '1', '0.5']) {
    await page.locator('body').evaluate((element, value) => void (element.style.zoom = value), zoom);
    const misfits = async () =>
      (await boxes(page)).filter(
        ({ right, left, picture }) => right > 321 || Math.abs((picture[0] ?? NaN) - (right - left)) >= 0.5,
      );
    await expect.poll(misfits).toEqual([]);
  }
  await page.close();
});

test('galleries hidden by display, <details> or content-visibility send no requests, and have their layout once they are shown (H30)', async ({
  page,
  host,
  service,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/') && requests.push(request.url()));
  const box = ['grid', 'rows']
    .map((layout) => `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}"></div>`)
    .join('');
  await host.open(
    `<section style="display: none">${box}</section><details><summary>More</summary><section>${box}</section></details>
     <section style="content-visibility: hidden">${box}</section><p>Below</p>${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.version);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  for (const at of [0, 1, 2]) {
    const section = page.locator('section').nth(at);
    await section.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      element.removeAttribute('style');
      element.scrollIntoView();
    });
    await expect(section.locator('pix-gallery img')).toHaveCount(12);
    // Those that are still hidden wait.
    await expect(
      page
        .locator('section')
        .nth(at + 1)
        .locator('pix-gallery img'),
    ).toHaveCount(0);
  }
  for (const { left, right, top, bottom } of await boxes(page)) {
    expect(right - left).toBeGreaterThan(60);
    expect(bottom - top).toBeGreaterThan(60);
  }
});

test('tiles keep their size with vertical text, and a change of the direction of the page mirrors order and keys (H29)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<style>body { margin: 0 } .vertical { writing-mode: vertical-rl } .vertical div { height: 500px }</style><div data-pix-gallery="all" data-limit="6"></div><div data-pix-gallery="all" data-limit="6" data-layout="rows"></div><script>document.body.className = 'vertical'</script>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(12);
  for (const { left, right, top, bottom } of await boxes(page)) {
    expect(right - left).toBeGreaterThan(60);
    expect(bottom - top).toBeGreaterThan(60);
  }

  await page.evaluate(() => (document.body.className = ''));
  const direction = async () => {
    const [first, second] = await boxes(page);
    return Math.sign((second?.left ?? NaN) - (first?.left ?? NaN));
  };
  await expect.poll(direction).toBe(1);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect.poll(direction).toBe(-1);
  const tile = page.locator('pix-gallery').first().locator('a');
  await tile.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tile.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('2 / 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('3 / 6');
});
