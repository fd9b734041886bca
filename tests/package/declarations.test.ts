import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APP_FILES,
  FILES_BY_IMPORTS,
  jsxSource,
  SERVER_FILES,
  type BlockFile,
} from './support/block-files.ts';
import { API_VERSIONS, newCompiler, type Compilation, type Compiler } from './support/compile-programs.ts';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { JSX_CODE } from './support/jsx-code.ts';
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

/** Uses of the elements in JSX. In React 18, only some are valid: see `jsx-types.test.ts`. */
const JSX_FILES = (['React 19', 'Preact', 'Solid'] as const).map((name) => ({
  name: `${name.replace(' ', '-')}.tsx`,
  code: jsxSource(JSX_CODE[name]) + JSX_CODE[name],
}));

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

const FOR_NODE = `
import { createPix } from 'pix-sdk';
import { renderGallery } from 'pix-sdk/server-render';
const { data } = await createPix({ baseUrl: '/' }).images.list();
renderGallery(data);`;

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
  project.write('node.ts', FOR_NODE);
  for (const { name, code } of [...APP_FILES, ...SERVER_FILES, ...JSX_FILES]) project.write(name, code);
  for (const [entry, code] of Object.entries(ALONE)) project.write(aloneIn(entry), code);
});
afterAll(() => project[Symbol.dispose]());

const aloneIn = (entry: string) => `${entry.replace('/', '-')}.ts`;
const namesOf = (files: readonly BlockFile[]) => files.map(({ name }) => name);

/** Declarations of frameworks and test libraries are not ours to check. */
const FOREIGN = new RegExp(`node_modules/(?!(?:${['pix-sdk', ...DEPENDENCIES].join('|')})/)`);
const isOurs = (file: string) => !FOREIGN.test(file);

/** Options with which programs share the declarations that a compiler has read. */
const BUNDLER = { ...STRICT, ...MODULES.bundler, jsx: 'react-jsx' };

/** Files that are compiled in each version. */
const COMPILATIONS: Record<string, (modules: object) => Compilation> = {
  'a strict project with our declarations, uses in JSX, and the code blocks of the documents': (modules) => ({
    options: { ...BUNDLER, ...modules },
    files: ['use.ts', ...namesOf(JSX_FILES), ...namesOf(APP_FILES)],
    counts: isOurs,
  }),
  'the code blocks that use the reference server': (modules) => ({
    options: { ...BUNDLER, ...modules, types: ['node'] },
    files: namesOf(SERVER_FILES),
    counts: isOurs,
  }),
};

const inModules = (modules: keyof typeof MODULES) =>
  Object.entries(COMPILATIONS).map(([name, of]) => [name, modules, of(MODULES[modules])] as const);

/** Each compilation in each module resolution. */
const ALL = [...inModules('nodenext'), ...inModules('bundler')];

/** The compilations of a version. All versions resolve modules alike, so those between the oldest and the newest do it once. */
const compilationsOf = (version: string) =>
  [API_VERSIONS[0], API_VERSIONS.at(-1)].includes(version) ? ALL : inModules('bundler');

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

  it.each(compilationsOf(version))('compiles %s, %s', (_name, _modules, compilation) => {
    expect(compiler?.errorsOf(compilation)).toEqual([]);
  });

  it.each(Object.keys(ALONE))('finds the types of the page by the import of %s', (entry) => {
    const files = [aloneIn(entry)];
    expect(compiler?.errorsOf({ options: BUNDLER, files, counts: isOfProject })).toEqual([]);
  });

  // Versions do not differ in which names a module sees.
  if (version === API_VERSIONS.at(-1))
    it.each([...FILES_BY_IMPORTS])('compiles blocks that import %s without the others', (_imports, files) => {
      expect(compiler?.errorsOf({ options: BUNDLER, files: namesOf(files), counts: isOfProject })).toEqual(
        [],
      );
    });
});

const isOfProject = (file: string) => !file.includes('/node_modules/');

describe('TypeScript 7', () => {
  it('is that version', () => {
    expect(compile(project.folder, '--version')).toMatch(/^Version 7\./);
  });

  it.each(ALL)('compiles %s, %s', (_name, _modules, { options, files, counts = () => true }) => {
    project.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }));
    const lines = compile(project.folder, '-p', '.').split('\n');
    expect(lines.filter((line) => line && counts(line))).toEqual([]);
  });

  it('compiles a strict project for Node without the types of browsers', () => {
    const compilerOptions = { ...STRICT, ...MODULES.nodenext, lib: ['es2022'], types: ['node'] };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['node.ts'] }));
    expect(compile(project.folder, '-p', '.')).toBe('');
  });
});
