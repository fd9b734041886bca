import type { PictureList } from '../picture-list.ts';

/** How far from the picture shown the next ones are read. */
const AHEAD = 5;

/** Reads pictures before a visitor comes to them. */
export class PictureReader {
  /** Pictures that a visitor came to and that could not be read. */
  readonly failed = new Set<number>();
  readonly #list: PictureList;
  readonly #changed: () => void;

  constructor(list: PictureList, changed: () => void) {
    this.#list = list;
    this.#changed = changed;
  }

  /** A visitor looks at this picture. */
  look(index: number): void {
    const list = this.#list;
    const steps = Array.from({ length: 2 * AHEAD + 1 }, (_, i) => (i % 2 ? -(i + 1) / 2 : i / 2));
    const missing = steps.map((step) => index + step).find((i) => i >= 0 && i < list.count && !list.at(i));
    if (missing !== undefined && !this.failed.has(missing)) void this.#read(missing, missing === index);
  }

  /** Reads once more what could not be read. */
  retry(index: number): void {
    this.failed.delete(index);
    this.#changed();
    this.look(index);
  }

  async #read(index: number, wanted: boolean): Promise<void> {
    const picture = await this.#list.load(index).catch(() => undefined);
    // What was read ahead in vain is read once more when it is wanted.
    if (!picture && wanted) this.failed.add(index);
    this.#changed();
  }
}
