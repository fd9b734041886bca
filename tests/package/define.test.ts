import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLERS } from './support/bundlers.ts';
import { newCompiler, type Compiler } from './support/compile-programs.ts';
import { MODULES, STRICT } from './support/compilers.ts';
import { usePackedProject } from './support/packed-project.ts';
import { CLASSES, TAGS, TAGS_WITH_BASE_URL } from './support/tags.ts';

const packed = usePackedProject();

/** Bundles a module that imports these entries into a folder. */
async function bundle(bundler: string, folder: string, entries: readonly string[]): Promise<void> {
  const code = `${entries.map((entry) => `import '${entry}';\n`).join('')}globalThis.hasRun = true;`;
  packed.project.write(`${folder}.js`, code);
  await BUNDLERS[bundler]?.(packed.project.path(`${folder}.js`), packed.project.path(folder));
}

/** The elements that a page has registered after running the bundle in a folder. */
async function registeredBy(folder: string): Promise<string[]> {
  await using served = await packed.serve(folder, '<script type="module" src="main.js"></script>');
  await served.page.goto(served.url);
  await served.page.waitForFunction('globalThis.hasRun');
  return await served.page.evaluate((tags) => tags.filter((tag) => customElements.get(tag)), TAGS);
}

/** The first path that a page with a bundle and this markup requests from the service. */
async function requestedBy(folder: string, markup: string): Promise<string> {
  await using served = await packed.serve(folder, `<script type="module" src="main.js"></script>${markup}`);
  const { page, url } = served;
  const request = page.waitForRequest((each) => each.url().startsWith(`${packed.serverUrl}/api/`));
  await page.goto(url);
  return new URL((await request).url()).pathname;
}

describe.each(TAGS)('pix-sdk/define/%s', (tag) => {
  beforeAll(() => bundle('esbuild', tag, [`pix-sdk/define/${tag}`]));

  it('registers only this element', async () => {
    expect(await registeredBy(tag)).toEqual([tag]);
  });

  if (TAGS_WITH_BASE_URL.includes(tag))
    it('reads from its base-url, without another import', async () => {
      const markup = `<${tag} base-url="${packed.serverUrl}" slug="harbour" token="abcdefghijkl"></${tag}>`;
      expect(await requestedBy(tag, markup)).toMatch(/^\/api\/v1\/\w/);
    });
});

it.each(['vite', 'esbuild'])(
  'a bundle by %s of the entries of all elements registers all elements',
  async (bundler) => {
    expect(TAGS).toEqual(expect.arrayContaining(['pix-gallery', 'pix-lightbox']));
    await bundle(
      bundler,
      bundler,
      TAGS.map((tag) => `pix-sdk/define/${tag}`),
    );
    expect(await registeredBy(bundler)).toEqual(TAGS);
  },
);

it('the entries of elements can be loaded in Node, and export their classes', () => {
  const imports = TAGS.map((tag, at) => `import E${at} from 'pix-sdk/define/${tag}';`).join('\n');
  const names = TAGS.map((_, at) => `E${at}.name`).join();
  const named = packed.project.run(`${imports}\nconsole.log(JSON.stringify([${names}]));`);
  expect(CLASSES).toEqual(expect.arrayContaining(JSON.parse(named) as string[]));
});

/** Writes a module that uses an element through its entry only, and returns its name. */
function writeUse(tag: string): string {
  packed.project.write(
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

describe('the oldest TypeScript', () => {
  let compiler: Compiler | undefined;
  beforeAll(() => {
    compiler = newCompiler('5.0', packed.project.folder);
  });
  afterAll(() => {
    compiler = undefined;
  });

  /** Errors in these modules of the project. */
  const errorsIn = (modules: keyof typeof MODULES, files: string[]) =>
    compiler?.errorsOf({
      options: { ...STRICT, ...MODULES[modules] },
      files,
      counts: (file) => !file.includes('/node_modules/'),
    });

  it.each(TAGS)('knows %s and its events through the entry of this element only', (tag) => {
    expect(errorsIn('bundler', [writeUse(tag)])).toEqual([]);
  });

  it.each(['nodenext', 'bundler'] as const)('resolves the entries of all elements, %s', (modules) => {
    expect(errorsIn(modules, TAGS.map(writeUse))).toEqual([]);
  });
});
