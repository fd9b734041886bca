import type { ReaderOptions } from '../client/fetch-reader.ts';
import { CODE_TIMEOUT_MS } from '../internal/lazy.ts';
import type { ElementModule, MountsOptions } from './mounts.ts';
import type { PixGlobal } from './pix-global.ts';
import type * as Failure from './failure.ts';
import { CHUNKS, CHUNKS_ALIAS } from './chunk-folders.ts';
import { optionalChunksOf } from './mount-config.ts';

/** Chunks of each entry, its own first, without those of `core`; set by the build. */
declare const __PIX_CHUNKS__: Record<string, string>;

/** Creates the functions that load code from the folder of the script. */
export function createLoader(
  folder: string,
): Pick<MountsOptions, 'load' | 'plainList'> &
  Pick<PixGlobal, 'unavailable'> &
  Pick<ReaderOptions, 'loadFailure'> {
  let chunks = CHUNKS;
  let nextChunks = chunks;
  const get = (chunk: string): Promise<unknown> =>
    import(/* @vite-ignore */ `${folder}${chunks}/${chunk}.js`);
  /** Imports the module of an entry and all of its chunks in parallel: a chain of imports would cost a round trip each. */
  const importEntry = <Code>(name: string) =>
    Promise.all((__PIX_CHUNKS__[name] as string).split(' ').map(get)).then(([own]) => own as Code);
  const failure = () => importEntry<typeof Failure>('failure');
  return {
    async load(config, hasFallbackContent) {
      chunks = nextChunks;
      // Without the optional code an element still works; with it, its first rendering has the final layout.
      const optional = Promise.race([
        Promise.all(optionalChunksOf(config).map((name) => importEntry(name).catch(() => undefined))),
        new Promise((resolve) => setTimeout(resolve, CODE_TIMEOUT_MS)),
      ]);
      const [{ default: Element }, fallback] = await Promise.all([
        importEntry<{ default: ElementModule['Element'] }>(config.tag),
        hasFallbackContent ? importEntry<Partial<ElementModule>>('keep-fallback') : {},
        importEntry('core'),
        optional,
      ]).catch((error: unknown) => {
        // Alternates, since a host may serve only one of the two.
        nextChunks = chunks === CHUNKS_ALIAS ? CHUNKS : CHUNKS_ALIAS;
        throw error;
      });
      return { Element, ...fallback };
    },
    loadFailure: failure,
    unavailable: () => failure().then((code) => code.unavailable()),
    plainList: (source, config) => failure().then((code) => code.plainList(source, config)),
  };
}
