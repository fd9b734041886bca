import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium to test with: `CHROMIUM_PATH`, else Playwright's own build, else the system's; `undefined` when there is none. */
export function findChromium(): LaunchOptions | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = SYSTEM.find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

/** Ways to get a browser, in order; each may fail, as on a machine without that source. */
const INSTALLERS: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
];

/** Finds Chromium, or installs it; throws an error that says what to do when neither works. */
export function requireChromium(): LaunchOptions {
  for (const [command, args] of INSTALLERS) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 240_000 });
    } catch {
      console.log('That did not work.');
    }
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it with "npx playwright install chromium" or your system\'s package ' +
      'manager, or set CHROMIUM_PATH to its executable.',
  );
}
