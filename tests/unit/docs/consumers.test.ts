import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockBelow, blocksIn, CODE_BLOCKS, placeOf } from '../../support/code-blocks.ts';
import { CONSUMERS, type ConsumerName } from '../../consumers/consumers.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, 'tests/consumers');
const read = (file: string) => readFileSync(resolve(folder, file), 'utf8');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Manifest> };

/** Folders and versions in the table of the consumers' README. */
const rows = [...read('README.md').matchAll(/^\| \[([\w-]+)\]\(\1\) +\| (.*?) *\|/gm)].map(
  ([, name = '', versions = '']) => ({ name, versions: versions.split(', ').filter(Boolean) }),
);

/** Documents whose code blocks under a heading are part of a consumer. */
const DOCUMENTED: [document: string, heading: string, consumers: ConsumerName[]][] = [
  ['README.md', 'npm', ['vite-vanilla', 'webpack', 'esbuild']],
  ['docs/frameworks/react.md', 'React', ['react-18']],
  ['docs/frameworks/react.md', 'Elements without components', ['react-19']],
  ['docs/frameworks/next.md', 'Next.js', ['next']],
  ['docs/frameworks/next.md', 'Pictures in the HTML of the page', ['next']],
  ['docs/frameworks/vue.md', 'Vue', ['vue']],
  ['docs/frameworks/vue.md', 'The compiler of templates', ['vue']],
  ['docs/frameworks/nuxt.md', 'Nuxt', ['nuxt']],
  ['docs/frameworks/svelte.md', 'Svelte and SvelteKit', ['svelte']],
  ['docs/frameworks/solid.md', 'Solid', ['solid']],
  ['docs/frameworks/angular.md', 'Angular', ['angular']],
  ['docs/frameworks/astro.md', 'Astro', ['astro']],
  ['docs/frameworks/astro.md', 'Pictures in the HTML of the page', ['astro']],
  ['docs/frameworks/plain-html.md', 'Plain HTML', ['import-map']],
  ['docs/guides/testing.md', 'Vitest', ['vitest']],
  ['docs/guides/testing.md', 'React', ['vitest']],
  ['docs/guides/testing.md', 'Jest', ['jest']],
  ['docs/guides/testing.md', 'Storybook', ['storybook']],
];

/** Code that other tests run: `content-systems.test.ts`, `upload-guide.test.ts`, `tests/e2e/testing-guide.spec.ts` and `own-interface.spec.ts`. */
const RUN_ELSEWHERE = [
  blockBelow('docs/get-started/hugo.md', 'Eleventy', 'js'),
  blockBelow('docs/guides/testing.md', 'Playwright', 'js'),
  blockBelow('docs/guides/testing.md', 'A server beside the app', 'js'),
  blockBelow('docs/guides/testing.md', 'A server beside the app', 'js', 1),
  blockBelow('docs/guides/own-interface.md', 'Vue', 'vue'),
  blockBelow('docs/guides/upload.md', 'The route on your server', 'js'),
];

const blocksUnder = (document: string, heading: string) =>
  CODE_BLOCKS.filter((block) => block.document === document && block.heading === heading).filter(
    ({ language }) => language !== 'sh',
  );

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether a text has all lines of a block in their order. More lines may be between them. */
function hasLines(text: string, block: string): boolean {
  const wanted = linesOf(block);
  let found = 0;
  for (const line of linesOf(text)) if (line === wanted[found]) found += 1;
  return found === wanted.length;
}

/** Files of a consumer with their text. */
const filesOf = (name: ConsumerName) =>
  globSync(['**/*.*', '.*/*.*'], { cwd: resolve(folder, name) }).map((file) => read(`${name}/${file}`));

describe('a consumer contains the code of the documentation', () => {
  it.each(DOCUMENTED)('%s, %s', (document, heading, consumers) => {
    const blocks = blocksUnder(document, heading);
    expect(blocks).not.toEqual([]);
    for (const name of consumers)
      for (const { code } of blocks) expect(filesOf(name).find((text) => hasLines(text, code))).toBeDefined();
  });

  it('for each code block that only the tools of a framework can compile', () => {
    const named = DOCUMENTED.flatMap(([document, heading]) => blocksUnder(document, heading));
    const others = blocksIn('js', 'vue', 'svelte', 'astro').filter(
      (block) => block.info !== 'live' && ![...named, ...RUN_ELSEWHERE].includes(block),
    );
    expect(others.map(placeOf)).toEqual([]);
  });
});

/** Parts of the example of a framework, in any syntax. */
const PARTS = [/source\b/i, /\blimit\b/, /pix-?(?:load|open)/i];

/** The pages of frameworks with elements. */
const FRAMEWORKS = globSync('docs/frameworks/*.md', { cwd: root }).filter(
  (document) => !/\/(?:index|node|htmx-turbo)\.md$/.test(document),
);

it.each(FRAMEWORKS)('%s has a gallery with a source, a property and a listener in one block', (document) => {
  const blocks = CODE_BLOCKS.filter((block) => block.document === document);
  expect(blocks.some(({ code }) => PARTS.every((part) => part.test(code)))).toBe(true);
});

describe('the table of consumers', () => {
  it('lists every consumer', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(CONSUMERS));
  });

  it.each(rows.filter(({ versions }) => versions.length))('states the locked versions of $name', (row) => {
    const locked = row.versions.map((text) => {
      const [dependency = ''] = text.split(' ');
      const path = `node_modules/${dependency}`;
      return `${dependency} ${(packages[`${row.name}/${path}`] ?? packages[path])?.version}`;
    });
    expect(row.versions).toEqual(locked);
  });
});

describe('the lock file of the consumers', () => {
  it('has the dependencies of the package: after a change, run tools/generate/lock-consumers.ts', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(resolve(root, 'package.json'), 'utf8'),
    ) as Manifest;
    const locked = packages['node_modules/pix-sdk'];
    expect(locked?.dependencies).toEqual(dependencies);
    expect(locked?.peerDependencies).toEqual(peerDependencies);
  });
});

it.each(globSync('**/package-lock.json', { cwd: root, exclude: (name) => name.includes('node_modules') }))(
  '%s names no registry',
  (file) => {
    expect(readFileSync(resolve(root, file), 'utf8')).not.toContain('"resolved": "http');
  },
);
