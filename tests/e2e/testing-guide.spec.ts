/** The Playwright tests in the testing guide, with the server of its configuration, run by Playwright as a user would. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { blockBelow } from '../support/code-blocks.ts';

const root = resolve(import.meta.dirname, '../..');

test('the Playwright tests of the guide pass', () => {
  const folder = mkdtempSync(resolve(root, 'dist/testing-guide-'));
  mkdirSync(resolve(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(root, resolve(folder, 'node_modules/pix-sdk'));
  symlinkSync('../pix-sdk/dist/mock/bin.js', resolve(folder, 'node_modules/.bin/pix-mock'));
  // As npm does on installation.
  chmodSync(resolve(root, 'dist/mock/bin.js'), 0o755);
  try {
    const write = (name: string, text: string) => writeFileSync(resolve(folder, name), text);
    write('page.spec.js', blockBelow('docs/guides/testing.md', 'Playwright', 'js').code);
    // Playwright waits until the server of the configuration responds.
    const port = String(20_000 + (process.pid % 20_000));
    const besideApp = (at: number) =>
      blockBelow('docs/guides/testing.md', 'A server beside the app', 'js', at).code.replaceAll('4010', port);
    write('guide.config.js', besideApp(0));
    write('header.spec.js', besideApp(1));
    const own = JSON.stringify({ outputDir: 'results', workers: 1, use: { launchOptions: findChromium() } });
    write(
      'playwright.config.js',
      `import guide from './guide.config.js';\nexport default { ...guide, ...${own} };`,
    );
    const environment = Object.entries(process.env).filter(
      ([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_)/.test(name),
    );
    const printed = execFileSync(
      process.execPath,
      [
        resolve(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        folder,
        '--reporter',
        'line',
      ],
      { cwd: folder, encoding: 'utf8', env: Object.fromEntries(environment) },
    );
    expect(printed).toMatch(/\b3 passed/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
