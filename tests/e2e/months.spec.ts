/** Headings of months, and the rail of long lists, in pages with the embed script. */
import { expect, requestedPaths, serveTinyPictures, test, warningsOf } from '../support/e2e.ts';

const LAYOUTS = ['grid', 'rows', 'columns', 'carousel'];

test.describe('headings of months', () => {
  test('are in the page with the first pictures of every layout, and are printed above their pictures', async ({
    page,
    host,
    service,
  }) => {
    // So high that all galleries are near the viewport.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await host.open(
      `${LAYOUTS.map((layout) => `<div data-pix-gallery="all" data-limit="12" data-layout="${layout}" data-group="month"></div>`).join('')}${service.script()}`,
    );
    const galleries = page.locator('pix-gallery');
    const headingsOf = (at: number) => galleries.nth(at).locator('.virtual-grid [part=month]');
    for (const [at, layout] of LAYOUTS.entries()) {
      await expect(headingsOf(at).first()).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
      await expect(galleries.nth(at).locator('img').first()).toBeVisible();
      // A carousel renders what is near.
      expect(await headingsOf(at).count(), layout).toBeGreaterThan(layout === 'carousel' ? 0 : 1);
    }
    await page.emulateMedia({ media: 'print' });
    const tile = galleries.first().locator('.group ~ .group + li').first();
    const [above, below] = [await headingsOf(0).nth(1).boundingBox(), await tile.boundingBox()];
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    // The last row of a month does not fill the page.
    const tiles = page.locator('pix-gallery .virtual-grid > li:not(.group)');
    const heights = await tiles.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(400);
  });

  test('are for lists by date: other values mean one warning and no headings, and pages without them load no code for them', async ({
    page,
    host,
    service,
  }) => {
    const paths = requestedPaths(page);
    const warnings = warningsOf(page);
    await host.open(`<div id="here" data-pix-gallery="all" data-limit="12"></div></main>${service.script()}`);
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(paths.filter((path) => /months-|rail-/.test(path))).toEqual([]);
    const set = (name: string, value: string) =>
      page.evaluate(([key, text]) => document.querySelector('#here')?.setAttribute(key, text), [
        `data-${name}`,
        value,
      ] as const);
    const headings = page.locator('pix-gallery .virtual-grid [part=month]');
    await set('group', 'month');
    await expect(headings.first()).toBeVisible();
    await set('sort', 'popular');
    await expect(headings).toHaveCount(0);
    await set('sort', 'oldest');
    await expect(headings.first()).toBeVisible();
    await set('group', 'week');
    await expect(headings).toHaveCount(0);
    expect(warnings.map((text) => /should be [\w ]+/.exec(text)?.[0])).toEqual([
      'should be one of them',
      'should be month',
    ]);
  });
});

test('the rail finds a month among 10,000 pictures by few requests, and shows it', async ({
  page,
  host,
  huge,
}) => {
  await serveTinyPictures(page);
  const paths = requestedPaths(page);
  await host.open(
    `<main><div data-pix-gallery="all" data-limit="100" data-layout="rows" data-paging="scroll" data-group="month"></div></main>${huge.script()}`,
  );
  const rail = page.locator('pix-gallery [role=slider]');
  await expect(rail).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests = () => paths.filter((path) => path.endsWith('/api/v1/images'));
  expect(requests()).toHaveLength(1);
  const first = await rail.getAttribute('aria-valuetext');
  await rail.focus();
  await page.keyboard.press('End');
  await expect.poll(() => rail.getAttribute('aria-valuetext')).not.toBe(first);
  await expect(page.locator('pix-gallery .virtual-grid [part=month]').last()).toBeVisible();
});
