import { build } from 'esbuild';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

const PAGE = `<!doctype html><body>
<pix-gallery id="gallery" limit="2" layout="rows" paging="more" controls="search sort category tags count"></pix-gallery>
<pix-gallery limit="2" layout="grid" paging="scroll"></pix-gallery>
<pix-gallery limit="2" layout="columns" paging="pages"></pix-gallery>
<pix-gallery limit="2" layout="carousel"></pix-gallery>
<pix-search for="gallery"></pix-search>
<pix-sort for="gallery"></pix-sort>
<pix-categories for="gallery"></pix-categories>
<pix-tags for="gallery" style="width: 8em"></pix-tags>
<pix-count for="gallery"></pix-count>
<pix-image slug="harbour" ratio="3/2"></pix-image>
<script type="module" src="main.js"></script></body>`;

/** Code that the development server of an application bundles. */
const CODE = (baseUrl: string) => `import { createPublicPix } from 'pix-sdk';
import { setDefaultSource } from 'pix-sdk/define';
import { createMockFetch } from 'pix-sdk/mock';
const tags = document.querySelector('pix-tags');
// More tags than fit into the row.
tags.source = createPublicPix({ baseUrl: 'http://pix.test', fetch: createMockFetch() });
const galleries = [...document.querySelectorAll('pix-gallery')];
const loaded = Promise.all(galleries.map((gallery) =>
  new Promise((resolve) => gallery.addEventListener('pix-load', resolve, { once: true }))));
setDefaultSource(createPublicPix({ baseUrl: '${baseUrl}' }));
await loaded;
for (const gallery of galleries) {
  gallery.layout = 'grid';
  gallery.limit = 3;
  gallery.sort = 'oldest';
}
await galleries[0].show(1);
while (!tags.shadowRoot.querySelector('[aria-pressed]')) await new Promise(requestAnimationFrame);
await tags.updateComplete;
document.body.append('Shown');`;

it('in development, the console of a page contains no warning about the elements', async () => {
  using project = newProject(DEPENDENCIES);
  await using ends = new AsyncDisposableStack();
  const server = await startPackedServer(project);
  ends.defer(() => server.close());
  project.write('page.js', CODE(server.url));
  await build({
    entryPoints: { main: project.path('page.js') },
    outdir: project.path('site'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'],
    logLevel: 'error',
  });
  project.write('site/index.html', PAGE);
  await using site = await serveFolder(project.path('site'));
  await using browser = await chromium.launch(findChromium());
  await using page = await browser.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`${site.url}/index.html`);
  await page.getByText('Shown').waitFor();
  // Lit warns once for all elements of the page.
  expect(warnings).toEqual([expect.stringContaining('Lit is in dev mode')]);
});
