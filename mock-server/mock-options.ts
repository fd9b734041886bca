import type { HostName } from './handlers/hosts.ts';
import type { AppContext } from './handlers/operation.ts';
import type { ScenarioName } from './scenarios/scenario-name.ts';
import type { SeedInput } from './seed/seed-input.ts';
import type { IdSource } from './store/ids.ts';
import type { Seed } from './store/records.ts';
import type { Clock, PersistedState } from './store/store.ts';
import type { WebhookTarget } from './webhooks/webhook-target.ts';

/** Options of a mock. All are optional. */
export interface MockOptions {
  /** Initial data as plain objects. Default: the sample, drawn as SVG. */
  seed?: SeedInput;
  /** Initial scenario; default: none. A scenario with data of its own replaces `seed`. `SCENARIOS` lists all names. */
  scenario?: ScenarioName;
  /** Milliseconds before each API response (paths under `/api/`). Default: 0. */
  latency?: number;
  /** Whether requests may control the mock: by the header `X-Pix-Control`, and under `/__pix__/`. Default: true. */
  control?: boolean;
  /** Root of all URLs. Default: `http://pix.test`. */
  baseUrl?: string;
  /** Base URLs of companion hosts. Default: a path prefix below `baseUrl` for each host. */
  // Gap: G6
  hosts?: Partial<Record<HostName, string>>;
  /** Time source of the mock's clock, in milliseconds since 1970. Default: the system's time. */
  clock?: Clock;
  /** Webhook endpoint for order events. Default: none. */
  // Gap: C8
  webhooks?: WebhookTarget;
}

/** Parts that adapters and the mock's own tests may replace. */
export interface MockParts
  extends
    MockOptions,
    Partial<Pick<AppContext, 'files' | 'thumbnails' | 'checkPicture' | 'removeBackground' | 'onFault'>> {
  /** Initial state, in place of `seed` and the data of `scenario`: a full seed, or persisted data. */
  start?: Seed | PersistedState;
  /** Generator of slugs, tokens and codes. Default: deterministic. */
  ids?: IdSource;
  /** Aborts delays when the adapter closes. */
  signal?: AbortSignal;
  /** Serves the files of the script folder. Default: none. */
  scripts?: AppContext['scripts'];
}
