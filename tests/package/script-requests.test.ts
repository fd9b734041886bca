import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PixServer } from '../../mock-server/server.ts';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

/** Entries that pages with a gallery import. */
const ENTRIES = ['pix-sdk/define', 'pix-sdk/define/pix-gallery'];

/** Requests for scripts of a page with one gallery, until the gallery has loaded. */
const BUDGET = 6;

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

it.each(Object.keys(BUNDLERS).flatMap((bundler) => ENTRIES.map((entry) => [bundler, entry] as const)))(
  'a page with a gallery that %s has bundled with %s loads at most 6 scripts, and the viewer later',
  async (bundler, entry) => {
    const name = `${bundler}-${entry.replaceAll('/', '-')}`;
    project.write(
      `${name}.js`,
      `import { createPublicPix } from 'pix-sdk';
      import '${entry}';
      const gallery = document.createElement('pix-gallery');
      addEventListener('pix-load', () => document.body.append('Loaded'));
      gallery.limit = 3;
      gallery.source = createPublicPix({ baseUrl: '${server.url}' });
      document.body.append(gallery);`,
    );
    await BUNDLERS[bundler]?.(project.path(`${name}.js`), project.path(name));
    project.write(
      `${name}/index.html`,
      '<!doctype html><body><script type="module" src="main.js"></script></body>',
    );
    await using site = await serveFolder(project.path(name));
    await using page = await browser.newPage();
    await page.goto(`${site.url}/index.html`, { waitUntil: 'commit' });
    await page.getByText('Loaded').waitFor();
    const scripts = site.asked.filter((file) => file.endsWith('.js'));
    console.log(`${name}: ${scripts.length} of ${BUDGET} scripts: ${scripts.join(' ')}`);
    expect(scripts.length).toBeLessThanOrEqual(BUDGET);
    await page.locator('pix-gallery button, pix-gallery a').first().click();
    await page.locator('pix-lightbox').waitFor({ state: 'attached' });
    // esbuild makes one file unless told otherwise.
    const more = site.asked.filter((file) => file.endsWith('.js')).length > scripts.length;
    expect(more).toBe(bundler !== 'esbuild');
  },
);
