/** The overviews of the sections: short URLs, with links to every page. */
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

const SECTIONS = [
  ['/get-started/', 'Get started'],
  ['/guides/', 'Guides'],
  ['/examples/', 'Examples'],
] as const;

for (const [path, name] of SECTIONS)
  test(`${path} has a card with a description for each page of its group`, async ({ page, service }) => {
    const response = await page.goto(service.url + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const group = page.locator('.top-level > li', { has: page.getByText(name, { exact: true }) });
    const addressesOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
    const [overview, ...pages] = await group.locator('a').evaluateAll(addressesOf);
    expect(overview).toBe(path);
    expect(pages.length).toBeGreaterThan(4);
    const cards = page.locator('main :is(.sl-link-card, .miniatures > li)');
    expect(
      await page.locator('main :is(.sl-link-card a, .miniatures h2 a)').evaluateAll(addressesOf),
    ).toEqual(pages);
    for (const text of await cards.allInnerTexts()) expect(text).toMatch(/\S\n+.{20,}/);
    // Other tests check the header, the navigation and the footer.
    expect(await violations(page, { within: 'main' })).toEqual([]);
    await expectToFit(page);
  });

test('the header links to the overviews', async ({ page, service }) => {
  await page.goto(`${service.url}/support/`);
  for (const [name, path] of [
    ['Docs', '/get-started/'],
    ['Examples', '/examples/'],
    ['Reference', '/reference/'],
  ] as const)
    await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name })).toHaveAttribute(
      'href',
      path,
    );
});

test('each card of the examples shows pictures, and none of them takes the focus; no miniature is half empty, and no card is alone in a row of several', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/examples/`);
  for (const width of [360, 768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const miniature of await page.locator('.miniature').all()) {
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
    const tops = await page
      .locator('.miniatures > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const inRow = (row?: number) => tops.filter((top) => top === row).length;
    expect(inRow(tops.at(-1)) > 1 || inRow(tops[0]) === 1, `${width} px`).toBe(true);
  }
});

test('printed examples are those that have loaded, with their code', async ({ page, service }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${service.url}/examples/`);
  const [first, last] = [page.locator('.miniature').first(), page.locator('.miniature').last()];
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
});
