/** What the HTTP server can be told. Node only. */
import { checkedLatency } from './control/checked-latency.ts';
import { normalizeBaseUrl } from './handlers/hosts.ts';
import type { StaticMount } from './http/node/list-files.ts';
import { Problem } from './http/problem.ts';
import type { RequestReport } from './http/node/report-requests.ts';
import type { TIME_LIMITS } from './http/node/start-listening.ts';
import { scenarioNamed } from './scenarios/index.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import type { SeedInput } from './seed/seed-input.ts';

/** Where and what to serve. Everything has a default. */
export interface PixServerOptions {
  /** 4010 if not given; 0 picks a free one. */
  port?: number;
  /** Address to listen on, loopback if not given. Gap: G8. */
  host?: string;
  /** Where clients reach the server; the root of all URLs it answers. Its own address if not given. */
  baseUrl?: string;
  /** A folder that keeps everything across restarts; in memory if not given. An empty or missing one is given what the server starts with. */
  data?: string;
  /** Plain data in place of the sample. Neither with `pictures` nor with a scenario that has data of its own. */
  seed?: SeedInput;
  /** A folder of pictures to show in place of the sample. Not with a scenario that has data of its own. */
  pictures?: string;
  /** A named situation to start with, none if not given. `SCENARIOS` lists them. */
  scenario?: ScenarioName;
  /** Milliseconds before each answer of the API, which are the paths under `/api/`; 0 if not given, 60,000 at most. */
  latency?: number;
  /** Whether requests may steer the server: by the header `X-Pix-Control`, and under `/__pix__/`. False if not given. */
  control?: boolean;
  /** Where to tell what becomes of payment orders, and what that is signed with; nowhere if not given. Gap: C8. */
  webhooks?: { url: string; secret: string };
  /** Folders of files to serve beside the API, such as the site and the embed script; none if not given. */
  static?: readonly StaticMount[];
  /**
   * Hears of files that were left out, of those that turn out to be broken once they are decoded, and of data that were found;
   * a line each.
   */
  warn?: (line: string) => void;
  /** Milliseconds that slow clients are given; 10 s and 30 s if not given. Gap: G8. */
  limits?: typeof TIME_LIMITS;
  /** Hears of what failed inside and was answered with status 500. */
  onFault?: (error: unknown, requestId: string) => void;
  /** Hears of each request when it is over. */
  onRequest?: (report: RequestReport) => void;
}

/** What is said about data. */
export type DataOptions = Pick<PixServerOptions, 'data' | 'seed' | 'pictures' | 'scenario'>;

/** Throws a `Problem` for what a server cannot start with. */
export function checkServerOptions({ latency = 0, baseUrl, ...options }: PixServerOptions): void {
  checkedLatency(latency);
  if (baseUrl !== undefined) normalizeBaseUrl(baseUrl);
  const fault = sourcesFault(options);
  if (fault !== undefined) throw new Problem('invalid_parameter', fault);
}

/** Why what a server is to show comes from two places, if so. `nameOf` is how people know an option. */
export function sourcesFault(
  { seed, pictures, scenario }: DataOptions,
  nameOf = (option: keyof DataOptions): string => option,
): string | undefined {
  const given = seed ? 'seed' : pictures === undefined ? undefined : 'pictures';
  if (!given) return undefined;
  if (seed && pictures !== undefined)
    return `${nameOf('seed')} and ${nameOf('pictures')} both say what to show; leave one of them out.`;
  if (scenario === undefined || !scenarioNamed(scenario).seed) return undefined;
  return `${nameOf('scenario')} ${scenario} brings its own pictures; leave ${nameOf(given)} out, or take another scenario.`;
}
