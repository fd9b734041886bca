import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { requireBrowser, type Engine } from './browsers/browsers.ts';

/** Commands of checks by their names. Those of a group run at once, the groups one after the other. */
type Groups = readonly Readonly<Record<string, string>>[];

/** Checks of every change. */
const EVERY_CHANGE: Groups = [
  { build: 'node tools/build.ts package' },
  { format: 'oxfmt --check .', lint: 'oxlint && npm run --silent spell', types: 'tsc -p .' },
  {
    unit: 'vitest run --project unit --project contract',
    // Waits for frames a third of the time.
    browser: 'vitest run --project browser',
  },
];

/** Checks that run only by name or with `--all`. */
const ON_DEMAND: Groups = [
  { e2e: 'playwright test --project=e2e' },
  { site: 'node tools/build.ts site && playwright test --project=site' },
  {
    // Waits for package managers and servers a third of the time.
    consumers: 'vitest run --project consumers',
    // The second run of knip ignores tests: it finds production code that only tests use.
    unused: 'knip && knip --production',
    recheck: 'vitest run --project recheck',
  },
  {
    stress: 'vitest run --project stress',
    wordpress: 'node tools/build-wordpress.ts && playwright test --project=wordpress',
  },
  {
    package: 'vitest run --project package',
    // The engines wait for frames most of the time.
    firefox: 'vitest run --project firefox',
    webkit: 'vitest run --project webkit',
  },
];

const GROUPS = [...EVERY_CHANGE, ...ON_DEMAND];
const namesOf = (groups: Groups) => groups.flatMap((group) => Object.keys(group));

/** Browsers required by a check. */
const BROWSERS: Record<string, Engine[]> = {
  package: ['chromium'],
  consumers: ['chromium'],
  browser: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webkit'],
  e2e: ['chromium'],
  wordpress: ['chromium'],
  site: ['chromium', 'firefox', 'webkit'],
};

const args = process.argv.slice(2);
const named = args.filter((arg) => arg !== '--all');
const unknown = named.filter((name) => !namesOf(GROUPS).includes(name));
if (unknown.length) {
  console.error(
    `Unknown check: ${unknown.join(', ')}. The checks are ${namesOf(GROUPS).join(', ')}; --all runs all of them.`,
  );
  process.exit(2);
}
const wanted = named.length ? named : namesOf(args.includes('--all') ? GROUPS : EVERY_CHANGE);
try {
  new Set(wanted.flatMap((name) => BROWSERS[name] ?? [])).forEach(requireBrowser);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const results: { name: string; seconds: number; passed: boolean; failures: string[] }[] = [];

/** Matches names of failed tests and lines of errors in the output of Vitest, Playwright, the compiler and Oxlint. */
const FAILURE = /^\s*(FAIL |\d+\) .*›|\w*Error: |[×x] [\w-]+\(|[╭,][─-]\[)|: error TS/;

/** Matches lines of the difference between an expected and a received value. */
const DIFFERENCE = /^\s*[-+] {3,}\S/;

/** Number of lines of a difference that are repeated. */
const MAX_DIFFERENCES = 4;

/** Number of lines of a failed check that are repeated below the summary. */
const MAX_FAILURES = 16;

/** The last failures in the output of a check; the last lines if there are none in a known form. */
function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim());
  const failures = lines
    .filter((line) => FAILURE.test(line) || DIFFERENCE.test(line))
    .filter(
      (_, at, found) =>
        !found.slice(Math.max(0, at - MAX_DIFFERENCES), at + 1).every((line) => DIFFERENCE.test(line)),
    );
  return [...new Set(failures.length ? failures : lines)]
    .slice(-MAX_FAILURES)
    .map((line) => line.trim().slice(0, 160));
}

/** Runs a check. Its output is streamed if no other check is wanted, and printed at its end otherwise. */
async function run([name, command]: [name: string, command: string]): Promise<void> {
  const atOnce = wanted.length === 1;
  const title = `\n── ${name}: ${command}`;
  if (atOnce) console.log(title);
  const start = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(atOnce ? command : `(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', atOnce ? 'inherit' : 'pipe', 'inherit'],
    env,
  });
  const [printed, [status]] = await Promise.all([
    child.stdout && text(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (printed !== null) console.log(`${title}\n${printed}`);
  const passed = status === 0;
  const failures = passed ? [] : failuresIn(printed ?? '');
  results.push({ name, seconds: (performance.now() - start) / 1000, passed, failures });
}

for (const group of GROUPS)
  await Promise.all(
    Object.entries(group)
      .filter(([name]) => wanted.includes(name))
      .map(run),
  );

console.log('');
for (const { name, seconds, passed, failures } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  for (const line of failures) console.log(`          ${line}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
