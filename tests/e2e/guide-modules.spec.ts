/** Modules of the upload and sharing guides in pages. */
import { blockBelow } from '../support/code-blocks.ts';
import { expect } from '../support/e2e.ts';
import { gallery, testModules } from '../support/module-blocks.ts';
import type { Scene } from '../support/page-blocks.ts';

/** A picture for a file input. */
const file = (name: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
});

/** Routes uploads to the server of the page, which adds the key. */
const addKey = ({ page, host, service }: Scene) =>
  page.route(`${host.url}/api/v1/images`, async (route) => {
    const response = await fetch(`${service.url}/api/v1/images`, {
      method: 'POST',
      headers: {
        'content-type': route.request().headers()['content-type'] ?? '',
        'x-api-key': 'pix_test_other',
      },
      body: new Uint8Array(route.request().postDataBuffer() ?? []),
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      body: await response.text(),
    });
  });

testModules([
  {
    document: 'docs/guides/upload.md',
    heading: 'The form',
    before: addKey,
    body: () => blockBelow('docs/guides/upload.md', 'The form', 'html').code,
    shows: async ({ page }) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ ...file('text'), buffer: Buffer.from('no picture') });
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page.locator('output')).toHaveText(/^image must be a JPG/);
      await page.locator('input[type=file]').setInputFiles(file('quay'));
      await page.getByLabel('Title').fill('My quay');
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page.locator('output')).toHaveText('Uploaded: My quay');
    },
  },
  {
    document: 'docs/guides/upload.md',
    heading: 'Many pictures',
    before: addKey,
    body: () => '<input type="file" multiple>',
    shows: async ({ page }, lines) => {
      await page.locator('input').setInputFiles(['quay', 'pier', 'lock'].map(file));
      await expect.poll(() => lines.at(-1)).toBe('3 100');
    },
  },
  {
    document: 'docs/guides/sharing.md',
    heading: 'Share from your own button',
    body: gallery,
    shows: async ({ page, service }, lines) => {
      const [first] = (await service.images('?limit=1')).data;
      await page.locator('pix-gallery a').first().click();
      await expect.poll(() => lines).toEqual([`${first?.title} ${first?.urls.view_page}`]);
    },
  },
]);
