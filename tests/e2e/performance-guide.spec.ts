/** The figures of the performance guide. Prints the measurements, from which the table of the guide is made. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const GUIDE = readFileSync(resolve(import.meta.dirname, '../../docs/guides/performance.md'), 'utf8');
const BYTES_PER_KB = 1000;
/** Maximum relative difference between a figure of the guide and its measurement. */
const TOLERANCE = 0.1;

const gallery = (attributes = '') => `<div data-pix-gallery="all" ${attributes}></div>`;
const albums = '<div data-pix-albums="all"></div>';

/** Pages by their name in the guide: markup, and actions of a visitor. */
const PAGES: Record<string, [markup: string, act?: (page: Page) => Promise<unknown>]> = {
  'a gallery': [gallery()],
  'a gallery in rows, columns or a carousel': [gallery('data-layout="rows"')],
  'a gallery with infinite scroll': [gallery('data-layout="rows" data-paging="scroll"')],
  'a gallery with search, sort order and tags': [
    gallery('data-controls="search sort tags"'),
    (page) => expect(page.locator('pix-tags .chip').first()).toBeVisible(),
  ],
  'a gallery in German': [`<div lang="de">${gallery()}</div>`],
  'album cards': [albums],
  'a single picture': ['<div data-pix-image="low-tide-early-light"></div>'],
  'a gallery and its viewer': [
    gallery(),
    async (page) => {
      await page.locator('pix-gallery a').first().click();
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    },
  ],
};

for (const [name, [markup, act]] of Object.entries(PAGES))
  test(`the guide has the bytes and requests of ${name}`, async ({ page, host, service }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/cdn/'))
        sizes.set(
          pathname,
          response.body().then((body) => brotliCompressSync(body).length),
        );
    });
    await host.open(`${markup}${service.script()}`);
    await expect(page.locator(':is(pix-gallery, pix-albums, pix-image) img').first()).toBeVisible();
    await act?.(page);
    await page.waitForLoadState('networkidle');
    const [, kilobytes = '', requests = ''] =
      new RegExp(`^\\| ${name} +\\| (\\d+) kB +\\| (\\d+) +\\|`, 'm').exec(GUIDE) ?? [];
    await expect.poll(() => sizes.size, `files of ${name}`).toBe(Number(requests));
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    console.log(`| ${name} | ${Math.round(bytes / BYTES_PER_KB)} kB | ${sizes.size} |`);
    expect(Math.abs(bytes / BYTES_PER_KB - Number(kilobytes))).toBeLessThanOrEqual(
      Math.max(1, TOLERANCE * Number(kilobytes)),
    );
  });
