import { BOX, isLength, readBox, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';

/** Options of a carousel, in pixels. */
export interface CarouselOptions {
  /** Height of every picture. */
  height: number;
  gap: number;
}

/** Lays out one row of a given height. Returns `undefined` if a length or an aspect ratio is invalid. */
export function layoutCarousel(ratios: Ratios, { height, gap }: CarouselOptions): BoxesModel | undefined {
  const list = readRatios(ratios);
  if (!list || !isLength(height) || !isLength(gap, 0)) return undefined;
  const count = list.length;
  const boxes = new Float64Array(count * BOX);
  let x = 0;
  for (let i = 0; i < count; i++) {
    const width = (list[i] ?? 0) * height;
    boxes.set([x, 0, width, height], i * BOX);
    x += width + gap;
  }
  return { count, boxes, length: count ? x - gap : 0 };
}

/** Strategy of a carousel: one row that scrolls horizontally, with pages side by side. */
export const strategy: LayoutStrategy<BoxesModel> = {
  axis: 'x',
  sizedBy: 'row-height',
  fills: 'rows',
  usesRatios: true,
  layout: (ratios, { size, gap }) => layoutCarousel(ratios, { height: size, gap }),
  boxAt: readBox,
};
