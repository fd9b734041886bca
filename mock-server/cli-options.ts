/** Flags and environment of the command. */
import { DEFAULT_PORT, type PixServerOptions } from './server.ts';

/** What the command is asked to do. */
export type CliRequest =
  'help' | 'version' | Pick<PixServerOptions, 'port' | 'host' | 'baseUrl' | 'pictures'>;

/** A fault of the user's: one line that says what would be right. */
export class UsageError extends Error {}

type Settings = Exclude<CliRequest, string>;

/** Flags that take a value: how the value is read, and what stands in the help text. */
const flags: Record<
  string,
  { value: string; help: string; read: (value: string, name: string) => Settings }
> = {
  '--port': {
    value: 'N',
    help: `port to listen on, 0 picks a free one (default ${DEFAULT_PORT}, or PORT)`,
    read: (value, name) => ({ port: readPort(value, name) }),
  },
  '--host': {
    value: 'ADDRESS',
    help: 'address to listen on (default 127.0.0.1)',
    read: (host) => ({ host }),
  },
  '--base-url': {
    value: 'URL',
    help: 'where clients reach the server, if not at its own address',
    read: (value, name) => ({ baseUrl: readBaseUrl(value, name) }),
  },
  '--pictures': {
    value: 'DIR',
    help: 'show the pictures of a folder, as it is at the start, in place of the sample',
    read: (pictures) => ({ pictures }),
  },
};

/** Reads the command line; flags win over the environment. Throws `UsageError`. */
export function readArguments(argv: readonly string[], env: Record<string, string | undefined>): CliRequest {
  let settings: Settings = {};
  const rest = [...argv];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--help' || argument === '-h') return 'help';
    if (argument === '--version' || argument === '-v') return 'version';
    const [, name = argument, inline] = /^(--[\w-]+)=(.*)$/s.exec(argument) ?? [];
    const flag = flags[name];
    if (!flag) throw new UsageError(`Unknown argument ${argument}. Known are ${known()}.`);
    const value = inline ?? rest.shift();
    if (!value || (inline === undefined && value.startsWith('--'))) {
      throw new UsageError(`${name} needs a value: ${name} ${flag.value}.`);
    }
    settings = { ...settings, ...flag.read(value, name) };
  }
  // Read last, so that a PORT which is meant for something else does no harm where a flag says better.
  return env['PORT'] && settings.port === undefined
    ? { ...settings, port: readPort(env['PORT'], 'PORT') }
    : settings;
}

/** The text of `--help`. */
export function helpText(command: string): string {
  const lines = Object.entries(flags).map(([name, { value, help }]) => [`${name} ${value}`, help] as const);
  const all = [...lines, ['--help', 'show this text'] as const, ['--version', 'show the version'] as const];
  return [
    `Usage: ${command} [options]`,
    '',
    'Serves the Pix picture platform from memory: API, pictures, view pages.',
    '',
    ...all.map(([flag, help]) => `  ${flag.padEnd(16)}  ${help}`),
    '',
  ].join('\n');
}

function known(): string {
  return [...Object.keys(flags), '--help', '--version'].join(', ');
}

function readPort(value: string, name: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${name} must be a whole number from 0 to 65535, not "${value}".`);
}

function readBaseUrl(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (plain) return value;
  throw new UsageError(
    `${name} must be an http or https address without query, such as https://pix.example.org, not "${value}".`,
  );
}
