import { BOX, isLength, readRatios, type CarouselModel, type Ratios } from './layout-model.ts';

/** How a filmstrip is laid out, in pixels. */
export interface CarouselOptions {
  /** Of every picture. */
  height: number;
  gap: number;
}

/** One row of given height. No ratio makes no box; `undefined` when a length or a ratio is none. */
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
