import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { requireBrowser, type Engine } from './browsers/browsers.ts';
import { testsByArea } from './related-tests.ts';

interface Check {
  command: string;
  /** Checks that must finish first. */
  after?: string[];
  /** Number of cores that the check keeps busy. Default: 1. Checks run at once as far as there are cores. */
  cores?: number;
  /** Whether the check runs only by name or with `--all`. */
  onDemand?: boolean;
  /** Returns the command for changed files; `undefined` skips the check. Default: `command`. */
  changed?: (files: string[]) => string | undefined;
}

const skip = () => undefined;

/** Creates a command with the changed files as arguments, except deleted ones, which it could not read. */
const withFiles = (command: string) => (files: string[]) => {
  const existing = files.filter((file) => existsSync(file));
  return existing.length ? `${command} ${existing.map((file) => `'${file}'`).join(' ')}` : undefined;
};

/** Creates a command that runs the tests of Vitest projects that changed files concern, by import or by area. */
const relatedTests = (projects: string) => (files: string[]) => {
  const { added, leftOut } = testsByArea(files);
  const excluded = leftOut.map((file) => ` --exclude ${file}`).join('');
  return withFiles(`vitest related --run ${projects}${excluded}`)([...files, ...added]);
};

/** All checks, in the order in which they start. */
const CHECKS: Record<string, Check> = {
  build: { command: 'node tools/build.ts package' },
  // Both run one file at a time, and wait for frames most of the time: one check beside them all the while.
  firefox: {
    command: 'vitest run --project firefox',
    after: ['build'],
    cores: 0.5,
    onDemand: true,
    changed: skip,
  },
  webkit: {
    command: 'vitest run --project webkit',
    after: ['build'],
    cores: 0.5,
    onDemand: true,
    changed: skip,
  },
  lint: {
    command: 'eslint . && npm run --silent spell',
    changed: withFiles('npm run --silent spell && eslint --no-warn-ignored'),
  },
  types: { command: 'tsc -p .' },
  contract: { command: 'redocly lint src/contract/openapi.yaml' },
  // The second run ignores tests: it finds production code that only tests use.
  unused: { command: 'knip && knip --production' },
  format: {
    command: 'prettier --check --log-level warn .',
    changed: withFiles('prettier --check --log-level warn --ignore-unknown'),
  },
  unit: {
    command: 'vitest run --project unit --project contract',
    after: ['build'],
    cores: Infinity,
    changed: relatedTests('--project unit --project contract'),
  },
  browser: {
    command: 'vitest run --project browser',
    after: ['build'],
    cores: Infinity,
    changed: relatedTests('--project browser'),
  },
  e2e: { command: 'playwright test --project=e2e', after: ['build'], cores: Infinity, changed: skip },
  site: {
    command: 'node tools/build.ts site && playwright test --project=site',
    after: ['build'],
    cores: Infinity,
    onDemand: true,
    changed: skip,
  },
  package: { command: 'vitest run --project package', after: ['build'], onDemand: true, changed: skip },
  consumers: { command: 'vitest run --project consumers', after: ['build'], onDemand: true, changed: skip },
};

/** Browsers required by a check. */
const BROWSERS: Record<string, Engine[]> = {
  package: ['chromium'],
  consumers: ['chromium'],
  browser: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webkit'],
  e2e: ['chromium'],
  site: ['chromium', 'firefox', 'webkit'],
};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.filter((arg) => !(arg in CHECKS) && !/^--(?:all|changed(?:=.+)?)$/.test(arg));
if (unknown.length) {
  console.error(
    `Unknown check: ${unknown.join(', ')}. The checks are ${Object.keys(CHECKS).join(', ')}; --all runs all of them, --changed and --changed=COMMIT limit them to changes.`,
  );
  process.exit(2);
}

/** The checks; with `--changed`, limited to those that changes since a commit affect. */
function selectedChecks(): Record<string, Check> {
  const flag = args.find((arg) => arg.startsWith('--changed'));
  if (flag === undefined) return CHECKS;
  const since = flag.split('=')[1] ?? 'HEAD';
  const git = (...command: string[]) =>
    execFileSync('git', command, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return Object.fromEntries(
    Object.entries(CHECKS).flatMap(([name, check]) => {
      const command = check.changed ? check.changed(files) : check.command;
      return command === undefined ? [] : [[name, { ...check, command }]];
    }),
  );
}

const checks = selectedChecks();
const isWanted = ([name, { onDemand }]: [string, Check]) =>
  named.length ? named.includes(name) : !onDemand || args.includes('--all');
const wanted = Object.entries(checks)
  .filter(isWanted)
  .map(([name]) => name);
try {
  new Set(wanted.flatMap((name) => BROWSERS[name] ?? [])).forEach(requireBrowser);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const results: { name: string; seconds: number; passed: boolean; failures: string[] }[] = [];

/** Matches names of failed tests and first lines of errors in the output of Vitest, Playwright, the compiler and ESLint. */
const FAILURE = /^\s*(FAIL |\d+\) .*›|\w*Error: |\d+:\d+ +error )|: error TS/;

/** Number of lines of a failed check that are repeated below the summary. */
const MAX_FAILURES = 8;

/** The last failures in the output of a check; the last lines if there are none in a known form. */
function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim());
  const failures = lines.filter((line) => FAILURE.test(line));
  return [...new Set(failures.length ? failures : lines)]
    .slice(-MAX_FAILURES)
    .map((line) => line.trim().slice(0, 160));
}

/** Maximum number of characters of a command that are shown. */
const MAX_COMMAND = 160;

/** Runs a check. Its output is streamed if it runs alone, and printed at the end otherwise. */
async function run(name: string, { command }: Check, atOnce: boolean): Promise<void> {
  const title = `\n── ${name}: ${command.length > MAX_COMMAND ? `${command.slice(0, MAX_COMMAND)}…` : command}`;
  if (atOnce) console.log(title);
  const start = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(`${command}${atOnce ? '' : ' 2>&1'}`, {
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

const waiting = new Set(wanted);
const running = new Map<string, Promise<void>>();

/** Number of cores that a check keeps busy. */
const coresOf = (name: string): number => checks[name]?.cores ?? 1;

/** Whether a check may start beside those that are running. */
function mayStart(name: string): boolean {
  if (checks[name]?.after?.some((other) => waiting.has(other) || running.has(other))) return false;
  const busy = [...running.keys()].reduce((sum, other) => sum + coresOf(other), 0);
  return !running.size || busy + coresOf(name) <= availableParallelism();
}

while (waiting.size || running.size) {
  for (const name of waiting) {
    if (!mayStart(name)) continue;
    waiting.delete(name);
    const ended = () => void running.delete(name);
    running.set(name, run(name, checks[name] as Check, wanted.length === 1).then(ended));
  }
  await Promise.race(running.values());
}

console.log('');
for (const { name, seconds, passed, failures } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  for (const line of failures) console.log(`          ${line}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
