/** The React components: rendered on a server, hydrated in a browser, and updated. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PixServer } from '../../mock-server/server.ts';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, installedIn, newProject, type Project } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

const APP = `
import { createElement, useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import { PixGallery } from 'pix-sdk/react';

export function App({ baseUrl, log }) {
  const [isCompact, setCompact] = useState(false);
  const [pix] = useState(() => createPublicPix({ baseUrl }));
  return createElement(
    'main',
    null,
    createElement('button', { onClick: () => setCompact(true) }, 'Compact'),
    createElement(PixGallery, {
      className: 'wide',
      id: 'best',
      hidden: false,
      source: pix,
      limit: 2,
      layout: isCompact ? 'columns' : 'rows',
      onPixLoad: ({ detail }) => log('load ' + detail.count),
      onPixOpen: isCompact ? undefined : (event) => (event.preventDefault(), log('open ' + event.detail.image.slug)),
    }, createElement('h2', { slot: 'header' }, 'Best')),
  );
}
`;

const MAIN = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
const log = (text) => document.body.append(text + ';');
hydrateRoot(document.querySelector('#root'), createElement(App, { baseUrl: document.body.dataset.url, log }));
`;

let browser: Browser;
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());
beforeAll(async () => {
  browser = ends.use(await chromium.launch(findChromium()));
});

describe.each(['18', '19'])('React %s', (version) => {
  let project: Project;
  let server: PixServer;
  beforeAll(async () => {
    const packages = installedIn(`frameworks/react-${version}`, ['react', 'react-dom']);
    project = ends.use(newProject([...DEPENDENCIES, ...packages]));
    server = await startPackedServer(project);
    ends.defer(() => server.close());
    project.write('app.js', APP);
  });

  const render = () =>
    project.run(`
      import { createElement, version } from 'react';
      import { renderToString } from 'react-dom/server';
      import { App } from './app.js';
      console.log(version, renderToString(createElement(App, { baseUrl: '${server.url}', log() {} })));`);

  it('a server renders the element with its attributes and its content', () => {
    expect(render()).toMatch(
      new RegExp(
        `^${version}\\..*<pix-gallery class="wide" id="best" limit="2" layout="rows"><h2 slot="header">Best</h2></pix-gallery></main>$`,
      ),
    );
  });

  it('properties and listeners are set after hydration, updated and removed', async () => {
    const markup = render().replace(/^\S+ /, '');
    project.write('main.js', MAIN);
    await BUNDLERS['esbuild']?.(project.path('main.js'), project.path('site'));
    project.write(
      'site/index.html',
      `<!doctype html><body data-url="${server.url}"><div id="root">${markup}</div><script type="module" src="main.js"></script>`,
    );
    await using site = await serveFolder(project.path('site'));
    await using page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${site.url}/index.html`);
    await page.getByText('load 2;').waitFor();
    await page.getByRole('link', { name: 'harbour' }).click();
    await page.getByText('open harbour;').waitFor();
    await page.getByRole('button', { name: 'Compact' }).click();
    const layouts = () =>
      page.locator('pix-gallery').evaluate((gallery) => Reflect.get(gallery, 'layout') as unknown);
    await expect.poll(layouts).toBe('columns');
    // Without the listener, nothing prevents the viewer from opening.
    await page.getByRole('link', { name: 'harbour' }).click();
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });

  it('the property baseUrl is sufficient', async () => {
    project.write(
      'alone.js',
      `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { PixGallery } from 'pix-sdk/react';
      const { url } = document.body.dataset;
      createRoot(document.querySelector('#root')).render(createElement(PixGallery, { baseUrl: url, limit: 2 }));`,
    );
    await BUNDLERS['esbuild']?.(project.path('alone.js'), project.path('alone'));
    project.write(
      'alone/index.html',
      `<!doctype html><body data-url="${server.url}"><div id="root"></div><script type="module" src="main.js"></script>`,
    );
    await using site = await serveFolder(project.path('alone'));
    await using page = await browser.newPage();
    await page.goto(`${site.url}/index.html`);
    await expect.poll(() => page.locator('pix-gallery img').count()).toBe(2);
  });
});

// Webpack reads the same fields of the manifest as esbuild.
it.each(['vite', 'esbuild'])('a bundle by %s contains only the components that it uses', async (bundler) => {
  const packages = installedIn('frameworks/react-19', ['react']);
  using project = newProject([...DEPENDENCIES, ...packages]);
  project.write('entry.js', "import { PixCount } from 'pix-sdk/react';\nglobalThis.used = PixCount;");
  await BUNDLERS[bundler]?.(project.path('entry.js'), project.path('out'), { minify: true });
  const code = project.read('out/main.js');
  expect(code).toContain('pix-count');
  expect(code).not.toContain('pix-albums');
});

it('each component is a separate client component, for frameworks with server components', () => {
  using project = newProject();
  const index = project.read('node_modules/pix-sdk/dist/npm/react/index.js');
  const files = [...index.matchAll(/from '\.\/(.*)'/g)].map(([, file = '']) => file);
  expect(files).toContain('pix-gallery.js');
  const starts = files.map(
    (file) => project.read(`node_modules/pix-sdk/dist/npm/react/${file}`).split('\n')[0],
  );
  expect(new Set(starts)).toEqual(new Set(["'use client';"]));
});
