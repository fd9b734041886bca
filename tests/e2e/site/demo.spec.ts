import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { withoutTypeCheckComments } from '../../../demo/src/shown-source.ts';
import { violations } from '../../support/axe.ts';
import { expectToFit, openDemo as open } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';
import { shiftsOf } from '../../support/layout-shifts.ts';
import { sourceOf } from '../../support/shown-source.ts';

const FILES = resolve(import.meta.dirname, '../../../demo/src/examples');
const PAGES = [
  'gallery',
  'layouts',
  'huge',
  'explorer',
  'album',
  'albums',
  'styling',
  'languages',
  'javascript',
  'module',
].map((name) => `/examples/${name}/`);

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

for (const path of PAGES) {
  test.describe(`the page ${path}`, () => {
    let page: Page;
    let problems: string[];

    // The page is opened once, for all tests of it.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async ({ browser, service }) => {
      page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
      problems = await open(page, service.url + path);
    });
    test.afterAll(() => page.context().close());

    test('shows pictures at once, without an error, a violation or a shift; axe finds no violations; it fits from 320 to 2560 px', async () => {
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(
        page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]'),
      ).toHaveAttribute('href', path);
      // Header, navigation and footer are those of every page.
      const within = path === '/examples/gallery/' ? 'html' : 'main';
      expect(await violations(page, { within })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { within, rules: ['color-contrast'] })).toEqual([]);
      await expectToFit(page);
    });

    test('copies the shown sources, with a confirmation', async () => {
      const blocks = page.locator('.sources .expressive-code');
      expect(await blocks.count()).toBeGreaterThan(0);
      for (const block of await blocks.all()) {
        const confirmation = await nextTextOf(block.locator('[aria-live]'));
        await block.getByRole('button', { name: 'Copy to clipboard' }).click();
        expect(await confirmation()).toBe('Copied!');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await sourceOf(block));
      }
    });

    test('shows the source of its examples, and a message without JavaScript', async () => {
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
    });
  });
}
