import { spawnSync } from 'node:child_process';
import { CONSUMERS } from '../tests/consumers/consumers.ts';

/** `npm run test:consumers [-- NAME… | --all]`: tests some consumers, all of them, or those of `npm run test:all`. */
const args = process.argv.slice(2);
const names = Object.keys(CONSUMERS);
const unknown = args.filter((arg) => arg !== '--all' && !names.includes(arg));
if (unknown.length) {
  console.error(
    `Unknown consumer: ${unknown.join(', ')}. The consumers are ${names.join(', ')}; --all selects all.`,
  );
  process.exit(2);
}
const selected = args.includes('--all') ? names : args;
const env = { ...process.env, ...(selected.length && { CONSUMERS: selected.join(' ') }) };
const { status } = spawnSync('vitest', ['run', '--project', 'consumers'], { stdio: 'inherit', env });
process.exit(status ?? 1);
