/** Pages with a gallery, bundled by each bundler. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blockBelow } from '../support/code-blocks.ts';
import { usePackedProject } from './support/packed-project.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { TAGS } from './support/tags.ts';

/** Entries that pages with a gallery import. */
const ENTRIES = ['pix-sdk/define', 'pix-sdk/define/pix-gallery'];

/** Maximum number of requests for scripts of a page with one gallery, until the gallery has loaded. */
const BUDGET = 6;

const packed = usePackedProject();
const isScript = (file: string) => file.endsWith('.js');

describe.each(Object.entries(BUNDLERS))('a page that %s has bundled', (bundler, bundle) => {
  /** Opens a page with this markup and a bundle. */
  async function open(name: string, markup = '') {
    const html = `<body>${markup}<script type="module" src="main.js"></script></body>`;
    const served = await packed.serve(name, html);
    await served.page.goto(served.url, { waitUntil: 'commit' });
    return served;
  }

  describe.each(ENTRIES)('with %s', (entry) => {
    const name = `${bundler}-${entry.replaceAll('/', '-')}`;
    beforeAll(async () => {
      packed.project.write(
        `${name}.js`,
        `import { createPublicPix } from 'pix-sdk';
        import '${entry}';
        addEventListener('pix-load', () => document.body.append('Loaded'));
        if (!document.querySelector('pix-gallery')) {
          const gallery = document.createElement('pix-gallery');
          gallery.limit = 3;
          gallery.source = createPublicPix({ baseUrl: '${packed.serverUrl}' });
          document.body.append(gallery);
        }`,
      );
      await bundle(packed.project.path(`${name}.js`), packed.project.path(name));
    });

    it('loads at most 6 scripts, and the viewer later', async () => {
      await using served = await open(name);
      const { page, requests } = served;
      await page.getByText('Loaded').waitFor();
      const scripts = requests.filter(isScript);
      console.log(`${name}: ${scripts.length} of ${BUDGET} scripts: ${scripts.join(' ')}`);
      expect(scripts.length).toBeLessThanOrEqual(BUDGET);
      await page.locator('pix-gallery button, pix-gallery a').first().click();
      await page.locator('pix-lightbox').waitFor({ state: 'attached' });
      // By default, esbuild creates one file.
      expect(requests.filter(isScript).length > scripts.length).toBe(bundler !== 'esbuild');
    });

    it('reads from the base-url of a gallery', async () => {
      await using served = await open(
        name,
        `<pix-gallery base-url="${packed.serverUrl}" limit="2"></pix-gallery>`,
      );
      await served.page.locator('pix-gallery img').nth(1).waitFor({ state: 'attached' });
    });

    if (entry === 'pix-sdk/define')
      it('registers all elements except the viewer', async () => {
        await using served = await open(name);
        await served.page.getByText('Loaded').waitFor();
        const registered = await served.page.evaluate(
          (tags) => tags.filter((tag) => customElements.get(tag)),
          TAGS,
        );
        expect(registered).toEqual(TAGS.filter((tag) => tag !== 'pix-lightbox'));
      });
  });

  it('with the first example of the README loads at most 6 scripts', async () => {
    const name = `${bundler}-readme`;
    const { code } = blockBelow('README.md', 'npm');
    packed.project.write(`${name}.js`, code.replace('https://pix.example', packed.serverUrl));
    await bundle(packed.project.path(`${name}.js`), packed.project.path(name));
    await using served = await open(name);
    await served.page.locator('pix-gallery img').first().waitFor();
    expect(served.requests.filter(isScript).length).toBeLessThanOrEqual(BUDGET);
  });
});
