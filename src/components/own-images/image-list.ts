import type { Picture } from '../../tiles/picture.ts';
import type { PictureList } from '../picture-list.ts';
import { measure } from './measure.ts';
import { pictureOf, type OwnImage, type Size } from './own-image.ts';

/** Pictures of the page as a list for the viewer. The size of a picture that the page does not tell is read with its neighbours. */
export class ImageList implements PictureList {
  readonly #images: readonly OwnImage[];
  readonly #pictures: (Picture | undefined)[] = [];
  readonly #watchers = new Set<() => void>();

  constructor(images: readonly OwnImage[]) {
    this.#images = images;
  }

  get count(): number {
    return this.#images.length;
  }

  at(index: number): Picture | undefined {
    const own = this.#images[index];
    if (own?.size) this.#pictures[index] ??= pictureOf(own, index, own.size);
    return this.#pictures[index];
  }

  async load(index: number): Promise<Picture | undefined> {
    const picture = await this.#read(index);
    for (const neighbour of [index + 1, index - 1]) void this.#read(neighbour, 'low');
    return picture;
  }

  watch(changed: () => void, signal: AbortSignal): void {
    this.#watchers.add(changed);
    signal.addEventListener('abort', () => this.#watchers.delete(changed));
  }

  async #read(index: number, priority?: 'low'): Promise<Picture | undefined> {
    const own = this.#images[index];
    if (!own || this.at(index)) return this.at(index);
    const size = await measure(own.source, priority);
    this.#pictures[index] ??= pictureOf(own, index, size ?? displayedSize(own));
    for (const changed of this.#watchers) changed();
    return this.at(index);
  }
}

/** The size on the page stands for that of a file without one, such as a drawing in SVG. */
function displayedSize({ image }: OwnImage): Size | undefined {
  const { clientWidth: width = 0, clientHeight: height = 0 } = image ?? {};
  return width && height ? { width, height } : undefined;
}
