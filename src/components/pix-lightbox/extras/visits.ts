import { toPicture, type Picture } from '../../picture.ts';
import type { PixLightbox } from '../pix-lightbox.ts';

/** Milliseconds after which a picture has been looked at, not slid past. */
const DWELL = 600;

/** Reads the record of each picture that a visitor looks at, once: the service counts that as a view (P17). */
export class Visits {
  readonly #viewer: PixLightbox;
  readonly #seen = new Set<string | number>();
  readonly #gone = new WeakSet<Picture>();
  readonly #records = new WeakMap<Picture, Picture>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Picture | undefined;

  constructor(viewer: PixLightbox) {
    this.#viewer = viewer;
  }

  /** The service says that the picture is no longer there (R19). */
  isGone(picture: Picture): boolean {
    return this.#gone.has(picture);
  }

  /** The picture as its own record has it, or as the list has it. */
  latest(picture: Picture): Picture {
    return this.#records.get(picture) ?? picture;
  }

  /** What is shown may be another picture, or have arrived. */
  updated(): void {
    const { picture, state } = this.#viewer;
    const shown = state.loading || state.closing ? undefined : picture;
    if (shown === this.#at) return;
    this.stop();
    this.#at = shown;
    if (shown) this.#timer = setTimeout(() => this.#visit(shown), DWELL);
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#awake);
  }

  /** A page in the background, or drawn ahead, is not looked at (H34). */
  readonly #awake = () => {
    if (this.#at) this.#visit(this.#at);
  };

  #visit(picture: Picture): void {
    const { get, signal } = this.#viewer.options;
    const { slug, id } = picture.image as Partial<Picture['image']>;
    const key = slug || id;
    this.stop();
    if (document.hidden) document.addEventListener('visibilitychange', this.#awake);
    else if (get && key && !this.#seen.has(key)) {
      this.#seen.add(key);
      void this.#read(picture, () => get(key, { signal }));
    }
  }

  async #read(picture: Picture, get: () => Promise<Picture['image']>): Promise<void> {
    try {
      const record = toPicture(await get());
      if (record) this.#records.set(picture, record);
    } catch (error) {
      if ((error as { status?: unknown } | undefined)?.status !== 404) return;
      this.#gone.add(picture);
    }
    this.#viewer.requestUpdate();
  }
}
