import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from 'playwright';

/** A browser engine to test with. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

interface Recipe {
  playwright: BrowserType;
  /** Variable of the environment that names the executable; before everything else. */
  variable: string;
  /** Where systems have theirs. */
  system: string[];
  /** What it needs on the `PATH` besides. */
  beside?: string;
  /** What Playwright must know of a system's browser. */
  launch?: LaunchOptions;
  /** Packages of Debian. */
  packages: string;
  /** Whether Playwright's own build is the better one to get. */
  ownFirst: boolean;
}

const RECIPES: Record<Engine, Recipe> = {
  chromium: {
    playwright: chromium,
    variable: 'CHROMIUM_PATH',
    // The shell has no windows, which cost each test another second.
    system: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    packages: 'chromium-headless-shell',
    ownFirst: true,
  },
  firefox: {
    playwright: firefox,
    variable: 'FIREFOX_PATH',
    system: ['/usr/bin/firefox-esr'],
    launch: { channel: 'moz-firefox' },
    packages: 'firefox-esr',
    ownFirst: false,
  },
  // The system's is driven without Playwright, by its own WebDriver, and needs a screen: see webkit-provider.ts.
  webkit: {
    playwright: webkit,
    variable: 'WEBKIT_DRIVER_PATH',
    system: ['/usr/bin/WebKitWebDriver'],
    beside: 'Xvfb',
    packages: 'webkit2gtk-driver xvfb',
    ownFirst: false,
  },
};

/**
 * A browser: what its variable names, else Playwright's own build, else the system's, which has an `executablePath`;
 * `undefined` when there is none.
 */
export function findBrowser(engine: Engine): LaunchOptions | undefined {
  const { playwright, variable, system, beside, launch } = RECIPES[engine];
  const named = process.env[variable];
  if (!named && existsSync(playwright.executablePath())) return {};
  const executablePath = named || system.find((path) => existsSync(path));
  if (executablePath === undefined || (beside && !isOnPath(beside))) return undefined;
  return { ...launch, executablePath };
}

const isOnPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Chromium, as `findBrowser()` finds it. */
export const findChromium = () => findBrowser('chromium');

/** Finds a browser, or installs it; throws an error that says what to do when neither works. */
export function requireBrowser(engine: Engine): LaunchOptions {
  const { variable, packages, ownFirst } = RECIPES[engine];
  // Each may fail, as on a machine without that source.
  const own: [string, string[]] = ['npx', ['playwright', 'install', engine]];
  const system: [string, string[]] = [
    'sh',
    ['-c', `apt-get update && apt-get install -y --no-install-recommends ${packages}`],
  ];
  for (const [command, args] of ownFirst ? [own, system] : [system, own]) {
    const found = findBrowser(engine);
    if (found) return found;
    console.log(`No ${engine} found; trying: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 240_000 });
    } catch {
      console.log('That did not work.');
    }
  }
  const found = findBrowser(engine);
  if (found) return found;
  throw new Error(
    `The browser tests need ${engine}. Install it with "npx playwright install ${engine}", or by your system's package ` +
      `manager (on Debian: ${packages}), or name its executable in ${variable}.`,
  );
}
