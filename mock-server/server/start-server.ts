import { createMock, type MockParts } from '../control/create-mock.ts';
import type { MockControl } from '../control/mock-control.ts';
import type { DataFolder } from '../durable/open-data-folder.ts';
import { normalizeBaseUrl } from '../handlers/operation.ts';
import { respondToUnknown } from '../handlers/router.ts';
import { createSiteHandler } from '../handlers/site.ts';
import { type OriginRules, protectFromForeignPages } from '../http/origins.ts';
import type { Imaging } from '../imaging/node/sharp-imaging.ts';
import { originalAsThumbnail, warmThumbnails } from '../imaging/thumbnails.ts';
import { initialSeed } from '../scenarios/index.ts';
import { seedFromFolder } from '../seed/node/folder.ts';
import { withPhotographFiles } from '../seed/node/photographs.ts';
import { sampleSeed } from '../seed/sample.ts';
import { deterministicIds, secretIds } from '../store/ids.ts';
import { selectPictures } from '../store/pictures.ts';
import type { Seed } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { startListening } from './connections.ts';
import { hasOwnPictures, keysByAccount, replacePublicKeys, withoutPublicKeys, withOwnKeys } from './keys.ts';
import { nodeListener, reportRequests, type RequestHandler } from './node-listener.ts';
import { openData } from './open-data.ts';
import { checkServerOptions, type PixServerOptions } from './server-options.ts';
import { loadStaticFiles } from './static-files.ts';

/** HTTP adapter: the mock as a server. Node only. */

export type { RequestReport } from './node-listener.ts';
export type { StaticMount } from './static-files.ts';
export type { PixServerOptions };

/** A running server. */
export interface PixServer {
  /** Base URL without trailing slash. */
  url: string;
  port: number;
  /** Controls the mock from this process; the option `control` decides whether requests may, too. */
  control: MockControl;
  /** API keys by account. */
  keys: Readonly<Record<string, string>>;
  /** Closes the server within two seconds, whatever is connected. Idempotent. */
  close: () => Promise<void>;
}

/** Default port of the server. */
export const DEFAULT_PORT = 4010;

/**
 * Starts the server; resolves when it accepts requests. Rejects with a `Problem` if options are invalid, and with a
 * `DataFolderError` if the data folder cannot be used.
 */
export async function startPixServer(options: PixServerOptions = {}): Promise<PixServer> {
  await checkServerOptions(options);
  const { port = DEFAULT_PORT, host = '127.0.0.1' } = options;
  let ready: (handle: RequestHandler) => void = () => undefined;
  const prepared = new Promise<RequestHandler>((resolve) => (ready = resolve));
  let url = '';
  const listener = nodeListener(
    () => url,
    async (request, address) => (await prepared)(request, address),
  );
  const listening = await startListening(reportRequests(listener, options.onRequest), {
    port,
    host,
    ...(options.limits && { limits: options.limits }),
  });
  url = normalizeBaseUrl(options.baseUrl ?? addressOf(host, listening.port));
  const stop = new AbortController();
  let data: DataFolder | undefined;
  const end = async () => {
    stop.abort();
    await listening.close();
    await data?.close();
  };
  let ended: Promise<void> | undefined;
  const close = () => (ended ??= end());
  try {
    const imaging = await loadImaging(options);
    const seed = () => seedOf(options, imaging);
    data = await openData(options, seed);
    const parts = data
      ? { start: { ...data, origin: withoutPublicKeys(data.origin) }, files: data.files }
      : { start: await seed() };
    const { handle, control, store } = await prepare(options, { ...parts, ...imaging }, url, stop.signal);
    if (data && !data.isNew) replacePublicKeys(store, options.key);
    ready(handle);
    const keys = keysByAccount([...store.accounts.keys.values()]);
    return { url, port: listening.port, control, keys, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Delay of the first thumbnail in ms, so that a server responds as soon as it has started. */
const WARM_DELAY_MS = 250;

async function prepare(
  options: PixServerOptions,
  { thumbnails = originalAsThumbnail, ...parts }: Pick<MockParts, 'start' | 'files'> & Partial<Imaging>,
  baseUrl: string,
  signal: AbortSignal,
): Promise<{ handle: RequestHandler; control: MockControl; store: Store }> {
  const files = await loadStaticFiles(options.static ?? [], baseUrl);
  const { scenario, latency = 0, control: controlEnabled = false, webhooks, onFault } = options;
  const { warn = () => undefined } = options;
  const { app, dispatch, control } = createMock({
    ...parts,
    ...(scenario !== undefined && { scenario }),
    ...(options.pageSizes && { pageSizes: options.pageSizes }),
    ...(webhooks && { webhooks: { ...webhooks, signal } }),
    ...(onFault && { onFault }),
    latency,
    control: controlEnabled,
    signal,
    baseUrl,
    thumbnails,
    // Predictable ids are for tests only; otherwise they must not be guessable.
    ids: controlEnabled ? deterministicIds : secretIds,
    scripts: files,
  });
  // Only the initial pictures: a thumbnail of a picture that is uploaded later is generated on its first request.
  const initial = selectPictures(app.store.pictures.public(), {}, 'newest');
  setTimeout(() => void warmThumbnails(initial, app.thumbnails, signal), WARM_DELAY_MS).unref();
  const site = createSiteHandler(app, files);
  const handle: RequestHandler = async (request, address) =>
    (await dispatch(request, address)) ?? (await site.handle(request)) ?? respondToUnknown(app, request);
  const rules = originRules(options, baseUrl);
  return {
    control,
    store: app.store,
    handle: rules
      ? protectFromForeignPages(handle, {
          rules,
          publicFile: site.file,
          warn,
          nextRequestId: app.nextRequestId,
        })
      : handle,
  };
}

/** Origin rules; `undefined` if all pages may call the server. */
function originRules(options: PixServerOptions, baseUrl: string): OriginRules | undefined {
  const allowed = options.allowOrigins ?? (hasOwnPictures(options) ? [] : ['*']);
  return allowed.includes('*') ? undefined : { baseUrl, allowed };
}

/** Loads image decoding; `undefined` if the optional package sharp is missing. */
async function loadImaging({ warn = () => undefined }: PixServerOptions): Promise<Imaging | undefined> {
  try {
    return (await import('../imaging/node/sharp-imaging.ts')).sharpImaging(warn);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    warn(
      'Without the package sharp, original pictures are served as thumbnails, and the sample pictures are SVGs.',
    );
    return undefined;
  }
}

async function seedOf(options: PixServerOptions, imaging: Imaging | undefined): Promise<Seed> {
  return withOwnKeys(await chosenPictures(options, imaging), options);
}

async function chosenPictures(options: PixServerOptions, imaging: Imaging | undefined): Promise<Seed> {
  const { pictures, warn = () => undefined } = options;
  const now = Date.now();
  const chosen = initialSeed(options, now);
  if (chosen) return chosen;
  if (pictures !== undefined) return seedFromFolder(pictures, warn);
  return withPhotographFiles(await sampleSeed(now, imaging?.rasterize), now);
}

function addressOf(host: string, port: number): string {
  // 0.0.0.0 and :: mean every address of the machine; local users reach it by loopback.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
