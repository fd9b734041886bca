import { type AppContext, type HostName, hostUrls } from '../handlers/operation.ts';
import type { PageSizes } from '../http/list-parameters.ts';
import { Problem } from '../http/problem.ts';
import { originalAsThumbnail, withStoredThumbnails } from '../imaging/thumbnails.ts';
import { findScenario, initialSeed } from '../scenarios/index.ts';
import type { ScenarioName } from '../scenarios/scenario.ts';
import { drawnSample } from '../seed/sample.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import { deterministicIds, type IdSource } from '../store/ids.ts';
import { picturesInMemory } from '../store/picture-storage.ts';
import type { Seed } from '../store/records.ts';
import { type Clock, type PersistedState, Store } from '../store/store.ts';
import { resumeDeliveries, validateTarget, type WebhookTarget } from '../webhooks/deliver.ts';
import { Environments } from './environments.ts';
import { createControl, createVirtualClock, type MockControl, RequestJournal } from './mock-control.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';

/** Assembles the mock from its parts; adapters only pass requests to the mock. */

/** A running mock. */
export interface Mock extends Pipeline {
  app: AppContext;
  control: MockControl;
}

/** Creates the context that all handlers share. */
function createAppContext(options: MockParts): AppContext {
  const { baseUrl = 'http://pix.test', clock = Date.now, ids = deterministicIds, scripts } = options;
  const hosts = hostUrls(baseUrl, options.hosts);
  const start = options.start ?? initialSeed(options, clock()) ?? drawnSample(clock());
  let requests = 0;
  return {
    store: new Store(start, clock, ids),
    baseUrl: hosts.pictures,
    hosts,
    files: options.files ?? picturesInMemory,
    thumbnails: withStoredThumbnails(options.thumbnails ?? originalAsThumbnail),
    nextRequestId: () => `req-${String((requests += 1)).padStart(12, '0')}`,
    ...(options.checkPicture && { checkPicture: options.checkPicture }),
    ...(options.pageSizes && { pageSizes: validatePageSizes(options.pageSizes) }),
    ...(options.removeBackground && { removeBackground: options.removeBackground }),
    ...(options.webhooks && { webhooks: validateTarget(options.webhooks) }),
    ...(options.onFault && { onFault: options.onFault }),
    ...(scripts && { scripts }),
  };
}

/** Creates a mock. */
export function createMock(options: MockParts = {}): Mock {
  const { ids = deterministicIds, signal } = options;
  const latency = validateLatency(options.latency ?? 0);
  const clock = createVirtualClock(options.clock ?? Date.now);
  const app = createAppContext({ ...options, clock: clock.now });
  if (app.webhooks) void resumeDeliveries(app.store, app.webhooks);
  const scenario = options.scenario === undefined ? undefined : findScenario(options.scenario);
  const environments = new Environments(app, { clock: clock.now, ids, latency, scenario });
  const journal = new RequestJournal();
  const control = createControl({ environments, clock, journal });
  const controlEnabled = options.control ?? true;
  return {
    app,
    control,
    ...createPipeline({ environments, clock, journal, control, controlEnabled, signal }),
  };
}

/** Options of a mock. All are optional. */
export interface MockOptions {
  /** Initial data as plain objects. Default: the sample, drawn as SVG. */
  seed?: SeedInput;
  /** Initial scenario; default: none. A scenario with data of its own replaces `seed`. `SCENARIOS` lists all names. */
  scenario?: ScenarioName;
  /** Milliseconds before each API response (paths under `/api/`). Default: 0. */
  latency?: number;
  /** Page sizes of lists of pictures and albums: `default`, `max`, and `clamp`. Default: those of the contract. */
  pageSizes?: PageSizes;
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

/** Maximum latency in milliseconds. */
export const MAX_LATENCY = 60_000;

/** Maximum page size, in records. */
const MAX_PAGE_SIZE = 100_000;

/** Returns the latency; throws a `Problem` if it is out of range. */
export function validateLatency(latency: number): number {
  if (latency >= 0 && latency <= MAX_LATENCY) return latency;
  const fault = `must be milliseconds from 0 to ${MAX_LATENCY}`;
  throw new Problem('invalid_parameter', `latency ${fault}, not ${latency}.`, { fields: { latency: fault } });
}

/** Returns the page sizes; throws a `Problem` if one is out of range. */
function validatePageSizes(sizes: PageSizes): PageSizes {
  for (const [name, size] of Object.entries({ default: sizes.default, max: sizes.max })) {
    if (size === undefined || (Number.isInteger(size) && size > 0 && size <= MAX_PAGE_SIZE)) continue;
    const fault = `must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
    throw new Problem('invalid_parameter', `pageSizes.${name} ${fault}, not ${size}.`, {
      fields: { pageSizes: fault },
    });
  }
  return sizes;
}
