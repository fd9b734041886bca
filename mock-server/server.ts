/** The mock as an HTTP server. Node only. */
import { createPlatform, fetchFromPlatform, normalizeBaseUrl, type MockFetch } from './fetch.ts';
import { answerFromSite } from './handlers/site.ts';
import type { StaticMount } from './http/list-files.ts';
import { nodeListener } from './http/node-listener.ts';
import { refuseEarly } from './http/refuse-early.ts';
import { startListening } from './http/start-listening.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { cachedThumbnailer } from './imaging/cached-thumbnailer.ts';
import { orOriginal } from './imaging/original-as-thumbnail.ts';
import { sharpThumbnailer, type FaultListener } from './imaging/sharp-thumbnailer.ts';
import type { Thumbnailer } from './imaging/thumbnailer.ts';
import { sharpRasterizer } from './imaging/sharp-rasterizer.ts';
import { warmThumbnails } from './imaging/warm-thumbnails.ts';
import { seedFromFolder } from './seed/folder.ts';
import { sampleSeed } from './seed/sample.ts';
import type { Seed } from './store/records.ts';

/** Where and what to serve. Everything has a default. */
export interface PixServerOptions {
  /** 4010 if not given; 0 picks a free one. */
  port?: number;
  /** Address to listen on, loopback if not given. Gap: G8. */
  host?: string;
  /** Where clients reach the server; the root of all URLs it answers. Its own address if not given. */
  baseUrl?: string;
  /** A folder of pictures to show in place of the sample. */
  pictures?: string;
  /** Folders of files to serve beside the API, such as the site and the embed script. */
  static?: readonly StaticMount[];
  /** Hears of files that were left out, and of those that turn out to be broken once they are decoded; a line each. */
  warn?: (line: string) => void;
}

/** A running server. */
export interface PixServer {
  /** The base URL, without a slash at the end. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/** The port if none is chosen. */
export const DEFAULT_PORT = 4010;

/** Starts the server; resolves when it answers. */
export async function startPixServer(options: PixServerOptions = {}): Promise<PixServer> {
  const { port = DEFAULT_PORT, host = '127.0.0.1' } = options;
  const ready = Promise.withResolvers<MockFetch>();
  let url = '';
  const listener = nodeListener(
    () => url,
    (message) => refuseEarly(message, url),
    async (request) => (await ready.promise)(request),
  );
  const listening = await startListening(listener, { port, host });
  url = normalizeBaseUrl(options.baseUrl ?? addressOf(host, listening.port));
  const stop = new AbortController();
  const close = () => {
    stop.abort();
    return listening.close();
  };
  try {
    ready.resolve(await preparePlatform(options, url, stop.signal));
    return { url, port: listening.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function preparePlatform(
  options: PixServerOptions,
  baseUrl: string,
  signal: AbortSignal,
): Promise<MockFetch> {
  const files = await loadStaticFiles(options.static ?? [], baseUrl);
  const seed = await seedOf(options);
  const thumbnails = thumbnailsOf(options);
  const platform = createPlatform({ seed, baseUrl, thumbnails, scripts: files });
  setTimeout(() => {
    void warmThumbnails(platform.store.listPictures('public', {}, 'newest'), thumbnails, signal);
  }, 250).unref();
  return fetchFromPlatform(platform, answerFromSite(platform, files));
}

/** Thumbnails, kept in memory; pictures that turn out to be broken are named. */
function thumbnailsOf({ warn = () => undefined }: PixServerOptions): Thumbnailer {
  const tell: FaultListener = ({ content, slug }, fault) =>
    warn(`Broken: ${content.file ?? slug}: ${fault}.`);
  return orOriginal(cachedThumbnailer(sharpThumbnailer(tell)));
}

function seedOf({ pictures, warn = () => undefined }: PixServerOptions): Promise<Seed> {
  return pictures === undefined ? sampleSeed(sharpRasterizer) : seedFromFolder(pictures, warn);
}

function addressOf(host: string, port: number): string {
  // 0.0.0.0 and :: mean every address of the machine; people reach it by loopback.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
