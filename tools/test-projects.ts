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
    ...LIMITS,
    setupFiles: [PATIENCE, ...setupFiles],
    // Isolation would take 50 % longer; tests clean up after themselves instead.
    isolate: name === 'package',
    include: [`tests/${name}/**/*.test.ts`],
    sequence: { groupOrder: 0 },
    ...more,
  },
});

/**
 * A project of browser tests. Chromium opens a page for each file. Firefox and WebKit run one file at a time, since only one page
 * can have the focus, and all in one page, which takes half the time: see `test-order.ts`.
 */
export const inBrowser = (
  engine: Engine,
  provider: BrowserProviderOption,
  groupOrder: number,
  more: { include: string[]; exclude?: string[]; globalSetup?: string[] },
) => ({
  extends: true as const,
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
    isolate: engine === 'chromium',
    fileParallelism: engine === 'chromium',
    setupFiles: [PATIENCE, ...(engine === 'chromium' ? [] : ['tests/browser/support/clean-page.ts'])],
    ...LIMITS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      instances: [{ browser: engine }],
    },
    ...more,
  },
});
