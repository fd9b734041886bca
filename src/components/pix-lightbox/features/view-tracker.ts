import { toPicture, type Picture, type PictureRecord } from '../../../tiles/picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Time in ms for which a picture must be shown to count as viewed. */
const DWELL_MS = 600;

/** Reads the record of each viewed picture once, which the service counts as a view. */
export class ViewTracker implements ViewerFeature {
  readonly #viewer: ViewerContext;
  readonly #seen = new Set<string | number>();
  readonly #gone = new WeakSet<Picture>();
  readonly #records = new WeakMap<Picture, Picture>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: Picture | undefined;

  constructor(viewer: ViewerContext) {
    this.#viewer = viewer;
  }

  /** Whether the service has reported that a picture no longer exists. */
  isGone(picture: Picture | undefined): boolean {
    return !!picture && this.#gone.has(picture);
  }

  /** The picture from its own record, or from the list if that has not been read. */
  latest(picture: Picture): Picture {
    return this.#records.get(picture) ?? picture;
  }

  /** Starts the dwell time when another picture is shown. */
  updated(): void {
    const { picture, state } = this.#viewer;
    const current = state.loading || state.closing ? undefined : picture;
    if (current === this.#current) return;
    this.stop();
    this.#current = current;
    if (current) this.#timer = setTimeout(() => this.#countView(current), DWELL_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  /** Counts the view when a page in the background, or a prerendered one, becomes visible. */
  readonly #onVisibilityChange = () => {
    if (this.#current) this.#countView(this.#current);
  };

  #countView(picture: Picture): void {
    const { get, signal } = this.#viewer.options;
    const { slug, id } = picture.image as Partial<Picture['image']>;
    const key = slug || id;
    this.stop();
    if (document.hidden) document.addEventListener('visibilitychange', this.#onVisibilityChange);
    else if (get && key && !this.#seen.has(key)) {
      this.#seen.add(key);
      void this.#read(picture, () => get(key, { signal }));
    }
  }

  async #read(picture: Picture, get: () => Promise<PictureRecord>): Promise<void> {
    try {
      const record = toPicture(await get());
      if (record) this.#records.set(picture, record);
    } catch (error) {
      if ((error as { status?: unknown } | undefined)?.status !== 404) return;
      this.#gone.add(picture);
    }
    this.#viewer.host.requestUpdate();
  }
}
