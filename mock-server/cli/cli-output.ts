/** Output of the command. */
import { printable } from '../internal/text.ts';
import type { RequestReport } from '../server/node-listener.ts';
import type { CliSettings } from './flags.ts';

/** Writes text to a stream. */
export type Write = (text: string) => unknown;

/** Prints lines for people, or JSON for programs. */
export interface CliOutput {
  /** Prints the URL of the server: always the first line. */
  ready: (url: string) => void;
  /** Prints the key of each account. */
  keys: (keys: Readonly<Record<string, string>>) => void;
  request: (report: RequestReport) => void;
  /** Prints a notice that is not an error. */
  note: (line: string) => void;
}

/** Creates an output that prints events to `out` and notices to `err`. */
export function cliOutput({ quiet, json }: CliSettings, out: Write, err: Write): CliOutput {
  // Requests that are refused during startup are printed after the ready line.
  let waiting: string[] | undefined = [];
  const print = (line: string) => {
    if (waiting) waiting.push(line);
    else out(line);
  };
  return {
    ready: (url) => {
      out(json ? jsonLine({ event: 'ready', url }) : `Pix is ready on ${url}\n`);
      waiting?.forEach(out);
      waiting = undefined;
    },
    keys: (keys) => {
      const list = Object.entries(keys).map(([user, key]) => `${user} ${key}`);
      if (!quiet) out(json ? jsonLine({ event: 'keys', keys }) : `Keys: ${printable(list.join(', '))}\n`);
    },
    request: (report) => {
      if (!quiet) print(json ? jsonRequest(report) : textRequest(report));
    },
    note: (line) => {
      if (!quiet) err(`${printable(line)}\n`);
    },
  };
}

function textRequest({ method, path, status, milliseconds }: RequestReport): string {
  return `${printable(`${method} ${path}`)} ${status ?? 'broke off'} ${Math.round(milliseconds)} ms\n`;
}

function jsonRequest({ method, path, status, milliseconds }: RequestReport): string {
  return jsonLine({ event: 'request', method, path, status: status ?? null, ms: Math.round(milliseconds) });
}

/** Serializes a line of JSON. Both `printable` and JSON escape a character as `\u202e`. */
function jsonLine(value: object): string {
  return `${printable(JSON.stringify(value))}\n`;
}
