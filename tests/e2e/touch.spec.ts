import type { Page } from '@playwright/test';
import { counter, expect, pictureWidth, requestedPaths, test, waitForViewer } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

const GALLERY = '<div data-pix-gallery="all" data-limit="6"></div>';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

test('a tap opens, double taps and two fingers zoom, a swipe changes the picture, a tap hides the controls, Tab shows them, a swipe up opens the information, and pulls close both', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().tap();
  await expect(counter(page)).toHaveText('1 / 6');
  await waitForViewer(page);

  await test.step('a double tap zooms in, another one zooms out, neither hides the controls, and two fingers zoom', async () => {
    const fit = await pictureWidth(page);
    const doubleTap = async () => {
      await page.touchscreen.tap(195, 400);
      await page.touchscreen.tap(195, 400);
    };
    await doubleTap();
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.3);
    await expect(page.locator('pix-lightbox dialog')).not.toHaveClass('quiet');
    await page.waitForTimeout(400);
    await doubleTap();
    await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
    await pinch(page, 20, 90);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(fit * 1.5);
    await page.keyboard.press('z');
    await expect.poll(() => pictureWidth(page)).toBeCloseTo(fit, 0);
  });

  const bar = page.locator('pix-lightbox .bar');
  await swipe(page, [320, 400], [40, 400]);
  await expect(counter(page)).toHaveText('2 / 6');
  const slide = page.locator('pix-lightbox .pswp__item[aria-hidden="false"]');
  await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? NaN)).toBe(0);
  await page.touchscreen.tap(195, 400);
  await expect(page.locator('pix-lightbox dialog')).toHaveClass('quiet');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 6');
  await expect(bar).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Download' })).toBeFocused();
  await expect(bar).toHaveCSS('opacity', '1');

  await swipe(page, [195, 500], [195, 300]);
  const info = page.locator('pix-lightbox .info');
  await expect(info.getByRole('heading')).toBeFocused();
  await info.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  await swipe(page, [195, 400], [195, 700]);
  await expect(info).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await swipe(page, [195, 300], [195, 700]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('while the page is zoomed, gestures pan and zoom the page with the open viewer; afterwards they are those of the viewer', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  const link = page.locator('pix-gallery a').first();
  await expect(link).toBeVisible();
  const viewport = (property: 'scale' | 'pageLeft' | 'pageTop') =>
    page.evaluate((name) => Math.round(window.visualViewport?.[name] ?? NaN), property);
  await pinch(page, 60, 120);
  await expect.poll(() => viewport('scale')).toBeGreaterThan(1);
  await link.evaluate((each: HTMLElement) => each.click());
  await waitForViewer(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('touch-action', 'auto');

  await swipe(page, [40, 400], [320, 400]);
  await expect.poll(() => viewport('pageLeft')).toBe(0);
  await swipe(page, [320, 400], [40, 400]);
  await expect.poll(() => viewport('pageLeft')).toBeGreaterThan(100);
  await swipe(page, [195, 600], [195, 200]);
  await expect.poll(() => viewport('pageTop')).toBeGreaterThan(100);
  await expect(counter(page)).toHaveText('1 / 6');

  await page.keyboard.press('i');
  const info = page.locator('pix-lightbox .info');
  await expect(info.getByRole('heading')).toBeFocused();
  await swipe(page, [195, 300], [195, 700]);
  await expect.poll(() => viewport('pageTop')).toBe(0);
  await expect(info).toHaveCSS('translate', 'none');
  await page.keyboard.press('Escape');

  await pinch(page, 120, 40);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await expect(dialog).toHaveCSS('touch-action', 'none');
  await swipe(page, [320, 400], [40, 400]);
  await expect(counter(page)).toHaveText('2 / 6');
});

/** Moves two fingers around the centre of the viewport; `from` and `to` are their distances from it in px. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const fingers = (gap: number) => [
    { x: 195 - gap, y: 400, id: 1 },
    { x: 195 + gap, y: 400, id: 2 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 0; step <= 8; step++) {
    const touchPoints = fingers(from + ((to - from) * step) / 8);
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let part = 0.1; part <= 1; part += 0.1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a touch loads the code of the viewer and prefetches the picture, also one that is older than the code; a swipe that scrolls the page cancels the prefetch', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=6');
  const { pathname } = new URL(data[0]?.urls.direct_url ?? '');
  const paths = requestedPaths(page);
  const dropped: string[] = [];
  page.on('requestfailed', (request) => dropped.push(new URL(request.url()).pathname));
  await page.route('**/raw/**', () => undefined);
  const release = await hold(page, '**/chunks/viewer-code*');
  await host.open(`${GALLERY}<div id="tall"></div>
    <script>document.querySelector('#tall').style.height = '4000px'</script>${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  const code = () => paths.filter((path) => path.includes('/chunks/viewer-code'));
  expect(code()).toEqual([]);
  const box = await page.locator('pix-gallery a').first().boundingBox();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', y = 100) => {
    const point = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + y };
    return client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchCancel' ? [] : [point],
    });
  };
  await touch('touchStart');
  await expect.poll(code).toHaveLength(1);
  await touch('touchCancel');
  await touch('touchStart');
  release();
  await expect.poll(() => paths).toContain(pathname);
  await touch('touchCancel');
  await expect.poll(() => dropped).toEqual([pathname]);
  // All at once: a finger that rests for half a second does not scroll.
  await Promise.all([
    touch('touchStart'),
    ...[90, 80, 70, 60, 50, 40, 30, 20, 10].map((y) => touch('touchMove', y)),
  ]);
  await expect.poll(() => dropped).toEqual([pathname, pathname]);
  expect(paths.filter((path) => path === pathname)).toHaveLength(2);
  expect(code()).toHaveLength(1);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
