/** The surroundings of a code block of the documents in a page: versions, hashes, files and URLs in place of placeholders. */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readIntegrity } from '../../tools/build/cdn-files.ts';
import { DIST } from '../../tools/build/configs.ts';
import { expect, type Host, type Service } from './e2e.ts';

const { version, files } = readIntegrity(DIST.cdn);

/** Integrity entries of the chunks of the built script. Each chunk has two, one for each form of its URL. */
const chunkHashes = (url: string) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('chunks/'))
    .flatMap(([name, hash]) =>
      [name, name.replace('chunks/', '%63hunks/')].map((path) => `"${url}/cdn/${path}": "${hash}"`),
    );

/** Replaces the placeholders of a block: URL of the service, version, hashes and names of chunks. */
export const fillPlaceholders = (code: string, url: string): string =>
  code
    .replace(
      / *"https:\/\/pix\.example\/cdn\/(?:%63|c)hunks\/.*\n/,
      () => `${chunkHashes(url).join(',\n')}\n`,
    )
    .replace(/ *"https:\/\/pix\.example\/cdn\/(?:%63|c)hunks\/.*\n/, '')
    .replaceAll('https://pix.example', url)
    .replaceAll('1.2.3', version)
    .replaceAll(/(<script[^>]*integrity=")sha384-…/g, `$1${files['sdk.js'] ?? ''}`);

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** Serves the files of the built script at a path of the host page, as a site that hosts them itself. */
export async function selfHost(page: Page, prefix: string): Promise<void> {
  await page.route(`${prefix}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(new URL(prefix).pathname.length);
    return route.fulfill({
      body: readFileSync(resolve(DIST.cdn, path)),
      contentType: TYPES[extname(path)] ?? 'text/plain',
    });
  });
}

const picture = readFileSync(resolve(import.meta.dirname, '../../docs/images/gallery.webp'));

/** Elements that show pictures. */
const PICTURES = ':is(pix-gallery, pix-album, pix-albums, pix-image, pix-wall)';
/** Controls of a gallery. */
const CONTROLS = ':is(pix-search, pix-sort, pix-categories, pix-tags, pix-count)';

/** Whether an element has no pictures, and shows its slot `empty` instead. */
const showsEmptySlot = (element: Element) =>
  element.matches(':state(empty)') && !!element.querySelector('[slot="empty"]');

/** Whether an element shows a picture, in its own shadow root or in that of an inner element. */
function hasPicture(element: Element): boolean {
  const inside = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.some((each) =>
    each instanceof HTMLImageElement ? each.naturalWidth > 0 : each.shadowRoot?.querySelector('img') != null,
  );
}

/** Expects every element with pictures in a page or a part of it to show some, and every control to have content. */
export async function expectContent(root: Page | Locator): Promise<void> {
  await expect(root.locator(PICTURES).first()).toBeVisible();
  for (const element of await root.locator(PICTURES).all())
    await expect
      .poll(async () => (await element.evaluate(hasPicture)) || (await element.evaluate(showsEmptySlot)))
      .toBe(true);
  for (const control of await root.locator(CONTROLS).all())
    await expect(control.locator('input, select, button, output, span').first()).toBeVisible();
}

/** Serves a picture at all paths below `/photos/` of the host page. */
export const servePhotos = ({ page, host }: Scene) =>
  page.route(`${host.url}/photos/*`, (route) => route.fulfill({ body: picture, contentType: 'image/webp' }));

/** Lines in the console of the page, collected from now on. */
export const collectConsole = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

/** Page, host and service of a test of a block. */
export interface Scene {
  page: Page;
  host: Host;
  service: Service;
}
