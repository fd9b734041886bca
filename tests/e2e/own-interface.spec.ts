/** The galleries of the guide "Your own interface", with its style sheet. */
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { install } from '../../tools/install.ts';
import { violations } from '../support/axe.ts';
import { bundleBlock } from '../support/bundle-block.ts';
import { blockBelow } from '../support/code-blocks.ts';
import { expect, leavePage, serveTinyPictures, test, type Host, type Service } from '../support/e2e.ts';
import { fillPlaceholders } from '../support/page-blocks.ts';

const GUIDE = 'docs/guides/own-interface.md';

/** Vue is among the packages of the package tests. */
const manifest = resolve(import.meta.dirname, '../package/package.json');

interface VueCompiler {
  parse: (code: string) => { descriptor: object };
  compileScript: (
    descriptor: object,
    options: { id: string; inlineTemplate: boolean },
  ) => { content: string };
}

/** Compiles a component as Vue's plugins for bundlers do. */
async function compileVue(code: string): Promise<string> {
  await install(dirname(manifest));
  const { parse, compileScript } = createRequire(manifest)('vue/compiler-sfc') as VueCompiler;
  const { descriptor } = parse(code);
  return compileScript(descriptor, { id: 'photos', inlineTemplate: true }).content;
}

/** The code of each example, with what shows it in `#app`. */
const EXAMPLES: Record<string, (fill: (code: string) => string) => Promise<string>> = {
  'Plain DOM': (fill) => bundleBlock(fill(blockBelow(GUIDE, 'Plain DOM').code)),
  React: (fill) =>
    bundleBlock(blockBelow(GUIDE, 'React', 'tsx').code, {
      jsx: 'react',
      more: fill(`import { createRoot } from 'react-dom/client';
        import { createPublicPix } from 'pix-sdk';
        const pix = createPublicPix({ baseUrl: 'https://pix.example' });
        createRoot(document.querySelector('#app') as Element).render(<Photos pix={pix} />);`),
    }),
  Vue: async (fill) => {
    const component = await compileVue(fill(blockBelow(GUIDE, 'Vue', 'vue').code));
    return bundleBlock(component.replace('export default', 'const Photos ='), {
      more: `import { createApp } from 'vue'; createApp(Photos).mount('#app');`,
      packages: dirname(manifest),
    });
  },
};

async function open(page: Page, host: Host, service: Service, name: string): Promise<void> {
  await serveTinyPictures(page);
  const script = (await EXAMPLES[name]?.((code) => fillPlaceholders(code, service.url))) ?? '';
  await page.route(`${host.url}/main.js`, (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  const list = name === 'Plain DOM' ? '<ul id="photos" class="photos"></ul>' : '<div id="app"></div>';
  await host.open(`<style>${blockBelow(GUIDE, 'How the parts work together', 'css').code}</style>
    <main><h1>Photographs</h1>${list}</main><script type="module" src="/main.js"></script>`);
}

const titles = (page: Page) =>
  page.locator('.photos img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));

test('a list of 10,000 pictures has only visible ones in the page, in full rows', async ({
  page,
  host,
  huge,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { data } = await huge.images('?limit=100');
  for (const name of Object.keys(EXAMPLES))
    await test.step(name, async () => {
      await open(page, host, huge, name);
      await expect.poll(() => titles(page)).toContain(data[0]?.title);
      const shown = await titles(page);
      expect(shown).toEqual(data.slice(0, shown.length).map(({ title }) => title));
      const rights = await page.locator('.photos > li').evaluateAll((tiles) => {
        const boxes = tiles.map((tile) => tile.getBoundingClientRect());
        return boxes.filter(({ top }) => top === boxes[0]?.top).map(({ right }) => right);
      });
      const { x = 0, width = 0, height = 0 } = (await page.locator('.photos').boundingBox()) ?? {};
      expect(Math.max(...rights)).toBeCloseTo(x + width, 0);
      expect(height).toBeGreaterThan(100_000);
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 50_000));
      await expect.poll(() => titles(page)).not.toContain(data[0]?.title);
      const visible = () =>
        page.locator('.photos img').evaluateAll(
          (images) =>
            images.filter((image) => {
              const { top, bottom } = image.getBoundingClientRect();
              return top < innerHeight && bottom > 0;
            }).length,
        );
      await expect.poll(visible).toBeGreaterThan(5);
      expect(await page.locator('.photos img').count()).toBeLessThan(100);
      await leavePage(page);
    });
});

test('Plain DOM: arrow keys move the focus to the nearest picture, also from right to left', async ({
  page,
  host,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, host, service, 'Plain DOM');
  await page.locator('.photos a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.photos a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const [above, below] = await Promise.all(
    [page.locator('.photos a').nth(1), page.locator(':focus')].map((link) => link.boundingBox()),
  );
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  // Keys of the browser, and keys that have no picture to move to, keep their effect.
  await page.locator('.photos a').first().focus();
  await page.evaluate(() =>
    addEventListener('keydown', (event) =>
      document.body.setAttribute('data-prevented', String(event.defaultPrevented)),
    ),
  );
  for (const key of ['Alt+ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(page.locator('.photos a').first()).toBeFocused();
    expect(await page.locator('body').getAttribute('data-prevented')).toBe('false');
  }
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.photos a').nth(1)).toBeFocused();
});

test('Plain DOM: pages from right to left begin at the right, arrow keys follow what is seen, and a focused picture stays in its place', async ({
  page,
  host,
  huge,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, host, huge, 'Plain DOM');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const links = page.locator('.photos a');
  await links.first().focus();
  const right = (element: HTMLElement | SVGElement) => element.getBoundingClientRect().right;
  const edge = await page.locator('.photos').evaluate(right);
  expect(await links.first().evaluate(right)).toBeCloseTo(edge, 0);
  await page.keyboard.press('ArrowDown');
  const before = await page.locator(':focus').getAttribute('href');
  await page.evaluate(() => scrollTo(0, 50_000));
  await expect(page.locator('.photos img').nth(5)).toBeInViewport();
  expect(await page.locator(':focus').getAttribute('href')).toBe(before);
  const style = () => page.locator('.photos > li:focus-within').getAttribute('style');
  const narrow = await style();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(style).not.toBe(narrow);
});
