import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { loadBundle, type LoadedBundle } from './support/load-bundle.ts';
import { startPackedServer } from './support/packed-server.ts';
import { DEPENDENCIES, newProject } from './support/project.ts';

/** Entries that users bundle; each defines a function on the page that lists pictures. */
const ENTRIES = {
  listImages: `
    import { createTransport, listImages } from 'pix-sdk';
    globalThis.list = (baseUrl) => listImages(createTransport({ baseUrl }));`,
  createPublicPix: `
    import { createPublicPix } from 'pix-sdk';
    globalThis.list = (baseUrl) => createPublicPix({ baseUrl }).images.list();`,
  createPix: `
    import { createPix } from 'pix-sdk';
    globalThis.list = (baseUrl) => createPix({ baseUrl }).images.list();`,
};
type Entry = keyof typeof ENTRIES;

/**
 * Bytes after gzip of all files that a page has loaded after listing pictures. Raising one is a commit of its own, with its reason.
 * By default, esbuild creates one file, which includes the code that others load later.
 */
const LEAN = { listImages: 12_830, createPublicPix: 14_740, createPix: 16_880 };
const BUDGETS: Record<string, Record<Entry, number>> = {
  vite: LEAN,
  webpack: LEAN,
  esbuild: { listImages: 13_520, createPublicPix: 17_500, createPix: 26_690 },
};

const bundles = new Map<string, LoadedBundle>();
const bundleOf = (bundler: string, entry: Entry) => {
  const bundle = bundles.get(`${bundler}-${entry}`);
  if (!bundle) throw new Error(`There is no bundle of ${entry} by ${bundler}.`);
  return bundle;
};

const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

beforeAll(async () => {
  const project = ends.use(newProject(DEPENDENCIES));
  const server = await startPackedServer(project);
  ends.defer(() => server.close());
  const browser = ends.use(await chromium.launch(findChromium()));
  for (const [entry, code] of Object.entries(ENTRIES)) {
    project.write(`${entry}.js`, code);
    for (const [bundler, bundle] of Object.entries(BUNDLERS)) {
      const name = `${bundler}-${entry}`;
      await bundle(project.path(`${entry}.js`), project.path(name), { minify: true });
      bundles.set(name, await loadBundle(browser, project.path(name), server.url));
    }
  }
});

describe.each(Object.keys(BUDGETS))('a bundle by %s', (bundler) => {
  it.each(Object.keys(ENTRIES) as Entry[])('of %s lists pictures in a browser', (entry) => {
    expect(bundleOf(bundler, entry).slugs).toEqual(['harbour', 'quay', 'tower']);
  });

  it.each(Object.entries(BUDGETS[bundler] ?? {}) as [Entry, number][])(
    'of %s keeps to %i bytes',
    (entry, budget) => {
      const { bytes, loaded } = bundleOf(bundler, entry);
      console.log(`${bundler}, ${entry}: ${bytes} of ${budget} bytes, ${loaded.length} files`);
      expect(bytes).toBeLessThanOrEqual(budget);
    },
  );

  it('is smaller with createPublicPix than with createPix', () => {
    expect(bundleOf(bundler, 'createPublicPix').bytes).toBeLessThan(bundleOf(bundler, 'createPix').bytes);
  });

  it.each(Object.keys(ENTRIES) as Entry[])('of %s contains no code of the reference server', (entry) => {
    const code = bundleOf(bundler, entry).all.join('');
    expect(/\b(msw|sharp)\b|pix_test_|mock-server|createMock/.exec(code)?.[0]).toBeUndefined();
  });
});

it.each(['vite', 'webpack'])('a bundle of listImages by %s contains no other call', (bundler) => {
  const code = bundleOf(bundler, 'listImages').loaded.join('');
  const others = ['/api/v1/albums', '; boundary=', 'XMLHttpRequest', 'delete_token', '/birds'];
  expect(['/api/v1/images', ...others].filter((part) => code.includes(part))).toEqual(['/api/v1/images']);
});
