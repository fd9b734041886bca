import { createFetchReader } from '../client/fetch-reader.ts';
import { createMounts, type MountsOptions } from './mounts.ts';
import { readAhead } from './read-ahead.ts';
import { createApi, type PixGlobal } from './pix-global.ts';
import { createScanner } from './scan.ts';
import { scriptOrigin } from './script-origin.ts';
import { createSource } from './source.ts';
import { partsOf } from './wish.ts';

/** Version of the package; put in by the build. */
declare const __PIX_VERSION__: string;
/** Chunks of each part of the code, its own first, without those of `core`; put in by the build. */
declare const __PIX_CHUNKS__: Record<string, string | undefined>;

start();

function start(): void {
  const { folder, baseUrl, explicit } = scriptOrigin();
  const before = window.Pix;
  if (before?.version) {
    // One instance per window, the first one (P1).
    if (before.version !== __PIX_VERSION__) {
      console.warn(
        `Pix: ${before.version} from ${before.script} is in charge; ${__PIX_VERSION__} from ${folder} does nothing.`,
      );
    }
    return;
  }

  const { ask, read } = readAhead(createFetchReader({ baseUrl }));
  const source = createSource(read);
  // All files of a wish at once: one that asked for the next would cost a round trip each.
  const chunksOf = (part: string) => __PIX_CHUNKS__[part]?.split(' ') ?? [];
  const get = (chunk: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}chunks/${chunk}.js`);
  const load: MountsOptions['load'] = async (wish, keeps) => {
    const [first] = await Promise.all([
      ...[keeps ? 'keep-fallback' : '', wish.tag, 'core'].flatMap(chunksOf).map(get),
      // An element can do without them, somehow.
      ...partsOf(wish)
        .flatMap(chunksOf)
        .map((chunk) => get(chunk).catch(() => undefined)),
    ]);
    return first as Awaited<ReturnType<typeof load>>;
  };
  const mounts = createMounts({ source, ahead: createSource(ask), load });
  const { scan, destroy, refresh } = createScanner(mounts);

  // A stub that a page keeps in a variable stays the real thing; anything else under that name is shadowed (H18).
  const stub = (Array.isArray(before?.q) ? before : {}) as PixGlobal;
  const calls = [...((stub.q as unknown as ((pix: PixGlobal) => unknown)[] | undefined) ?? [])];
  const run = (call: (pix: PixGlobal) => unknown) => {
    try {
      call(pix);
    } catch (error) {
      // The page's own mistake: reported as one, and the next call still runs.
      reportError(error);
    }
  };
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
  const pix: PixGlobal = Object.assign(stub, {
    ...createApi(source, mounts),
    scan,
    destroy,
    version: __PIX_VERSION__,
    script: folder,
    q: { push: (...more: ((pix: PixGlobal) => unknown)[]) => more.forEach(run) },
    ready: parsed.then(() => {
      refresh();
      return pix;
    }),
  });
  window.Pix = pix;
  if (!explicit) scan();
  calls.forEach(run);
}
