import { binarySearch } from '../binary-search.ts';
import { meanOf, memoizeEstimate } from '../estimates.ts';
import { BOX, readBox } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { neighbourInRow } from '../neighbours.ts';
import { NO_CARRY, type UnplacedPage } from '../segment.ts';
import { layoutCarousel, type CarouselModel, type CarouselOptions } from './layout-carousel.ts';

/** One row that scrolls horizontally, with pages side by side; unknown pictures are estimated at the mean aspect ratio. */
export const carousel: LayoutStrategy<{ layout: 'carousel' } & CarouselOptions, CarouselModel> = {
  axis: 'x',
  sizedBy: 'row-height',
  usesRatios: true,
  options: ({ size, gap }) => ({ layout: 'carousel', height: size, gap }),
  layout(pageRatios, options, { previous }) {
    const pages: UnplacedPage<CarouselModel>[] = [];
    let i = -1;
    for (const { count, ratios } of pageRatios) {
      i++;
      const before = previous[i];
      const old = ratios && before?.ratios === ratios ? before.model : undefined;
      const model = old ?? (ratios && layoutCarousel(ratios, options));
      if (ratios && !model) return undefined;
      pages.push({ count, ratios, carry: NO_CARRY, end: 'open', ...(model && { model }) });
    }
    return pages;
  },
  estimate(pages, options) {
    const mean = meanOf(pages, (ratio) => ratio);
    return memoizeEstimate(({ count }) => layoutCarousel(new Float64Array(count).fill(mean), options));
  },
  lengthOf: ({ width }) => width,
  boxAt: readBox,
  itemsBetween({ boxes, count }, left, right) {
    const x = (i: number) => boxes[i * BOX] ?? 0;
    return {
      first: binarySearch(count, (i) => x(i) + (boxes[i * BOX + 2] ?? 0) > left),
      last: binarySearch(count, (i) => x(i) >= right) - 1,
    };
  },
  neighbour: ({ index, count }, direction) => neighbourInRow(index, direction, [0, count]),
};
