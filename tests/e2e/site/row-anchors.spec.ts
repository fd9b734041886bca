/** The rows of the reference: each has a URL, and a link to it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e.ts';

const ELEMENT = '/reference/elements/pix-gallery/';

const rowLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Link to ${name}`, exact: true });
const rowOf = (page: Page, name: string) => page.locator('tr', { has: rowLink(page, name) });

test('a URL with a row of the reference scrolls to that row, and highlights it, also in forced colours', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}${ELEMENT}#part-tile`);
  const row = rowOf(page, 'part tile');
  await expect(row).toBeInViewport({ ratio: 1 });
  const colorOf = (name: string) =>
    rowOf(page, name)
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await colorOf('part tile')).not.toBe(await colorOf('part image'));
  // The fixed header is above the row.
  const { y = 0, height = 0 } = (await page.locator('.page > header').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(rowOf(page, 'part image')).toHaveCSS('outline-style', 'none');
});

test('the link of a row appears on hover and focus without moving anything', async ({ page, service }) => {
  await page.goto(service.url + ELEMENT);
  const link = rowLink(page, 'attribute paging');
  const row = rowOf(page, 'attribute paging');
  await row.scrollIntoViewIfNeeded();
  const cells = () =>
    page
      .locator('tr:has(#attribute-paging) td')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
  const before = await cells();
  expect(before).toHaveLength(3);
  await expect(link).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  expect(await cells()).toEqual(before);
  await page.mouse.move(0, 0);
  await rowLink(page, 'attribute tag').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  // The cells have the same width without the links.
  await page.addStyleTag({ content: '.row-link { display: none !important }' });
  expect(await cells()).toEqual(before);
});

/** Pages of the reference, and names of rows of each kind that they contain. */
const ROWS = {
  [ELEMENT]: ['property source', 'method show', 'slot empty', 'custom property --pix-gap', 'state ready'],
  '/reference/data-attributes/': ['attribute data-limit', 'attribute data-base-url'],
  '/reference/texts/': ['key nextPage'],
  '/reference/client/images/': ['field urls.view_page'],
  '/reference/global/': ['member listImages'],
};

test('rows of the reference have links, each with a unique target', async ({ page, service }) => {
  for (const [path, names] of Object.entries(ROWS))
    await test.step(path, async () => {
      const markup = await (await page.request.get(service.url + path)).text();
      const { labels, ids, astray } = await page.evaluate((html) => {
        const content = new DOMParser().parseFromString(html, 'text/html');
        const links = [...content.querySelectorAll('.row-link')];
        return {
          labels: links.map((link) => link.getAttribute('aria-label')),
          ids: [...content.querySelectorAll('[id]')].map(({ id }) => id),
          astray: links.filter((link) => link.getAttribute('href') !== `#${link.id}`).length,
        };
      }, markup);
      expect(labels).toEqual(expect.arrayContaining(names.map((name) => `Link to ${name}`)));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(astray).toBe(0);
    });
});
