import type { BrowserProviderOption } from 'vitest/node';
import type { Engine } from './browsers/browsers.ts';
import { litPatches } from './build/lit-patches.ts';
import { vendorPatches } from './build/vendor-patches.ts';

/** Timeout of `expect.poll` in ms; the default of one second is too short for busy machines. */
const EXPECT = { poll: { timeout: 5_000 } };

/** A project of tests that run in Node. */
export const nodeTests = (
  name: string,
  more: {
    globalSetup?: string;
    setupFiles?: string;
    testTimeout?: number;
    hookTimeout?: number;
    maxConcurrency?: number;
  } = {},
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    expect: EXPECT,
    // Isolation would take 50 % longer; tests clean up after themselves instead.
    isolate: name === 'package',
    include: [`tests/${name}/**/*.test.ts`],
    sequence: { groupOrder: 0 },
    ...more,
  },
});

/**
 * A project of browser tests. Chromium opens a page for each file. Firefox and WebKit run one file at a time, since only one page
 * can have the focus, and all in one page, which takes half the time: see `test-order.ts`. Chromium tests components with Lit and PhotoSwipe as the embed script contains them, the others as npm users have them.
 */
export const inBrowser = (
  engine: Engine,
  provider: BrowserProviderOption,
  groupOrder: number,
  more: { include: string[]; exclude?: string[]; globalSetup?: string[] },
) => ({
  extends: true as const,
  // Not `development`: the patches are of the production build.
  ...(engine === 'chromium' && { resolve: { conditions: ['module', 'browser'] } }),
  optimizeDeps: {
    ...(engine === 'chromium' && {
      exclude: ['photoswipe'],
      rolldownOptions: { plugins: [vendorPatches('pix:vendor', litPatches)] },
    }),
    include: [
      'lit',
      'lit/directives/repeat.js',
      ...(engine === 'chromium' ? [] : ['photoswipe']),
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
    // Most tests wait for frames and timers.
    ...(engine === 'chromium' && { maxWorkers: 3 }),
    setupFiles: [
      'tests/browser/support/poll-timeouts.ts',
      ...(engine === 'chromium' ? [] : ['tests/browser/support/clean-page.ts']),
    ],
    expect: EXPECT,
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
