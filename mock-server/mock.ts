/** The mock, put together from its parts; the shells only carry requests to it. */
import { createAnswerer } from './control/create-answerer.ts';
import { createControl } from './control/create-control.ts';
import type { MockControl } from './control/mock-control.ts';
import { RequestJournal } from './control/request-journal.ts';
import { Stages } from './control/stages.ts';
import { createVirtualClock } from './control/virtual-clock.ts';
import type { Answer } from './http/answer.ts';
import type { Incoming } from './http/incoming.ts';
import { hostUrls, type HostName } from './handlers/hosts.ts';
import type { Platform } from './handlers/operation.ts';
import type { BackgroundRemover } from './imaging/background-remover.ts';
import type { PictureCheck } from './imaging/examine-picture.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import { scenarioNamed } from './scenarios/index.ts';
import { readSeed } from './seed/read-seed.ts';
import { drawnSample } from './seed/sample.ts';
import type { SeedInput } from './seed/seed-input.ts';
import { steadyIds, type IdSource } from './store/ids.ts';
import { picturesInMemory } from './store/picture-files.ts';
import type { Seed } from './store/records.ts';
import { Store, type Clock, type Kept } from './store/store.ts';
import { resumeDeliveries } from './webhooks/deliver.ts';
import { checkedTarget, type WebhookTarget } from './webhooks/webhook-target.ts';

/** What a mock starts with. Everything has a default. */
export interface MockOptions {
  /** Plain data, a whole seed, or data that are kept outside; the sample, drawn as SVG, if not given. */
  seed?: SeedInput | Seed | Kept;
  /** A scenario to start with: its data come in place of `seed`, unless those are kept outside. `SCENARIOS` lists them. */
  scenario?: string;
  /** Milliseconds before each answer of the API; 0 if not given. */
  latency?: number;
  /** Whether requests may steer the mock: by the header `X-Pix-Control`, and under `/__pix__/`. True if not given. */
  control?: boolean;
  /** Ends delays, for shells that close. */
  signal?: AbortSignal;
  /** Root of all URLs, `http://pix.test` if not given. */
  baseUrl?: string;
  /** Base URLs of companion hosts that are not path prefixes of `baseUrl`. Gap: G6. */
  hosts?: Partial<Record<HostName, string>>;
  /** What the mock's clock follows, milliseconds since 1970; the system's time if not given. */
  clock?: Clock;
  /** Where slugs, tokens and codes come from; the same ones on every run if not given. */
  ids?: IdSource;
  /** Where bytes of pictures are kept; in memory if not given. */
  files?: Platform['files'];
  /** Without one, pictures stand in for their own thumbnails. */
  thumbnails?: Platform['thumbnails'];
  /** Without one, pictures are believed to be whole when their header and their end are right. */
  checkPicture?: PictureCheck;
  /** Without one, background removal answers a drawing in place of the picture. */
  removeBackground?: BackgroundRemover;
  /** Whom to tell what becomes of orders; nobody if not given. */
  webhooks?: WebhookTarget;
  scripts?: Platform['scripts'];
}

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
export function createPlatform(options: MockOptions): Platform {
  const { baseUrl = 'http://pix.test', clock = Date.now, ids = steadyIds, scripts } = options;
  const hosts = hostUrls(baseUrl, options.hosts);
  let requests = 0;
  return {
    store: new Store(startOf(options, clock()), clock, ids),
    baseUrl: hosts.pictures,
    hosts,
    files: options.files ?? picturesInMemory,
    thumbnails: options.thumbnails ?? originalAsThumbnail,
    nextRequestId: () => `req-${String((requests += 1)).padStart(12, '0')}`,
    ...(options.checkPicture && { checkPicture: options.checkPicture }),
    ...(options.removeBackground && { removeBackground: options.removeBackground }),
    ...(options.webhooks && { webhooks: checkedTarget(options.webhooks) }),
    ...(scripts && { scripts }),
  };
}

/** Puts a mock together. */
export function createMock(options: MockOptions = {}): Mock {
  const { ids = steadyIds, latency = 0, signal } = options;
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

function startOf({ seed, scenario }: MockOptions, now: number): Seed | Kept {
  if (seed && 'journal' in seed) return seed;
  const own = scenario === undefined ? undefined : scenarioNamed(scenario).seed;
  if (own) return readSeed(own(now), now);
  return seed ? readSeed(seed, now) : drawnSample(now);
}
