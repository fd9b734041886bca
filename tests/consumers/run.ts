import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Environment of the consumers: without the test mode and without telemetry. */
export const CONSUMER_ENV = {
  ...process.env,
  NODE_ENV: undefined,
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Runs a command in a folder and returns its output, which is part of the error if the command fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const done = promisify(execFile)(command, args, { cwd, env: CONSUMER_ENV }).catch((error: unknown) => {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>;
    throw new Error([`${cwd}: ${command} ${args.join(' ')}`, stdout, stderr].join('\n'));
  });
  const { stdout, stderr } = await done;
  return stdout + stderr;
}
