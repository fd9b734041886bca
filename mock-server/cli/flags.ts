import {
  readBaseUrl,
  readKeyText,
  readOrigin,
  readPort,
  readScenario,
  readSecret,
  readSwitch,
  readTargetUrl,
  readWhole,
} from './read-values.ts';
import { MAX_LATENCY } from '../control/validate-latency.ts';
import { DEFAULT_PORT } from '../server.ts';
import type { PixServerOptions } from '../server-options.ts';

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

/** All flags except `--help` and `--version`. */
export const flags: Readonly<Record<string, Flag>> = {
  '--port': {
    value: 'N',
    help: `port to listen on, 0 picks a free one (default ${DEFAULT_PORT})`,
    alsoFrom: 'PORT',
    read: (value, name) => ({ port: readPort(value, name) }),
  },
  '--host': {
    value: 'ADDRESS',
    help: 'address to listen on (default 127.0.0.1)',
    read: (host) => ({ host }),
  },
  '--base-url': {
    value: 'URL',
    help: 'URL by which clients reach the server, if not its own address',
    read: (value, name) => ({ baseUrl: readBaseUrl(value, name) }),
  },
  '--data': {
    value: 'DIR',
    help: 'folder that stores all data across restarts (default: in memory)',
    read: (data) => ({ data }),
  },
  '--pictures': {
    value: 'DIR',
    help: 'folder of pictures to serve in place of the sample, read at startup',
    read: (pictures) => ({ pictures }),
  },
  '--allow-origin': {
    value: 'ORIGIN',
    help: 'give pages of this origin access, null for files, * for all (repeatable)',
    read: (value, name) => ({ allowOrigins: [readOrigin(value, name)] }),
  },
  '--key': {
    value: 'TEXT',
    help: 'API key of the account "owner"',
    read: (value, name) => ({ key: readKeyText(value, name) }),
  },
  '--scenario': {
    value: 'NAME',
    help: 'initial scenario, listed below',
    read: (value, name) => ({ scenario: readScenario(value, name) }),
  },
  '--latency': {
    value: 'MS',
    help: `milliseconds before each response of the API, up to ${MAX_LATENCY}`,
    read: (value, name) => ({ latency: readWhole(value, name, MAX_LATENCY) }),
  },
  '--control': {
    help: 'let tests control the server by X-Pix-Control and under /__pix__/',
    read: (value, name) => ({ control: readSwitch(value, name) }),
  },
  '--webhook-url': {
    value: 'URL',
    help: 'endpoint for events of payment orders',
    read: (value, name) => ({ webhookUrl: readTargetUrl(value, name) }),
  },
  '--webhook-secret': {
    value: 'TEXT',
    help: 'signing secret of webhooks: whsec_ and Base64, or any other text',
    read: (value, name) => ({ webhookSecret: readSecret(value, name) }),
  },
  '--quiet': {
    help: 'print only the ready line and errors',
    read: (value, name) => ({ quiet: readSwitch(value, name) }),
  },
  '--json': {
    help: 'print one JSON object per line: ready, then each request',
    read: (value, name) => ({ json: readSwitch(value, name) }),
  },
};

/** Environment variables of a flag; the first one that is set applies. */
export function variablesOf(name: string, { alsoFrom }: Flag): string[] {
  const own = `PIX_${name.slice(2).replaceAll('-', '_').toUpperCase()}`;
  return alsoFrom === undefined ? [own] : [own, alsoFrom];
}
