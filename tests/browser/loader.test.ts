/** `loadPix()` on host pages. */
import { expect, it } from 'vitest';
import type * as Loader from '../../src/loader.ts';
import {
  openPage,
  SCRIPT,
  service,
  unreliable,
  waitFor,
  waitForPictures,
  type HostPage,
} from './support/host-page.ts';

const TWO = '<div id="here" data-pix-gallery="all" data-limit="2"></div>';

/** Opens a page that has imported the loader. */
async function openWith(body = TWO, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(
    `${body}<script type="module" nonce="abc">
      import * as loader from '${new URL('/src/loader.ts', location.origin).href}';
      window.loader = loader;
    </script>`,
    options,
  );
  const { loader } = page.window as unknown as { loader: typeof Loader };
  return { ...page, loader };
}

const policy = (text: string) => ({
  head: `<meta http-equiv="Content-Security-Policy" content="${text}">`,
});

/** URLs of the scripts of Pix on a page. */
const scriptsOf = ({ window }: HostPage) =>
  [...window.document.scripts].map(({ src }) => src).filter((src) => src.includes('/sdk'));

const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => expect.unreachable('loadPix() resolved.'),
    (error: Loader.PixLoadError) => error,
  );

it('all calls share one script, which mounts the containers of the page', async () => {
  const page = await openWith();
  const { loadPix } = page.loader;
  const pix = await Promise.all([loadPix({ baseUrl: `${service}/` }), loadPix({ baseUrl: service })]);
  pix.push(await loadPix());
  expect(new Set(pix)).toEqual(new Set([page.window.Pix]));
  expect(scriptsOf(page)).toEqual([`${service}/cdn/sdk.js`]);
  await waitForPictures(page, '#here pix-gallery', 2);
  expect(page.problems).toEqual([]);
});

it('the import alone does nothing', async () => {
  const page = await openWith();
  expect(scriptsOf(page)).toEqual([]);
  expect(page.window.Pix).toBeUndefined();
});

it('a script tag of the page is used, whether it has run or not', async () => {
  const page = await openWith(`${TWO}${SCRIPT}`);
  expect(await page.loader.loadPix({ baseUrl: 'https://elsewhere.example' })).toBe(page.window.Pix);
  const late = await openWith();
  const tag = Object.assign(late.window.document.createElement('script'), { src: `${service}/cdn/sdk.js` });
  late.window.document.head.append(tag);
  expect(await late.loader.loadPix()).toBe(late.window.Pix);
  for (const { length } of [scriptsOf(page), scriptsOf(late)]) expect(length).toBe(1);
});

it.each([{ baseUrl: service }, { src: `${service}/cdn/sdk.js` }])(
  'a script of another maker with the same file name is left alone: %o',
  async (options) => {
    const page = await openWith();
    const { document } = page.window;
    const others = [`${service}/en_US/sdk.js`, 'http://localhost:9/cdn/sdk.js'].map((src) =>
      Object.assign(document.createElement('script'), { src }),
    );
    document.head.append(...others);
    // Elements whose names hide members of the document.
    for (const name of ['scripts', 'createElement', 'addEventListener', 'head'])
      document.body.insertAdjacentHTML('beforeend', `<img name="${name}">`);
    expect(await page.loader.loadPix(options)).toBe(page.window.Pix);
    expect(others.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  },
);

it('a version selects the URL of the script; another version than the one in use logs a warning', async () => {
  const page = await openWith();
  await page.loader.loadPix({ baseUrl: service, version: '0' });
  expect(scriptsOf(page)).toEqual([`${service}/cdn/sdk@0.js`]);
  expect(page.warnings).toEqual([]);
  // A page with another bundle, which has its own loader.
  const { version } = page.window.Pix ?? {};
  const other = await openWith(`${TWO}${SCRIPT}`);
  expect((await other.loader.loadPix({ version: '9.9.9' })).version).toBe(version);
  expect(other.warnings).toEqual([`Pix: ${version} from ${service}/cdn/ is in use; 9.9.9 is ignored.`]);
});

it('a self-hosted script receives the base URL of its service', async () => {
  const page = await openWith();
  const src = `${unreliable}/own/sdk.js`;
  await fetch(`${unreliable}/own/repair`);
  const pix = await page.loader.loadPix({ src, baseUrl: service });
  expect(pix.script).toBe(`${unreliable}/own/`);
  await waitForPictures(page, '#here pix-gallery', 2);
});

it('a correct hash is accepted; a wrong one is an error with its own code, after which the next call works', async () => {
  const { files } = (await (await fetch(`${service}/cdn/integrity.json`)).json()) as {
    files: Record<string, string>;
  };
  const page = await openWith();
  const { loadPix } = page.loader;
  const wrong = files['pix.mjs'] ?? '';
  const error = await failureOf(loadPix({ baseUrl: service, integrity: wrong }));
  expect(error).toMatchObject({ name: 'PixLoadError', code: 'integrity' });
  expect(error.message).toBe(`${service}/cdn/sdk.js does not match ${wrong}.`);
  expect(scriptsOf(page)).toEqual([]);
  const right = files['sdk.js'] ?? '';
  expect(await loadPix({ baseUrl: service, integrity: right })).toBe(page.window.Pix);
  expect(page.window.document.querySelector('script[integrity]')?.getAttribute('integrity')).toBe(right);
});

it.each([
  ['network', 'could not be loaded', { src: `${service}/cdn/missing/sdk.js` }],
  ['timeout', 'did not load within 50 ms', { src: `${unreliable}/x/stalled/sdk.js`, timeout: 50 }],
  ['parse', 'is not the script of Pix', { src: `${unreliable}/x/repair` }],
  ['invalid_parameter', 'needs baseUrl or src', {}],
])('a failure has the code %s, and the next call tries again', async (code, message, options) => {
  const page = await openWith();
  const { loadPix, PixLoadError } = page.loader;
  const error = await failureOf(loadPix(options));
  expect(error).toBeInstanceOf(PixLoadError);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(await loadPix({ baseUrl: service })).toBe(page.window.Pix);
});

it('a script tag of the page that fails is an error, and then replaced', async () => {
  const page = await openWith();
  const { document } = page.window;
  document.head.append(
    Object.assign(document.createElement('script'), { src: `${service}/cdn/missing/sdk.js` }),
  );
  expect(await failureOf(page.loader.loadPix())).toMatchObject({ code: 'network' });
  expect(await page.loader.loadPix({ baseUrl: service })).toBe(page.window.Pix);
});

it('a policy that blocks the script is an error that names its origin', async () => {
  const page = await openWith(TWO, policy(`script-src 'unsafe-inline' ${location.origin}`));
  const error = await failureOf(page.loader.loadPix({ baseUrl: service }));
  expect(error.code).toBe('blocked');
  expect(error.message).toContain(`add ${service} to script-src`);
});

it.each(["'nonce-abc'", "'nonce-abc' 'strict-dynamic'"])(
  'the script and its chunks load under script-src %s (H21)',
  async (sources) => {
    const page = await openWith(TWO, policy(`script-src ${sources} ${location.origin}`));
    await page.loader.loadPix({ baseUrl: service, nonce: 'abc' });
    await waitForPictures(page, '#here pix-gallery', 2);
    expect(page.problems).toEqual([]);
  },
);

it.runIf('trustedTypes' in window)(
  'on a page that enforces Trusted Types, loading needs the policy pix-loader, which its error names',
  async () => {
    const enforced = "require-trusted-types-for 'script'; trusted-types lit-html";
    const page = await openWith(TWO, policy(`${enforced} pix-loader`));
    await page.loader.loadPix({ baseUrl: service });
    await waitForPictures(page, '#here pix-gallery', 2);
    const other = await openWith(TWO, policy(enforced));
    const error = await failureOf(other.loader.loadPix({ baseUrl: service }));
    expect(error.code).toBe('blocked');
    expect(error.message).toContain('add pix-loader to trusted-types');
    await waitFor(other, () => expect(scriptsOf(other)).toEqual([]));
  },
);

it('a nonce allows the chunks after pages without one have loaded the script (H21)', async () => {
  // Chromium caches compiled scripts by URL, including the nonce that applies to their imports.
  const src = `${service}/cdn/sdk.js?pages`;
  for (let pages = 0; pages < 10; pages++) {
    const page = await openPage(TWO + SCRIPT.replace('sdk.js', 'sdk.js?pages'));
    await waitForPictures(page, '#here pix-gallery', 2);
  }
  await (await openWith()).loader.loadPix({ src });
  const page = await openWith(TWO, policy(`script-src 'nonce-abc' ${location.origin}`));
  await page.loader.loadPix({ src, nonce: 'abc' });
  await waitForPictures(page, '#here pix-gallery', 2);
});
