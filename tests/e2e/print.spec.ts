import type { Page } from '@playwright/test';
import { expect, serveTinyPictures, test } from '../support/e2e.ts';

/** Content above a gallery, so high that its pictures have not been requested when the page is printed. */
const FAR = '<p style="height: 20000px">Text</p>';

/**
 * Prints the page. Resolves with the number of visible pictures of each gallery during printing, and the number of images in the file:
 * transparent pictures are two images, and cropped ones may be vector graphics.
 */
async function print(page: Page): Promise<{ shown: number[]; inFile: number }> {
  await page.evaluate(() => {
    const countIn = ({ shadowRoot }: Element) =>
      [...(shadowRoot?.querySelectorAll('img') ?? [])].filter(
        (image) => image.naturalWidth && image.getClientRects().length,
      ).length;
    const count = () =>
      Object.assign(window, { shown: [...document.querySelectorAll('pix-gallery')].map(countIn) });
    // Before other listeners remove the content for print.
    addEventListener('afterprint', count, { capture: true, once: true });
  });
  const file = (await page.pdf({ printBackground: true })).toString('latin1');
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  const masks = new Set(file.match(/\/SMask \d+ 0 R/g));
  return { shown, inFile: file.split('/Subtype /Image').length - 1 - masks.size };
}

test('a printout shows all pictures of every layout, including those not yet seen (H35)', async ({
  page,
  host,
  service,
}) => {
  await serveTinyPictures(page);
  await page.setViewportSize({ width: 900, height: 500 });
  const layouts = ['grid', 'rows', 'columns', 'carousel'];
  // A file contains the same picture once.
  const galleries = layouts.map(
    (layout, at) => `<div data-pix-gallery="all" data-layout="${layout}" data-page="${at + 1}"></div>`,
  );
  await host.open(`${FAR}${galleries.join('')}${service.script()}`);
  // Loads the lists, and returns to the top of the page.
  for (const at of layouts.keys()) {
    const container = page.locator('[data-pix-gallery]').nth(at);
    await container.scrollIntoViewIfNeeded();
    await expect(container.locator('img').first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 0));
  // Browsers wait for pictures for a limited time; missing ones have loaded the next time.
  await expect(async () => {
    const { shown, inFile } = await print(page);
    expect(shown).toEqual([24, 24, 24, 24]);
    expect(inFile).toBeGreaterThan(80);
  }).toPass();
});

test('a gallery of 240 pictures is printed completely (H35)', async ({ page, host, huge }) => {
  await serveTinyPictures(page);
  // Browsers do not wait for lists: the rest of this one arrives after the first printout.
  await page.addInitScript(() => {
    const fetchNow = window.fetch.bind(window);
    const printed = new Promise<void>((resolve) => {
      addEventListener('afterprint', () => setTimeout(resolve), { once: true });
    });
    window.fetch = async (...request) => {
      if (/&page=[23]/.test(new Request(...request).url)) await printed;
      return fetchNow(...request);
    };
  });
  await page.setViewportSize({ width: 900, height: 500 });
  await host.open(`<div data-pix-gallery="all" data-layout="rows" data-limit="240"></div>${huge.script()}`);
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  const before = await page.locator('pix-gallery a').count();
  expect(before).toBeLessThan(60);
  await expect(async () => {
    const { shown, inFile } = await print(page);
    expect(shown).toEqual([240]);
    expect(inFile).toBeGreaterThan(100);
  }).toPass();
  await expect(page.locator('pix-gallery a')).toHaveCount(before);
});

test('pictures outside the viewport are loaded when the page is printed (H35)', async ({
  page,
  host,
  service,
}) => {
  const slug = (await service.images('?limit=1')).data[0]?.slug ?? '';
  await host.open(
    `${FAR}<div data-pix-gallery="all" data-layout="rows" data-limit="6"></div><div data-pix-image="${slug}"></div>
     <div data-pix-albums="all" data-limit="3"></div>${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.ready);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('img').count()).toBe(0);
  const print = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await print();
  await expect(page.locator('pix-image img')).toHaveCount(1);
  await expect(page.locator('pix-albums img')).toHaveCount(3);
  // Browsers do not wait for the first printout; the next one has all tiles.
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await print();
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
});

test('a printout has no controls, page numbers or buttons, and no page break within a picture (H35)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-layout="carousel" data-limit="12" data-controls="search sort category tags count"></div>
     <div data-pix-gallery="all" data-layout="rows" data-limit="12" data-paging="more"></div>
     <div data-pix-gallery="all" data-limit="12" data-paging="pages"></div>${service.script()}`,
  );
  const galleries = page.locator('pix-gallery');
  await expect(galleries.last().getByRole('navigation')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'searchbox', 'combobox', 'navigation'] as const)
    await expect(galleries.getByRole(role)).toHaveCount(0);
  for (const gallery of await galleries.all()) await expect(gallery.locator('a:visible')).toHaveCount(12);
  // Paper is narrower than the window; pictures keep their aspect ratios, and nothing overflows.
  await page.setViewportSize({ width: 700, height: 900 });
  const tiles = await galleries
    .first()
    .locator('a')
    .evaluateAll((all) =>
      all.map((tile) => {
        const { left, right, width, height } = tile.getBoundingClientRect();
        const { width: across, height: down } = tile.querySelector('img') ?? new Image();
        const { breakInside } = getComputedStyle(tile.closest('li') ?? tile);
        const own = tile.querySelector('img');
        const ratio = Number(own?.getAttribute('width')) / Number(own?.getAttribute('height'));
        return { left, right, off: Math.abs(width / height / ratio - 1), across, down, breakInside };
      }),
    );
  for (const tile of tiles) {
    expect(tile.left).toBeGreaterThanOrEqual(0);
    expect(tile.right).toBeLessThanOrEqual(700);
    expect(tile.off).toBeLessThan(0.03);
    expect(tile.breakInside).toBe('avoid');
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(galleries.first().getByRole('searchbox')).toBeVisible();
});

test('a printout has the pictures of the page, and not the viewer above them (H35)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div data-pix-gallery="all" data-limit="12"></div>${service.script()}`);
  await page.locator('pix-gallery a').first().click();
  const dialog = page.locator('pix-lightbox dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('pix-gallery a:visible')).toHaveCount(12);
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
});
