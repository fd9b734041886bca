import { BOX, isLength, readBox, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';
import type { LayoutStrategy, Lengths } from '../layout-strategy.ts';

/** Lengths of a carousel; the size is the height of every picture. */
export type CarouselLengths = Pick<Lengths, 'size' | 'gap' | 'caption'>;

/** Lays out one row of a given height. Returns `undefined` if a length or an aspect ratio is invalid. */
export function layoutCarousel(
  ratios: Ratios,
  { size, gap, caption = 0 }: CarouselLengths,
): BoxesModel | undefined {
  const list = readRatios(ratios);
  if (!list || !isLength(size) || !isLength(gap, 0)) return undefined;
  const count = list.length;
  const boxes = new Float64Array(count * BOX);
  let x = 0;
  for (let i = 0; i < count; i++) {
    const width = (list[i] ?? 0) * size;
    boxes.set([x, 0, width, size + caption], i * BOX);
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
  layout: layoutCarousel,
  boxAt: readBox,
};
