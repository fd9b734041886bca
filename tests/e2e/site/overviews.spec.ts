/** The overviews of the sections: short URLs, with links to every page. */
import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, expectLoaded, test, type Service } from '../../support/e2e.ts';

/** Opens an overview. Expects a card with a description for each page of its group, in the order of the navigation. */
async function expectCards(page: Page, service: Service, path: string, name: string): Promise<void> {
  const response = await page.goto(service.url + path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const group = page.locator('.top-level > li', { has: page.getByText(name, { exact: true }) });
  const addressesOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  const [overview, ...pages] = await group.locator('a').evaluateAll(addressesOf);
  expect(overview).toBe(path);
  expect(pages.length).toBeGreaterThan(4);
  const cards = page.locator('main :is(.sl-link-card, .miniatures > li)');
  expect(await page.locator('main :is(.sl-link-card a, .miniatures h2 a)').evaluateAll(addressesOf)).toEqual(
    pages,
  );
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/\S\n+.{20,}/);
}

test('the overviews of guides have a card with a description for each page of their group', async ({
  page,
  service,
}) => {
  await expectCards(page, service, '/get-started/', 'Get started');
  await expectCards(page, service, '/guides/', 'Guides');
  // Other tests check the header, the navigation and the footer.
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await expectToFit(page);
});

test('the overview of the examples has cards with pictures that do not take the focus, and prints those that have loaded', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await expectCards(page, service, '/examples/', 'Examples');
  const miniatures = page.locator('.miniature');

  await test.step('printed examples are those that have loaded, with their code', async () => {
    const [first, last] = [miniatures.first(), miniatures.last()];
    await expectLoaded(first.locator('img').first());
    await page.emulateMedia({ media: 'print' });
    await expect(first).toBeVisible();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: null });
    await last.scrollIntoViewIfNeeded();
    await expectLoaded(last.locator('img').first());
    const codeHeight = async () => (await last.locator('pre').boundingBox())?.height;
    const height = await codeHeight();
    await page.emulateMedia({ media: 'print' });
    expect(await codeHeight()).toBe(height);
    await page.emulateMedia({ media: null });
  });

  for (const width of [360, 1280])
    await test.step(`no miniature is half empty, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const miniature of await miniatures.all()) {
        await miniature.scrollIntoViewIfNeeded();
        await expect(miniature).toHaveJSProperty('inert', true);
        const galleries = miniature.locator(':is(pix-gallery, pix-albums)');
        await expect(galleries.first()).toBeAttached();
        for (const gallery of await galleries.all()) await expectLoaded(gallery.locator('img').first());
        // Elements are laid out in the frames after a change of their width.
        const filled = () =>
          miniature.evaluate((box) => {
            const { top, height } = box.getBoundingClientRect();
            const ends = [...box.querySelectorAll('div')].map((part) => part.getBoundingClientRect().bottom);
            return (Math.min(...ends) - top) / height;
          });
        const name = `${await miniature.getAttribute('data-of')}, ${width} px`;
        await expect.poll(filled, name).toBeGreaterThan(0.8);
      }
    });

  for (const width of [360, 768, 1280, 1440, 1920])
    await test.step(`no card is alone in a row of several, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('.miniatures > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      const inRow = (row?: number) => tops.filter((top) => top === row).length;
      expect(inRow(tops.at(-1)) > 1 || inRow(tops[0]) === 1).toBe(true);
    });

  expect(await violations(page, { within: 'main' })).toEqual([]);
  await expectToFit(page);
});
