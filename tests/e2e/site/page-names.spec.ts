/** The names of the pages of the documentation site are unique, as titles of windows and in the sidebar. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from '../../../tools/build/configs.ts';
import { expect, test } from '../../support/e2e.ts';

const read = (path: string) => readFileSync(resolve(DIST.site, path), 'utf8');

/** Names that occur several times. */
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('each page of the sitemap has a unique title', () => {
  const paths = [...read('sitemap-0.xml').matchAll(/<loc>https?:\/\/[^/]+\/(.*?)<\/loc>/g)];
  const titles = paths.map(([, path]) => /<title>(.*?)<\/title>/.exec(read(`${path}index.html`))?.[1] ?? '');
  expect(titles.length).toBeGreaterThan(80);
  expect(repeated(titles)).toEqual([]);
});

test('the pages of each group in the sidebar have different names, and frameworks their own ones', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/frameworks/react/`);
  await expect(page.locator('.pagination-links').getByRole('link', { name: 'Next.js' })).toBeVisible();
  const groups = page.getByRole('navigation', { name: 'Main' }).locator('.top-level > li');
  const names = await groups.evaluateAll((all) =>
    all.map((group) => [...group.querySelectorAll('a')].map((link) => link.textContent.trim())),
  );
  expect(names.flat().length).toBeGreaterThan(80);
  expect(names.map(repeated).flat()).toEqual([]);
});
