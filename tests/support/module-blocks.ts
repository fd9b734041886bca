/** Modules of the documents that run in pages, each in a page of its own, word for word. */
import { bundleBlock } from './bundle-block.ts';
import { blockBelow } from './code-blocks.ts';
import { expect, test } from './e2e.ts';
import { consoleOf, filled, type Scene } from './page-blocks.ts';

/** Opens a page with a module. */
async function openModule({ page, host }: Scene, body: string, code: string): Promise<void> {
  await page.route(`${host.url}/main.js`, (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await host.open(`${body}<script type="module" src="/main.js"></script>`);
}

/** A gallery of the service. */
export const gallery = ({ service }: Scene, attributes = '') =>
  `<pix-gallery base-url="${service.url}" limit="6" ${attributes}></pix-gallery>`;
/** An address that browsers refuse to open. */
export const NOWHERE = 'http://127.0.0.1:9';

/** A block, and what its page shows. */
export interface ModuleBlock {
  document: string;
  heading: string;
  language?: 'ts' | 'tsx' | 'diff';
  /** Its index among the blocks below the heading. Default: the first. */
  at?: number;
  jsx?: string;
  body?: (scene: Scene) => string;
  /** Code that uses what the block exports. */
  more?: string;
  /** Text that a reader replaces, and what by. */
  fill?: [string, string];
  before?: (scene: Scene) => Promise<unknown>;
  shows: (scene: Scene, lines: string[]) => Promise<unknown>;
}

/** Lets a page without a network print its errors. */
export async function expectReport({ host }: Scene, lines: string[], report: RegExp): Promise<void> {
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(report));
  host.problems.length = 0;
}

/** The code after a change. */
const changed = (code: string) => code.replace(/^-.*\n/gm, '').replace(/^[ +]/gm, '');

/** Tests that each block does what its document says. */
export function testModules(modules: readonly ModuleBlock[]): void {
  for (const {
    document,
    heading,
    language = 'ts',
    at = 0,
    fill = ['', ''],
    body,
    before,
    shows,
    ...options
  } of modules)
    test(`${document}: the code below "${heading}"${at ? ` (${at + 1})` : ''} does what it says`, async ({
      page,
      host,
      service,
    }) => {
      const scene = { page, host, service };
      const lines = consoleOf(page);
      const { code } = blockBelow(document, heading, language, at);
      const [text = '', value = ''] = fill ?? [];
      const own = (language === 'diff' ? changed(code) : code).replace(text, value);
      await before?.(scene);
      await openModule(scene, body?.(scene) ?? '', await bundleBlock(filled(own, service.url), options));
      await shows(scene, lines);
    });
}
