/** Ways to load the published package: its loader, copies of its script, and its modules under a strict policy. */
import { cpSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { documentedPolicies } from '../support/documented-policies.ts';
import { usePackedProject } from './support/packed-project.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { compile, MODULES, STRICT } from './support/compilers.ts';

/** Bytes of a minified bundle of the loader, brotli 11. Raising it is a commit of its own, with its reason. */
const LOADER_BUDGET = 1_408;

const packed = usePackedProject();

/** Serves a folder of the project, opens its page, expects three pictures, and opens the viewer. */
async function expectGallery(folder: string, html: string): Promise<string[]> {
  await using served = await packed.serve(folder, `<html lang="en"><title>A page</title>${html}</html>`);
  const { page, url, requests } = served;
  const problems = problemsOf(page);
  await page.goto(url);
  const third = page.locator('pix-gallery img').nth(2);
  await third.waitFor({ state: 'attached' }).catch((error: unknown) => {
    throw new Error([String(error), ...problems, ...requests].join('\n'), { cause: error });
  });
  await page.locator('pix-gallery a').first().click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  expect(problems).toEqual([]);
  return requests;
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

test('a bundle of the loader shows a gallery, and is about one kilobyte', async () => {
  packed.project.write(
    'load.js',
    `import { loadPix } from 'pix-sdk/loader';
    const pix = await loadPix({ baseUrl: '${packed.serverUrl}' });
    await pix.renderGallery('#gallery', { limit: 3 });`,
  );
  await BUNDLERS['vite']?.(packed.project.path('load.js'), packed.project.path('loader'), { minify: true });
  const files = globSync('loader/**/*.js', { cwd: packed.project.folder }).map((file) =>
    readFileSync(packed.project.path(file)),
  );
  const bytes = files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(LOADER_BUDGET);
  await expectGallery('loader', '<div id="gallery"></div><script type="module" src="main.js"></script>');
});

test('a copy of the files works as documented, with the hash from its integrity.json', async () => {
  const document = readFileSync(resolve(import.meta.dirname, '../../docs/guides/self-hosting.md'), 'utf8');
  const [, snippet = ''] = /```html\n([^`]*data-base-url[^`]*)```/.exec(document) ?? [];
  cpSync(packed.project.path('node_modules/pix-sdk/dist/cdn'), packed.project.path('public/pix'), {
    recursive: true,
  });
  const { files } = JSON.parse(readFileSync(packed.project.path('public/pix/integrity.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const own = snippet
    .replace('https://pix.example', packed.serverUrl)
    .replace('sha384-…', files['sdk.js'] ?? '');
  const requests = await expectGallery('public', own);
  expect(requests.filter((path) => path.startsWith('/pix/'))).toContain('/pix/sdk.js');
});

test('every file in integrity.json is published, unless it is another name of one', () => {
  const cdn = packed.project.path('node_modules/pix-sdk/dist/cdn');
  const { files } = JSON.parse(readFileSync(`${cdn}/integrity.json`, 'utf8')) as {
    files: Record<string, string>;
  };
  for (const path of Object.keys(files))
    expect(readFileSync(resolve(cdn, path)).length, path).toBeGreaterThan(0);
});

test('a bundle of the elements works under the documented policy for npm (P7)', async () => {
  packed.project.write(
    'app.js',
    `import { createPublicPix } from 'pix-sdk';
    import 'pix-sdk/define';
    document.querySelector('pix-gallery').source = createPublicPix({ baseUrl: '${packed.serverUrl}' });`,
  );
  await BUNDLERS['vite']?.(packed.project.path('app.js'), packed.project.path('app'));
  const policy = documentedPolicies(packed.serverUrl).npm;
  expect(policy).toContain('trusted-types lit-html');
  await expectGallery(
    'app',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <pix-gallery limit="3" paging="pages" controls="search sort category tags count"></pix-gallery>
    <script type="module" src="main.js"></script>`,
  );
});

test.each(['bundle', 'script'] as const)(
  'a bundle of the elements and the script work on one page, the %s first (P1, H2)',
  async (first) => {
    packed.project.write(
      'own.js',
      `import { createPublicPix } from 'pix-sdk';
      import 'pix-sdk/define';
      document.querySelector('#own').source = createPublicPix({ baseUrl: '${packed.serverUrl}' });`,
    );
    await BUNDLERS['vite']?.(packed.project.path('own.js'), packed.project.path('both'));
    const script = `${packed.serverUrl}/cdn/sdk.js`;
    // The second one is loaded after the first one has defined the gallery.
    const [start, next] =
      first === 'bundle'
        ? [
            '<script type="module" src="main.js"></script>',
            `Object.assign(document.createElement('script'), { src: '${script}' })`,
          ]
        : [
            `<script src="${script}"></script>`,
            "Object.assign(document.createElement('script'), { type: 'module', src: 'main.js' })",
          ];
    await expectGallery(
      'both',
      `<div data-pix-gallery="all" data-limit="1"></div><pix-gallery id="own" limit="2"></pix-gallery>${start}
      <script type="module">await customElements.whenDefined('pix-gallery'); document.body.append(${next})</script>`,
    );
  },
);

test('a copy of the module has the types of the package', () => {
  packed.project.write(
    'copy.mts',
    `import { createPublicPix, PixGallery } from './public/pix/pix.mjs';
    const gallery = document.createElement('pix-gallery');
    gallery.source = createPublicPix({ baseUrl: 'https://pix.example' });
    export const same: PixGallery = gallery;
    // @ts-expect-error -- there is no such option
    createPublicPix({ baseURL: '' });`,
  );
  packed.project.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...STRICT, ...MODULES.nodenext }, files: ['copy.mts'] }),
  );
  expect(compile(packed.project.folder)).toBe('');
});
