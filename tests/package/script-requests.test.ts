import { expect, it } from 'vitest';
import { blockBelow } from '../support/code-blocks.ts';
import { usePackedProject } from './support/packed-project.ts';
import { BUNDLERS } from './support/bundlers.ts';

/** Entries that pages with a gallery import. */
const ENTRIES = ['pix-sdk/define', 'pix-sdk/define/pix-gallery'];

/** Maximum number of requests for scripts of a page with one gallery, until the gallery has loaded. */
const BUDGET = 6;

const packed = usePackedProject();

it.each(Object.keys(BUNDLERS).flatMap((bundler) => ENTRIES.map((entry) => [bundler, entry] as const)))(
  'a page with a gallery that %s has bundled with %s loads at most 6 scripts, and the viewer later',
  async (bundler, entry) => {
    const name = `${bundler}-${entry.replaceAll('/', '-')}`;
    packed.project.write(
      `${name}.js`,
      `import { createPublicPix } from 'pix-sdk';
      import '${entry}';
      const gallery = document.createElement('pix-gallery');
      addEventListener('pix-load', () => document.body.append('Loaded'));
      gallery.limit = 3;
      gallery.source = createPublicPix({ baseUrl: '${packed.serverUrl}' });
      document.body.append(gallery);`,
    );
    await BUNDLERS[bundler]?.(packed.project.path(`${name}.js`), packed.project.path(name));
    const html = '<body><script type="module" src="main.js"></script></body>';
    await using served = await packed.serve(name, html);
    const { page, url, requests } = served;
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByText('Loaded').waitFor();
    const scripts = requests.filter((file) => file.endsWith('.js'));
    console.log(`${name}: ${scripts.length} of ${BUDGET} scripts: ${scripts.join(' ')}`);
    expect(scripts.length).toBeLessThanOrEqual(BUDGET);
    await page.locator('pix-gallery button, pix-gallery a').first().click();
    await page.locator('pix-lightbox').waitFor({ state: 'attached' });
    // By default, esbuild creates one file.
    const more = requests.filter((file) => file.endsWith('.js')).length > scripts.length;
    expect(more).toBe(bundler !== 'esbuild');
  },
);

it.each(Object.keys(BUNDLERS))(
  'the first example of the README, bundled with %s, loads at most 6 scripts',
  async (bundler) => {
    const name = `${bundler}-readme`;
    const { code } = blockBelow('README.md', 'npm');
    packed.project.write(`${name}.js`, code.replace('https://pix.example', packed.serverUrl));
    await BUNDLERS[bundler]?.(packed.project.path(`${name}.js`), packed.project.path(name));
    const html = '<body><script type="module" src="main.js"></script></body>';
    await using served = await packed.serve(name, html);
    const { page, url, requests } = served;
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('pix-gallery img').first().waitFor();
    expect(requests.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(BUDGET);
  },
);
