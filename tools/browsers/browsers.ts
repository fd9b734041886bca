import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from 'playwright';

/** A browser engine for tests. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

interface Recipe {
  playwright: BrowserType;
  /** Environment variable with the executable's path; takes precedence. */
  variable: string;
  /** Common paths of a system installation. */
  system: string[];
  /** Other required executables on the `PATH`. */
  companion?: string;
  /** Playwright launch options for a system browser. */
  launch?: LaunchOptions;
  /** Debian packages of the browser. */
  packages: string;
  /** Whether to prefer installing Playwright's own build. */
  ownFirst: boolean;
}

const RECIPES: Record<Engine, Recipe> = {
  chromium: {
    playwright: chromium,
    variable: 'CHROMIUM_PATH',
    // The headless shell has no windows, which would cost each test another second.
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
  // The system's WebKitGTK is driven by its own WebDriver, without Playwright, and needs a screen: see webkit-provider.ts.
  webkit: {
    playwright: webkit,
    variable: 'WEBKIT_DRIVER_PATH',
    system: ['/usr/bin/WebKitWebDriver'],
    companion: 'Xvfb',
    packages: 'webkit2gtk-driver xvfb',
    ownFirst: false,
  },
};

/**
 * Finds a browser: by its environment variable, else Playwright's own build, else the system's, which has an
 * `executablePath`; `undefined` if there is none.
 */
export function findBrowser(engine: Engine): LaunchOptions | undefined {
  const { playwright, variable, system, companion, launch } = RECIPES[engine];
  const named = process.env[variable];
  if (!named && existsSync(playwright.executablePath())) return {};
  const executablePath = named || system.find((path) => existsSync(path));
  if (executablePath === undefined || (companion && !isOnPath(companion))) return undefined;
  return { ...launch, executablePath };
}

const isOnPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Chromium as found by `findBrowser()`. */
export const findChromium = () => findBrowser('chromium');

/** Finds or installs a browser; throws an error with instructions if neither works. */
export function requireBrowser(engine: Engine): LaunchOptions {
  const { variable, packages, ownFirst } = RECIPES[engine];
  // Each way may fail, e.g. on a machine without that package source.
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
      console.log('The installation failed.');
    }
  }
  const found = findBrowser(engine);
  if (found) return found;
  throw new Error(
    `The browser tests need ${engine}. Install it with "npx playwright install ${engine}", or by your system's package ` +
      `manager (on Debian: ${packages}), or set ${variable} to its executable.`,
  );
}
