/** The mock as an HTTP server. Node only. */
import type { DataFolder } from './durable/open-data-folder.ts';
import type { MockControl } from './control/mock-control.ts';
import { normalizeBaseUrl } from './handlers/hosts.ts';
import { respond } from './handlers/respond.ts';
import { answerFromSite } from './handlers/site.ts';
import type { StaticMount } from './http/list-files.ts';
import { nodeListener, type Answerer } from './http/node-listener.ts';
import { reportRequests, type RequestReport } from './http/report-requests.ts';
import { refuseEarly } from './http/refuse-early.ts';
import { startListening, type TIME_LIMITS } from './http/start-listening.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import type { Imaging } from './imaging/sharp-imaging.ts';
import { warmThumbnails } from './imaging/warm-thumbnails.ts';
import { createMock, type MockOptions } from './mock.ts';
import { openData } from './open-data.ts';
import { scenarioNamed } from './scenarios/index.ts';
import { seedFromFolder } from './seed/folder.ts';
import { readSeed } from './seed/read-seed.ts';
import { sampleSeed } from './seed/sample.ts';
import { secretIds } from './store/ids.ts';
import { selectPictures } from './store/pictures.ts';
import type { Seed } from './store/records.ts';

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
  /** A folder of pictures to show in place of the sample. */
  pictures?: string;
  /** A named situation to start with. */
  scenario?: string;
  /** Milliseconds that every answer is held back. */
  latency?: number;
  /** Lets tests steer the server under `/__pix__/`. */
  control?: boolean;
  /** Where to tell what becomes of payment orders, and what that is signed with. Gap: C8. */
  webhooks?: { url: string; secret: string };
  /** Folders of files to serve beside the API, such as the site and the embed script. */
  static?: readonly StaticMount[];
  /**
   * Hears of files that were left out, of those that turn out to be broken once they are decoded, and of data that were found;
   * a line each.
   */
  warn?: (line: string) => void;
  /** Milliseconds that slow clients are given; 10 s and 30 s if not given. Gap: G8. */
  limits?: typeof TIME_LIMITS;
  /** Hears of each request when it is over. */
  onRequest?: (report: RequestReport) => void;
}

/** A running server. */
export interface PixServer {
  /** The base URL, without a slash at the end. */
  url: string;
  port: number;
  /** What code of this process can do besides asking; whether requests may is the option `control`. */
  control: MockControl;
  close: () => Promise<void>;
}

/** The port if none is chosen. */
export const DEFAULT_PORT = 4010;

/** Starts the server; resolves when it answers. Rejects with a `DataFolderError` if the data folder cannot be used. */
export async function startPixServer(options: PixServerOptions = {}): Promise<PixServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1' } = options;
  const ready = Promise.withResolvers<Answerer>();
  let url = '';
  const listener = nodeListener(
    () => url,
    (message) => refuseEarly(message, url),
    async (request) => (await ready.promise)(request),
  );
  const listening = await startListening(reportRequests(listener, options.onRequest), {
    port,
    host,
    ...(options.limits && { limits: options.limits }),
  });
  url = normalizeBaseUrl(options.baseUrl ?? addressOf(host, listening.port));
  const stop = new AbortController();
  let data: DataFolder | undefined;
  const close = async () => {
    stop.abort();
    await listening.close();
    await data?.close();
  };
  try {
    const imaging = await loadImaging(options);
    const seed = () => seedOf(options, imaging);
    data = await openData(options, seed);
    const start = data ? { seed: data, files: data.files } : { seed: await seed() };
    const { answer, control } = await prepare(options, { ...start, ...imaging }, url, stop.signal);
    ready.resolve(answer);
    return { url, port: listening.port, control, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(
  options: PixServerOptions,
  { thumbnails = originalAsThumbnail, ...parts }: Pick<MockOptions, 'seed' | 'files'> & Partial<Imaging>,
  baseUrl: string,
  signal: AbortSignal,
): Promise<{ answer: Answerer; control: MockControl }> {
  const files = await loadStaticFiles(options.static ?? [], baseUrl);
  const { scenario, latency = 0, control: isSteered = false, webhooks } = options;
  const { platform, answer, control } = createMock({
    ...parts,
    ...(scenario !== undefined && { scenario }),
    ...(webhooks && { webhooks: { ...webhooks, signal } }),
    latency,
    control: isSteered,
    signal,
    baseUrl,
    thumbnails,
    ids: secretIds,
    scripts: files,
  });
  setTimeout(() => {
    void warmThumbnails(selectPictures(platform.store.pictures.public(), {}, 'newest'), thumbnails, signal);
  }, 250).unref();
  const site = answerFromSite(platform, files);
  return {
    control,
    answer: async (request) =>
      (await answer(request)) ??
      (await site(request)) ??
      (await respond(platform, request, { operations: [], params: {} })),
  };
}

/** What decodes pictures, unless its package, which is optional, is missing. */
async function loadImaging({ warn = () => undefined }: PixServerOptions): Promise<Imaging | undefined> {
  try {
    return (await import('./imaging/sharp-imaging.ts')).sharpImaging(warn);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    warn(
      'Without the package sharp, pictures stand in for their thumbnails, and the sample is drawn as SVG.',
    );
    return undefined;
  }
}

async function seedOf(
  { scenario, pictures, warn = () => undefined }: PixServerOptions,
  imaging: Imaging | undefined,
): Promise<Seed> {
  const own = scenario === undefined ? undefined : scenarioNamed(scenario).seed;
  if (own) return readSeed(own(Date.now()), Date.now());
  return pictures === undefined ? sampleSeed(imaging?.rasterize) : seedFromFolder(pictures, warn);
}

function addressOf(host: string, port: number): string {
  // 0.0.0.0 and :: mean every address of the machine; people reach it by loopback.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
