/** State of an update that decides which images load. */
interface RenderedTiles {
  /** Indices of the rendered items. */
  indices: readonly number[];
  /** Whether an item is rendered with its picture. */
  isKnown: (index: number) => boolean;
  /** During fast scrolling no further image is requested: it would leave the viewport before it has loaded. */
  isFastScrolling: boolean;
}

/** Decides which images of the rendered tiles are requested, and cancels those whose tiles leave. */
export class ImageLoads {
  readonly #root: ParentNode;
  /** Indices of rendered tiles whose images are requested. */
  readonly #requested = new Set<number>();

  constructor(root: ParentNode) {
    this.#root = root;
  }

  /** Call this before the tiles are rendered: a tile that leaves still has its image, whose load is cancelled. */
  update({ indices, isKnown, isFastScrolling }: RenderedTiles): void {
    const rendered = new Set(indices);
    for (const index of [...this.#requested].filter((each) => !rendered.has(each))) {
      this.#requested.delete(index);
      cancelLoad(this.#root.querySelector<HTMLImageElement>(`[data-index="${index}"] img`));
    }
    if (!isFastScrolling) for (const index of indices.filter(isKnown)) this.#requested.add(index);
  }

  /** Whether the image of a tile is left out for now. */
  isDeferred(index: number): boolean {
    return !this.#requested.has(index);
  }

  /** Resets the state for a new list. */
  reset(): void {
    this.#requested.clear();
  }
}

/** Cancels an image that is still loading: browsers go on loading an image that has left the page, unless its address is removed. */
function cancelLoad(image: HTMLImageElement | null): void {
  if (image?.complete !== false) return;
  image.removeAttribute('srcset');
  image.removeAttribute('src');
}
