import type { HostName } from './handlers/hosts.ts';
import type { Platform } from './handlers/operation.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import type { SeedInput } from './seed/seed-input.ts';
import type { IdSource } from './store/ids.ts';
import type { Seed } from './store/records.ts';
import type { Clock, Kept } from './store/store.ts';
import type { WebhookTarget } from './webhooks/webhook-target.ts';

/** What a mock starts with. Everything has a default. */
export interface MockOptions {
  /** Plain data; the sample, drawn as SVG, if not given. */
  seed?: SeedInput;
  /** A scenario to start with, none if not given. If it has data of its own, they come in place of `seed`. `SCENARIOS` lists them. */
  scenario?: ScenarioName;
  /** Milliseconds before each answer of the API, which are the paths under `/api/`; 0 if not given. */
  latency?: number;
  /** Whether requests may steer the mock: by the header `X-Pix-Control`, and under `/__pix__/`. True if not given. */
  control?: boolean;
  /** Root of all URLs, `http://pix.test` if not given. */
  baseUrl?: string;
  /** Base URLs of companion hosts that are not path prefixes of `baseUrl`, which all are if not given. Gap: G6. */
  hosts?: Partial<Record<HostName, string>>;
  /** What the mock's clock follows, milliseconds since 1970; the system's time if not given. */
  clock?: Clock;
  /** Whom to tell what becomes of orders; nobody if not given. Gap: C8. */
  webhooks?: WebhookTarget;
}

/** What shells and tests of the mock itself may put in place of its parts. */
export interface MockParts
  extends
    MockOptions,
    Partial<Pick<Platform, 'files' | 'thumbnails' | 'checkPicture' | 'removeBackground' | 'onFault'>> {
  /** What to start with, whatever `seed` and the data of `scenario` are: a full seed, or data that are kept outside. */
  start?: Seed | Kept;
  /** Where slugs, tokens and codes come from; the same ones on every run if not given. */
  ids?: IdSource;
  /** Ends delays, for shells that close. */
  signal?: AbortSignal;
  /** Files of the script folder; none if not given. */
  scripts?: Platform['scripts'];
}
