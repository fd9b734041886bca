/** The footer of each page: the document as Markdown, the licence, the version and links. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { repositoryOf } from '../../../tools/pack/repository.ts';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';

const root = resolve(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

test('each kind of page has a footer with version, licence and working links', async ({ page, service }) => {
  const own = ['/license.txt', '/guides/privacy/', '/support/', '/changelog/', '/llms.txt'];
  const repository = repositoryOf(root);
  for (const href of own) expect((await page.request.get(service.url + href)).status(), href).toBe(200);
  for (const path of ['/', '/guides/layouts/', '/examples/gallery/', '/theme/', '/404/'])
    await test.step(path, async () => {
      await page.goto(service.url + path);
      const footer = page.getByRole('list', { name: 'About the site' });
      await expect(footer).toContainText(`Pix ${version}`);
      const hrefs = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toEqual([...own, ...(repository ? [`${repository}/issues`, repository] : [])]);
    });
});

for (const path of ['/guides/layouts/', '/404/'])
  test(`axe finds no violations on ${path}, which fits from 320 to 2560 px`, async ({ page, service }) => {
    await page.goto(service.url + path);
    expect(await violations(page)).toEqual([]);
    await expectToFit(page);
  });

test('the licence of the site is that of the package', async ({ page, service }) => {
  const text = await (await page.request.get(`${service.url}/license.txt`)).text();
  expect(text).toBe(readFileSync(resolve(root, 'LICENSE'), 'utf8'));
});

test('the page of a document links to its Markdown, other pages do not', async ({ page, service }) => {
  await page.goto(`${service.url}/guides/layouts/`);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toHaveAttribute('href', '/guides/layouts.md');
  const text = await (await page.request.get(`${service.url}/guides/layouts.md`)).text();
  expect(text).toMatch(/^# Layouts\n/);
  await page.goto(`${service.url}/examples/gallery/`);
  await expect(link).toHaveCount(0);
});
