/** What the code blocks of the documents are part of in a page: real versions, hashes, files and addresses. */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readIntegrity } from '../../tools/build/cdn-files.ts';
import { DIST } from '../../tools/build/configs.ts';

const { version, files } = readIntegrity(DIST.cdn);

/** The chunks of the built script, twice each, as the document says. */
const chunkHashes = (url: string) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('chunks/'))
    .flatMap(([name, hash]) =>
      [name, name.replace('chunks/', '%63hunks/')].map((path) => `"${url}/cdn/${path}": "${hash}"`),
    );

/** Replaces what a reader replaces: the service, the version, hashes and names of chunks. */
export const filled = (code: string, url: string): string =>
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

/** Serves files of the built script at a path of the host page, as a site that hosts them itself. */
export async function selfHost(page: Page, prefix: string): Promise<void> {
  await page.route(`${prefix}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(new URL(prefix).pathname.length);
    return route.fulfill({
      body: readFileSync(resolve(DIST.cdn, path)),
      contentType: TYPES[extname(path)] ?? 'text/plain',
    });
  });
}
