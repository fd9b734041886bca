import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browsers/browsers.ts';
import { firefox } from './tools/browsers/stock-firefox.ts';
import { webkitGtk } from './tools/browsers/webkit-provider.ts';
import { version } from './tools/build/configs.ts';
import { TestOrder } from './tools/test-order.ts';
import { inBrowser, nodeTests } from './tools/test-projects.ts';

/** Serves the built embed script to test pages. */
const EMBED_SERVER = 'tests/browser/support/embed-server.ts';

/**
 * Tests that run in Firefox and WebKit: those of the components. Tests of the client and the mock run in Chromium only, since
 * they depend on the network stack of the engine: Firefox retries broken reads itself, WebKitGTK accepts a truncated body as
 * complete, and under automation, service workers receive no bodies or do not become idle. So do tests of records, options,
 * lists and texts, in which no engine takes part.
 */
const ELSEWHERE = {
  globalSetup: [EMBED_SERVER],
  include: ['tests/browser/**/*.test.ts'],
  exclude: [
    'client*',
    'mock-worker',
    'corpus*',
    'malformed-lists',
    'gallery-options',
    'mount-config',
    'first-request',
    'explorer-facets',
    'explorer-url',
    'key-waits',
    'list-status',
    'paging',
    'same-tiles',
    'show-more',
    'texts',
  ].map((name) => `tests/browser/${name}.test.ts`),
};

const webkitFound = findBrowser('webkit');
/** Playwright's own build if there is one, else that of the system. */
const webkit =
  webkitFound && !webkitFound.executablePath ? playwright() : webkitGtk(webkitFound?.executablePath);

/** The test projects: `npx vitest run --project unit`. */
export default defineConfig({
  define: { __PIX_VERSION__: JSON.stringify(version) },
  test: {
    // Most tests wait for sockets, files and processes: with fewer workers, a core would be idle.
    maxWorkers: '100%',
    sequence: { sequencer: TestOrder },
    projects: [
      nodeTests('unit'),
      nodeTests('contract', { setupFiles: ['tests/contract/support/decoded.ts'] }),
      nodeTests('package', { globalSetup: 'tests/package/support/pack.ts' }),
      // Installs and builds whole projects, two at a time.
      nodeTests('consumers', {
        globalSetup: 'tests/consumers/install.ts',
        // The folders contain tests of their own.
        include: ['tests/consumers/*.test.ts'],
        maxConcurrency: 2,
      }),
      {
        ...inBrowser('chromium', playwright({ launchOptions: findBrowser('chromium') ?? {} }), 1, {
          include: ['tests/browser/**/*.test.ts'],
          // Tests run in a page, which cannot start a server.
          globalSetup: [
            EMBED_SERVER,
            'tests/browser/support/chaos-server.ts',
            'tests/browser/support/live-server.ts',
          ],
        }),
        // The worker of the reference server's browser adapter.
        plugins: [msw({ mode: 'worker-only' })],
      },
      inBrowser('firefox', firefox(findBrowser('firefox') ?? {}), 2, ELSEWHERE),
      inBrowser('webkit', webkit, 3, ELSEWHERE),
    ],
  },
});
