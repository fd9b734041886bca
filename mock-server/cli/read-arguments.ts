/** Reads flags and environment variables. */
import { flags, variablesOf, type CliSettings, type Flag } from './flags.ts';
import { UsageError } from './read-values.ts';
import { SCENARIOS } from '../scenarios/index.ts';

/** Action that the command line requests: print help, print the version, or start with settings. */
export type CliRequest = 'help' | 'version' | CliSettings;

/** Reads the command line; flags take precedence over environment variables. Throws `UsageError`. */
export function readArguments(argv: readonly string[], env: Record<string, string | undefined>): CliRequest {
  const given = new Map<string, CliSettings>();
  const rest = [...argv];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--help' || argument === '-h') return 'help';
    if (argument === '--version' || argument === '-v') return 'version';
    const [, name = argument, inline] = /^(--[\w-]+)=(.*)$/s.exec(argument) ?? [];
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) throw new UsageError(`Unknown argument ${argument}. Known are ${known()}.`);
    given.set(name, joined(given.get(name), flag.read(valueOf(name, flag, inline, rest), name)));
  }
  // Environment variables are read last, and only for flags that are not given: an unrelated variable does no harm.
  const others = Object.entries(flags).filter(([name]) => !given.has(name));
  const inherited = others.map(([name, flag]) => fromEnvironment(name, flag, env));
  return Object.assign({}, ...inherited, ...given.values()) as CliSettings;
}

/** Merges repeated flags: the last value applies, except that lists grow. */
function joined(before: CliSettings | undefined, now: CliSettings): CliSettings {
  const allowOrigins = [...(before?.allowOrigins ?? []), ...(now.allowOrigins ?? [])];
  return allowOrigins.length > 0 ? { ...now, allowOrigins } : now;
}

/** Returns the text of `--help`. */
export function helpText(command: string): string {
  const lines = Object.entries(flags).map(([name, { value, help }]) => [
    value ? `${name} ${value}` : name,
    help,
  ]);
  const all = [...lines, ['--help', 'show this text'], ['--version', 'show the version']];
  return [
    `Usage: ${command} [options]`,
    '',
    'Serves the Pix picture platform: API, pictures, picture pages and companion hosts.',
    '',
    ...all.map(([flag = '', help = '']) => `  ${flag.padEnd(21)}  ${help}`),
    '',
    `Scenarios: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
    '',
    'Each option can also be set by an environment variable: --base-url by PIX_BASE_URL, --port by PIX_PORT or',
    'PORT, options without a value by 1 or 0, such as PIX_QUIET=1. The command line takes precedence.',
    '',
    'Exit codes: 0 stopped, 1 cannot start, 2 invalid option.',
    '',
  ].join('\n');
}

function valueOf(name: string, { value }: Flag, inline: string | undefined, rest: string[]): string {
  if (value === undefined) {
    if (inline === undefined) return '1';
    throw new UsageError(`${name} takes no value; give ${name} alone, or leave it out.`);
  }
  const text = inline ?? rest.shift();
  if (text && (inline !== undefined || !text.startsWith('--'))) return text;
  throw new UsageError(`${name} needs a value: ${name} ${value}.`);
}

function fromEnvironment(name: string, flag: Flag, env: Record<string, string | undefined>): CliSettings {
  const variable = variablesOf(name, flag).find((candidate) => env[candidate]);
  return variable === undefined ? {} : flag.read(env[variable] ?? '', variable);
}

function known(): string {
  return [...Object.keys(flags), '--help', '--version'].join(', ');
}
