import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { requireBrowser, type Engine } from './browsers.ts';

/** Every check, in their order; those of one group run at the same time. */
const GROUPS: Record<string, string>[] = [
  {
    lint: 'eslint .',
    format: 'prettier --check --log-level warn .',
    types: 'tsc -p .',
    contract: 'redocly lint src/contract/openapi.yaml',
    build: 'node tools/build.ts',
  },
  { unit: 'vitest run --project unit --project contract' },
  { package: 'vitest run --project package', unused: 'knip' },
  // They wait for frames and timers much of the time.
  {
    firefox: 'vitest run --project firefox',
    webkit: 'vitest run --project webkit',
    browser: 'vitest run --project browser',
  },
  { e2e: 'playwright test' },
];

/** How many of a group run at a time. */
const LANES = 3;

/** `npm test -- unit e2e` runs some of them. */
const CHECKS: Record<string, string> = Object.assign({}, ...GROUPS) as Record<string, string>;

/** The browsers that some of them need. */
const BROWSERS: Record<string, Engine[]> = {
  package: ['chromium'],
  browser: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webkit'],
  e2e: ['chromium'],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in CHECKS));
if (unknown.length) {
  console.error(`There is no check ${unknown.join(', ')}. There are ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}

const wanted = Object.keys(CHECKS).filter((name) => !named.length || named.includes(name));
try {
  new Set(wanted.flatMap((name) => BROWSERS[name] ?? [])).forEach(requireBrowser);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const results: { name: string; seconds: number; passed: boolean }[] = [];

/** Runs a check; what it says is shown at once, or when it has ended. */
async function run(name: string, atOnce: boolean): Promise<void> {
  const command = CHECKS[name] ?? '';
  const title = `\n── ${name}: ${command}`;
  if (atOnce) console.log(title);
  const start = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(`${command}${atOnce ? '' : ' 2>&1'}`, {
    shell: true,
    stdio: ['ignore', atOnce ? 'inherit' : 'pipe', 'inherit'],
    env,
  });
  const [said, [status]] = await Promise.all([
    child.stdout && text(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (said !== null) console.log(`${title}\n${said}`);
  results.push({ name, seconds: (performance.now() - start) / 1000, passed: status === 0 });
}

for (const group of GROUPS) {
  const waiting = Object.keys(group).filter((name) => wanted.includes(name));
  const atOnce = waiting.length < 2;
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await run(name, atOnce);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

console.log('');
for (const { name, seconds, passed } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
