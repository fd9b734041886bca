/** Options of the HTTP server. Node only. */
import { stat } from 'node:fs/promises';
import { validateLatency } from '../control/create-mock.ts';
import {
  aFunction,
  aList,
  aNumber,
  aText,
  aWhole,
  checkOptions,
  fields,
  MOCK_RULES,
  type OptionRules,
} from '../control/option-rules.ts';
import { normalizeBaseUrl } from '../handlers/operation.ts';
import type { PageSizes } from '../http/list-parameters.ts';
import { Problem, wrongField } from '../http/problem.ts';
import { findScenario } from '../scenarios/index.ts';
import type { ScenarioName } from '../scenarios/scenario.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { TIME_LIMITS } from './connections.ts';
import type { RequestReport } from './node-listener.ts';
import type { StaticMount } from './static-files.ts';

/** Options of the server: address, content and data. All are optional. */
export interface PixServerOptions {
  /** Port; 0 picks a free one. Default: 4010. */
  port?: number;
  /** Address to listen on. Default: loopback. */
  // Gap: G8
  host?: string;
  /** URL under which clients reach the server, the root of all URLs in responses. Default: the server's own address. */
  baseUrl?: string;
  /** Folder that persists all data across restarts; an empty or missing one receives the initial data. Default: in memory. */
  data?: string;
  /** Plain data in place of the sample. Cannot be combined with `pictures` or a scenario that has data of its own. */
  seed?: SeedInput;
  /** Folder of pictures to show in place of the sample. Cannot be combined with a scenario that has data of its own. */
  pictures?: string;
  /**
   * Origins whose pages may call the server, besides its own origin and pages of this machine, such as
   * `http://site.test:3000`; `null` for files, sandboxed frames and pages that send no `Referer`, `*` for all.
   * Default: all, but none with `data` or `pictures`.
   */
  allowOrigins?: readonly string[];
  /**
   * API key of the account `owner`. Default: `pix_test_owner`; with `data` or `pictures` a random key that is stored
   * with the folder.
   */
  key?: string;
  /** Initial scenario; default: none. `SCENARIOS` lists all names. */
  scenario?: ScenarioName;
  /** Milliseconds before each API response (paths under `/api/`), up to 60,000. Default: 0. */
  latency?: number;
  /** Page sizes of lists of pictures and albums: `default`, `max`, and `clamp`. Default: those of the contract. */
  pageSizes?: PageSizes;
  /** Whether requests may control the server: by the header `X-Pix-Control`, and under `/__pix__/`. Default: false. */
  control?: boolean;
  /** Webhook URL for payment order events and the secret that signs them. Default: none. */
  // Gap: C8
  webhooks?: { url: string; secret: string };
  /** Folders of static files to serve beside the API, such as the site and the embed script. Default: none. */
  static?: readonly StaticMount[];
  /**
   * Receives one line for each skipped file, each file that turns out to be broken when decoded, for existing data, and
   * for the first refused request of each foreign origin.
   */
  warn?: (line: string) => void;
  /** Time limits for slow clients in milliseconds. Default: 10,000 for headers, 30,000 without progress. */
  limits?: typeof TIME_LIMITS;
  /** Receives unexpected errors, which clients see as status 500. */
  onFault?: (error: unknown, requestId: string) => void;
  /** Receives a report of each finished request. */
  onRequest?: (report: RequestReport) => void;
}

/** Options that choose the data. */
export type DataOptions = Pick<PixServerOptions, 'data' | 'seed' | 'pictures' | 'scenario'>;

/** Highest number of a port. */
export const MAX_PORT = 65_535;

const { seed, scenario, latency, pageSizes, control, baseUrl } = MOCK_RULES;

/** Rules of the options of the server. What their values must contain is checked where they are read. */
export const SERVER_RULES: OptionRules<PixServerOptions> = {
  port: aWhole(MAX_PORT),
  host: aText,
  baseUrl,
  data: aText,
  seed,
  pictures: aText,
  allowOrigins: aList,
  key: aText,
  scenario,
  latency,
  pageSizes,
  control,
  webhooks: fields<{ url: string; secret: string }>('webhooks', { url: aText, secret: aText }),
  static: mountsFault,
  warn: aFunction,
  limits: fields<typeof TIME_LIMITS>('limits', { headers: aNumber, stalled: aNumber }),
  onFault: aFunction,
  onRequest: aFunction,
};

function mountsFault(mounts: unknown): string | undefined {
  if (!Array.isArray(mounts)) return aList(mounts);
  for (const [at, mount] of mounts.entries()) {
    checkOptions<StaticMount>(mount, { prefix: aText, dir: aText, only: aList }, `static[${at}]`);
    for (const name of ['prefix', 'dir'] as const) {
      const fault = aText((mount as StaticMount)[name]);
      if (fault !== undefined) throw wrongField(`static[${at}].${name}`, fault);
    }
  }
  return undefined;
}

/** Throws a `Problem` for invalid options. */
export async function checkServerOptions(given: PixServerOptions): Promise<void> {
  checkOptions(given, SERVER_RULES);
  const { latency = 0, baseUrl, pictures, ...options } = given;
  validateLatency(latency);
  const keyProblem = options.key === undefined ? undefined : keyFault(options.key);
  if (keyProblem !== undefined) throw new Problem('invalid_parameter', `The key ${keyProblem}.`);
  for (const origin of options.allowOrigins ?? []) {
    const fault = originFault(origin);
    if (fault !== undefined) throw new Problem('invalid_parameter', `An allowed origin ${fault}.`);
  }
  if (baseUrl !== undefined) normalizeBaseUrl(baseUrl);
  const fault = sourcesFault(given);
  if (fault !== undefined) throw new Problem('invalid_parameter', fault);
  const folderFault = pictures === undefined ? undefined : await pictureFolderFault(pictures);
  if (folderFault !== undefined) throw wrongField('pictures', folderFault);
  for (const [at, { dir }] of (options.static ?? []).entries()) {
    const dirFault = await notAFolder(dir, 'a folder');
    if (dirFault !== undefined) throw wrongField(`static[${at}].dir`, dirFault);
  }
}

/** Reason why a path is not a folder of pictures; `undefined` if it is one. */
export function pictureFolderFault(path: string): Promise<string | undefined> {
  return notAFolder(path, 'a folder of pictures');
}

async function notAFolder(path: string, expected: string): Promise<string | undefined> {
  const entry = await stat(path).catch(() => undefined);
  if (entry?.isDirectory()) return undefined;
  return `must name ${expected}; ${path} ${entry ? 'is not a folder' : 'does not exist'}`;
}

/** Reason why a string is not a valid allowed origin; `undefined` if it is valid. */
export function originFault(text: string): string | undefined {
  const isOrigin = text === '*' || text === 'null' || (URL.canParse(text) && new URL(text).origin === text);
  return isOrigin
    ? undefined
    : `must be an origin such as http://site.test:3000, null or *, not ${JSON.stringify(text)}`;
}

/** Reason why a string is not a valid key; `undefined` if it is valid. The message does not repeat the key. */
export function keyFault(text: string): string | undefined {
  return /^[\x21-\x7e]{8,128}$/.test(text)
    ? undefined
    : 'must have 8 to 128 ASCII characters, none of them a space';
}

/** The conflict between options that choose the data, if any. `nameOf` maps an option to the name users know. */
export function sourcesFault(
  { seed, pictures, scenario }: DataOptions,
  nameOf = (option: keyof DataOptions): string => option,
): string | undefined {
  const given = seed ? 'seed' : pictures === undefined ? undefined : 'pictures';
  if (!given) return undefined;
  if (seed && pictures !== undefined)
    return `${nameOf('seed')} and ${nameOf('pictures')} both choose the pictures; omit one of them.`;
  if (scenario === undefined || !findScenario(scenario).seed) return undefined;
  return `${nameOf('scenario')} ${scenario} has its own pictures; omit ${nameOf(given)}, or choose another scenario.`;
}
