import { EXAMPLE_ADDRESS } from '../service-address.ts';
import { composePage } from './compose-page.ts';
import type { SharedExample } from './example.ts';

/** Name of the downloaded file. */
const FILE_NAME = 'pix-example.html';

/** Time in ms in which the browser reads the file: Safari begins after the click. */
const READ_MS = 10_000;

/** Modules that examples may import: the module of the service exports all of them. */
const MODULES = ['pix-sdk', 'pix-sdk/elements', 'pix-sdk/define'];

/**
 * An example as a page for any web server: scripts and pictures come from a service.
 *
 * @param address Address of the service, without a slash at the end.
 */
export function standalonePage(example: SharedExample, address: string): string {
  const { html, js = '' } = example;
  const named = {
    ...example,
    html: html.replaceAll(EXAMPLE_ADDRESS, address).replaceAll('base-url="/"', `base-url="${address}"`),
    js: js.replaceAll(EXAMPLE_ADDRESS, address).replaceAll('location.origin', `'${address}'`),
  };
  return composePage(named, {
    imports: Object.fromEntries(MODULES.map((name) => [name, `${address}/cdn/pix.mjs`])),
    embedScript: { src: `${address}/cdn/sdk.js` },
  });
}

/** Lets the browser save a page as a file. */
export function downloadPage(page: string): void {
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
