import { layoutCarousel, type CarouselOptions } from './carousel.ts';
import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { layoutColumns, type ColumnsOptions } from './columns.ts';
import { fitColumns } from './fit-columns.ts';
import { BOX, type LayoutModel, type RowsModel } from './layout-model.ts';
import type { RowLengths } from './row-breaks.ts';
import { layoutRows } from './rows.ts';
import { concat, type UnplacedPage } from './layout-pages.ts';
import { sumOf } from '../internal/sum-of.ts';

/** Estimates the layout of a page of which only the number of pictures is known. */
export type EstimatePage = (page: UnplacedPage) => LayoutModel | undefined;

/** Estimates rows: pictures of the mean aspect ratio, scaled to the mean height per picture of known rows. */
export function estimateRows(pages: readonly UnplacedPage[], options: RowLengths): EstimatePage {
  const mean = meanOf(pages, (ratio) => ratio);
  const pitch = rowPitch(pages, options);
  return memoize(({ count, carry, end }) => {
    const ratios = concat(carry, new Float64Array(count).fill(mean));
    const model = layoutRows(ratios, { ...options, lastRow: end === 'start' ? 'start' : 'justify' });
    return model && pitch ? scaleRows(model, pitch * model.count, options.gap) : model;
  });
}

/** Number of known pictures whose rows are a sufficient sample. */
const SAMPLE_SIZE = 1000;

/** Mean height that a picture adds to rows, gap included; a small sample is repeated in random order and laid out. */
function rowPitch(pages: readonly UnplacedPage[], options: RowLengths): number | undefined {
  const pitchOf = (models: readonly LayoutModel[]) => {
    const count = sumOf(models, ({ count }) => count);
    const height = sumOf(models, (model) => model.count && model.height + options.gap);
    return count ? height / count : undefined;
  };
  const known = pages.flatMap(({ ratios = NONE }) => ratios);
  const count = sumOf(known, ({ length }) => length);
  if (count >= SAMPLE_SIZE) return pitchOf(pages.flatMap(({ model = [] }) => model));
  if (!count) return undefined;
  const model = layoutRows(shuffledSample(concat(...known)), { ...options, lastRow: 'hold' });
  return model && pitchOf([model]);
}

/** Repeats numbers to the size of a sample and shuffles them (Fisher–Yates) with a fixed seed. */
function shuffledSample(numbers: Float64Array): Float64Array {
  const all = Float64Array.from({ length: SAMPLE_SIZE }, (_, i) => numbers[i % numbers.length] ?? 1);
  for (let i = SAMPLE_SIZE - 1, seed = 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((seed / 2 ** 32) * (i + 1));
    [all[i], all[j]] = [all[j] ?? 1, all[i] ?? 1];
  }
  return all;
}

const NONE = new Float64Array();

/** Scales the heights of rows to a total height; widths and gaps stay. */
function scaleRows(model: RowsModel, pitch: number, gap: number): RowsModel {
  const { starts, boxes, count } = model;
  const rows = starts.length - 1;
  // A row of a wide container may hold more pictures than a page has.
  const by = Math.max(pitch - rows * gap, rows) / (model.height - (rows - 1) * gap);
  for (let row = 0; row < rows; row++) {
    for (let at = (starts[row] ?? 0) * BOX; at < (starts[row + 1] ?? 0) * BOX; at += BOX) {
      boxes[at + 1] = row * gap + ((boxes[at + 1] ?? 0) - row * gap) * by;
      boxes[at + 3] = (boxes[at + 3] ?? 0) * by;
    }
  }
  return count ? { ...model, height: Math.max(pitch - gap, rows + (rows - 1) * gap) } : model;
}

/** Estimates columns: equal pictures, with the total height of columns without a ragged end. */
export function estimateColumns(pages: readonly UnplacedPage[], options: ColumnsOptions): EstimatePage {
  const { columns = 1, columnWidth = 1 } = fitColumns(options.width, options.columnSize, options.gap) ?? {};
  const pitch = columnWidth * meanOf(pages, (ratio) => 1 / ratio) + options.gap;
  return memoize(({ count }) => {
    const rows = Math.ceil(count / columns);
    const height = Math.max((count / columns / rows) * pitch - options.gap, columnWidth / MAX_RATIO);
    return layoutColumns(new Float64Array(count).fill(columnWidth / height), options);
  });
}

/** Maximum aspect ratio of an estimated box. */
const MAX_RATIO = 100;

/** Estimates a carousel: pictures of the mean aspect ratio. */
export function estimateCarousel(pages: readonly UnplacedPage[], options: CarouselOptions): EstimatePage {
  const mean = meanOf(pages, (ratio) => ratio);
  return memoize(({ count }) => layoutCarousel(new Float64Array(count).fill(mean), options));
}

/** Mean of a value over all known aspect ratios; without any, over `UNKNOWN_RATIO`. */
function meanOf(pages: readonly UnplacedPage[], value: (ratio: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const { ratios = [] } of pages) {
    for (const ratio of ratios) sum += value(ratio);
    count += ratios.length;
  }
  return count ? sum / count : value(UNKNOWN_RATIO);
}

/** Memoizes an estimate by the size and the end of the page. */
function memoize(estimate: EstimatePage): EstimatePage {
  const models = new Map<string, LayoutModel | undefined>();
  return (page) => {
    if (page.carry.length) return estimate(page);
    const key = `${page.count} ${page.end}`;
    if (!models.has(key)) models.set(key, estimate(page));
    return models.get(key);
  };
}
