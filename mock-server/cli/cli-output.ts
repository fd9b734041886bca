/** What the command prints. */
import type { CliSettings } from './flags.ts';
import { printable } from '../internal/printable.ts';
import type { RequestReport } from '../http/node/report-requests.ts';

/** Writes a text somewhere. */
export type Write = (text: string) => unknown;

/** Lines for people, or for programs with `json`. */
export interface CliOutput {
  /** Says where the server is ready: always the first line. */
  ready: (url: string) => void;
  /** Says the key of each account. */
  keys: (keys: Readonly<Record<string, string>>) => void;
  request: (report: RequestReport) => void;
  /** Something people should know of that is no error. */
  note: (line: string) => void;
}

/** Prints what happens to `out`, notes to `err`. */
export function cliOutput({ quiet, json }: CliSettings, out: Write, err: Write): CliOutput {
  // Requests that are refused while the server is still preparing are told after it is ready.
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

/** What is printable in a line is so in JSON too: both write a character as `\u202e`. */
function jsonLine(value: object): string {
  return `${printable(JSON.stringify(value))}\n`;
}
