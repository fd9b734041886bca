import type { Page } from '@playwright/test';
import {
  counter,
  expect,
  focused,
  pictureWidth,
  test,
  waitForFrames,
  waitForViewer,
} from '../support/e2e.ts';

const GALLERY = '<h1>Mine</h1><div data-pix-gallery="all" data-limit="6"></div>';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test('a click opens the picture in the viewer, with caption and counter; the buttons stop at the ends; a click beside the picture, or Close, returns to the tile; a click with a modifier key follows the link', async ({
  page,
  context,
  host,
  service,
}) => {
  await host.open(`${GALLERY}<a href="/">After</a>${service.script()}`);
  const { data } = await service.images('?limit=6');
  const tile = page.locator('pix-gallery a').nth(4);
  await tile.click();
  await expect(dialog(page)).toBeVisible();
  await expect(counter(page)).toHaveText('5 / 6');
  await expect(page.locator('pix-lightbox .caption')).toContainText(data[4]?.title ?? '');
  await expect(page.locator(`pix-lightbox .pswp__img[src="${data[4]?.urls.direct_url}"]`)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await expect(counter(page)).toHaveText('6 / 6');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(counter(page)).toHaveText('6 / 6');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter(page)).toHaveText('5 / 6');
  await waitForViewer(page);
  await test.step('the focus stays in the dialog', async () => {
    let inside = 0;
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      const where = await (
        await focused(page)
      ).evaluate(
        (element) =>
          (element?.getRootNode() as Partial<ShadowRoot> | undefined)?.host?.localName ?? element?.localName,
      );
      // Between the last button and the first one, the focus may be on the browser, and then on the body of the page.
      expect(where).toMatch(/^(pix-lightbox|body)$/);
      inside += Number(where === 'pix-lightbox');
    }
    expect(inside).toBeGreaterThan(5);
  });
  await page.mouse.click(640, 785);
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  await tile.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  const opened = context.waitForEvent('page');
  await tile.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/i/*');
  await expect(dialog(page)).toHaveCount(0);
});

test('the keyboard opens the viewer, whose code loads on focus, moves and closes it, even during the opening transition; the focus returns to the last picture; events report it, and a page can open pictures itself (U20)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`${GALLERY}<script>
      window.events = [];
      for (const type of ['pix-load', 'pix-open', 'pix-change', 'pix-close']) {
        document.addEventListener(type, ({ detail }) => events.push([type, detail.count ?? detail.image.slug, detail.index]));
      }
    </script>${service.script()}`);
  const { data } = await service.images('?limit=6');
  const code = page.waitForResponse('**/chunks/viewer-code*');
  const tile = page.locator('pix-gallery a');
  await tile.first().focus();
  await (await code).finished();
  await page.keyboard.press('Enter');
  await page.locator('pix-lightbox dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('1 / 6');
  // While the opening transition is still running.
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter(page)).toHaveText(`${place} / 6`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile.nth(1)).toBeFocused();
  const [first, second, third] = data.map(({ slug }) => slug);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: unknown[] }).events))
    .toEqual([
      ['pix-load', 6, undefined],
      ['pix-open', first, 0],
      ['pix-close', first, undefined],
      ['pix-open', first, 0],
      ['pix-change', second, 1],
      ['pix-change', third, 2],
      ['pix-change', second, 1],
      ['pix-close', second, undefined],
    ]);
  await page.evaluate(() => document.addEventListener('pix-open', (event) => event.preventDefault()));
  await tile.first().click();
  await waitForFrames(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('the zoom button, a click or double click on the picture, the z key and the wheel zoom in and out', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  const fit = await pictureWidth(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.click(640, 390);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.3);
  await page.keyboard.press('z');
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.1);
  await page.keyboard.press('z');
  await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  // A double click zooms in like a single click, and does not zoom out again.
  await page.mouse.dblclick(640, 390);
  await page.waitForTimeout(600);
  expect(await pictureWidth(page)).toBeGreaterThan(fit * 1.3);
});

test('the code of the viewer and the picture under a resting pointer are prefetched, and nothing before; others that it passes are not, and no view is counted', async ({
  page,
  host,
  service,
}) => {
  const paths: string[] = [];
  const code: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(raw\/|api\/v1\/images\/)/.test(pathname)) paths.push(pathname);
    if (pathname.includes('/chunks/viewer-code')) code.push(request.url());
  });
  await page.clock.install();
  await host.open(GALLERY.replace('data-pix', 'data-quality="fast" data-pix') + service.script());
  const { data } = await service.images('?limit=6');
  const file = (at: number) => new URL(data[at]?.urls.direct_url ?? '').pathname;
  // Drawings have no thumbnail: a tile shows the file itself.
  const photos = [...data.keys()].filter((at) => !file(at).endsWith('.svg'));
  const [first = -1, last = -1] = [photos[0], photos.at(-1)];
  expect(last - first).toBeGreaterThan(1);
  const tile = page.locator('pix-gallery a');
  await expect(tile.locator('img')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  paths.length = 0;
  expect(code).toEqual([]);
  await tile.nth(first).hover();
  await expect.poll(() => code).toEqual([expect.stringContaining(`${service.url}/cdn/chunks/`)]);
  await expect.poll(() => paths).toEqual([file(first)]);
  const passed = [...data.keys()].slice(first + 1, last + 1);
  const boxes = await Promise.all(passed.map((at) => tile.nth(at).boundingBox()));
  // No time passes between the moves, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const box of boxes) await page.mouse.move((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await page.clock.resume();
  await expect.poll(() => paths).toEqual([file(first), file(last)]);
  await tile.nth(last).click();
  await expect(dialog(page)).toBeVisible();
  // The viewer shows the prefetched picture; opening it counts the view.
  await expect.poll(() => paths.filter((path) => path.startsWith('/api/'))).toHaveLength(1);
  expect(paths.filter((path) => path === file(last))).toHaveLength(1);
});

test('if code of the viewer is blocked, a tile opens its picture page (H27)', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=6');
  for (const code of ['viewer-code', 'photoswipe-engine'])
    await test.step(code, async () => {
      await page.route(`**/${code}-*`, (route) => route.abort('blockedbyclient'));
      await host.open(GALLERY + service.script());
      await page.locator('pix-gallery a').first().click();
      await page.waitForURL(data[0]?.urls.view_page ?? '');
      expect(host.problems.splice(0).filter((text) => text.startsWith('Pix'))).toEqual([]);
      await page.unrouteAll();
    });
});
