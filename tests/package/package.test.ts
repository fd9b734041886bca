import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('publint finds nothing in the package', async () => {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

it('the module needs no DOM, has no side effect, and exports what its users name', async () => {
  const before = Object.getOwnPropertyNames(globalThis);
  const entry = '../../dist/npm/index.js';
  const module = (await import(/* @vite-ignore */ entry)) as object;
  expect(Object.keys(module).sort()).toMatchInlineSnapshot(`
    [
      "DEFAULT_LIMIT",
      "IMAGE_SORTS",
      "MAX_LIMIT",
      "PixAbortError",
      "PixAuthError",
      "PixBadRequestError",
      "PixError",
      "PixHttpError",
      "PixInvalidParameterError",
      "PixNetworkError",
      "PixNotFoundError",
      "PixParseError",
      "PixPermissionError",
      "PixRateLimitError",
      "PixServerError",
      "PixTimeoutError",
      "createPix",
      "createTransport",
      "getImage",
      "getStats",
      "listAlbumImages",
      "listAlbums",
      "listCategories",
      "listImages",
      "listTags",
      "ping",
    ]
  `);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
});

it('the licences of what is bundled lie beside the bundle', () => {
  const notices = readFileSync(resolve(root, 'dist/cdn/THIRD_PARTY_NOTICES.txt'), 'utf8');
  const names = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map((match) => match[1]);
  expect(names).toEqual(['@lit/reactive-element', 'lit', 'lit-element', 'lit-html', 'photoswipe']);
  expect(notices.match(/Permission is hereby granted|Redistribution and use/g)).toHaveLength(names.length);
});

it('a project of its own compiles against the declarations', () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-consumer-'));
  try {
    writeFileSync(
      resolve(folder, 'consumer.ts'),
      `import { createPix, PixError, type ImageList } from 'pix-sdk';
       import { PixGallery, type ImageSource } from 'pix-sdk/elements';
       import 'pix-sdk/define';
       const pix = createPix({ baseUrl: 'https://pix.example' });
       const list: Promise<ImageList> = pix.images.list({ sort: 'popular', limit: 3 });
       // @ts-expect-error -- no such order
       void pix.images.list({ sort: 'random' });
       const source: ImageSource = pix;
       const gallery: PixGallery = document.createElement('pix-gallery');
       gallery.source = source;
       gallery.addEventListener('pix-load', (event) => event.detail.count.toFixed());
       list.catch((error: unknown) => error instanceof PixError && error.code);`,
    );
    writeFileSync(
      resolve(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{
            module: 'nodenext',
            target: 'es2022',
            strict: true,
            noEmit: true,
            skipLibCheck: false,
            types: [],
          },
          lib: ['es2022', 'dom', 'dom.iterable'],
          paths: Object.fromEntries(
            ['index', 'define', 'elements'].map((name) => [
              name === 'index' ? 'pix-sdk' : `pix-sdk/${name}`,
              [resolve(root, `dist/npm/${name}.d.ts`)],
            ]),
          ),
        },
        files: ['consumer.ts'],
      }),
    );
    for (const compiler of ['tsc', 'tsc6']) {
      execFileSync(resolve(root, 'node_modules/.bin', compiler), ['-p', folder], { encoding: 'utf8' });
    }
  } catch (error) {
    expect.fail((error as { stdout?: string }).stdout ?? String(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
