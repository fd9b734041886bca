/** Assembles the mock from its parts; adapters only pass requests to the mock. */
import { createDispatcher } from './control/create-dispatcher.ts';
import { createControl } from './control/create-control.ts';
import type { MockControl } from './control/mock-control.ts';
import { RequestJournal } from './control/request-journal.ts';
import { validateLatency } from './control/validate-latency.ts';
import { Environments } from './control/environments.ts';
import { createVirtualClock } from './control/virtual-clock.ts';
import type { MockResponse } from './http/mock-response.ts';
import type { IncomingRequest } from './http/incoming-request.ts';
import { hostUrls } from './handlers/hosts.ts';
import type { AppContext, Operation } from './handlers/operation.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import { withStoredThumbnails } from './imaging/stored-thumbnail.ts';
import type { MockParts } from './mock-options.ts';
import { initialSeed } from './scenarios/initial-seed.ts';
import { findScenario } from './scenarios/index.ts';
import { drawnSample } from './seed/sample.ts';
import { deterministicIds } from './store/ids.ts';
import { picturesInMemory } from './store/picture-storage.ts';
import { Store } from './store/store.ts';
import { resumeDeliveries } from './webhooks/deliver.ts';
import { validateTarget } from './webhooks/webhook-target.ts';

/** A running mock. */
export interface Mock {
  app: AppContext;
  /** All operations of the contract, as in the router. */
  operations: readonly Operation[];
  control: MockControl;
  /** Handles a request; `undefined` for URLs that are not the platform's. */
  dispatch: (request: IncomingRequest) => Promise<MockResponse | undefined>;
  /** Whether a URL belongs to the platform. */
  matches: (url: URL) => boolean;
}

/** Creates the context that all handlers share. */
export function createAppContext(options: MockParts): AppContext {
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
    operations: environments.main.operations,
    control,
    ...createDispatcher({ environments, clock, journal, control, controlEnabled, signal }),
  };
}
