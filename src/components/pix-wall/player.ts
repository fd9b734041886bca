import type { Picture } from '../../tiles/picture.ts';
import type { PictureList } from '../picture-list.ts';
import { pauseAfter, sleep } from './sleep.ts';

/** Number of loaded pictures that are kept, to be shown while others cannot be loaded. */
export const MAX_KEPT = 8;

/** Number of pictures that are tried, one after the other, before one of the kept pictures is shown. */
const MAX_TRIES = 3;

/** Pause in ms after the first failure. */
const FIRST_PAUSE_MS = 1000;

/** Number of new pictures that are remembered to be shown next: the records of one response. */
const MAX_NEW = 100;

/** A picture with its loaded image. */
export interface Loaded<Image> {
  picture: Picture;
  image: Image;
}

/** A loaded picture, with its index unless it comes out of turn. */
interface Next<Image> extends Loaded<Image> {
  index?: number;
}

/** What a player plays. */
export interface PlayerOptions<Image> {
  list: () => Pick<PictureList, 'count' | 'at' | 'load'>;
  /** Loads and decodes the image of a picture. Rejects if it cannot be shown. */
  load: (picture: Picture, signal: AbortSignal) => Promise<Image>;
  /** Shows a picture in place of the one before. */
  show: (loaded: Loaded<Image>) => void;
  /** Time in ms for which a picture is shown. */
  interval: () => number;
}

/**
 * Shows one picture of a list after the other, without end. The next one is loaded while one is shown. New pictures come next.
 * Pictures that cannot be loaded are left out; after several, those shown last are repeated, and others are tried again after
 * growing pauses. At most one picture loads at a time, and there is at most one timer.
 */
export class Player<Image> {
  readonly #options: PlayerOptions<Image>;
  /** Index of the picture that was shown last in turn, or could not be loaded. */
  #index = -1;
  /** Ids of new pictures, which are shown next. */
  #added: number[] = [];
  /** Pictures shown last, the latest at the end. */
  #kept: Loaded<Image>[] = [];
  #shownAt = -Infinity;
  #failures = 0;
  #retryAt = -Infinity;
  #running: AbortController | undefined;

  constructor(options: PlayerOptions<Image>) {
    this.#options = options;
  }

  /** Index of the picture that was shown last in turn, or could not be loaded; -1 at first. */
  get index(): number {
    return this.#index;
  }

  start(): void {
    if (this.#running) return;
    this.#running = new AbortController();
    void this.#play(this.#running.signal);
  }

  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** Tries pictures again without waiting for the end of a pause. */
  retry(): void {
    this.#failures = 0;
    this.#retryAt = -Infinity;
    this.#restart();
  }

  /** Continues in another version of the list, with its new pictures. */
  update(move: (index: number) => number | undefined, added: readonly number[]): void {
    this.#index = move(this.#index) ?? Math.min(this.#index, this.#options.list().count - 1);
    this.#added = [...added, ...this.#added].slice(0, MAX_NEW);
    this.#restart();
  }

  /** Begins with another list. */
  reset(): void {
    this.#index = -1;
    this.#added = [];
    this.#kept = [];
    this.#shownAt = -Infinity;
    this.retry();
  }

  #restart(): void {
    if (!this.#running) return;
    this.stop();
    this.start();
  }

  async #play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const next = await this.#next(signal);
      if (signal.aborted) return;
      if (!next) {
        await sleep(this.#retryAt - performance.now(), signal);
        continue;
      }
      await sleep(this.#shownAt + this.#options.interval() - performance.now(), signal);
      if (signal.aborted) return;
      this.#show(next);
    }
  }

  #show({ index = this.#index, ...next }: Next<Image>): void {
    this.#index = index;
    const { id } = next.picture.image;
    const isShown = this.#kept.at(-1)?.picture.image.id === id;
    this.#kept = [...this.#kept.filter(({ picture }) => picture.image.id !== id), next].slice(-MAX_KEPT);
    this.#added = this.#added.filter((each) => each !== id);
    this.#shownAt = performance.now();
    if (!isShown) this.#options.show(next);
  }

  /** The picture to show next; `undefined` if there is none. */
  async #next(signal: AbortSignal): Promise<Next<Image> | undefined> {
    for (let tries = 0; tries < MAX_TRIES && performance.now() >= this.#retryAt; tries++) {
      const loaded = await this.#tryNext(signal);
      if (signal.aborted) return undefined;
      if (loaded) {
        this.#failures = 0;
        return loaded;
      }
    }
    if (performance.now() >= this.#retryAt)
      this.#retryAt = performance.now() + pauseAfter(++this.#failures, FIRST_PAUSE_MS);
    // The one that was shown longest ago, unless it is the one that is shown.
    return this.#kept.length > 1 ? this.#kept[0] : undefined;
  }

  async #tryNext(signal: AbortSignal): Promise<Next<Image> | undefined> {
    const { list: getList, load } = this.#options;
    const list = getList();
    if (!list.count) return undefined;
    const [id] = this.#added;
    const added = id === undefined ? -1 : indexOf(list, id);
    if (added < 0) this.#added = this.#added.slice(1);
    const index = added < 0 ? (this.#index + 1) % list.count : added;
    try {
      const picture = list.at(index) ?? (await list.load(index));
      if (!picture) throw new Error('There is no picture.');
      const shown = this.#kept.at(-1);
      const isOnly = list.count === 1 && shown?.picture.image.id === picture.image.id;
      const image = isOnly ? shown.image : await load(picture, signal);
      return added < 0 ? { picture, image, index } : { picture, image };
    } catch {
      if (signal.aborted) return undefined;
      if (added >= 0) this.#added = this.#added.slice(1);
      // After records that cannot be read, those that have been are next.
      if (added < 0) this.#index = list.at(index) ? index : -1;
      return undefined;
    }
  }
}

/** Index of a new picture, which is among the first ones; -1 if it is gone. */
function indexOf(list: Pick<PictureList, 'count' | 'at'>, id: number): number {
  for (let index = 0; index < Math.min(list.count, MAX_NEW); index++)
    if (list.at(index)?.image.id === id) return index;
  return -1;
}
