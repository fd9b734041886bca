import { resolve } from 'node:path';
import type { BrowserProviderOption } from 'vitest/node';
import type { Engine } from './browsers/browsers.ts';
import { PATIENCE_MS } from './patience.ts';

/** Time limits of tests, and the setup file that applies them to `vi.waitFor`. */
const LIMITS = {
  expect: { poll: { timeout: PATIENCE_MS.condition } },
  testTimeout: PATIENCE_MS.test,
  hookTimeout: PATIENCE_MS.test,
};
const PATIENCE = 'tests/support/patience.ts';

/** Compile cache of Node, which halves the start time of the processes that tests start. */
const COMPILED = { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../.cache/compiled') };

/** A project of tests that run in Node. */
export const nodeTests = (
  name: string,
  {
    setupFiles = [],
    ...more
  }: { globalSetup?: string; setupFiles?: string[]; include?: string[]; maxConcurrency?: number } = {},
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    env: COMPILED,
    ...LIMITS,
    setupFiles: [PATIENCE, ...setupFiles],
    // Isolation would take 50 % longer; tests clean up after themselves instead.
    isolate: name === 'package',
    include: [`tests/${name}/**/*.test.ts`],
    sequence: { groupOrder: 0 },
    ...more,
  },
});

/** Files of a browser, by patterns of their paths. */
interface Files {
  /** Name of the browser in reports. Default: that of the engine. */
  name?: string;
  include: string[];
  exclude?: string[];
}

/**
 * A project of browser tests. The files of a browser run one after the other in one page, which takes half the time of a page for
 * each file: see `test-order.ts`. Several browsers run at the same time.
 */
export const inBrowser = (
  engine: Engine,
  provider: BrowserProviderOption,
  groupOrder: number,
  globalSetup: string[],
  ...browsers: Files[]
) => ({
  extends: true as const,
  // Lit as pages have it: the checks of its development build take a tenth of the time.
  resolve: { conditions: ['module', 'browser', 'production'] },
  optimizeDeps: {
    include: [
      'lit',
      'lit/directives/repeat.js',
      'photoswipe',
      'ky',
      'msw',
      'msw/browser',
      'fuse.js',
      'uqr',
      'image-size',
      'axe-core',
      'ajv/dist/2020.js',
      'ajv-formats',
    ],
  },
  test: {
    name: engine === 'chromium' ? 'browser' : engine,
    sequence: { groupOrder },
    isolate: false,
    // One page each.
    maxWorkers: browsers.length,
    setupFiles: [PATIENCE, 'tests/browser/support/clean-page.ts'],
    globalSetup,
    // Browsers run some of them.
    include: ['tests/browser/**/*.test.ts'],
    ...LIMITS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      instances: browsers.map((files) => ({ browser: engine, ...files })),
    },
  },
});
