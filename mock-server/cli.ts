/** The command that runs the mock as a server. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { helpText, readArguments, UsageError, type CliRequest } from './cli-options.ts';
import { printable } from './http/printable.ts';
import { startPixServer, type PixServerOptions } from './server.ts';

/** What a command adds to the flags. */
export interface CliExtra {
  /** How the help text names the command. */
  command?: string;
  /** What relative folders of the user's are relative to; the working directory if not given. */
  from?: string | undefined;
  /** Gives folders to serve beside the API; called once the flags are known to be right. */
  static?: () => Promise<NonNullable<PixServerOptions['static']>>;
}

/** Runs the command until it is told to end; resolves with the exit code: 0 ended, 1 cannot start, 2 wrong use. */
export async function main(
  argv: readonly string[],
  env: Record<string, string | undefined>,
  extra: CliExtra = {},
): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  try {
    const request = await checkedRequest(readArguments(argv, env), extra.from);
    if (request === 'help') process.stdout.write(helpText(extra.command ?? 'pix-mock'));
    else if (request === 'version') process.stdout.write(`${packageJson.version}\n`);
    else await serve({ ...request, static: (await extra.static?.()) ?? [] }, stopped);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function serve(options: PixServerOptions, stopped: Promise<void>): Promise<void> {
  const warn = (line: string) => process.stderr.write(`${printable(line)}\n`);
  const starting = startPixServer({ ...options, warn });
  const server = await Promise.race([starting, stopped]);
  if (!server) return;
  process.stdout.write(`Pix is ready on ${server.url}\n`);
  await stopped;
  await server.close();
}

async function checkedRequest(request: CliRequest, from = '.'): Promise<CliRequest> {
  if (typeof request === 'string' || request.pictures === undefined) return request;
  const pictures = resolve(from, request.pictures);
  const entry = await stat(pictures).catch(() => undefined);
  if (entry?.isDirectory()) return { ...request, pictures };
  const fault = entry ? 'is not a folder' : 'does not exist';
  throw new UsageError(`--pictures must name a folder of pictures; ${pictures} ${fault}.`);
}

/** One line for a person; faults of ours keep their stack, since only a developer can use them. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || !('syscall' in error))
    return error instanceof UsageError ? error.message : String(error.stack);
  const at = 'port' in error ? `Port ${String(error.port)}` : 'The address';
  switch (error.code) {
    case 'EADDRINUSE':
      return `${at} is already in use. Choose another one with --port N, or a free one with --port 0.`;
    case 'EACCES':
      return `${at} may not be used by this user. Choose one above 1023 with --port N.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'The --host address is not one of this machine.';
    default:
      return error.message;
  }
}

if (import.meta.main) process.exit(await main(process.argv.slice(2), process.env));
