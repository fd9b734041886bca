import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browsers/browsers.ts';
import { PATIENCE_MS } from './tools/patience.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  projects: [
    { name: 'e2e', testIgnore: '**/site/**' },
    // The documentation site, as `npm run build` builds it.
    { name: 'site', testMatch: '**/site/**' },
    // The plugin in a real WordPress.
    { name: 'wordpress', testDir: 'tests/wordpress' },
  ],
  fullyParallel: true,
  // Each worker starts a browser and the services, which costs as much as some ten tests.
  workers: 2,
  forbidOnly: !!process.env['CI'],
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: PATIENCE_MS.test,
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Tolerates edges that differ slightly between browser versions, but not another border or gap.
  expect: {
    timeout: PATIENCE_MS.condition,
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, scale: 'css', animations: 'disabled' },
  },
  // Builds of Chromium differ in whether they round the width of characters, unless this is disabled.
  use: {
    launchOptions: { ...findChromium(), args: ['--font-render-hinting=none'] },
    viewport: { width: 1280, height: 800 },
  },
});
