import { expect, type Page } from '@playwright/test';

/** Holds back the responses to requests that match a pattern; the result lets them through. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Holds back the code of the elements; the result lets it through. */
export const holdElements = (page: Page) => hold(page, '**/chunks/core-*');

/** Waits until this number of pictures of galleries have loaded. */
export const imagesLoaded = (page: Page, count: number) =>
  expect
    .poll(() =>
      page
        .locator('pix-gallery img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(count);
