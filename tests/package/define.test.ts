import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { BUNDLERS } from './support/bundlers.ts';
import { compile, MODULES, STRICT } from './support/compilers.ts';
import { DEPENDENCIES, newProject, type Project } from './support/project.ts';
import { serveFolder } from './support/serve-folder.ts';

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/npm/custom-elements.json'), 'utf8'),
) as Package;
/** The elements that users register. */
const TAGS = manifest.modules
  .filter(({ path }) => path.endsWith('.define.js'))
  .flatMap(({ exports = [] }) => exports.map(({ name }) => name));

let project: Project;
let browser: Browser;
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());
beforeAll(async () => {
  project = ends.use(newProject(DEPENDENCIES));
  browser = ends.use(await chromium.launch(findChromium()));
});

/** The elements that a page has registered after running a bundle of these entries. */
async function registeredBy(bundler: string, name: string, entries: readonly string[]): Promise<string[]> {
  const code = `${entries.map((entry) => `import '${entry}';\n`).join('')}globalThis.hasRun = true;`;
  project.write(`${name}.js`, code);
  const folder = project.path(`${bundler}-${name}`);
  await BUNDLERS[bundler]?.(project.path(`${name}.js`), folder);
  project.write(
    `${bundler}-${name}/index.html`,
    '<!doctype html><script type="module" src="main.js"></script>',
  );
  await using site = await serveFolder(folder);
  await using page = await browser.newPage();
  await page.goto(`${site.url}/index.html`);
  await page.waitForFunction('globalThis.hasRun');
  return await page.evaluate((tags) => tags.filter((tag) => customElements.get(tag)), TAGS);
}

it.each(TAGS)('pix-sdk/define/%s registers only this element', async (tag) => {
  const registered = await registeredBy('esbuild', tag, [`pix-sdk/define/${tag}`]);
  expect(registered).toEqual([tag]);
});

describe.each(Object.keys(BUNDLERS))('a bundle by %s', (bundler) => {
  it('of pix-sdk/define registers all elements except the viewer', async () => {
    expect(TAGS.length).toBeGreaterThan(0);
    expect(await registeredBy(bundler, 'all', ['pix-sdk/define'])).toEqual(
      TAGS.filter((tag) => tag !== 'pix-lightbox'),
    );
  });

  it('of the entries of all elements registers all elements', async () => {
    const entries = TAGS.map((tag) => `pix-sdk/define/${tag}`);
    expect(await registeredBy(bundler, 'each', entries)).toEqual(TAGS);
  });
});

it('the entries of elements can be loaded in Node, and export their classes', () => {
  const imports = TAGS.map((tag, at) => `import E${at} from 'pix-sdk/define/${tag}';`).join('\n');
  const names = TAGS.map((_, at) => `E${at}.name`).join();
  const classes = manifest.modules.flatMap(({ declarations = [] }) => declarations.map(({ name }) => name));
  const named = project.run(`${imports}\nconsole.log(JSON.stringify([${names}]));`);
  expect(classes).toEqual(expect.arrayContaining(JSON.parse(named) as string[]));
});

/** Writes a module that uses an element through its entry only, and returns its name. */
function writeUse(tag: string): string {
  project.write(
    `${tag}.ts`,
    `import 'pix-sdk/define/${tag}';
    const { updateComplete }: { updateComplete: Promise<boolean> } = document.createElement('${tag}');
    updateComplete.then(() => {
      document.body.addEventListener('pix-load', ({ detail }) => detail.count.toFixed());
    });
    export {};`,
  );
  return `${tag}.ts`;
}

/** Compiles modules of the project and returns the errors. */
function complaints(version: string, modules: keyof typeof MODULES, files: string[]): string {
  const compilerOptions = { ...STRICT, ...MODULES[modules] };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  return compile(version, project.folder, '-p', 'tsconfig.json');
}

it.each(TAGS)('TypeScript knows %s and its events through the entry of this element only', (tag) => {
  expect(complaints('7', 'bundler', [writeUse(tag)])).toBe('');
});

it.each(['nodenext', 'bundler'] as const)(
  'the oldest TypeScript resolves the entries of all elements, %s',
  (modules) => {
    expect(complaints('5.0', modules, TAGS.map(writeUse))).toBe('');
  },
);
