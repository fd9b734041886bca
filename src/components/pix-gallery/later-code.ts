import { tilesOf } from '../../tiles/tile-list.ts';
import type { PictureSelection } from './selection/picture-selection.ts';
import type { SelectableGallery } from './selection/select.ts';
import type { Shared, UpdatingGallery, Updates } from './updates.ts';

/** Code of a gallery that its first pictures do not need: updates and selections. */
export class LaterCode {
  /** What is selected, once the code of selections has loaded. */
  selection: PictureSelection | undefined;
  readonly #gallery: SelectableGallery & UpdatingGallery;
  readonly #shared: Shared;
  #updates: Promise<Updates> | undefined;
  #select: Promise<void> | undefined;

  constructor(gallery: SelectableGallery & UpdatingGallery, shared: Omit<Shared, 'tiles'>) {
    this.#gallery = gallery;
    this.#shared = { ...shared, tiles: tilesOf(gallery) };
  }

  /** Loads what the properties of the gallery need. */
  load(): void {
    if (this.#gallery.live != null) this.updates().catch(() => undefined);
    if (this.#gallery.select) this.#loadSelect();
  }

  /** Loads the code of updates; once more if that fails. */
  updates(): Promise<Updates> {
    this.#updates ??= import('./updates.ts').then(({ Updates }) => new Updates(this.#gallery, this.#shared));
    this.#updates.catch(() => (this.#updates = undefined));
    return this.#updates;
  }

  #loadSelect(): void {
    this.#select ??= import('./selection/select.ts').then(({ Select }) => {
      this.selection = new Select(this.#gallery, this.#shared).selection;
    });
    this.#select.catch(() => (this.#select = undefined));
  }
}
