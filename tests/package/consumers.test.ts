import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PixServer } from '../../mock-server/server.ts';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { NODES } from './support/nodes.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

/** Names of the pictures that the server starts with, newest first. */
const SLUGS = ['harbour', 'quay', 'tower'];

let project: Project;
let server: PixServer;
let browser: Browser;

const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

beforeAll(async () => {
  project = ends.use(newProject(DEPENDENCIES));
  server = await startPackedServer(project);
  ends.defer(() => server.close());
  browser = ends.use(await chromium.launch(findChromium()));
});

test.each([...NODES])('Node %s runs server and client: upload, list, iterate', (version, node) => {
  const answer = project.run(
    `
    import { createPix, createTransport, listImages, verifyWebhook } from 'pix-sdk';
    import { startPixServer } from 'pix-sdk/mock/server';
    const { url: baseUrl, close } = await startPixServer({ port: 0, seed: { pictures: [{ slug: 'harbour' }] } });
    const pix = createPix({ baseUrl, apiKey: 'pix_test_owner' });
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    const { slug, delete_token } = await pix.images.upload({ image: new Blob([image]), slug: 'quay' });
    const { data } = await listImages(createTransport({ baseUrl }), { sort: 'oldest' });
    const iterated = [];
    for await (const { slug } of pix.images.iterate({ limit: 1 })) iterated.push(slug);
    const verify = await verifyWebhook('{}', new Headers({ 'webhook-id': '1' }), 'secret').catch(({ code }) => code);
    await close();
    const listed = data.map(({ slug }) => slug);
    const token = typeof delete_token;
    console.log(JSON.stringify({ version: process.version, slug, token, listed, iterated, verify }));`,
    node,
  );
  expect(JSON.parse(answer)).toEqual({
    ...{ version, slug: 'quay', token: 'string', verify: 'signature' },
    listed: ['harbour', 'quay'],
    iterated: ['quay', 'harbour'],
  });
});

/** Files as they lie, and where a page finds what they import. */
const IMPORTS = {
  'pix-sdk': '/node_modules/pix-sdk/dist/npm/index.js',
  'pix-sdk/define': '/node_modules/pix-sdk/dist/npm/define.js',
  ky: '/node_modules/ky/distribution/index.js',
  photoswipe: '/node_modules/photoswipe/dist/photoswipe.esm.js',
  lit: '/node_modules/lit/index.js',
  'lit-html': '/node_modules/lit-html/lit-html.js',
  'lit-html/': '/node_modules/lit-html/',
  'lit-element/': '/node_modules/lit-element/',
  '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
};

test('a page with an import map lists pictures, without any build', async () => {
  project.write(
    'page.html',
    `<!doctype html><html lang="en"><title>A page</title>
    <script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
    <pix-gallery></pix-gallery>
    <script type="module">
      import { createPublicPix } from 'pix-sdk';
      import 'pix-sdk/define';
      document.querySelector('pix-gallery').source = createPublicPix({ baseUrl: '${server.url}' });
    </script></html>`,
  );
  await using site = await serveFolder(project.folder);
  await using page = await browser.newPage();
  await page.goto(`${site.url}/page.html`);
  await page.locator('pix-gallery img').nth(2).waitFor({ state: 'attached' });
  const alts = await page
    .locator('pix-gallery img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts).toEqual(SLUGS);
});

test('a module worker lists pictures', async () => {
  project.write(
    'worker.js',
    `import { createPublicPix } from 'pix-sdk';
    addEventListener('message', async ({ data: baseUrl }) => {
      const { data } = await createPublicPix({ baseUrl }).images.list();
      postMessage(data.map(({ slug }) => slug));
    });`,
  );
  await BUNDLERS['vite']?.(project.path('worker.js'), project.path('worker'));
  project.write('worker/index.html', '<!doctype html><title>A page</title>');
  await using site = await serveFolder(project.path('worker'));
  await using page = await browser.newPage();
  await page.goto(`${site.url}/index.html`);
  const slugs = await page.evaluate(
    (baseUrl) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('main.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(baseUrl);
      }),
    server.url,
  );
  expect(slugs).toEqual(SLUGS);
});
