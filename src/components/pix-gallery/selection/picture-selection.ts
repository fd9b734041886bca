import type { Image } from '../../../contract/models.ts';
import type { SelectedList } from '../../../controllers/selected-list.ts';
import type { Picture, PictureRecord } from '../../../tiles/picture.ts';
import type { ReadOptions } from '../../sources.ts';

interface Callbacks {
  /** Called when the page selects or deselects pictures. */
  onChange: () => void;
  /** Called when the selected pictures have loaded. */
  onLoad: () => void;
}

/** What is selected in a gallery. Pictures are named by their index in the list, loaded or not. */
export class PictureSelection {
  readonly #list: SelectedList<PictureRecord, Picture>;
  readonly #on: Callbacks;

  /** @internal */
  constructor(list: SelectedList<PictureRecord, Picture>, callbacks: Callbacks) {
    this.#list = list;
    this.#on = callbacks;
  }

  /** Number of selected pictures, loaded or not. */
  get count(): number {
    return this.#list.count;
  }

  /** Records of the selected pictures that have loaded, in the order of the list. */
  get images(): readonly Image[] {
    return this.#list.items.map(({ image }) => image);
  }

  /** Whether a picture is selected. */
  has(index: number): boolean {
    return this.#list.has(index);
  }

  /** Selects a picture, or all from the first to the last one. */
  select(first: number, last = first): void {
    this.#apply(first, last, (range) => this.#list.add(range));
  }

  /** Deselects a picture, or all from the first to the last one. */
  deselect(first: number, last = first): void {
    this.#apply(first, last, (range) => this.#list.drop(range));
  }

  /** Selects all pictures of the list; with page numbers, those of all pages. */
  selectAll(): void {
    this.#list.add(this.#list.all);
    this.#on.onChange();
  }

  clear(): void {
    this.#list.clear();
    this.#on.onChange();
  }

  /**
   * Loads the records that are missing; resolves with those of all selected pictures, in the order of the list.
   *
   * @throws Error of the source, if a request fails; the reason of the signal, if that aborts.
   */
  async load({ signal }: ReadOptions = {}): Promise<Image[]> {
    const pictures = await this.#list.load(signal);
    this.#on.onLoad();
    return pictures.map(({ image }) => image);
  }

  #apply(first: number, last: number, change: (range: readonly [number, number]) => void): void {
    const range = this.#list.rangeOf(first, last);
    if (!range) return;
    change(range);
    this.#on.onChange();
  }
}
