import { expect, type Page } from '@playwright/test';

/** Holds back the code of the elements; the result lets it through. */
export async function holdElements(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route('**/chunks/core-*', async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Waits until this number of pictures of galleries have loaded. */
export const imagesLoaded = (page: Page, count: number) =>
  expect
    .poll(() =>
      page
        .locator('pix-gallery img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(count);
