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
  use: { launchOptions: findChromium() ?? {}, viewport: { width: 1280, height: 800 } },
});
