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

const BROWSER_TESTS = ['tests/browser/**/*.test.ts'];
const pathOf = (name: string) => `tests/browser/${name}.test.ts`;

/**
 * Tests that run in Firefox and WebKit, too: those of what engines implement in different ways. Lists, records, texts, options and
 * hostile pages run in Chromium only, since no engine takes part. So do the client and the mock, since they depend on the network
 * stack of the engine: Firefox retries broken reads itself, WebKitGTK accepts a truncated body as complete, and under automation,
 * service workers receive no bodies or do not become idle. Only Chromium can save archives to disk.
 */
const ELSEWHERE = {
  include: [
    // Custom elements, also in other documents.
    ...['elements', 'other-document'],
    // Layout and images.
    ...[
      'caption-option',
      'caption-space',
      'captions',
      'explorer-controls',
      'failed-pictures',
      'image',
      'sharp-pictures',
      'text-below',
      'tile-look',
      'tile-styles',
    ],
    // Scrolling.
    ...['live', 'months', 'months-rail', 'updates', 'virtual-grid', 'virtual-grid-window', 'visibility'],
    // Focus, keys and pointers.
    ...[
      'key-bursts',
      'lightbox-keys',
      'own-images',
      'select',
      'select-touch',
      'selection',
      'server-pictures',
      'slideshow',
      'tile-keys',
      'tile-options',
      'viewer-auto-hide',
      'visitor',
    ],
    // Modal dialogs, animations and colors.
    ...[
      'lightbox',
      'viewer-camera',
      'viewer-colors',
      'viewer-motion',
      'viewer-panel',
      'viewer-show',
      'viewer-tools',
      'wall',
    ],
    // History and sharing.
    ...['albums-history', 'explorer-sync', 'lightbox-history', 'lightbox-share'],
    // Scripts and policies.
    ...['loader', 'pix-module'],
  ].map(pathOf),
};

/** Tests of the client, the viewer and whole pages. */
const PAGES = [
  'client*',
  'corpus*',
  'hostile-pages',
  'lightbox*',
  'loader',
  'mock-worker',
  'open-viewer',
  'other-document',
  'own-lightbox',
  'page-libraries',
  'pix-module',
  'replaced-globals',
  'simulated-document',
  'viewer-*',
].map(pathOf);

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
      // Large, slow and broken requests, kills and full disks, of the reference server.
      nodeTests('stress', { setupFiles: ['tests/contract/support/decoded.ts'] }),
      // Installs recheck.
      nodeTests('recheck'),
      nodeTests('package', { globalSetup: 'tests/package/support/pack.ts' }),
      // Installs and builds whole projects, two at a time.
      nodeTests('consumers', {
        globalSetup: 'tests/consumers/install.ts',
        // The folders contain tests of their own.
        include: ['tests/consumers/*.test.ts'],
        maxConcurrency: 2,
      }),
      {
        ...inBrowser(
          'chromium',
          playwright({ launchOptions: findBrowser('chromium') ?? {} }),
          1,
          // Tests run in a page, which cannot start a server.
          [EMBED_SERVER, 'tests/browser/support/chaos-server.ts', 'tests/browser/support/live-server.ts'],
          // Two halves.
          { name: 'browser (pages)', include: PAGES },
          { name: 'browser (elements)', include: BROWSER_TESTS, exclude: PAGES },
        ),
        // The worker of the reference server's browser adapter.
        plugins: [msw({ mode: 'worker-only' })],
      },
      inBrowser('firefox', firefox(findBrowser('firefox') ?? {}), 2, [EMBED_SERVER], ELSEWHERE),
      inBrowser('webkit', webkit, 3, [EMBED_SERVER], ELSEWHERE),
    ],
  },
});
