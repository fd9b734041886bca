/** Short lists in rows and columns, which stay as they were painted: no virtual grid loads for them. */
import type { Page } from '@playwright/test';
import { expect, requestedPaths, test } from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

const short = (layout: string) =>
  `<h1>Pictures</h1><div data-pix-gallery="all" data-limit="24" data-layout="${layout}"></div><p style="height: 900px">After</p>`;

const tiles = (page: Page) => page.locator('pix-gallery a');

/** Index of the first tile below the top of the window, and its distance from there. */
const firstVisible = (page: Page) =>
  page.locator('pix-gallery li').evaluateAll((all) => {
    const [first] = all.filter((item) => item.getBoundingClientRect().top >= 0);
    return [first?.getAttribute('data-at'), Math.round(first?.getBoundingClientRect().top ?? NaN)];
  });

const hasVirtualGrid = (paths: readonly string[]) => paths.some((path) => path.includes('/virtual-grid-'));

for (const layout of ['rows', 'columns'])
  test(`${layout} need no virtual grid before another list is shown`, async ({ page, host, service }) => {
    const paths = requestedPaths(page);
    await host.open(short(layout) + service.script());
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    await expect(tiles(page)).toHaveCount(24);
    await page.waitForLoadState('networkidle');

    await test.step('the place of a visitor stays when the window is resized, and resized back', async () => {
      await page.evaluate(() => scrollTo(0, 500));
      await expect.poll(async () => Number((await firstVisible(page))[0])).toBeGreaterThan(4);
      const place = await firstVisible(page);
      const height = () => page.locator('pix-gallery ul').evaluate((list) => list.clientHeight);
      const wide = await height();
      await page.setViewportSize({ width: 640, height: 720 });
      await expect.poll(height).not.toBe(wide);
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect.poll(height).toBe(wide);
      await expect.poll(() => firstVisible(page)).toEqual(place);
    });

    await test.step('keys move the focus to the nearest picture in their direction', async () => {
      await tiles(page).first().focus();
      const boxOf = async (index: number) => {
        const box = await tiles(page).nth(index).boundingBox();
        return box ?? { x: 0, y: 0, width: 0, height: 0 };
      };
      const focused = () =>
        page.locator('pix-gallery').evaluate(({ shadowRoot }) => {
          const { index } = (shadowRoot?.activeElement as HTMLElement | null)?.dataset ?? {};
          return Number(index);
        });
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe(1);
      await page.keyboard.press('ArrowDown');
      const [above, below] = [await boxOf(1), await boxOf(await focused())];
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
      expect(Math.abs(below.x - above.x)).toBeLessThan(above.width);
      await page.keyboard.press('End');
      expect(await focused()).toBe(23);
    });

    await test.step('updates leave it as it is', async () => {
      const boxes = () =>
        page
          .locator('pix-gallery li')
          .evaluateAll((all) => all.map((item) => [item.getAttribute('style'), item.clientHeight]));
      const before = await boxes();
      expect(
        await page
          .locator('pix-gallery')
          .evaluate((gallery: HTMLElement & { refresh?: () => unknown }) => gallery.refresh?.()),
      ).toBe(0);
      expect(await boxes()).toEqual(before);
    });

    expect(hasVirtualGrid(paths)).toBe(false);
    await page.locator('pix-gallery').evaluate((gallery) => Object.assign(gallery, { q: 'tide' }));
    const { data } = await service.images('?limit=24&q=tide');
    await expect(tiles(page)).toHaveCount(data.length);
    expect(hasVirtualGrid(paths)).toBe(true);
  });

test('galleries further down, which come when the elements are there, need none either', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  await host.open(
    ['rows', 'columns', 'rows']
      .map((layout) => short(layout).replace('900px', '4000px').replace('24', '12'))
      .join('') + service.script(),
  );
  const galleries = page.locator('[data-pix-gallery]');
  for (let at = 0; at < 3; at++)
    await test.step(`gallery ${at + 1}`, async () => {
      const gallery = galleries.nth(at);
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery.locator('pix-gallery:state(ready)')).toHaveCount(1);
      await expect(gallery.locator('a[tabindex="0"]')).toHaveCount(1);
      await expect(gallery.locator('a')).toHaveCount(12);
      const boxes = await gallery
        .locator('li')
        .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
      expect(Math.min(...boxes)).toBeGreaterThan(50);
    });
  expect(hasVirtualGrid(paths)).toBe(false);
});

for (const [what, option] of Object.entries({
  'a short list': '',
  months: 'data-group="month"',
  'a list that grows': 'data-paging="more"',
}))
  test(`text below ${what} stays in view when the window is resized`, async ({ page, host, service }) => {
    await host.open(short('rows').replace('"24"', `"40" ${option}`) + service.script());
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const text = page.getByText('After');
    const top = () => text.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const height = () => page.locator('pix-gallery ul').evaluate((list) => list.clientHeight);
    for (const place of [100, -40])
      await test.step(`at ${place} px`, async () => {
        await page.evaluate((by) => scrollBy(0, by), (await top()) - place);
        for (const width of [1000, 600, 1280]) {
          const before = await height();
          await page.setViewportSize({ width, height: 720 });
          await expect.poll(height).not.toBe(before);
          await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(3);
        }
      });
  });

test('another layout replaces the pictures once its code is there, in the same place', async ({
  page,
  host,
  service,
}) => {
  await host.open(short('rows').replace('24', '40') + service.script());
  await expect(tiles(page)).toHaveCount(40);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(async () => Number((await firstVisible(page))[0])).toBeGreaterThan(4);
  const [index] = await firstVisible(page);
  const list = page.locator('pix-gallery ul');
  await list.evaluate((element) => {
    const names: string[] = [];
    Object.assign(window, { names });
    new MutationObserver(() => void names.push(element.getAttribute('class') ?? '')).observe(element, {
      attributes: true,
    });
  });
  const before = await list.evaluate(({ clientHeight }) => clientHeight);
  await page.locator('pix-gallery').evaluate((gallery) => Object.assign(gallery, { layout: 'columns' }));
  await expect.poll(() => list.evaluate(({ clientHeight }) => clientHeight)).not.toBe(before);
  await expect(tiles(page).nth(Number(index))).toBeInViewport();
  expect(await page.evaluate('names')).not.toContain('grid');
});

test('Back shows the pictures that a visitor has left, also when the list takes longer', async ({
  page,
  host,
  service,
}) => {
  await host.open(short('columns').replace('24', '40') + service.script());
  await expect(tiles(page)).toHaveCount(40);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 800));
  await page.waitForFunction(() => (history.state as { pix?: unknown } | null)?.pix);
  const place = await firstVisible(page);
  await page.goto('about:blank');
  await page.route('**/api/v1/images?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goBack();
  await expect(tiles(page).nth(Number(place[0]) - 10)).toBeAttached();
  await expect.poll(() => firstVisible(page)).toEqual(place);
});

test('painted pictures are printed in the width of the paper, before the element is there and after', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  await host.open(short('rows') + service.script());
  await expect(tiles(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Paper has another width than the window, and no observer of sizes is told.
  const onPaper = () =>
    page.locator('pix-gallery').evaluate((gallery) => {
      gallery.style.width = '600px';
      const images = [...(gallery.shadowRoot?.querySelectorAll('img') ?? [])];
      const end = Math.max(...images.map((image) => image.getBoundingClientRect().right));
      gallery.style.width = '';
      return end;
    });
  expect(await onPaper()).toBeLessThan(620);
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await expect(tiles(page)).toHaveCount(24);
  expect(await onPaper()).toBeLessThan(620);
});
