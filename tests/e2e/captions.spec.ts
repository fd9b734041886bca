/** Captions, focal points, colours and addresses of pictures of a container, from the first picture on. */
import { violations } from '../support/axe.ts';
import { expect, requestedPaths, test, warningsOf } from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

for (const layout of ['grid', 'rows', 'columns', 'carousel'])
  test(`captions are there with the first pictures, and nothing moves when the element is there: ${layout}`, async ({
    page,
    host,
    service,
  }) => {
    const release = await holdElements(page);
    await host.open(
      `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-caption="below" data-caption-text="{title} – {category}" data-focal-point="50% 20%" data-placeholder="color"></div><p id="below">Below</p>${service.script()}`,
    );
    const captions = page.locator('pix-gallery .caption');
    await expect(captions.first()).toContainText(' – ');
    const look = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('pix-gallery') as Element;
        return [...(shadowRoot?.querySelectorAll('li > a') ?? [])].slice(0, 3).map((tile) => {
          const { x, y, width, height } = tile.getBoundingClientRect();
          return [
            tile.querySelector('.caption')?.outerHTML,
            tile.getAttribute('style'),
            ...[x, y, width, height].map(Math.round),
          ];
        });
      });
    const painted = await look();
    expect(painted.length).toBeGreaterThan(1);
    const below = await page.locator('#below').boundingBox();
    release();
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    expect(await look()).toEqual(painted);
    expect((await page.locator('#below').boundingBox())?.y).toBeCloseTo(below?.y ?? NaN, 0);
  });

test('options of a container follow its attributes, and pages without them load no code for them', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const warnings = warningsOf(page);
  await host.open(`<div id="here" data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => /captions-|tile-options-/.test(path))).toEqual([]);
  const set = (name: string, value: string) =>
    page.evaluate(([key, text]) => document.querySelector('#here')?.setAttribute(key, text), [
      `data-${name}`,
      value,
    ] as const);
  await set('caption', 'hover');
  await expect(page.locator('pix-gallery .caption')).toHaveCount(3);
  await set('caption', 'beside');
  await expect(page.locator('pix-gallery .caption')).toHaveCount(0);
  await set('image-url', `${service.url}/{path}?w={width}`);
  await expect(page.locator('pix-gallery img').first()).toHaveAttribute('srcset', /\?w=\d+ 1x/);
  await set('image-url', 'pix_live_0123456789abcdef/{width}');
  await expect(page.locator('pix-gallery img').first()).not.toHaveAttribute('srcset', /w=/);
  expect(warnings).toEqual([
    expect.stringContaining('caption="beside" should be below, over, hover.'),
    expect.stringContaining('data-image-url="…" should be removed: API keys are secret'),
  ]);
});

test('axe finds nothing in galleries with captions', async ({ page, host, service }) => {
  const containers = ['grid', 'rows', 'columns', 'carousel'].flatMap((layout) =>
    ['below', 'over', 'hover'].map(
      (caption) =>
        `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-caption="${caption}"></div>`,
    ),
  );
  await host.open(`<main><h1>Mine</h1>${containers.join('')}</main>${service.script()}`);
  for (const gallery of await page.locator('[data-pix-gallery]').all())
    await gallery.scrollIntoViewIfNeeded();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(containers.length);
  expect(await violations(page, { within: 'main' })).toEqual([]);
});

test('captions are printed, shown to touch, and readable in forced colours', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="3" data-caption="hover"></div>${service.script()}`,
  );
  const caption = page.locator('pix-gallery .caption').first();
  await expect(caption).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(caption).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const colours = await page
    .locator('pix-gallery .caption > [part=caption]')
    .first()
    .evaluate((each) => {
      const { color, backgroundColor } = getComputedStyle(each);
      return [color, backgroundColor];
    });
  expect(colours[0]).not.toBe(colours[1]);
});
