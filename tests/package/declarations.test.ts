import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf } from '../support/run-example.ts';
import { COMPILERS, compile, MODULES, STRICT } from './support/compilers.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';

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

/** The TypeScript examples of a document, each in a file of its own. */
const filesOf = (document: string): Record<string, string> =>
  Object.fromEntries(
    examplesOf(document)
      // Declarations in a reference are no examples.
      .filter((code) => !/^(?:type|const) /.test(code))
      .map((code, at) => [`${document.replace(/\W/g, '-')}-${at + 1}.ts`, code]),
  );

const EXAMPLES = { ...filesOf('README.md'), ...filesOf('API.md') };
const MOCK_EXAMPLES = filesOf('mock-server/README.md');

let project: Project;
beforeAll(() => {
  project = newProject([...DEPENDENCIES, '@types/node', 'vitest', 'msw']);
  project.write('use.ts', USE);
  for (const [name, code] of Object.entries({ ...EXAMPLES, ...MOCK_EXAMPLES })) project.write(name, code);
  for (const [name, modules] of Object.entries(MODULES)) {
    project.write(
      `tsconfig.${name}.json`,
      JSON.stringify({
        compilerOptions: { ...STRICT, ...modules },
        files: ['use.ts', ...Object.keys(EXAMPLES)],
      }),
    );
  }
});
afterAll(() => project[Symbol.dispose]());

it('there are examples of the client, the elements and the reference server', () => {
  const all = Object.values({ ...EXAMPLES, ...MOCK_EXAMPLES }).join('\n');
  for (const entry of ['pix-sdk', 'pix-sdk/define', 'pix-sdk/mock', 'pix-sdk/mock/node'])
    expect(all).toContain(`'${entry}'`);
});

describe.each(Object.keys(COMPILERS))('TypeScript %s', (version) => {
  it('is that version', () => {
    expect(compile(version, project.folder, '--version')).toMatch(new RegExp(`^Version ${version}\\.`));
  });

  it.each(Object.keys(MODULES))(
    'compiles a strict project with our declarations, and the examples of README and API, %s',
    { timeout: 60_000 },
    (modules) => {
      expect(compile(version, project.folder, '-p', `tsconfig.${modules}.json`)).toBe('');
    },
  );
});

/** Programs with one import, which brings the types of the page. */
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

it.each(
  ['5.0', '7'].flatMap((version) =>
    Object.entries(ALONE).map(([entry, code]) => [version, entry, code] as const),
  ),
)('TypeScript %s: the import of %s alone brings its types', { timeout: 60_000 }, (version, entry, code) => {
  const name = entry.replace('/', '-');
  project.write(`${name}.ts`, code);
  project.write(
    `tsconfig.${name}.json`,
    JSON.stringify({ compilerOptions: { ...STRICT, ...MODULES.bundler }, files: [`${name}.ts`] }),
  );
  expect(compile(version, project.folder, '-p', `tsconfig.${name}.json`)).toBe('');
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

it.each(Object.entries(MODULES))('the examples of the reference server compile, %s', (name, modules) => {
  // The declarations of Vitest and MSW are not ours to check.
  const compilerOptions = { ...STRICT, ...modules, types: ['node'], skipLibCheck: true };
  project.write(
    `tsconfig.mock-${name}.json`,
    JSON.stringify({ compilerOptions, files: Object.keys(MOCK_EXAMPLES) }),
  );
  expect(compile('7', project.folder, '-p', `tsconfig.mock-${name}.json`)).toBe('');
});
