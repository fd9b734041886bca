import { layoutCarousel, type CarouselOptions } from './carousel.ts';
import { UNKNOWN_RATIO } from './clean-ratio.ts';
import { layoutColumns, type ColumnsOptions } from './columns.ts';
import { fitColumns } from './fit-columns.ts';
import { BOX, type LayoutModel, type RowsModel } from './layout-model.ts';
import type { RowShape } from './row-breaks.ts';
import { layoutRows } from './rows.ts';
import { joined, type WallPage } from './wall-pages.ts';

/** Lays out a page of which only the number of pictures is known. */
export type Guess = (page: WallPage) => LayoutModel | undefined;

/** Rows of pictures of the mean shape, together as high as the known ones are on average. */
export function guessRows(pages: readonly WallPage[], shape: RowShape): Guess {
  const mean = meanOf(pages, (ratio) => ratio);
  const pitch = rowPitch(pages, shape);
  return once(({ count, carry }) => {
    const ratios = joined(carry, new Float64Array(count).fill(mean));
    const model = layoutRows(ratios, { ...shape, lastRow: 'justify' });
    return model && pitch ? stretched(model, pitch * model.count, shape.gap) : model;
  });
}

/** Known pictures whose rows are enough to tell the height of others. */
const ENOUGH = 1000;

/** Height that a picture adds to rows, the gap included; of few pictures, these are laid out again and again, in no order. */
function rowPitch(pages: readonly WallPage[], shape: RowShape): number | undefined {
  const pitchOf = (models: readonly LayoutModel[]) => {
    const count = models.reduce((sum, model) => sum + model.count, 0);
    const height = models.reduce((sum, model) => sum + (model.count && model.height + shape.gap), 0);
    return count ? height / count : undefined;
  };
  const known = pages.flatMap(({ ratios = NONE }) => ratios);
  const count = known.reduce((sum, { length }) => sum + length, 0);
  if (count >= ENOUGH) return pitchOf(pages.flatMap(({ model = [] }) => model));
  if (!count) return undefined;
  const model = layoutRows(shuffled(known.reduce(joined)), { ...shape, lastRow: 'hold' });
  return model && pitchOf([model]);
}

/** Enough of some numbers, each about as often, in no order: the same each time. */
function shuffled(numbers: Float64Array): Float64Array {
  const all = Float64Array.from({ length: ENOUGH }, (_, i) => numbers[i % numbers.length] ?? 1);
  for (let i = ENOUGH - 1, seed = 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((seed / 2 ** 32) * (i + 1));
    [all[i], all[j]] = [all[j] ?? 1, all[i] ?? 1];
  }
  return all;
}

const NONE = new Float64Array();

/** Rows as wide as they are and as far apart, together as high as is said. */
function stretched(model: RowsModel, pitch: number, gap: number): RowsModel {
  const { starts, boxes, count } = model;
  const rows = starts.length - 1;
  // Rows of a wide container may hold more pictures than a page has.
  const by = Math.max(pitch - rows * gap, rows) / (model.height - (rows - 1) * gap);
  for (let row = 0; row < rows; row++) {
    for (let at = (starts[row] ?? 0) * BOX; at < (starts[row + 1] ?? 0) * BOX; at += BOX) {
      boxes[at + 1] = row * gap + ((boxes[at + 1] ?? 0) - row * gap) * by;
      boxes[at + 3] = (boxes[at + 3] ?? 0) * by;
    }
  }
  return count ? { ...model, height: Math.max(pitch - gap, rows + (rows - 1) * gap) } : model;
}

/** Equal pictures, together as high as they were if columns ended anywhere. */
export function guessColumns(pages: readonly WallPage[], shape: ColumnsOptions): Guess {
  const { columns = 1, columnWidth = 1 } = fitColumns(shape.width, shape.columnSize, shape.gap) ?? {};
  const pitch = columnWidth * meanOf(pages, (ratio) => 1 / ratio) + shape.gap;
  return once(({ count }) => {
    const rows = Math.ceil(count / columns);
    const height = Math.max((count / columns / rows) * pitch - shape.gap, columnWidth / WIDEST);
    return layoutColumns(new Float64Array(count).fill(columnWidth / height), shape);
  });
}

/** Flattest box that a guess may make, as a ratio. */
const WIDEST = 100;

/** Pictures of the mean shape. */
export function guessCarousel(pages: readonly WallPage[], shape: CarouselOptions): Guess {
  const mean = meanOf(pages, (ratio) => ratio);
  return once(({ count }) => layoutCarousel(new Float64Array(count).fill(mean), shape));
}

/** The mean of what known shapes say. */
function meanOf(pages: readonly WallPage[], value: (ratio: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const { ratios = [] } of pages) {
    for (const ratio of ratios) sum += value(ratio);
    count += ratios.length;
  }
  return count ? sum / count : value(UNKNOWN_RATIO);
}

/** Equal pages are laid out once. */
function once(guess: Guess): Guess {
  const models = new Map<number, LayoutModel | undefined>();
  return (page) => {
    if (page.carry.length) return guess(page);
    if (!models.has(page.count)) models.set(page.count, guess(page));
    return models.get(page.count);
  };
}
