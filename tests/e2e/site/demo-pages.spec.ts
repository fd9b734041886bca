/** The pages of examples: what they all promise, and what each one shows. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { withoutTypeCheckComments } from '../../../demo/src/shown-source.ts';
import { violations } from '../../support/axe.ts';
import { expectToFit, openDemo as open } from '../../support/demo-page.ts';
import { expect, expectLoaded, test, type Service } from '../../support/e2e.ts';
import { shiftsOf } from '../../support/layout-shifts.ts';
import { sourceOf } from '../../support/shown-source.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const FILES = resolve(import.meta.dirname, '../../../demo/src/examples');

/** Observes an element; returns a function that waits for its next text, however briefly it is shown. */
async function nextTextOf(element: Locator): Promise<() => Promise<string | null>> {
  const observed = await element.evaluateHandle((region) => ({
    text: new Promise<string | null>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!region.textContent) return;
        observer.disconnect();
        resolve(region.textContent);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }),
  }));
  return () => observed.evaluate(({ text }) => text);
}

/** A text without whitespace that only formats it. */
const normalizeSpace = (text: string | null) =>
  (text ?? '').replace(/\s+/g, ' ').replaceAll('" >', '">').trim();

async function expectCopies(page: Page): Promise<void> {
  const blocks = page.locator('.sources .expressive-code');
  expect(await blocks.count()).toBeGreaterThan(0);
  for (const block of await blocks.all()) {
    const confirmation = await nextTextOf(block.locator('[aria-live]'));
    await block.getByRole('button', { name: 'Copy to clipboard' }).click();
    expect(await confirmation()).toBe('Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await sourceOf(block));
  }
}

/** Expects the delivered page to show the source of its examples, and a message without JavaScript. */
async function expectShownSources(page: Page): Promise<void> {
  const delivered = await (await page.request.get(page.url())).text();
  const { figures, live } = await page.evaluate((html) => {
    const content = new DOMParser().parseFromString(html, 'text/html');
    return {
      live: content.querySelector('.live')?.textContent ?? '',
      figures: [...content.querySelectorAll('figure.example')].map((figure) => ({
        live: figure.querySelector('.live')?.innerHTML ?? '',
        codes: [...figure.querySelectorAll('.sources > *')].map((code) => ({
          text: [...code.querySelectorAll('.ec-line')].map((line) => line.textContent).join('\n'),
          file: code.getAttribute('data-from'),
          withScript: code.hasAttribute('data-own-address'),
        })),
      })),
    };
  }, delivered);
  expect(live).toMatch(/\b(need|enable) JavaScript/);
  expect(figures.length).toBeGreaterThan(0);
  for (const { live, codes } of figures) {
    for (const { text, file, withScript } of codes) {
      const script = withScript ? ' <script async src="https://pix.example/cdn/sdk.js"></script>' : '';
      const running = file
        ? withoutTypeCheckComments(readFileSync(resolve(FILES, file), 'utf8'))
        : live.replaceAll('=""', '') + script;
      expect(normalizeSpace(text)).toBe(normalizeSpace(running));
    }
  }
}

/** Pages of examples, what they promise, and a visit that expects it. */
const PAGES: Record<
  string,
  readonly [promise: string, visit?: (page: Page, service: Service) => Promise<void>]
> = {
  gallery: ['copies the shown sources, with a confirmation', expectCopies],
  layouts: [
    'shows the same pictures in the same order in all layouts',
    async (page) => {
      const gallery = page.locator('pix-gallery').first();
      const first = gallery.locator('img').first();
      const title = await first.getAttribute('alt');
      for (const layout of ['Grid', 'Columns', 'Carousel', 'Rows']) {
        await page.getByRole('radio', { name: layout }).check();
        await expect(gallery).toHaveJSProperty('layout', layout.toLowerCase());
        await expect(first).toHaveAttribute('alt', title ?? '');
      }
      await expect(page.locator('#all-layouts code')).toContainText('data-layout="rows"');
    },
  ],
  huge: [
    'has ten thousand pictures in one gallery, with few rendered elements',
    async (page) => {
      await expect(page.locator('#total')).toHaveText('10,000');
      await page.getByRole('spinbutton', { name: 'Picture' }).fill('10000');
      await page.getByRole('button', { name: 'Go', exact: true }).click();
      const last = page.locator('pix-gallery [data-index="9999"]');
      await expect(last).toBeFocused();
      await expectLoaded(last.locator('img'));
      expect(Number(await page.locator('#elements').textContent())).toBeLessThan(400);
    },
  ],
  explorer: [
    'keeps choices in the URL',
    async (page, service) => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('popular');
      await expect(page).toHaveURL(/\?sort=popular$/);
      const [first] = (await service.images('?sort=popular&limit=1')).data;
      await expect(page.locator('pix-gallery img').first()).toHaveAttribute('alt', first?.title ?? '');
    },
  ],
  album: [
    'shows the selected album',
    async (page, service) => {
      const { data } = await service.albums('?limit=100');
      const album = data.findLast(({ image_count }) => image_count > 0);
      await page.getByRole('combobox', { name: 'Album' }).selectOption(album?.token ?? '');
      await expect(page.locator('figure code')).toContainText(`<div data-pix-album="${album?.token}">`);
      await expect(page.locator('pix-album img')).toHaveCount(album?.image_count ?? 0);
    },
  ],
  albums: ['shows albums'],
  styling: [
    'shows titles over pictures, the message of an empty gallery, and a viewer with the theme of the page',
    async (page, service) => {
      const [first] = (await service.images('?sort=popular&limit=6')).data;
      await page.locator('.captions').scrollIntoViewIfNeeded();
      await expect(page.locator('.captions [part~=caption]').first()).toHaveText(first?.title ?? '');
      await page.locator('.nothing').scrollIntoViewIfNeeded();
      await expect(page.locator('.nothing').getByText('No pictures yet.')).toBeVisible();

      const gallery = page.locator('[data-example="the viewer of this page"] pix-gallery');
      const viewer = page.locator('pix-lightbox dialog');
      for (const [scheme, color] of [
        ['light', 'rgb(25, 24, 23)'],
        ['dark', 'rgb(241, 239, 236)'],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await gallery.scrollIntoViewIfNeeded();
        await gallery.locator('[part~=tile]').first().click();
        await expect(viewer).toHaveCSS('color', color);
        await page.keyboard.press('Escape');
        await expect(viewer).toHaveCount(0);
      }
    },
  ],
  languages: [
    'uses the chosen language and its direction',
    async (page) => {
      const field = page.locator('pix-gallery').getByRole('searchbox');
      const english = 'Search pictures';
      const placeholders = new Set<string | null>();
      for (const language of await page.getByRole('main').getByRole('radio').all()) {
        await language.check();
        if ((await language.getAttribute('value')) === 'en') {
          await expect(field).toHaveAttribute('placeholder', english);
          continue;
        }
        await expect(field).not.toHaveAttribute('placeholder', english);
        await expect.poll(async () => placeholders.has(await field.getAttribute('placeholder'))).toBe(false);
        placeholders.add(await field.getAttribute('placeholder'));
        const direction = (await language.getAttribute('value')) === 'ar' ? 'rtl' : 'ltr';
        await expect(field).toHaveCSS('direction', direction);
      }
      expect(placeholders.size).toBe(11);

      await page.setViewportSize({ width: 1920, height: 1080 });
      const pager = page.locator('pix-gallery').getByRole('navigation');
      const below = page.locator('.sources').first();
      await expect(async () => {
        const end = await pager.evaluate((each) => each.getBoundingClientRect().bottom);
        const start = await below.evaluate((each) => each.getBoundingClientRect().top);
        expect(start - end).toBeLessThan(60);
      }).toPass();
    },
  ],
  javascript: [
    'has calls with the described effects',
    async (page, service) => {
      const [first] = (await service.images('?sort=popular&limit=5')).data;
      const [album] = (await service.albums('?limit=5')).data;
      await expect(page.getByText(/^Pix \d+\.\d+\.\d+.* is ready\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Most viewed pictures' }).click();
      await expect(page.locator('#pictures')).toContainText(first?.title ?? '');
      await page.getByRole('button', { name: 'Albums', exact: true }).click();
      await expect(page.locator('#albums')).toContainText(`${album?.title}: ${album?.image_count}`);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(page.locator('#removable').getByText('Original content.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(page.locator('#removable pix-gallery img').first()).toBeVisible();
      await page.getByRole('button', { name: 'Render into' }).click();
      await expect(page.locator('#problem')).toContainText('No element matches "#nowhere"');
      await page.getByLabel('Words').fill(first?.slug ?? '');
      await page.keyboard.press('Enter');
      const { data } = await service.images(`?limit=12&q=${encodeURIComponent(first?.slug ?? '')}`);
      await expect(page.locator('#search output')).toHaveText(`${data.length} shown`);
    },
  ],
  module: [
    'runs without the script tag, receives events, opens its viewer and copies its sources',
    async (page, service) => {
      expect(await page.locator('script[src*="/cdn/"]').count()).toBe(0);
      const output = page.locator('output');
      const { data } = await service.images('?limit=12');
      await expect(output).toHaveText(`pix-load, ${data.length} pictures`);
      await page.getByRole('searchbox').fill(data[0]?.slug ?? '');
      await expect(output).toHaveText('pix-load, 1 pictures');
      await page.locator('pix-gallery a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(output).toHaveText('pix-open');
      await page.keyboard.press('Escape');
      await expect(output).toHaveText('pix-close');
      await expectCopies(page);
    },
  ],
};

/** Pages with own controls, whose colours are checked in dark mode, too. */
const CHECKED_IN_DARK = ['gallery', 'explorer', 'javascript'];

for (const [name, [promise, visit]] of Object.entries(PAGES))
  test(`/examples/${name}/ ${promise}; no error, no shift, no violation of axe; it fits from 320 to 2560 px`, async ({
    page,
    service,
  }) => {
    const problems = await open(page, `${service.url}/examples/${name}/`);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]'),
    ).toHaveAttribute('href', `/examples/${name}/`);
    await expectShownSources(page);
    // Header, navigation and footer are those of every page.
    expect(await violations(page, { within: 'main' })).toEqual([]);
    if (CHECKED_IN_DARK.includes(name)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await visit?.(page, service);
    await expectToFit(page);
    expect(problems).toEqual([]);
  });

test('without albums, the page of one album shows a message', async ({ page, service }) => {
  const json = {
    status: 'success',
    data: [],
    pagination: { total: 0, page: 1, limit: 100, total_pages: 0, has_next: false, has_previous: false },
  };
  await page.route('**/api/v1/albums*', (route) => route.fulfill({ json }));
  await page.goto(`${service.url}/examples/album/`);
  await expect(page.getByText('There are no public albums yet.')).toBeVisible();
});
