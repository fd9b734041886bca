import { create, perElement } from './elements.ts';
import { fullPicture } from './image-loading.ts';
import type { Picture } from './picture.ts';
import { createSkeleton } from './tile-list.ts';
import { createTile, updateTile } from './tile.ts';

/** Options of a single picture. */
interface PictureOptions {
  /** Available width in CSS pixels; 0 until it is known. */
  available: number;
  isInitial: boolean;
  /** Value of `srcset` for a width, of a host that resizes images. */
  srcsetFor?: ((width: number) => string) | undefined;
  quality: string | undefined;
}

/** A single picture with a caption of the page. */
export class Figure {
  readonly tile = createTile();
  /** The placeholder of the tile. */
  readonly skeleton = createSkeleton();
  readonly #caption = create('figcaption', { part: 'caption' }, create('slot', { name: 'caption' }));
  readonly element = create('figure', { part: 'figure', tabindex: -1 }, this.#caption);

  /** Shows a picture: a file of a resizing host, the full image, or the thumbnail. Returns the figure. */
  showPicture(picture: Picture, { available, isInitial, srcsetFor, quality }: PictureOptions): HTMLElement {
    const width = Math.min(available, picture.width);
    const own = width ? srcsetFor?.(width) : '';
    const box = { width, height: (width * picture.height) / picture.width };
    updateTile(this.tile, {
      picture,
      index: 0,
      isInitial,
      isDeferred: !width,
      srcset: own || fullPicture(picture, { box, count: 1, quality }),
      style: `--_ratio: ${picture.width} / ${picture.height}; --_width: ${picture.width}px`,
    });
    return this.show(this.tile);
  }

  /** Shows the tile, its placeholder, or nothing. Returns the figure. */
  show(content: HTMLElement | undefined): HTMLElement {
    const former = this.#caption.previousElementSibling;
    if (former !== (content ?? null)) {
      former?.remove();
      if (content) this.element.prepend(content);
    }
    this.#caption.hidden = content !== this.tile;
    return this.element;
  }
}

/** The figure of an element. */
export const figureOf = perElement(() => new Figure());
