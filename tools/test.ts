import { spawnSync } from 'node:child_process';
import { requireBrowser, type Engine } from './browsers.ts';

/** Every check, in the order of what it costs; `npm test -- unit e2e` runs some of them. */
const CHECKS: Record<string, string> = {
  format: 'prettier --check --log-level warn .',
  lint: 'eslint .',
  types: 'tsc -p .',
  contract: 'redocly lint src/contract/openapi.yaml',
  unit: 'vitest run --project unit --project contract',
  build: 'node tools/build.ts',
  unused: 'knip',
  package: 'vitest run --project package',
  browser: 'vitest run --project browser',
  engines: 'vitest run --project firefox --project webkit',
  e2e: 'playwright test',
};

/** The browsers that some of them need. */
const BROWSERS: Record<string, Engine[]> = {
  package: ['chromium'],
  browser: ['chromium'],
  engines: ['firefox', 'webkit'],
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
for (const [name, command] of Object.entries(CHECKS)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n── ${name}: ${command}`);
  const start = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  results.push({ name, seconds: (performance.now() - start) / 1000, passed: status === 0 });
}

console.log('');
for (const { name, seconds, passed } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nChecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
