import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';

const root = resolve(import.meta.dirname, '../..');

/** The newest TypeScript, and the oldest that our declarations are for (README). */
const COMPILERS = {
  '7': resolve(root, 'node_modules/.bin/tsc'),
  '5.0': resolve(import.meta.dirname, 'oldest-typescript/node_modules/.bin/tsc'),
};

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};
const MODULES = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

const USE = `
import { createPix, createTransport, listImages, PixError, verifyWebhook, type ImageList } from 'pix-sdk';
import { PixGallery, type ImageSource } from 'pix-sdk/elements';
import 'pix-sdk/define';
const pix = createPix({ baseUrl: 'https://pix.example', apiKey: 'key', keys: { messaging: 'key' }, retry: 0 });
const list: Promise<ImageList> = pix.images.list({ sort: 'popular', limit: 3 });
// @ts-expect-error -- no such order
void pix.images.list({ sort: 'random' });
async function use(): Promise<string> {
  for await (const { slug } of pix.images.iterate()) return slug;
  const { data, requestId } = await listImages(createTransport({ baseUrl: '/' })).withResponse();
  const { delete_token } = await pix.images.upload({ image: new Blob(['']), tags: ['a'] }, { as: 'json' });
  const { type } = await verifyWebhook(new Uint8Array(), new Headers(), 'secret');
  return [data.pagination.total, requestId ?? '', delete_token, type].join();
}
const source: ImageSource = pix;
const gallery: PixGallery = document.createElement('pix-gallery');
gallery.source = source;
gallery.addEventListener('pix-load', (event) => event.detail.count.toFixed());
list.then(use, (error: unknown) => error instanceof PixError && error.code);
`;

let project: Project;
beforeAll(() => {
  project = newProject([...DEPENDENCIES, '@types/node']);
  project.write('use.ts', USE);
  for (const [name, modules] of Object.entries(MODULES)) {
    project.write(
      `tsconfig.${name}.json`,
      JSON.stringify({ compilerOptions: { ...STRICT, ...modules }, files: ['use.ts'] }),
    );
  }
});
afterAll(() => project[Symbol.dispose]());

function tsc(compiler: string, ...args: string[]): string {
  try {
    return execFileSync(compiler, args, { cwd: project.folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.each(Object.entries(COMPILERS))('TypeScript %s', (version, compiler) => {
  it('is that version', () => {
    expect(tsc(compiler, '--version')).toMatch(new RegExp(`^Version ${version}\\.`));
  });

  it.each(Object.keys(MODULES))(
    'compiles a strict project with our declarations, %s',
    { timeout: 60_000 },
    (modules) => {
      expect(tsc(compiler, '-p', `tsconfig.${modules}.json`)).toBe('');
    },
  );
});

it('a strict project for Node compiles without the types of browsers', () => {
  project.write(
    'tsconfig.node.json',
    JSON.stringify({
      compilerOptions: { ...STRICT, ...MODULES.nodenext, lib: ['es2022'], types: ['node'] },
      files: ['node.ts'],
    }),
  );
  project.write(
    'node.ts',
    "import { createPix } from 'pix-sdk';\nvoid createPix({ baseUrl: '/' }).images.list();",
  );
  expect(tsc(COMPILERS['7'], '-p', 'tsconfig.node.json')).toBe('');
});
