import type { PictureList } from '../picture-list.ts';

/** Number of pictures on each side of the current one whose records are prefetched. */
const PREFETCH_DISTANCE = 5;

/** Prefetches the records of pictures around the current one. */
export class PictureReader {
  /** Indices of pictures that the visitor reached and whose records could not be read. */
  readonly failed = new Set<number>();
  readonly #list: PictureList;
  readonly #onChange: () => void;

  constructor(list: PictureList, onChange: () => void) {
    this.#list = list;
    this.#onChange = onChange;
  }

  /** Reads the nearest missing record around the current picture. */
  prefetchAround(index: number): void {
    const list = this.#list;
    const missing = Array.from({ length: 2 * PREFETCH_DISTANCE + 1 }, (_, i) =>
      i % 2 ? index - (i + 1) / 2 : index + i / 2,
    ).find((i) => i >= 0 && i < list.count && !list.at(i));
    if (missing !== undefined && !this.failed.has(missing)) void this.#read(missing, missing === index);
  }

  /** Reads a record again after a failure. */
  retry(index: number): void {
    this.failed.delete(index);
    this.#onChange();
    this.prefetchAround(index);
  }

  async #read(index: number, isCurrent: boolean): Promise<void> {
    const picture = await this.#list.load(index).catch(() => undefined);
    // A failed prefetch is repeated when the visitor reaches the picture.
    if (!picture && isCurrent) this.failed.add(index);
    this.#onChange();
  }
}
