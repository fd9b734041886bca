/** The space that the documentation site reserves for live examples before they have loaded. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from '../../../tools/build/configs.ts';
import { expect, serveTinyPictures, test } from '../../support/e2e.ts';
import { expectContent } from '../../support/page-blocks.ts';

/** What the heights of the examples on a page depend on: elements, their layouts, paging, controls and ratios. */
const traitsOf = (html: string) =>
  [...html.matchAll(/<div class="live [^]*?<\/(?:figure|p|pre)>/g)].flatMap(([example]) =>
    [...example.matchAll(/<(?:div data-)?(pix-[a-z]+)[^>]*>/g)].flatMap(([tag, name = '']) => [
      name,
      ...(/controls="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []),
      ...(tag.match(/(?:layout|paging|ratio)="[^"]*"/g) ?? []),
    ]),
  );

/** Pages that together show each trait of examples, those with the most traits first. */
const PATHS = (() => {
  const covered = new Set<string>();
  return globSync('**/index.html', { cwd: DIST.site })
    .map((file) => [file, new Set(traitsOf(readFileSync(resolve(DIST.site, file), 'utf8')))] as const)
    .sort(([a, some], [b, others]) => others.size - some.size || a.localeCompare(b))
    .filter(([, traits]) => {
      const before = covered.size;
      for (const trait of traits) covered.add(trait);
      return covered.size > before;
    })
    .map(([file]) => `/${file.slice(0, -'index.html'.length)}`);
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
  expect(PATHS.length).toBeGreaterThan(5);
  await serveTinyPictures(page);
  let measured = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await measured.promise;
    await route.continue();
  });
  for (const path of PATHS) {
    measured = Promise.withResolvers();
    await page.goto(service.url + path);
    const reserved = new Map<number, number[]>();
    for (const size of SIZES) {
      await resize(page, size);
      reserved.set(size.width, await heightsOf(page));
    }
    measured.resolve();
    for (const example of await page.locator('main .live').all()) {
      await example.scrollIntoViewIfNeeded();
      await expectContent(example);
    }
    for (const size of SIZES.toReversed()) {
      await resize(page, size);
      for (const [at, needed] of (await heightsOf(page)).entries())
        expect(
          Math.min(needed, size.height - ABOVE),
          `example ${at + 1} of ${path} at ${size.width} px`,
        ).toBeLessThanOrEqual((reserved.get(size.width)?.[at] ?? 0) + 1);
    }
  }
});
