/** Selections in pages with the embed script, and the archive that a browser saves. */
import { readFile } from 'node:fs/promises';
import { violations } from '../support/axe.ts';
import { expect, requestedPaths, test, WITHOUT_MOTION } from '../support/e2e.ts';
import { readZip } from '../support/read-zip.ts';

test.use(WITHOUT_MOTION);

test.beforeEach(async ({ page }) => {
  // The dialog of the system cannot be used in tests: the browser saves the file, as in Firefox and Safari.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
});

test('pictures of a gallery are saved as an archive of the original files', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const chunk = (name: string) => paths.filter((path) => path.includes(`/chunks/${name}-`));
  await host.open(
    `<script>document.title = 'Sea'</script><div data-pix-gallery="all" data-limit="6"></div>${service.script()}`,
  );
  const container = page.locator('[data-pix-gallery]');
  const tiles = page.locator('pix-gallery [data-index]');
  await expect(tiles).toHaveCount(6);
  expect(chunk('select')).toEqual([]);
  await container.evaluate((box) => box.setAttribute('data-select', ''));
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(6);
  await tiles.nth(1).hover();
  await boxes.nth(1).click();
  await tiles.nth(3).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status').filter({ hasText: '3 pictures selected' })).toBeAttached();
  expect(chunk('zip')).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Sea.zip');
  const archive = readZip(await readFile(await download.path()));
  const { data } = await service.images('?limit=6');
  const wanted = data.slice(1, 4);
  expect(archive.map(({ bytes }) => bytes.length)).toEqual(wanted.map(({ file_size }) => file_size));
  for (const [at, { urls, title }] of wanted.entries()) {
    const original = new Uint8Array(await (await fetch(urls.direct_url)).arrayBuffer());
    expect(Buffer.compare(archive[at]?.bytes ?? original.subarray(0, 0), original)).toBe(0);
    expect(archive[at]?.name).toContain(title.slice(0, 4));
    expect(archive[at]?.name).toMatch(/\.(jpg|png|webp|gif|bmp)$/);
  }
  await expect(page.getByRole('status').filter({ hasText: '3 pictures saved' })).toBeAttached();
  expect(chunk('zip')).toHaveLength(1);
});

test('tiles, boxes and bar are accessible, and fit, on phones and desktops', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<style>:root { color-scheme: light dark }</style>
      <div data-pix-gallery="all" data-limit="12" data-layout="rows" data-select><button slot="action">Order prints</button></div>
      ${service.script()}`,
  );
  await expect(page.getByRole('checkbox').first()).toBeAttached();
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const)
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      await page.locator('pix-gallery [data-index]').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowRight');
      const bar = page.getByRole('group', { name: '2 pictures selected' });
      await expect(bar.getByRole('button')).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Order prints' })).toBeVisible();
      const box = await bar.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width) <= width).toBe(true);
      expect(box && box.y + box.height).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page, { within: 'pix-gallery' })).toEqual([]);
      // The focus is never behind the bar.
      await page.keyboard.press('End');
      const tile = page.locator('pix-gallery [data-index]:focus');
      await expect(tile).toHaveAttribute('data-index', '11');
      const [below, above] = [await bar.boundingBox(), await tile.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
    });
  await test.step('in a low window, as at 400 % zoom, the bar covers no picture', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const tile = page.locator('pix-gallery [data-index]').first();
    await tile.focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('group', { name: '1 picture selected' });
    await expect(bar.getByRole('button')).toHaveCount(3);
    const [above, below] = [await tile.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test('an album opened by a card has boxes, its archive has its title, and events leave the cards', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-albums="all" data-select></div>
    <script>
      document.addEventListener('pix-select', ({ detail, target }) => {
        document.body.dataset.count = detail.count + ' ' + target.selection.count;
      });
    </script>${service.script()}`,
  );
  const card = page.locator('pix-albums .card').first();
  await card.click();
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeAttached();
  await page.locator('pix-album [data-index]').first().focus();
  await page.keyboard.press('Control+a');
  const count = await boxes.count();
  await expect(page.locator('body')).toHaveAttribute('data-count', `${count} ${count}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const [album] = (await service.albums()).data;
  expect((await saving).suggestedFilename()).toBe(`${album?.title}.zip`);
});
