import type * as Toolbar from '../components/explorer/toolbar.ts';
import type { LayoutCode } from '../components/pix-gallery/load-layout.ts';
import type * as WatchImages from '../components/own-images/watch-images.ts';
import type { PixGlobal } from '../global.ts';
import { unclobbered } from '../internal/documents.ts';
import type { paint } from '../tiles/paint.ts';
import type * as Captions from '../tiles/captions.ts';
import type * as TileOptions from '../tiles/tile-options.ts';
import { optionalChunksOf, positionedLayoutOf } from './mount-config.ts';
import type { ElementCode } from './mount.ts';
import type * as OnDemand from './on-demand.ts';
import type * as PaintedAlbums from './painted-albums.ts';
import type * as PaintedImage from './painted-image.ts';
import type * as PositionedLayout from './positioned-layout.ts';
import type { QuickReaderOptions } from './quick-reader.ts';
import type * as TakeOver from './take-over.ts';

/** The folder of chunks, beside the script. */
export const CHUNKS = 'chunks';

/**
 * The folder of chunks under another URL, which servers and policies decode: some browsers cache the failure of a module and of its
 * importers for the lifetime of the page, so a second attempt must not use the same URLs.
 */
export const CHUNKS_ALIAS = '%63hunks';

/** Further chunks of each entry that the script imports and that has some. Set by the build. */
declare const __PIX_CHUNKS__: Partial<Record<string, string>>;

/** Hash of the build, which ends the names of all chunks; set by the build. */
declare const __PIX_BUILD__: string;

/** Name of a function of `on-demand.ts`. */
type OnDemandName = keyof typeof OnDemand & keyof PixGlobal;

/** A function of `on-demand.ts` as its callers see it: its result is a promise. */
type OnDemandCall<Name extends OnDemandName> = (
  ...parameters: Parameters<(typeof OnDemand)[Name]>
) => Promise<Awaited<ReturnType<(typeof OnDemand)[Name]>>>;

/**
 * Creates the functions that load code from the folder of the script.
 *
 * @param nonce Nonce of the script's tag; empty if it has none.
 */
export function createLoader(
  folder: string,
  nonce: string,
): ElementCode & {
  api: Pick<PixGlobal, OnDemandName>;
} & Pick<QuickReaderOptions, 'loadRecovery'> {
  let chunks = CHUNKS;
  let nextChunks = chunks;
  let ownImages: Promise<typeof WatchImages> | undefined;
  const get = (chunk: string): Promise<unknown> => {
    const href = `${folder}${chunks}/${chunk}-${__PIX_BUILD__}.js`;
    // Chromium may reuse a script compiled for an earlier page, whose imports have that page's nonce, or none.
    if (nonce) preload(href, nonce);
    return import(/* @vite-ignore */ href);
  };
  const importEntry = <Code>(name: string, chunks = __PIX_CHUNKS__) =>
    Promise.all((name + (chunks[name] ?? '')).split(' ').map(get)).then(([own]) => own as Code);
  const attempt = <Result>(run: () => Promise<Result>): Promise<Result> => {
    chunks = nextChunks;
    return run().catch((error: unknown) => {
      // Alternates, since a host may serve only one of the two.
      nextChunks = chunks === CHUNKS_ALIAS ? CHUNKS : CHUNKS_ALIAS;
      throw error;
    });
  };
  /** A function whose code loads at the first call. */
  const onDemand = <Name extends OnDemandName>(name: Name) =>
    ((first: unknown, second: unknown) =>
      importEntry<typeof OnDemand>('on-demand').then((code) =>
        (code[name] as (...parameters: unknown[]) => unknown)(first, second),
      )) as OnDemandCall<Name>;
  return {
    importEntry,
    attempt,
    loadTakeOver: () => attempt(() => importEntry<typeof TakeOver>('take-over')),
    async loadPaint(config) {
      // From the folder of the element that will take over: another copy of the code does not know what has been painted.
      chunks = nextChunks;
      const name = positionedLayoutOf(config);
      const { controls } = config.props;
      const [tiles] = /captions|tile-options/.exec(String(optionalChunksOf(config))) ?? [];
      const [own] = /image$|albums$/.exec(config.tag) ?? [];
      const [code, painted, positioned, layout, bar, options] = await Promise.all([
        importEntry<{ paint: typeof paint }>('paint'),
        own ? importEntry<typeof PaintedAlbums | typeof PaintedImage>(`painted-${own}`) : undefined,
        name && importEntry<typeof PositionedLayout>('positioned-layout'),
        name && importEntry<LayoutCode>(name),
        controls ? importEntry<typeof Toolbar>('toolbar') : undefined,
        tiles ? importEntry<typeof Captions | typeof TileOptions>(tiles) : undefined,
      ]);
      return {
        ...code,
        ...options,
        layout: layout ? positioned?.layoutOf(layout) : painted?.layout,
        toolbar: controls ? bar?.paintedToolbar(controls) : undefined,
      };
    },
    loadRecovery: () => importEntry('recover'),
    loadFallback: () => importEntry('fallback'),
    loadOwnImages(root) {
      ownImages ??= importEntry('watch-images');
      ownImages.then(
        ({ watchImages }) => watchImages(root),
        // Links lead to their pictures.
        () => undefined,
      );
    },
    api: {
      openViewer: onDemand('openViewer'),
      registerLocale: onDemand('registerLocale'),
      unavailable: onDemand('unavailable'),
    },
  };
}

/** Starts to load a module with a nonce; its import then waits for the same request. */
function preload(href: string, nonce: string): void {
  const page = unclobbered(document);
  const link = Object.assign(page.createElement('link'), { rel: 'modulepreload', href, nonce });
  page.head.append(link);
}
