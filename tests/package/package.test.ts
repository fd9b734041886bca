import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';
import { newProject } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

it('publint finds nothing in the package', async () => {
  using project = newProject();
  const { messages, pkg } = await publint({
    pkgDir: project.path('node_modules/pix-sdk'),
    pack: false,
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

/** A file that TypeScript does not resolve, since it is for tools that read OpenAPI. */
const UNTYPED = 'openapi.yaml';

it('attw finds types of the same format for every entry of the ESM package', () => {
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--no-color'];
  // attw does not resolve patterns.
  const elements = ['--include-entrypoints', 'define/pix-gallery', 'react/pix-gallery'];
  const { status, stdout } = spawnSync(
    resolve(root, 'tests/package/node_modules/.bin/attw'),
    [inject('tarball'), ...options, ...elements, '--exclude-entrypoints', UNTYPED],
    { encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
  for (const entry of ['', '/elements', '/mock/node', '/define/pix-gallery', '/react/pix-gallery'])
    expect(stdout).toContain(`"pix-sdk${entry}"`);
});

it('the module needs no DOM, has no side effects, and exports the documented names', async () => {
  const before = Object.getOwnPropertyNames(globalThis);
  const entry = '../../dist/npm/index.js';
  const module = (await import(/* @vite-ignore */ entry)) as object;
  expect(Object.keys(module).sort()).toMatchInlineSnapshot(`
    [
      "DEFAULT_LIMIT",
      "IMAGE_SORTS",
      "MAX_LIMIT",
      "MAX_UPLOAD_BYTES",
      "PixAbortError",
      "PixAuthError",
      "PixBadRequestError",
      "PixConflictError",
      "PixError",
      "PixHttpError",
      "PixInvalidParameterError",
      "PixNetworkError",
      "PixNotFoundError",
      "PixParseError",
      "PixPermissionError",
      "PixRateLimitError",
      "PixServerError",
      "PixSignatureError",
      "PixTimeoutError",
      "PixTooLargeError",
      "PixUnsupportedError",
      "UploadQueue",
      "addAlbumImage",
      "checkResponses",
      "createAlbum",
      "createPix",
      "createPublicPix",
      "createShortLink",
      "createTransport",
      "createUpiOrder",
      "createWalletOrder",
      "deleteImage",
      "getBankBranch",
      "getImage",
      "getImageAnalytics",
      "getPostalCode",
      "getScripture",
      "getStats",
      "getUser",
      "imageExists",
      "isPixError",
      "iterate",
      "listAlbumImages",
      "listAlbums",
      "listBirds",
      "listCalendarEvents",
      "listCategories",
      "listImages",
      "listProverbs",
      "listTags",
      "ping",
      "removeAlbumImage",
      "removeBackground",
      "runSiteAudit",
      "searchBankBranches",
      "searchPostalCodes",
      "sendMessage",
      "updateImage",
      "uploadImage",
      "verifyWebhook",
    ]
  `);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
});

it('the licences of bundled packages are next to the bundle', () => {
  const notices = readFileSync(resolve(root, 'dist/cdn/THIRD_PARTY_NOTICES.txt'), 'utf8');
  const names = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map((match) => match[1]);
  expect(names).toEqual([
    '@lit/reactive-element',
    'client-zip',
    'exifreader',
    'ky',
    'lit',
    'lit-element',
    'lit-html',
    'photoswipe',
  ]);
  expect(
    notices.match(/Permission is hereby granted|Redistribution and use|Mozilla Public License Version 2\.0/g),
  ).toHaveLength(names.length);
});
