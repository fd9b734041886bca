/** The interactive parts of the site in Firefox and WebKit. */
import { firefox } from 'playwright';
import { requireBrowser } from '../../../tools/browsers/browsers.ts';
import { openWebKit, type ElementReference } from '../../../tools/browsers/webkit-driver.ts';
import { policyPages } from '../../support/documented-policies.ts';
import { expect, test } from '../../support/e2e.ts';

interface Window {
  open: (url: string) => Promise<unknown>;
  /** Runs the body of a function in the page, or in its first frame. */
  run: <T>(body: string, inFrame?: boolean) => Promise<T>;
  close: () => Promise<unknown>;
}

const OPEN: Record<string, () => Promise<Window>> = {
  Firefox: async () => {
    const browser = await firefox.launch(requireBrowser('firefox'));
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      run: (body, inFrame) => (inFrame ? (page.frames()[1] ?? page) : page).evaluate(`(() => { ${body} })()`),
      close: () => browser.close(),
    };
  },
  WebKit: async () => {
    const { sendCommand: send, close } = await openWebKit(requireBrowser('webkit').executablePath ?? '');
    return {
      open: (url) => send('POST', 'url', { url }),
      run: async (body, inFrame) => {
        const [frame] = inFrame
          ? await send<ElementReference[]>('POST', 'elements', { using: 'css selector', value: 'iframe' })
          : [];
        await send('POST', 'frame', { id: frame ?? null });
        return send('POST', 'execute/sync', { script: body, args: [] });
      },
      close,
    };
  },
};

/** Number of loaded pictures, including those in elements. */
const LOADED = `
  const inside = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...inside(element.shadowRoot)] : [element]);
  return inside(document).filter(({ localName, naturalWidth }) => localName === 'img' && naturalWidth > 0).length;
`;

for (const [name, openWindow] of Object.entries(OPEN))
  test.describe(name, () => {
    let window: Window;
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      window = await openWindow();
    });
    test.afterAll(() => window.close());

    for (const path of ['/', '/snippet/', '/theme/'])
      test(`${path} shows pictures`, async ({ service }) => {
        await window.open(service.url + path);
        await expect.poll(() => window.run<number>(LOADED)).toBeGreaterThan(3);
      });

    test('the playground runs an example with the script tag and one with the module', async ({
      service,
    }) => {
      await window.open(`${service.url}/playground/`);
      const isReady = `return document.querySelector('#examples option') !== null`;
      await expect.poll(() => window.run(isReady)).toBe(true);
      for (const example of ['Albums', 'The npm module']) {
        // Each example has a new frame.
        await window.run(`
          document.querySelector('iframe')?.setAttribute('data-earlier', '');
          const select = document.querySelector('#examples');
          select.value = ${JSON.stringify(example)};
          select.dispatchEvent(new Event('change'));
        `);
        const isNew = `return document.querySelector('iframe:not([data-earlier])') !== null`;
        await expect.poll(() => window.run(isNew), { intervals: [50] }).toBe(true);
        // The evaluation fails while the frame loads, since its document is replaced.
        const count = () => window.run<number>(LOADED, true).catch(() => 0);
        await expect.poll(count, { message: example, intervals: [50] }).toBeGreaterThan(0);
        const problems = `return document.querySelectorAll('#console :is([data-level=error], [data-level=warn])').length`;
        expect(await window.run(problems), example).toBe(0);
      }
    });

    test('pages under the documented policies show pictures, and the first one opens the viewer', async ({
      service,
      hostServer,
    }) => {
      const pages = policyPages(service.url);
      expect(pages).toHaveLength(4);
      for (const { policy, body } of pages) {
        hostServer.answer(body, { 'content-security-policy': policy });
        await window.open(hostServer.url);
        await expect.poll(() => window.run<number>(LOADED), policy).toBe(2);
        if (policy !== pages[0]?.policy) continue;
        // The others differ in the sources of scripts alone.
        await window.run(`document.querySelector('pix-gallery').shadowRoot.querySelector('a').click()`);
        const viewer = `return !!document.querySelector('pix-lightbox')?.shadowRoot?.querySelector('.pswp img')`;
        await expect.poll(() => window.run<boolean>(viewer), policy).toBe(true);
      }
    });

    test('a document shows pictures, and search finds pages', async ({ service }) => {
      await window.open(`${service.url}/guides/layouts/`);
      await expect.poll(() => window.run<number>(LOADED)).toBeGreaterThan(3);
      await window.run(`document.querySelector('site-search button').click()`);
      await expect
        .poll(() => window.run(`return document.querySelector('dialog input') !== null`))
        .toBe(true);
      await window.run(`
        const input = document.querySelector('dialog input');
        input.value = 'lightbox';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      `);
      const results = `return document.querySelectorAll('dialog .pagefind-ui__result').length`;
      await expect.poll(() => window.run<number>(results)).toBeGreaterThan(2);
    });
  });
