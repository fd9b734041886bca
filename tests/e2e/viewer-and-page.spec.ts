import { counter, expect, focused, test, waitForViewer } from '../support/e2e.ts';

const GALLERY = '<h1>Mine</h1><div id="here" data-pix-gallery="all" data-limit="6"></div>';

test('a viewer that the page removes while it opens does not block the next one', async ({
  page,
  host,
  service,
}) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await page.locator('pix-lightbox dialog[open]').waitFor();
  await page.evaluate(() => document.querySelector('pix-lightbox')?.remove());
  await page.locator('pix-gallery a').nth(2).click();
  await expect(counter(page)).toHaveText('3 / 6');
});

test('the viewer closes with a gallery that is destroyed (U20)', async ({ page, host, service }) => {
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  await page.evaluate(() => window.Pix?.destroy(document.querySelector('#here') as Element));
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
});

test('the page behind the viewer keeps its scroll position', async ({ page, host, service }) => {
  await host.open(`<style>body { display: grid; gap: 60px }</style>${GALLERY}<div id="tall"></div>
    <script>document.querySelector('#tall').style.height = '4000px'</script>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('pix-gallery a').first().click();
  await page.waitForTimeout(500);
  expect(await height()).toBe(before);
  for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const close = page.getByRole('button', { name: 'Close' });
  await close.hover();
  await page.mouse.wheel(0, 300);
  await close.focus();
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'More' }).click();
  const link = page.getByRole('link', { name: 'View picture page' });
  await link.focus();
  for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('keys scroll details that overflow their panel, and the picture stays', async ({
  page,
  host,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').first().click();
  await page.getByRole('button', { name: 'Info' }).click();
  const panel = page.locator('pix-lightbox .info');
  await expect(panel.getByRole('heading')).toBeFocused();
  const scrollTop = () => panel.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(scrollTop).toBeGreaterThan(0);
  // A key may have no effect while the panel still scrolls after the previous one.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect.poll(scrollTop, { timeout: 1000 }).toBe(0);
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect.poll(scrollTop, { timeout: 1000 }).toBeGreaterThan(50);
  }).toPass();
  await expect(counter(page)).toHaveText('1 / 6');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 6');
});

test("a page's own styles do not reach the viewer, but its custom properties do (H19, H20)", async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style>
      html { overflow: hidden }
      body { position: relative; z-index: 1; overflow: hidden; transform: translate(40px, 900px); filter: grayscale(1);
        visibility: hidden; opacity: 0.2; pointer-events: none; cursor: wait; letter-spacing: 1em;
        text-transform: uppercase; text-indent: 50px; user-select: none }
      body > :not(#app) { display: none; opacity: 0; contain: strict }
      #app { position: relative; z-index: 99999; overflow: hidden; visibility: visible; pointer-events: auto }
      dialog { margin: 30px !important; color: red }
      pix-lightbox { --pix-viewer-color: rgb(0 128 0); --pix-viewer-font: 20px serif }
      pix-lightbox::part(title) { letter-spacing: 3px }
    </style><div id="app">${GALLERY}</div>${service.script()}`);
  // The tile is not at a position that a pointer can reach.
  await page
    .locator('pix-gallery a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(600, 600);
  const viewer = page.locator('pix-lightbox');
  expect(await viewer.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await expect(counter(page)).toHaveCSS('letter-spacing', 'normal');
  await expect(counter(page)).toHaveCSS('text-transform', 'none');
  await expect(counter(page)).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(counter(page)).toHaveCSS('font-size', '20px');
  await expect(viewer.locator('.title')).toHaveCSS('letter-spacing', '3px');
  await waitForViewer(page);
  await page.mouse.click(640, 390);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the viewer covers the window of a page whose body is transformed, filtered, clipped or contained (H20)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style id="own"></style>${GALLERY}${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  for (const style of [
    'transform: rotate(30deg) scale(0.5)',
    'filter: blur(2px)',
    'clip-path: inset(45%)',
    'contain: strict; height: 100px',
  ])
    await test.step(style, async () => {
      await page
        .locator('#own')
        .evaluate((sheet, css) => void (sheet.textContent = css), `body { ${style} }`);
      // The tile may not be at a position that a pointer can reach.
      const link = page.locator('pix-gallery a').first();
      await link.evaluate((tile: HTMLElement) => tile.click());
      await waitForViewer(page);
      const box = await page.locator('pix-lightbox dialog').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
      const corners = [
        [1, 1],
        [1278, 1],
        [1, 798],
        [1278, 798],
      ] as const;
      const hit = await page.evaluate(
        (points) => points.map(([x, y]) => document.elementFromPoint(x, y)?.localName),
        corners,
      );
      expect(hit).toEqual(corners.map(() => 'pix-lightbox'));
      await page.keyboard.press('Escape');
      await expect(page.locator('pix-lightbox')).toHaveCount(0);
    });
});

test('of two concurrent calls of show(), the first one wins, and only its viewer closes (U20)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div id="a" data-pix-gallery="all" data-limit="2"></div><div id="b" data-pix-gallery="all" data-limit="3"></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(5);
  await page.evaluate(() => {
    const closed: string[] = [];
    Object.assign(window, { closedIds: closed });
    document.addEventListener('pix-close', (event) =>
      closed.push((event.target as Element).parentElement?.id ?? ''),
    );
    for (const id of ['a', 'b']) {
      (document.querySelector(`#${id} pix-gallery`)?.shadowRoot?.querySelector('a') as HTMLElement).click();
    }
  });
  await expect(counter(page)).toHaveText('1 / 2');
  await page.keyboard.press('Escape');
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { closedIds: string[] }).closedIds))
    .toEqual(['a']);
});

test('the counter keeps its direction on a page from right to left', async ({ page, host, service }) => {
  await host.open(`<script>document.documentElement.dir = 'rtl'</script>${GALLERY}${service.script()}`);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 6');
  expect(await counter(page).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('an album whose code cannot be loaded shows an error, and can be retried', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/chunks/pix-album-*', (route) => route.abort());
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await page.locator('pix-albums .card').first().click();
  await expect(page.getByRole('status')).toContainText('The album could not be loaded.');
  await page.unroute('**/chunks/pix-album-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Back to albums' })).toBeVisible();
  host.problems.length = 0;
});

test('the skeleton of an opened album has as many tiles as the count of its card', async ({
  page,
  host,
  service,
}) => {
  const album = (await service.albums()).data[0];
  await page.route('**/api/v1/albums/*/images*', () => undefined);
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await page.locator('pix-albums .card').first().click();
  await expect(page.locator('pix-album .skeleton')).toHaveCount(album?.image_count ?? 0);
});

test('after "Try again", the focus is in the gallery', async ({ page, host, service }) => {
  await page.route('**/api/v1/images*', (route) =>
    route.fulfill({ status: 500, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  await host.open(GALLERY + service.script());
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await focused(page)).evaluate((element) => element?.getAttribute('part')))
    .toBe('grid');
  await page.waitForTimeout(300);
  host.problems.length = 0;
});

test('text below cards stays in place when they load, whatever the font of the page', async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.albums('?limit=100');
  const release = Promise.withResolvers<void>();
  await page.route('**/api/v1/albums?*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await host.open(
    `<style>body { font: 18px/1.6 serif }</style><div data-pix-albums="all" data-limit="${data.length}"></div><p>The end</p>${service.script()}`,
  );
  await expect(page.locator('.skeleton')).toHaveCount(data.length);
  const before = await page.getByText('The end', { exact: true }).boundingBox();
  release.resolve();
  await expect(page.locator('pix-albums .card')).toHaveCount(data.length);
  // The titles of the sample data take one line at this width.
  expect(await page.getByText('The end', { exact: true }).boundingBox()).toEqual(before);
});
