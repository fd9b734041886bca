import type { Page } from '@playwright/test';
import { counter, expect, waitForViewer, WITHOUT_MOTION } from '../support/e2e.ts';
import { test } from '../support/scroll-bars.ts';
import { openStates, SCENES } from '../support/states.ts';

test.use({ ...WITHOUT_MOTION, viewport: { width: 900, height: 600 } });

const GALLERY = '<h1 id="mark">Mine</h1><div id="here" data-pix-gallery="all" data-limit="6"></div>';

/** Markup of a high page with a gallery and a style sheet. */
const markup = (css: string, script: string) =>
  `<style>#tall { height: 3000px } ${css}</style>${GALLERY}<div id="tall"></div>${script}`;

/** State of the page behind the viewer: position of a heading, scroll position, style attributes. */
const pageState = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const { left, top, width } = document.querySelector('#mark')?.getBoundingClientRect() ?? new DOMRect();
    return {
      mark: [left, top, width],
      scroll: [scrollX, scrollY],
      styles: [root, body].map((element) => element.getAttribute('style')),
    };
  });

/** Opens the viewer at the second tile. */
async function open(page: Page): Promise<void> {
  await page.locator('pix-gallery a').nth(1).click();
  await expect(counter(page)).toHaveText('2 / 6');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
}

async function expectFullWindow(page: Page): Promise<void> {
  const { dialog, inner, client } = await page.locator('pix-lightbox').evaluate(({ shadowRoot }) => {
    const { left, top, right, bottom } = shadowRoot?.querySelector('dialog')?.getBoundingClientRect() ?? {};
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      dialog: [left, top, right, bottom],
      inner: [innerWidth, innerHeight],
      client: [clientWidth, clientHeight],
    };
  });
  expect(dialog).toEqual([0, 0, 900, 600]);
  expect(inner).toEqual([900, 600]);
  expect(client).toEqual([900, 600]);
}

/** Style sheets of pages with a scroll bar. */
const PAGES = {
  'that scrolls': '',
  'with a stable gutter': 'html { scrollbar-gutter: stable }',
  'with gutters at both edges': 'html { scrollbar-gutter: stable both-edges }',
  'whose root always has a scroll bar': 'html { overflow-y: scroll !important }',
  'whose body always has a scroll bar': 'body { overflow-y: scroll }',
  'of full width': 'html { width: 100%; overflow-x: hidden } body { max-width: 700px; margin: 0 auto }',
  'that is centred': 'html { max-width: 700px; margin: 0 auto; padding: 0 20px }',
  'from right to left': 'html { direction: rtl }',
  'that is wider than the window': '#tall { width: 3000px }',
  'with smooth scrolling': 'html { scroll-behavior: smooth }',
};

test('the viewer covers the window of a page with a scroll bar, and leaves the page and its styles unchanged; if it is removed, the page scrolls again (H12, H19)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style id="own"></style>${markup('', service.script())}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  const setStyles = (css: string) =>
    page.locator('#own').evaluate((style, text) => void (style.textContent = text), css);
  const setOwn = (css: string) =>
    page.evaluate((text) => (document.documentElement.style.cssText = text), css);
  for (const [name, css] of Object.entries(PAGES))
    await test.step(name, async () => {
      await setStyles(css);
      await page.evaluate(() => scrollTo({ top: 37, behavior: 'instant' }));
      const before = await pageState(page);
      expect(before.scroll[1]).toBe(37);
      await open(page);
      await expectFullWindow(page);
      const { mark, scroll } = await pageState(page);
      expect({ mark, scroll }).toEqual({ mark: before.mark, scroll: before.scroll });
      await close(page);
      expect(await pageState(page)).toEqual(before);
    });
  await setStyles('');

  await test.step("a page's own styles stay, and so do its changes while the viewer is open", async () => {
    await setOwn('overflow-y: scroll; color: red;');
    const before = await pageState(page);
    await open(page);
    await expectFullWindow(page);
    await close(page);
    expect(await pageState(page)).toEqual(before);
    await open(page);
    await page.evaluate(() => (document.documentElement.style.overflow = 'clip'));
    await close(page);
    const { styles } = await pageState(page);
    expect(styles).toEqual(['overflow: clip; color: red;', null]);
    await setOwn('');
  });

  const before = await pageState(page);
  for (const [top, selector] of [
    [100, 'pix-lightbox'],
    [0, '#here'],
  ] as const)
    await test.step(`${selector} is removed`, async () => {
      await open(page);
      await page.locator(selector).evaluate((element) => element.remove());
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
      expect((await pageState(page)).styles).toEqual(before.styles);
      await page.evaluate((top) => scrollTo(0, top), top);
      expect((await pageState(page)).scroll[1]).toBe(top);
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(885);
    });
});

test('a page at its end keeps its scroll position when the viewer has closed (H19)', async ({
  page,
  host,
  service,
}) => {
  const script = service.script();
  // Without the horizontal scroll bar, the scroll range of a page that is wider than the window is smaller.
  await host.open(
    `<style>#tall { width: 3000px; height: 900px }</style><div id="tall"></div>${GALLERY}${script}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const before = await pageState(page);
  await page
    .locator('pix-gallery a')
    .nth(1)
    .evaluate((link: HTMLElement) => link.click());
  await expect(counter(page)).toHaveText('2 / 6');
  await expectFullWindow(page);
  await close(page);
  expect(await pageState(page)).toEqual(before);
});

test('the viewer looks as before on a page with a scroll bar', async ({ page, host, service }) => {
  const size = { width: 900, height: 600, boxes: true };
  await openStates(page, host, service, [...SCENES.layouts, '<p style="height: 2000px"></p>'], size);
  const link = page.locator('pix-gallery a').first();
  await link.evaluate((each: HTMLElement) => each.click());
  await waitForViewer(page);
  await expect(page).toHaveScreenshot('viewer-scroll-bar-900.png');
});
