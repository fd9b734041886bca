import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_FILES, SERVER_FILES, type BlockFile } from './support/block-files.ts';
import { API_VERSIONS, newCompiler, type Compilation, type Compiler } from './support/compile-programs.ts';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { DEPENDENCIES, installedIn, newProject, type Project } from './support/project.ts';

const USE = `
import { createPix, createTransport, listImages, PixError, verifyWebhook, type ImageList } from 'pix-sdk';
import { PixGallery, type ImageSource, type PixGalleryEventMap } from 'pix-sdk/elements';
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
gallery.addEventListener('pix-open', function (event) {
  this.show(event.detail.index).then(() => event.detail.image.title);
});
gallery.addEventListener('pix-change', ({ detail }) => detail.image?.title ?? detail.query?.sort ?? detail.page?.toFixed());
gallery.addEventListener('click', (event) => event.clientX);
// @ts-expect-error -- a gallery opens no album
gallery.addEventListener('pix-open', (event) => event.detail.album.title);
document.createElement('pix-albums').addEventListener('pix-open', ({ detail }) => detail.album?.title ?? detail.image?.title);
document.addEventListener('pix-error', (event) => event.detail.error);
const heard = (event: PixGalleryEventMap['pix-close']) => event.detail.image?.slug;
gallery.addEventListener('pix-close', heard);
gallery.removeEventListener('pix-close', heard);
const element: HTMLElement = gallery;
element.addEventListener('pix-open', ({ detail }) => detail.image?.title);
list.then(use, (error: unknown) => error instanceof PixError && error.code);
`;

let project: Project;
beforeAll(() => {
  project = newProject([
    ...DEPENDENCIES,
    ...installedIn('frameworks/react-19', ['@types/react', 'csstype']),
    ...installedIn('frameworks/preact', ['preact']),
    ...installedIn('frameworks/solid', ['solid-js']),
    ...['@types/node', 'vitest', 'msw'],
  ]);
  project.write('use.ts', USE);
  for (const { name, code } of [...APP_FILES, ...SERVER_FILES]) project.write(name, code);
});
afterAll(() => project[Symbol.dispose]());

const namesOf = (files: readonly BlockFile[]) => files.map(({ name }) => name);

/** Declarations of Solid require those of the DOM in TypeScript 5.5; errors in them are not ours. */
const isNotSolid = (file: string) => !file.includes('/solid-js/');
/** Declarations of Vitest and MSW are not ours to check. */
const isOurs = (file: string) => !/node_modules\/(?!pix-sdk\/)/.test(file);

/** Files that are compiled in each version and each module resolution. */
const COMPILATIONS: Record<string, (modules: object) => Compilation> = {
  'a strict project with our declarations, and the code blocks of the documents': (modules) => ({
    options: { ...STRICT, ...modules, jsx: 'react-jsx' },
    files: ['use.ts', ...namesOf(APP_FILES)],
    counts: isNotSolid,
  }),
  'the code blocks that use the reference server': (modules) => ({
    options: { ...STRICT, ...modules, types: ['node'] },
    files: namesOf(SERVER_FILES),
    counts: isOurs,
  }),
};

/** Each compilation in each module resolution. */
const ALL = Object.entries(COMPILATIONS).flatMap(([name, of]) =>
  Object.entries(MODULES).map(([modules, options]) => [name, modules, of(options)] as const),
);

it('there are code blocks of the client, the elements, the reference server and each framework', () => {
  const all = [...APP_FILES, ...SERVER_FILES].map(({ code }) => code).join('\n');
  for (const entry of ['', '/define', '/elements', '/loader', '/mock', '/mock/node', '/react', '/jsx/solid'])
    expect(all).toContain(`'pix-sdk${entry}'`);
});

describe.each(API_VERSIONS)('TypeScript %s', (version) => {
  let compiler: Compiler | undefined;
  beforeAll(() => {
    compiler = newCompiler(version, project.folder);
  });
  afterAll(() => {
    compiler = undefined;
  });

  it('is that version', () => {
    expect(compiler?.version).toMatch(new RegExp(`^${version}\\.`));
  });

  it.each(ALL)('compiles %s, %s', (_name, _modules, compilation) => {
    expect(compiler?.errorsOf(compilation)).toEqual([]);
  });
});

describe('TypeScript 7', () => {
  it('is that version', () => {
    expect(compile('7', project.folder, '--version')).toMatch(/^Version 7\./);
  });

  it.each(ALL)('compiles %s, %s', (_name, _modules, { options, files, counts = () => true }) => {
    project.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
    const lines = compile('7', project.folder, '-p', '.').split('\n');
    expect(lines.filter((line) => line && counts(line))).toEqual([]);
  });
});

it('each code block compiles without the others', () => {
  const compiler = newCompiler('6', project.folder);
  for (const { name } of [...APP_FILES, ...SERVER_FILES]) {
    const options = { ...STRICT, ...MODULES.bundler, jsx: 'react-jsx' };
    const counts = (file: string) => file.endsWith(`/${name}`);
    expect(compiler.errorsOf({ options, files: [name], counts })).toEqual([]);
  }
});

/** Programs with one import, which includes the types of the page. */
const ALONE = {
  'pix-sdk/define': `import 'pix-sdk/define';
const gallery = document.createElement('pix-gallery');
gallery.limit = 12;
gallery.addEventListener('pix-open', (event) => event.detail.image.title);
void window.Pix?.renderGallery('#best', { sort: 'popular' }).then((best) => best.show(0));`,
  'pix-sdk/global': `import type {} from 'pix-sdk/global';
window.Pix?.q.push(async (pix) => (await pix.listImages({ limit: 3 })).data.map(({ title }) => title));
// @ts-expect-error -- no such member
window.Pix?.draw();`,
};

it.each(Object.entries(ALONE))('the import of %s includes its types', (entry, code) => {
  const name = `${entry.replace('/', '-')}.ts`;
  const options = { ...STRICT, ...MODULES.bundler };
  project.write(name, code);
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: [name] }));
  expect(compile('7', project.folder, '-p', '.')).toBe('');
  expect(newCompiler('5.0', project.folder).errorsOf({ options, files: [name] })).toEqual([]);
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
  expect(compile('7', project.folder, '-p', 'tsconfig.node.json')).toBe('');
});
