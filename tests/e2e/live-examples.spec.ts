/** The live examples of the documents, each in a page of its own, as the documentation site shows them. */
import { expect, test } from '../support/e2e.ts';
import { liveExamples } from '../support/live-examples.ts';
import { consoleOf, expectContent, type Scene } from '../support/page-blocks.ts';

/** What visitors can do with examples, by document and heading. */
const EFFECTS: Record<string, (scene: Pick<Scene, 'page' | 'service'>) => Promise<unknown>> = {};

for (const { place, document, heading, html, css, js } of liveExamples())
  test(`${place} shows pictures, and nothing on the console`, async ({ page, host, service }) => {
    const lines = consoleOf(page);
    const address = (path: string) => `${service.url}/live-example/${path}`;
    await page.route(address('main.js'), (route) =>
      route.fulfill({ body: js.replaceAll("'pix-sdk'", "'/cdn/pix.mjs'"), contentType: 'text/javascript' }),
    );
    await page.route(address(''), (route) =>
      route.fulfill({
        body: `<!doctype html><html lang="en"><head><title>An example</title><style>${css}</style></head><body>${html}
          ${service.script()}${js && '<script type="module" src="main.js"></script>'}</body></html>`,
        contentType: 'text/html; charset=utf-8',
      }),
    );
    await page.goto(address(''));
    if (/data-pix-|<pix-(?!lightbox)/.test(html)) await expectContent(page);
    await EFFECTS[`${document}: ${heading}`]?.({ page, service });
    expect(lines).toEqual([]);
    expect(host.problems).toEqual([]);
  });
