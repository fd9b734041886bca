/** The names of the pages of the documentation site are unique, as titles of windows and in the sidebar. */
import { expect, test } from '../../support/e2e.ts';

/** Names that occur several times. */
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('each page of the sitemap has a unique title', async ({ page, service }) => {
  const read = async (path: string) => (await page.request.get(service.url + path)).text();
  const paths = [...(await read('/sitemap-0.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)];
  const titles = await Promise.all(
    paths.map(async ([, path = '']) => /<title>(.*?)<\/title>/.exec(await read(path))?.[1] ?? ''),
  );
  expect(titles.length).toBeGreaterThan(80);
  expect(repeated(titles)).toEqual([]);
});

test('the pages of each group in the sidebar have different names', async ({ page, service }) => {
  await page.goto(`${service.url}/support/`);
  const groups = page.getByRole('navigation', { name: 'Main' }).locator('.top-level > li');
  const names = await groups.evaluateAll((all) =>
    all.map((group) => [...group.querySelectorAll('a')].map((link) => link.textContent.trim())),
  );
  expect(names.flat().length).toBeGreaterThan(80);
  expect(names.map(repeated).flat()).toEqual([]);
});

test('frameworks have their own names in the sidebar', async ({ page, service }) => {
  await page.goto(`${service.url}/frameworks/react/`);
  await expect(page.locator('.pagination-links').getByRole('link', { name: 'Next.js' })).toBeVisible();
});
