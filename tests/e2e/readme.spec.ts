import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/e2e.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

const PHOTO = resolve(import.meta.dirname, '../../docs/images/gallery.webp');

/** The HTML examples of the README. */
const examples = () => [...README.matchAll(/```html\n([^]*?)```/g)].map(([, code = '']) => code);

/** The n-th HTML example of the README, as a reader would paste it, with the address of the service. */
const example = (n: number, url: string) => examples()[n]?.replaceAll('https://pix.example', url) ?? '';

test('the script tag of the README shows a gallery', async ({ page, host, service }) => {
  await host.open(example(0, service.url));
  await expect(page.locator('pix-gallery img')).toHaveCount(12);
});

test('the call of the README renders into its container and receives open events', async ({
  page,
  host,
  service,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await host.open(example(1, service.url));
  await expect(page.locator('#best pix-gallery img')).toHaveCount(6);
  await page.locator('#best a').first().click();
  const best = await service.images('?sort=popular&limit=1');
  await expect.poll(() => words).toEqual([best.data[0]?.title]);
});

test('the link of the README opens the viewer of the script tag, and has the focus again after Escape', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/photos/*', (route) => route.fulfill({ path: PHOTO }));
  const html = examples().find((code) => code.includes('openViewer')) ?? '';
  await host.open(`${html}${service.script()}`);
  await page.waitForFunction(() => window.Pix?.version);
  await page.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('pix-lightbox').getByText('The harbour').first()).toBeVisible();
  await expect(page.locator('pix-lightbox .pswp__img[src$="/photos/harbour.jpg"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link')).toBeFocused();
});
