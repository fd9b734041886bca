import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browsers.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env['CI'],
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 20_000,
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Room for edges that another version of the browser draws a little differently, not for another border or gap.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001, scale: 'css', animations: 'disabled' } },
  use: { launchOptions: findChromium() ?? {}, viewport: { width: 1280, height: 800 } },
});
