/** The space that the documentation site reserves for live examples before they have loaded. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../../tools/build/configs.ts';
import { expect, test } from '../../support/e2e.ts';

/** Kinds of examples on a page: elements and what their height depends on. */
const kindsOn = (html: string) =>
  [...html.matchAll(/<div class="live [^]*?<\/(?:figure|p|pre)>/g)].flatMap(([example]) =>
    [...example.matchAll(/<(?:div data-)?(pix-[a-z]+)[^>]*>/g)].map(([tag, name]) =>
      [name, ...tag.matchAll(/(?:layout|paging|controls|ratio)(?:="[^"]*")?/g)].join(' '),
    ),
  );

/** Pages that together show each kind of example. */
const PATHS = (() => {
  const covered = new Set<string>();
  return globSync('**/index.html', { cwd: DIST.site })
    .sort()
    .filter((file) => {
      const kinds = kindsOn(readFileSync(resolve(DIST.site, file), 'utf8')).filter(
        (kind) => !covered.has(kind),
      );
      for (const kind of kinds) covered.add(kind);
      return kinds.length > 0;
    })
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
})();

/** Minimum height of the content above an example. Content below an example of the remaining height is out of view. */
const ABOVE = 192;

/** Heights of all examples. */
const heightsOf = (page: Page) =>
  page
    .locator('main .live')
    .evaluateAll((examples) => examples.map((example) => example.getBoundingClientRect().height));

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Changes the size of the window. Waits two frames, in which elements are laid out at their new width. */
async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('no live example needs more space than is reserved for it, at 360 and 1280 px', async ({
  page,
  service,
}) => {
  expect(PATHS.length).toBeGreaterThan(10);
  for (const path of PATHS) {
    let release: () => void = () => undefined;
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/**', async (route) => {
      await measured;
      await route.continue();
    });
    await page.goto(service.url + path);
    const reserved = new Map<number, number[]>();
    for (const size of SIZES) {
      await resize(page, size);
      reserved.set(size.width, await heightsOf(page));
    }
    release();
    for (const example of await page.locator('main .live').all()) await example.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    for (const size of SIZES.toReversed()) {
      await resize(page, size);
      for (const [at, needed] of (await heightsOf(page)).entries())
        expect(
          Math.min(needed, size.height - ABOVE),
          `example ${at + 1} of ${path} at ${size.width} px`,
        ).toBeLessThanOrEqual((reserved.get(size.width)?.[at] ?? 0) + 1);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
