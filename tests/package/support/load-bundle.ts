import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { serveFolder } from './serve-folder.ts';

/** A bundle that a page has loaded and run. */
export interface LoadedBundle {
  /** Pictures that the page has listed. */
  slugs: string[];
  /** Text of the files that the page had loaded by then. */
  loaded: string[];
  /** Sum of the gzipped sizes of these files, in bytes. */
  bytes: number;
  /** Text of all files of the bundle. */
  all: string[];
}

/** Loads the bundle of a folder in a page and lists pictures by its global `list(baseUrl)`. */
export async function loadBundle(browser: Browser, folder: string, baseUrl: string): Promise<LoadedBundle> {
  writeFileSync(
    resolve(folder, 'index.html'),
    '<!doctype html><script type="module" src="main.js"></script>',
  );
  await using site = await serveFolder(folder);
  await using page = await browser.newPage();
  await page.goto(`${site.url}/index.html`);
  const slugs = await page.evaluate(async (baseUrl) => {
    const { list } = globalThis as unknown as {
      list: (baseUrl: string) => Promise<{ data: { slug: string }[] }>;
    };
    return (await list(baseUrl)).data.map(({ slug }) => slug);
  }, baseUrl);
  const isCode = (name: string) => name.endsWith('.js');
  const read = (name: string) => readFileSync(resolve(folder, `./${name}`), 'utf8');
  const loaded = site.requests.filter(isCode).map(read);
  return {
    slugs,
    loaded,
    bytes: loaded.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0),
    all: readdirSync(folder).filter(isCode).map(read),
  };
}
