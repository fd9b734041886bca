/** The mock, put together from its parts; the shells only carry requests to it. */
import { createAnswerer } from './control/create-answerer.ts';
import { createControl } from './control/create-control.ts';
import type { MockControl } from './control/mock-control.ts';
import { RequestJournal } from './control/request-journal.ts';
import { checkedLatency } from './control/checked-latency.ts';
import { Stages } from './control/stages.ts';
import { createVirtualClock } from './control/virtual-clock.ts';
import type { Answer } from './http/answer.ts';
import type { Incoming } from './http/incoming.ts';
import { hostUrls } from './handlers/hosts.ts';
import type { Platform } from './handlers/operation.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import type { MockParts } from './mock-options.ts';
import { chosenSeed } from './scenarios/chosen-seed.ts';
import { scenarioNamed } from './scenarios/index.ts';
import { drawnSample } from './seed/sample.ts';
import { steadyIds } from './store/ids.ts';
import { picturesInMemory } from './store/picture-files.ts';
import { Store } from './store/store.ts';
import { resumeDeliveries } from './webhooks/deliver.ts';
import { checkedTarget } from './webhooks/webhook-target.ts';

/** A running mock. */
export interface Mock {
  platform: Platform;
  control: MockControl;
  /** Answers a request; nothing for URLs that are not the platform's. */
  answer: (request: Incoming) => Promise<Answer | undefined>;
  /** Whether a URL is the platform's. */
  knows: (url: URL) => boolean;
}

/** Puts a platform together from its parts. */
export function createPlatform(options: MockParts): Platform {
  const { baseUrl = 'http://pix.test', clock = Date.now, ids = steadyIds, scripts } = options;
  const hosts = hostUrls(baseUrl, options.hosts);
  const start = options.start ?? chosenSeed(options, clock()) ?? drawnSample(clock());
  let requests = 0;
  return {
    store: new Store(start, clock, ids),
    baseUrl: hosts.pictures,
    hosts,
    files: options.files ?? picturesInMemory,
    thumbnails: options.thumbnails ?? originalAsThumbnail,
    nextRequestId: () => `req-${String((requests += 1)).padStart(12, '0')}`,
    ...(options.checkPicture && { checkPicture: options.checkPicture }),
    ...(options.removeBackground && { removeBackground: options.removeBackground }),
    ...(options.webhooks && { webhooks: checkedTarget(options.webhooks) }),
    ...(options.onFault && { onFault: options.onFault }),
    ...(scripts && { scripts }),
  };
}

/** Puts a mock together. */
export function createMock(options: MockParts = {}): Mock {
  const { ids = steadyIds, signal } = options;
  const latency = checkedLatency(options.latency ?? 0);
  const clock = createVirtualClock(options.clock ?? Date.now);
  const platform = createPlatform({ ...options, clock: clock.now });
  if (platform.webhooks) void resumeDeliveries(platform.store, platform.webhooks);
  const scenario = options.scenario === undefined ? undefined : scenarioNamed(options.scenario);
  const stages = new Stages(platform, { clock: clock.now, ids, latency, scenario });
  const journal = new RequestJournal();
  const control = createControl({ stages, clock, journal });
  const isSteered = options.control ?? true;
  return { platform, control, ...createAnswerer({ stages, clock, journal, control, isSteered, signal }) };
}
