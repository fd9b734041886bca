/** Captions, focal points, colours and addresses of pictures of a container, from the first picture on. */
import { violations } from '../support/axe.ts';
import { expect, requestedPaths, test, warningsOf } from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

const LAYOUTS = ['grid', 'rows', 'columns', 'carousel'];

test('captions are there with the first pictures, and nothing moves when the element is there', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  const galleries = LAYOUTS.map(
    (layout) =>
      `<div data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-caption="below" data-caption-text="{title} – {category}" data-focal-point="50% 20%" data-placeholder="color"></div>`,
  );
  await page.setViewportSize({ width: 1280, height: 1600 });
  await host.open(
    `<style>main { display: grid; grid-template-columns: 600px 600px; align-items: start; gap: 20px }</style><main>${galleries.join('')}</main><p id="below">Below</p>${service.script()}`,
  );
  for (const gallery of await page.locator('[data-pix-gallery]').all())
    await expect(gallery.locator('.caption').first()).toContainText(' – ');
  const look = () =>
    page.locator('pix-gallery').evaluateAll((all) =>
      all.map(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('li > a') ?? [])].slice(0, 3).map((tile) => {
          const { x, y, width, height } = tile.getBoundingClientRect();
          return [
            tile.querySelector('.caption')?.outerHTML,
            tile.getAttribute('style'),
            ...[x, y, width, height].map(Math.round),
          ];
        }),
      ),
    );
  const painted = await look();
  expect(painted.filter((tiles) => tiles.length > 1)).toHaveLength(LAYOUTS.length);
  const below = await page.locator('#below').boundingBox();
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(LAYOUTS.length);
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

test('axe finds nothing in galleries with captions, whose pictures lead to the viewer, elsewhere or nowhere', async ({
  page,
  host,
  service,
}) => {
  const containers = [
    'data-layout="grid" data-caption="below" data-link="/photo/{slug}"',
    'data-layout="grid" data-caption="over" data-link="none"',
    'data-layout="rows" data-caption="over" data-link="/photo/{slug}"',
    'data-layout="columns" data-caption="hover"',
    'data-layout="carousel" data-caption="hover" data-link="none"',
    'data-layout="carousel" data-caption="below"',
  ].map((options) => `<div data-pix-gallery="all" data-limit="4" ${options}></div>`);
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
