/** Where the code blocks of the documents run. */
import { fileOf, RESOURCES } from '../../../tools/generate/reference/client-resources.ts';

export const IN_CONSUMERS = 'tests/unit/docs/consumers.test.ts';
const IN_PAGES = 'tests/e2e/code-modules.spec.ts';
const IN_NODE = 'tests/unit/docs/client-readme.test.ts';
const OF_PAGES = 'tests/unit/docs/client-pages.test.ts';
const IN_GUIDES = 'tests/e2e/guide-modules.spec.ts';
const OWN_INTERFACE = 'tests/e2e/own-interface.spec.ts';
const OF_UPLOAD = 'tests/unit/docs/upload-guide.test.ts';
const OF_MOCK = 'tests/unit/docs/mock-readme.test.ts';

/** The examples of the client's pages. */
const clientPages = Object.fromEntries(
  RESOURCES.map((resource) => [`docs/reference/client/${fileOf(resource)}`, { [resource.title]: OF_PAGES }]),
);

/** Tests that run blocks with code, by document and heading; several blocks below a heading in their order. */
export const RUNS: Record<string, Record<string, string | string[]>> = {
  'README.md': {
    npm: IN_PAGES,
    'The reference server': OF_MOCK,
  },
  'docs/reference/client/webhooks.md': { verifyWebhook: IN_NODE },
  'docs/reference/client/upload-queue.md': { UploadQueue: IN_NODE },
  ...clientPages,
  'docs/get-started/npm.md': { npm: IN_PAGES, Sources: IN_PAGES, 'The client': IN_PAGES },
  'docs/get-started/own-images.md': { 'With npm': IN_PAGES },
  'docs/guides/errors.md': {
    'Errors and logging': IN_PAGES,
    'Errors to Sentry': IN_PAGES,
    'Log requests, retries and slow responses': IN_PAGES,
  },
  'docs/guides/events.md': { 'Your own viewer': IN_PAGES },
  'docs/guides/lightbox.md': {
    'Your own links with npm': IN_PAGES,
    'Your own links with React': IN_PAGES,
    'An element with pictures': IN_PAGES,
    'Your own tools': IN_PAGES,
  },
  'docs/guides/own-pictures.md': { 'Your own pictures': IN_PAGES, 'Records from another API': IN_PAGES },
  'docs/guides/own-interface.md': { 'Plain DOM': OWN_INTERFACE, React: OWN_INTERFACE, Selection: IN_NODE },
  'docs/guides/server-rendering.md': { 'Server rendering': IN_NODE, 'A slow service': IN_NODE },
  'docs/guides/translations.md': {
    'Another language, or other words': IN_PAGES,
    'Variants of a language': IN_PAGES,
  },
  'docs/guides/self-hosting.md': { 'Load the script from a bundle': IN_PAGES },
  'docs/frameworks/react.md': { React: IN_CONSUMERS, 'Elements without components': IN_CONSUMERS },
  'docs/frameworks/node.md': { 'Node, Bun, Deno and workers': IN_NODE, Webhooks: IN_NODE },
  'docs/frameworks/next.md': {
    'Next.js': [IN_CONSUMERS, IN_CONSUMERS],
    'Pictures in the HTML of the page': IN_CONSUMERS,
  },
  'docs/frameworks/preact.md': { Preact: IN_PAGES },
  'docs/frameworks/solid.md': { Solid: IN_CONSUMERS },
  'docs/frameworks/vue.md': { 'The compiler of templates': IN_CONSUMERS },
  'docs/frameworks/nuxt.md': { Nuxt: IN_CONSUMERS },
  'docs/frameworks/angular.md': { Angular: IN_CONSUMERS },
  'docs/guides/testing.md': { Vitest: [IN_CONSUMERS, IN_CONSUMERS, IN_CONSUMERS], React: IN_CONSUMERS },
  'docs/guides/upload.md': {
    'Upload pictures': OF_UPLOAD,
    'The form': IN_GUIDES,
    'Many pictures': IN_GUIDES,
  },
  'docs/guides/sharing.md': {
    'Share from your own button': IN_GUIDES,
    'Previews in messengers and WordPress': IN_NODE,
    'Short links': OF_UPLOAD,
  },
  'docs/reference/errors.md': { Errors: IN_NODE },
  'docs/reference/mock-control.md': { 'Control the reference server': OF_MOCK },
  'mock-server/README.md': { 'In tests': OF_MOCK, 'MSW handlers': OF_MOCK },
};
