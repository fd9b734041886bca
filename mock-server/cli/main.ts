/** The command that runs the mock as a server. */
import { resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { DataFolderError } from '../durable/data-folder.ts';
import { Problem } from '../http/problem.ts';
import { isStillDecoding } from '../imaging/node/decoding.ts';
import { printable } from '../internal/text.ts';
import { hasOwnPictures } from '../server/keys.ts';
import { dataConflict } from '../server/open-data.ts';
import {
  type DataOptions,
  pictureFolderFault,
  type PixServerOptions,
  sourcesFault,
} from '../server/server-options.ts';
import { startPixServer } from '../server/start-server.ts';
import { cliOutput } from './cli-output.ts';
import { type CliSettings, helpText, readArguments, UsageError } from './flags.ts';

/** Maximum number of bytes that wait for the reader of the output. */
const MAX_UNREAD_BYTES = 1_048_576;

/** Milliseconds that decoding may take after everything else has ended. */
const MAX_GRACE_MS = 1_000;

/** Additions to the flags, by the caller of the command. */
export interface CliExtra {
  /** Name of the command in the help text. */
  command?: string;
  /** Base folder of relative paths. Default: the working directory. */
  from?: string | undefined;
  /** Returns folders to serve in addition to the API; called after the flags are validated. */
  static?: () => Promise<NonNullable<PixServerOptions['static']>>;
}

/**
 * Runs the command until SIGINT or SIGTERM. Resolves with the exit code: 0 stopped, 1 cannot start, 2 invalid
 * arguments.
 */
export async function main(
  argv: readonly string[],
  env: Record<string, string | undefined>,
  extra: CliExtra = {},
): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  // A closed pipe, as after `head`, does not end the server.
  process.stdout.on('error', () => undefined);
  try {
    const request = readArguments(argv, env);
    if (request === 'help') process.stdout.write(helpText(extra.command ?? 'pix-mock'));
    else if (request === 'version') process.stdout.write(`${packageJson.version}\n`);
    else await serve(request, await optionsFrom(request, extra), stopped);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof UsageError || (error instanceof DataFolderError && error.fault === 'option')
      ? 2
      : 1;
  }
}

/** Prints errors even with `--quiet`: a 500 is a bug, or a fault of the disk. */
function printFault(error: unknown, requestId: string): void {
  const text = error instanceof Error ? String(error.stack) : String(error);
  process.stderr.write(`${printable(`Failed ${requestId}: ${text}`)}\n`);
}

async function serve(
  settings: CliSettings,
  options: PixServerOptions,
  stopped: Promise<void>,
): Promise<void> {
  const output = cliOutput(
    settings,
    (text) => writeWhileRead(process.stdout, text),
    (text) => writeWhileRead(process.stderr, text),
  );
  const starting = startPixServer({
    ...options,
    warn: output.note,
    onRequest: output.request,
    onFault: printFault,
  });
  const server = await Promise.race([starting, stopped]);
  if (!server) return;
  output.ready(server.url);
  if (hasOwnPictures(options)) output.keys(server.keys);
  await stopped;
  await server.close();
  // Everything is closed and saved at this point.
  if (await isStillDecoding(MAX_GRACE_MS)) endAtOnce();
}

/**
 * Ends the process, in the threads of which rendering may take minutes: a normal exit waits for them. Another program takes
 * the place of this one and ends with 0; where Node cannot do this (Windows, before 22.15), the process is killed.
 */
function endAtOnce(): void {
  try {
    // Without options of this process, which might load modules.
    process.execve?.(process.execPath, [process.execPath, '-e', '0'], { ...process.env, NODE_OPTIONS: '' });
  } catch {
    // Not available on this system, or not permitted.
  }
  process.kill(process.pid, 'SIGKILL');
}

/** Drops lines while the reader does not keep up, which would otherwise fill the memory. */
function writeWhileRead(stream: NodeJS.WriteStream, text: string): void {
  if (stream.writableLength < MAX_UNREAD_BYTES) stream.write(text);
}

/** Validates settings before the server starts. */
async function optionsFrom(
  { webhookUrl, webhookSecret, data, pictures, quiet: _quiet, json: _json, ...settings }: CliSettings,
  { from = '.', static: staticFiles }: CliExtra,
): Promise<PixServerOptions> {
  if ((webhookUrl === undefined) !== (webhookSecret === undefined)) {
    throw new UsageError('--webhook-url and --webhook-secret belong together; give both, or neither.');
  }
  const folders: DataOptions = {
    ...(data !== undefined && { data: resolve(from, data) }),
    ...(pictures !== undefined && { pictures: resolve(from, pictures) }),
  };
  const sources = { ...settings, ...folders };
  const fault = sourcesFault(sources, flagOf) ?? dataConflict(sources, flagOf);
  if (fault !== undefined) throw new UsageError(fault);
  const folderFault = folders.pictures === undefined ? undefined : await pictureFolderFault(folders.pictures);
  if (folderFault !== undefined) throw new UsageError(`--pictures ${folderFault}.`);
  return {
    ...sources,
    ...(webhookUrl !== undefined && { webhooks: { url: webhookUrl, secret: webhookSecret ?? '' } }),
    static: (await staticFiles?.()) ?? [],
  };
}

function flagOf(option: string): string {
  return `--${option}`;
}

/** The host of an error of the network: an address, or a name that could not be resolved. */
function hostOf(error: Error & { address?: string; hostname?: string }): string {
  return error.hostname ?? error.address ?? '';
}

/** Formats an error as one line; unexpected errors keep their stack, for developers. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([UsageError, DataFolderError, Problem].some((kind) => error instanceof kind))
    return printable(error.message);
  if (!('code' in error) || !('syscall' in error)) return String(error.stack);
  const at = 'port' in error ? `Port ${String(error.port)}` : 'The address';
  switch (`${String(error.syscall)} ${String(error.code)}`) {
    case 'listen EADDRINUSE':
      return `${at} is already in use. Choose another one with --port N, or a free one with --port 0.`;
    case 'listen EACCES':
      return `${at} requires more privileges. Choose one above 1023 with --port N.`;
    case 'listen EADDRNOTAVAIL':
    case 'getaddrinfo ENOTFOUND':
      return printable(`The --host address ${hostOf(error)} is not one of this machine.`);
    default:
      return printable(error.message);
  }
}
