import type { WallShape } from '../../layouts/wall.ts';

/** Layouts of a wall. */
export type WallLayout = WallShape['layout'];

/** Reads the lengths of a layout off an element that the style sheet gives them to, and calls back when they change. */
export class Ruler {
  readonly #observer: ResizeObserver;
  #element: Element | null = null;
  #shape: WallShape | undefined;

  constructor(changed: () => void) {
    this.#observer = new ResizeObserver(() => {
      this.#shape = undefined;
      changed();
    });
  }

  /** The element, and those inside it, as they are now. Returns whether there is another one to measure. */
  follow(element: Element | null): boolean {
    if (element === this.#element) return false;
    this.#element = element;
    this.#observer.disconnect();
    for (const part of element ? [element, ...element.children] : []) this.#observer.observe(part);
    return !!element;
  }

  /** The lengths, the same object while they are the same; `undefined` while there is no element, or it is not shown. */
  shape(layout: WallLayout): WallShape | undefined {
    if (this.#element && this.#shape?.layout !== layout) this.#shape = shapeOf(layout, this.#element);
    return this.#shape;
  }
}

function shapeOf(layout: WallLayout, ruler: Element): WallShape | undefined {
  if (!ruler.getClientRects().length) return undefined;
  // All of it, what is wished for of a tile, and the gap.
  const [whole, tile, between] = [ruler, ...ruler.children].map((part) => getComputedStyle(part));
  const lengthOf = (style: CSSStyleDeclaration | undefined) => parseFloat(style?.inlineSize ?? '');
  const [width, size, gap] = [lengthOf(whole), lengthOf(tile), lengthOf(between)];
  switch (layout) {
    case 'grid':
      return { layout, width, gap, tileSize: size, ratio: ratioOf(tile?.aspectRatio ?? '') };
    case 'rows':
      return { layout, width, gap, targetHeight: size };
    case 'columns':
      return { layout, width, gap, columnSize: size };
    case 'carousel':
      return { layout, height: size, gap };
  }
}

/** Reads `3 / 2`, `1.5` or `auto 3 / 2`; a square if it is none. */
function ratioOf(value: string): number {
  const [width = 1, height = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  return width / height || 1;
}
