import { BOX, isLength, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';

/** One row that scrolls horizontally. */
export interface CarouselModel extends BoxesModel {
  layout: 'carousel';
  /** From the start of the first box to the end of the last. */
  width: number;
}

/** Options of a carousel, in pixels. */
export interface CarouselOptions {
  /** Height of every picture. */
  height: number;
  gap: number;
}

/** Lays out one row of a given height. Returns `undefined` if a length or an aspect ratio is invalid. */
export function layoutCarousel(ratios: Ratios, { height, gap }: CarouselOptions): CarouselModel | undefined {
  const list = readRatios(ratios);
  if (!list || !isLength(height) || !isLength(gap, 0)) return undefined;
  const count = list.length;
  const boxes = new Float64Array(count * BOX);
  let x = 0;
  for (let i = 0, at = 0; i < count; i++, at += BOX) {
    const width = (list[i] ?? 0) * height;
    boxes[at] = x;
    boxes[at + 2] = width;
    boxes[at + 3] = height;
    x += width + gap;
  }
  return { layout: 'carousel', count, boxes, width: count ? x - gap : 0, height: count ? height : 0 };
}
