import type { Picture } from '../tiles/picture.ts';

/** A list of pictures, some of which may not be loaded, as shown by a gallery or a viewer. */
export interface PictureList {
  /** Number of pictures, estimated until the service has responded. */
  readonly count: number;
  /** The picture at an index, if loaded. */
  at(index: number): Picture | undefined;
  /** Loads the picture at an index with its page if necessary; resolves with `undefined` if there is none. Rejects if loading fails. */
  load(index: number): Promise<Picture | undefined>;
  /** Calls back whenever pictures have loaded or the count has changed, until the signal aborts. */
  watch(changed: () => void, signal: AbortSignal): void;
}
