import type { Picture } from './picture.ts';

/** Pictures in their order, some of which may still have to be read: what a gallery shows and a viewer goes through. */
export interface PictureList {
  /** How many there are, as far as the service says. */
  readonly count: number;
  /** A picture that has been read. */
  at(index: number): Picture | undefined;
  /** Reads a picture, and its neighbours, if need be; `undefined` where there is none. Rejects when it cannot be read. */
  load(index: number): Promise<Picture | undefined>;
  /** Calls back whenever pictures have come or the count has changed, until the signal ends it. */
  watch(changed: () => void, signal: AbortSignal): void;
}
