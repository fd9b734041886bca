/** Modules of the documents, run verbatim, each in a page. */
import { bundleBlock } from './bundle-block.ts';
import { blockBelow } from './code-blocks.ts';
import { expect, leavePage, test, WITHOUT_MOTION } from './e2e.ts';
import { collectConsole, fillPlaceholders, type Scene } from './page-blocks.ts';

/** Opens the host page with markup and a module. */
async function openModule({ page, host }: Scene, body: string, code: string): Promise<void> {
  await page.route(`${host.url}/main.js`, (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await host.open(`${body}<script type="module" src="/main.js"></script>`);
}

/** Markup of a gallery with pictures of the service. */
export const gallery = ({ service }: Scene, attributes = '') =>
  `<pix-gallery base-url="${service.url}" limit="6" ${attributes}></pix-gallery>`;
/** A URL whose port browsers block. */
export const NOWHERE = 'http://127.0.0.1:9';

/** A block, and the check of its page. */
export interface ModuleBlock {
  document: string;
  heading: string;
  language?: 'ts' | 'tsx';
  /** Index among the blocks below the heading. Default: 0. */
  at?: number;
  jsx?: string;
  body?: (scene: Scene) => string;
  /** Code that is appended to the block, such as a call of a function that it exports. */
  more?: string;
  before?: (scene: Scene) => Promise<unknown>;
  shows: (scene: Scene, lines: string[]) => Promise<unknown>;
}

/** Expects a line in the console. The errors of the page, which has no network, do not fail the test. */
export async function expectReport({ page, host }: Scene, lines: string[], report: RegExp): Promise<void> {
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(report));
  await page.goto('about:blank');
  host.problems.length = 0;
}

/** Declares a test for each document, with a page for each block. */
export function testModules(modules: readonly ModuleBlock[]): void {
  test.use(WITHOUT_MOTION);
  for (const [document, blocks] of Map.groupBy(modules, ({ document }) => document))
    test(`the modules of ${document} do what they say`, async ({ page, host, service }) => {
      const scene = { page, host, service };
      const lines = collectConsole(page);
      for (const { heading, language = 'ts', at = 0, body, before, shows, ...options } of blocks)
        await test.step(`the code below "${heading}"${at ? ` (${at + 1})` : ''}`, async () => {
          const { code } = blockBelow(document, heading, language, at);
          lines.length = 0;
          await before?.(scene);
          await openModule(
            scene,
            body?.(scene) ?? '',
            await bundleBlock(fillPlaceholders(code, service.url), options),
          );
          await shows(scene, lines);
          expect(host.problems).toEqual([]);
          await leavePage(page);
        });
    });
}
