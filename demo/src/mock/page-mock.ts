import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { MockControl } from '../../../mock-server/control/mock-control.ts';
import type { FaultRule, ScenarioName } from '../../../mock-server/scenarios/scenario.ts';
import { createMock, type Mock } from '../../../mock-server/control/create-mock.ts';
import { initialSeed } from '../../../mock-server/scenarios/index.ts';
import { withPhotographs } from '../../../mock-server/seed/photographs.ts';
import { drawnSample, type KnownDrawings } from '../../../mock-server/seed/sample.ts';
import type { Seed } from '../../../mock-server/store/records.ts';
import { interceptFrames } from './intercept-frames.ts';
import { interceptImages } from './intercept-images.ts';
import { EXAMPLE_ADDRESS } from '../service-address.ts';
import { createPictureFiles } from './picture-files.ts';

/** Folder of the script's files, which the host of the site serves. */
const SCRIPT_FOLDER = '/cdn/';

/** Options of the mock in a page. */
export interface PageMockOptions {
  /** Data, fault rules and latency of a scenario. Default: the sample. */
  scenario?: ScenarioName | undefined;
  /** Milliseconds before each response of the API. Default: 0. */
  latency?: number | undefined;
  /** Faults of requests. Default: none. */
  faults?: readonly FaultRule[] | undefined;
}

/**
 * Starts the reference server within the page: it responds to requests by `fetch` and `XMLHttpRequest` for the service's paths. Other
 * requests reach the network, among them those for files of the script, and for files in `staticFiles`, as paths.
 */
export function startPageMock(
  options: PageMockOptions,
  staticFiles: ReadonlySet<string>,
  drawings: KnownDrawings,
): MockControl {
  // In a sandboxed frame, `location.origin` is that of the address, whereas `self.origin` is "null".
  const { origin } = location;
  const { scenario, latency = 0, faults = [] } = options;
  const start = seedOf(scenario, drawings);
  const mock = createMock({ baseUrl: origin, latency, start, ...(scenario && { scenario }) });
  for (const rule of faults) mock.control.faults.add(rule);
  const files = createPictureFiles(mock, [origin, EXAMPLE_ADDRESS], staticFiles);

  const interceptor = new BatchInterceptor({
    name: 'pix-page-mock',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, controller }) => {
    const url = new URL(request.url);
    if (url.origin !== origin && url.origin !== EXAMPLE_ADDRESS) return;
    const local = new URL(url.pathname + url.search, origin);
    if (local.pathname.startsWith(SCRIPT_FOLDER) || staticFiles.has(local.pathname)) return;
    if (!mock.matches(local)) return;
    const response = await respond(mock, request, local);
    if (response.headers.get('Content-Type')?.startsWith('application/json'))
      await files.load(await response.clone().text());
    controller.respondWith(response);
  });
  interceptor.apply();
  interceptFrames();
  interceptImages(files);
  return mock.control;
}

/** The data of a scenario. By default the whole sample, with the pictures that the site has as files. */
function seedOf(scenario: ScenarioName | undefined, drawings: KnownDrawings): Seed {
  const now = Date.now();
  const read = async (path: string) => new Uint8Array(await (await fetch(`/${path}`)).arrayBuffer());
  return (
    initialSeed({ ...(scenario && { scenario }) }, now) ??
    withPhotographs(drawnSample(now, drawings), now, read)
  );
}

/** The mock's response to a request, as if it were for another URL. */
async function respond(mock: Mock, request: Request, url: URL): Promise<Response> {
  return (await mock.dispatch(new Request(url, request))) ?? Response.error();
}
