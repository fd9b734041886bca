import { counter, expect, test, waitForViewer } from '../support/e2e.ts';

const GALLERY = '<h1>Mine</h1><div id="here" data-pix-gallery="all" data-limit="6"></div>';

test('a viewer that the page removes while it opens does not block the next one, which closes with its gallery (U20)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<script>document.documentElement.dir = 'rtl'</script>${GALLERY}${service.script()}`);
  await page.locator('pix-gallery a').first().click();
  await page.locator('pix-lightbox dialog[open]').waitFor();
  await page.evaluate(() => document.querySelector('pix-lightbox')?.remove());
  await page.locator('pix-gallery a').nth(2).click();
  await expect(counter(page)).toHaveText('3 / 6');
  // Also from right to left.
  await expect(counter(page)).toHaveCSS('direction', 'ltr');
  await waitForViewer(page);
  await page.evaluate(() => window.Pix?.destroy(document.querySelector('#here') as Element));
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
});

test('the page behind the viewer keeps its scroll position, and keys scroll only details that overflow their panel', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style>body { display: grid; gap: 60px }</style>${GALLERY}<div id="tall"></div>
    <script>document.querySelector('#tall').style.height = '4000px'</script>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
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
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 300 });
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
  // The picture is still that of the first "End".
  await expect(counter(page)).toHaveText('6 / 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('5 / 6');
  // By now, a scroll of the page would have begun.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a page's own styles do not reach the viewer, which covers the window in any body, but its custom properties do (H19, H20)", async ({
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
    </style><style id="later"></style><div id="app">${GALLERY}</div>${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await page.locator('#later').evaluate((sheet) => {
    sheet.textContent = 'body { clip-path: inset(45%); contain: strict; height: 100px; rotate: 30deg }';
  });
  // The tile is not at a position that a pointer can reach.
  await page
    .locator('pix-gallery a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(600, 600);
  const viewer = page.locator('pix-lightbox');
  expect(await viewer.locator('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
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

test('an album whose code cannot be loaded shows an error, and can be retried; its skeleton has as many tiles as the count of its card', async ({
  page,
  host,
  service,
}) => {
  const album = (await service.albums()).data[0];
  await page.route('**/chunks/pix-album-*', (route) => route.abort());
  await page.route('**/api/v1/albums/*/images*', () => undefined);
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await page.locator('pix-albums .card').first().click();
  await expect(page.getByRole('status')).toContainText('The album could not be loaded.');
  await page.unroute('**/chunks/pix-album-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Back to albums' })).toBeVisible();
  await expect(page.locator('pix-album .skeleton')).toHaveCount(album?.image_count ?? 0);
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
