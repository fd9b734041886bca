/** The mock as an HTTP server. Node only. */
import type { DataFolder } from './durable/open-data-folder.ts';
import type { MockControl } from './control/mock-control.ts';
import { normalizeBaseUrl } from './handlers/hosts.ts';
import { respond } from './handlers/respond.ts';
import { NOWHERE } from './handlers/router.ts';
import { answerFromSite } from './handlers/site.ts';
import { nodeListener, type AnswerIncoming } from './http/node/node-listener.ts';
import { reportRequests } from './http/node/report-requests.ts';
import { refuseEarly } from './http/node/refuse-early.ts';
import { startListening } from './http/node/start-listening.ts';
import { loadStaticFiles } from './http/node/static-files.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import type { Imaging } from './imaging/node/sharp-imaging.ts';
import { warmThumbnails } from './imaging/warm-thumbnails.ts';
import { createMock } from './mock.ts';
import type { MockParts } from './mock-options.ts';
import { openData } from './durable/open-data.ts';
import { chosenSeed } from './scenarios/chosen-seed.ts';
import { seedFromFolder } from './seed/node/folder.ts';
import { sampleSeed } from './seed/sample.ts';
import { checkServerOptions, type PixServerOptions } from './server-options.ts';
import { secretIds, steadyIds } from './store/ids.ts';
import { selectPictures } from './store/pictures.ts';
import type { Seed } from './store/records.ts';

export type { RequestReport } from './http/node/report-requests.ts';
export type { StaticMount } from './http/node/list-files.ts';
export type { PixServerOptions };

/** A running server. */
export interface PixServer {
  /** The base URL, without a slash at the end. */
  url: string;
  port: number;
  /** What code of this process can do besides asking; whether requests may is the option `control`. */
  control: MockControl;
  /** Ends within two seconds, whatever is connected; may be called again. */
  close: () => Promise<void>;
}

/** The port if none is chosen. */
export const DEFAULT_PORT = 4010;

/**
 * Starts the server; resolves when it answers. Rejects with a `Problem` if options are wrong, and with a `DataFolderError`
 * if the data folder cannot be used.
 */
export async function startPixServer(options: PixServerOptions = {}): Promise<PixServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1' } = options;
  checkServerOptions(options);
  let ready: (answer: AnswerIncoming) => void = () => undefined;
  const prepared = new Promise<AnswerIncoming>((resolve) => (ready = resolve));
  let url = '';
  const listener = nodeListener(
    () => url,
    (message) => refuseEarly(message, url),
    async (request) => (await prepared)(request),
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
    const parts = data ? { start: data, files: data.files } : { start: await seed() };
    const { answer, control } = await prepare(options, { ...parts, ...imaging }, url, stop.signal);
    ready(answer);
    return { url, port: listening.port, control, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(
  options: PixServerOptions,
  { thumbnails = originalAsThumbnail, ...parts }: Pick<MockParts, 'start' | 'files'> & Partial<Imaging>,
  baseUrl: string,
  signal: AbortSignal,
): Promise<{ answer: AnswerIncoming; control: MockControl }> {
  const files = await loadStaticFiles(options.static ?? [], baseUrl);
  const { scenario, latency = 0, control: isSteered = false, webhooks, onFault } = options;
  const { platform, answer, control } = createMock({
    ...parts,
    ...(scenario !== undefined && { scenario }),
    ...(webhooks && { webhooks: { ...webhooks, signal } }),
    ...(onFault && { onFault }),
    latency,
    control: isSteered,
    signal,
    baseUrl,
    thumbnails,
    // Tests name what they find; nobody else must guess it.
    ids: isSteered ? steadyIds : secretIds,
    scripts: files,
  });
  setTimeout(() => {
    void warmThumbnails(selectPictures(platform.store.pictures.public(), {}, 'newest'), thumbnails, signal);
  }, 250).unref();
  const site = answerFromSite(platform, files);
  return {
    control,
    answer: async (request) =>
      (await answer(request)) ?? (await site(request)) ?? (await respond(platform, request, NOWHERE)),
  };
}

/** What decodes pictures, unless its package, which is optional, is missing. */
async function loadImaging({ warn = () => undefined }: PixServerOptions): Promise<Imaging | undefined> {
  try {
    return (await import('./imaging/node/sharp-imaging.ts')).sharpImaging(warn);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    warn(
      'Without the package sharp, pictures stand in for their thumbnails, and the sample is drawn as SVG.',
    );
    return undefined;
  }
}

async function seedOf(options: PixServerOptions, imaging: Imaging | undefined): Promise<Seed> {
  const { pictures, warn = () => undefined } = options;
  const now = Date.now();
  const chosen = chosenSeed(options, now);
  if (chosen) return chosen;
  return pictures === undefined ? sampleSeed(now, imaging?.rasterize) : seedFromFolder(pictures, warn);
}

function addressOf(host: string, port: number): string {
  // 0.0.0.0 and :: mean every address of the machine; people reach it by loopback.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
