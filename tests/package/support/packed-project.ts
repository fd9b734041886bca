/** A project with the published package, whose pages are opened in a browser. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { PixServer } from '../../../mock-server/server.ts';
import { findChromium } from '../../../tools/browsers/browsers.ts';
import { startPackedServer } from './packed-server.ts';
import { DEPENDENCIES, newProject, type Project } from './project.ts';
import { serveFolder } from './serve-folder.ts';

/** A page of the project that can be opened. */
interface ServedPage extends AsyncDisposable {
  page: Page;
  /** Address of the page. */
  url: string;
  /** Paths requested so far. */
  requests: string[];
}

/** A project with the published package, and a browser for its pages. */
interface PackedProject {
  project: Project;
  /** Address of the reference server of the package. */
  serverUrl: string;
  /** Writes the page of a folder and serves the folder. */
  serve: (folder: string, html: string) => Promise<ServedPage>;
}

/** Creates a project, starts its reference server and a browser before the tests of a file, and closes them afterwards. */
export function usePackedProject(): PackedProject {
  let project: Project;
  let server: PixServer;
  let browser: Browser;
  const ends = new AsyncDisposableStack();
  afterAll(() => ends.disposeAsync());
  beforeAll(async () => {
    project = ends.use(newProject(DEPENDENCIES));
    server = await startPackedServer(project);
    ends.defer(() => server.close());
    browser = ends.use(await chromium.launch(findChromium()));
  });
  return {
    get project() {
      return project;
    },
    get serverUrl() {
      return server.url;
    },
    serve: async (folder, html) => {
      project.write(`${folder}/index.html`, `<!doctype html>${html}`);
      const site = await serveFolder(project.path(folder));
      const page = await browser.newPage();
      return {
        page,
        url: `${site.url}/index.html`,
        requests: site.requests,
        [Symbol.asyncDispose]: async () => {
          await page.close();
          await site[Symbol.asyncDispose]();
        },
      };
    },
  };
}
