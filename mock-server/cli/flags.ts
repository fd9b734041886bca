import { MAX_LATENCY } from '../control/create-mock.ts';
import { baseUrlFault } from '../handlers/operation.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { keyFault, MAX_PORT, originFault, type PixServerOptions } from '../server/server-options.ts';
import { DEFAULT_PORT } from '../server/start-server.ts';
import { targetFault } from '../webhooks/deliver.ts';
import { secretFault } from '../webhooks/sign-webhook.ts';

/** Settings from flags and environment variables; missing if not given. */
export interface CliSettings extends Pick<
  PixServerOptions,
  | 'port'
  | 'host'
  | 'baseUrl'
  | 'data'
  | 'pictures'
  | 'allowOrigins'
  | 'key'
  | 'scenario'
  | 'latency'
  | 'control'
> {
  webhookUrl?: string;
  webhookSecret?: string;
  /** Prints only the ready line and errors. */
  quiet?: boolean;
  /** Prints one JSON object per line. */
  json?: boolean;
}

/** A flag, and its environment variables. */
export interface Flag {
  /** Placeholder for the value in the help text; none for switches, which take no value. */
  value?: string;
  help: string;
  /** Environment variable besides `PIX_` and the name of the flag. */
  alsoFrom?: string;
  /** Parses the value; `1` or `0` for switches. `name` is the flag or variable, for messages. */
  read: (value: string, name: string) => CliSettings;
}

/** Invalid use of the command; the message is one line that states the expected value. */
export class UsageError extends Error {}

/** Reads a text; `faultOf` completes a sentence about an invalid one, which does not repeat secrets. */
function text(option: keyof CliSettings, faultOf: (value: string) => string | undefined = () => undefined) {
  return (value: string, name: string): CliSettings => {
    const fault = faultOf(value);
    if (fault === undefined) return { [option]: value };
    throw new UsageError(`${name} ${fault}.`);
  };
}

/** Reads a whole number from 0 to `max`. */
function whole(option: keyof CliSettings, max: number) {
  return (value: string, name: string): CliSettings => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number <= max) return { [option]: number };
    throw new UsageError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  };
}

/** Reads a switch: `1` or `0`. */
function toggle(option: keyof CliSettings) {
  return (value: string, name: string): CliSettings => {
    if (value === '1' || value === '0') return { [option]: value === '1' };
    throw new UsageError(`${name} must be 1 or 0, not "${value}".`);
  };
}

/** All flags except `--help` and `--version`. */
export const flags: Readonly<Record<string, Flag>> = {
  '--port': {
    value: 'N',
    help: `port to listen on, 0 picks a free one (default ${DEFAULT_PORT})`,
    alsoFrom: 'PORT',
    read: whole('port', MAX_PORT),
  },
  '--host': { value: 'ADDRESS', help: 'address to listen on (default 127.0.0.1)', read: text('host') },
  '--base-url': {
    value: 'URL',
    help: 'URL by which clients reach the server, if not its own address',
    read: text('baseUrl', baseUrlFault),
  },
  '--data': {
    value: 'DIR',
    help: 'folder that stores all data across restarts (default: in memory)',
    read: text('data'),
  },
  '--pictures': {
    value: 'DIR',
    help: 'folder of pictures to serve in place of the sample, read at startup',
    read: text('pictures'),
  },
  '--allow-origin': {
    value: 'ORIGIN',
    help: 'give pages of this origin access, null for files, * for all (repeatable)',
    read: (value, name) => {
      text('host', originFault)(value, name);
      return { allowOrigins: [value] };
    },
  },
  '--key': { value: 'TEXT', help: 'API key of the account "owner"', read: text('key', keyFault) },
  '--scenario': {
    value: 'NAME',
    help: 'initial scenario, listed below',
    read: text('scenario', scenarioFault),
  },
  '--latency': {
    value: 'MS',
    help: `milliseconds before each response of the API, up to ${MAX_LATENCY}`,
    read: whole('latency', MAX_LATENCY),
  },
  '--control': {
    help: 'let tests control the server by X-Pix-Control and under /__pix__/',
    read: toggle('control'),
  },
  '--webhook-url': {
    value: 'URL',
    help: 'endpoint for events of payment orders',
    read: text('webhookUrl', targetFault),
  },
  '--webhook-secret': {
    value: 'TEXT',
    help: 'signing secret of webhooks: whsec_ and Base64, or any other text',
    read: text('webhookSecret', secretFault),
  },
  '--quiet': { help: 'print only the ready line and errors', read: toggle('quiet') },
  '--json': { help: 'print one JSON object per line: ready, then each request', read: toggle('json') },
};

/** Environment variables of a flag; the first one that is set applies. */
export function variablesOf(name: string, { alsoFrom }: Flag): string[] {
  const own = `PIX_${name.slice(2).replaceAll('-', '_').toUpperCase()}`;
  return alsoFrom === undefined ? [own] : [own, alsoFrom];
}

function scenarioFault(value: string): string | undefined {
  const names: string[] = SCENARIOS.map(({ name }) => name);
  return names.includes(value) ? undefined : `must be one of ${names.join(', ')}, not "${value}"`;
}

/** Reads flags and environment variables. */

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
