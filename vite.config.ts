import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browsers/browsers.ts';
import { firefox } from './tools/browsers/stock-firefox.ts';
import { webkitGtk } from './tools/browsers/webkit-provider.ts';
import { version } from './tools/build/configs.ts';
import { photoswipeModules } from './tools/build/photoswipe-modules.ts';
import { inBrowser, nodeTests } from './tools/test-projects.ts';

/** Serves the embed script that was built to the pages of tests. */
const EMBED_SERVER = 'tests/browser/support/embed-server.ts';

/**
 * What runs in the second engines: all that shows something. The client and the mock show nothing; what differs for them is
 * each engine's network, about which their tests say what Chromium's does: Firefox sends a broken read again by itself,
 * WebKitGTK takes what came of a body for all of it, and under automation their service workers get no bodies or no rest.
 */
const ELSEWHERE = {
  globalSetup: [EMBED_SERVER],
  include: ['tests/browser/**/*.test.ts'],
  exclude: ['tests/browser/client*.test.ts', 'tests/browser/mock-worker.test.ts'],
};

const webkitFound = findBrowser('webkit');
/** Playwright's own build where there is one, else the system's. */
const webkit =
  webkitFound && !webkitFound.executablePath ? playwright() : webkitGtk(webkitFound?.executablePath);

/** The test projects: `npx vitest run --project unit`. */
export default defineConfig({
  define: { __PIX_VERSION__: JSON.stringify(version) },
  test: {
    // Most tests wait for sockets, files and processes: one core less would be one core idle.
    maxWorkers: '100%',
    projects: [
      nodeTests('unit', { testTimeout: 20_000 }),
      nodeTests('contract', { setupFiles: 'tests/contract/support/decoded.ts', testTimeout: 20_000 }),
      // Compilers and bundlers take their time on a busy machine.
      nodeTests('package', {
        globalSetup: 'tests/package/support/pack.ts',
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      {
        ...inBrowser('chromium', playwright({ launchOptions: findBrowser('chromium') ?? {} }), 1, {
          include: ['tests/browser/**/*.test.ts'],
          // A server cannot be started from the page that the tests are.
          globalSetup: [
            EMBED_SERVER,
            'tests/browser/support/chaos-server.ts',
            'tests/browser/support/live-server.ts',
          ],
        }),
        // The worker of the reference server's browser adapter, and PhotoSwipe as the embed script contains it.
        plugins: [msw({ mode: 'worker-only' }), photoswipeModules()],
      },
      inBrowser('firefox', firefox(findBrowser('firefox') ?? {}), 2, ELSEWHERE),
      inBrowser('webkit', webkit, 3, ELSEWHERE),
    ],
  },
});
