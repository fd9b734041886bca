import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../support/e2e.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');

/** The n-th HTML example of the README, as a reader would paste it, with the address of the service. */
const example = (n: number, url: string) =>
  [...README.matchAll(/```html\n([^]*?)```/g)][n]?.[1]?.replaceAll('https://pix.example', url) ?? '';

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
  await host.open(`<div id="best"></div>${example(1, service.url)}${service.script()}`);
  await expect(page.locator('#best pix-gallery img')).toHaveCount(6);
  await page.locator('#best a').first().click();
  const best = await service.images('?sort=popular&limit=1');
  await expect.poll(() => words).toEqual([best.data[0]?.title]);
});
