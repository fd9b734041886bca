import { sumOf } from '../../internal/sum-of.ts';
import { meanOf, memoizeEstimate } from '../estimates.ts';
import { BOX } from '../layout-model.ts';
import type { EstimatePage } from '../layout-strategy.ts';
import { NO_CARRY, type UnplacedPage } from '../segment.ts';
import { concat } from './layout-row-pages.ts';
import { layoutRows, type RowsModel } from './layout-rows.ts';
import type { RowLengths } from './row-breaks.ts';

/** Estimates rows: pictures of the mean aspect ratio, scaled to the mean height per picture of known rows. */
export function estimateRows(
  pages: readonly UnplacedPage<RowsModel>[],
  options: RowLengths,
): EstimatePage<RowsModel> {
  const mean = meanOf(pages, (ratio) => ratio);
  const pitch = rowPitch(pages, options);
  return memoizeEstimate(({ count, carry, end }) => {
    const ratios = concat(carry, new Float64Array(count).fill(mean));
    const model = layoutRows(ratios, { ...options, end: end === 'open' ? 'open' : 'filled' });
    return model && pitch ? scaleRows(model, pitch * model.count, options.gap) : model;
  });
}

/** Number of known pictures whose rows are a sufficient sample. */
const SAMPLE_SIZE = 1000;

/** Mean height that a picture adds to rows, gap included; a small sample is repeated in random order and laid out. */
function rowPitch(pages: readonly UnplacedPage<RowsModel>[], options: RowLengths): number | undefined {
  const pitchOf = (models: readonly RowsModel[]) => {
    const count = sumOf(models, ({ count }) => count);
    const height = sumOf(models, (model) => model.count && model.height + options.gap);
    return count ? height / count : undefined;
  };
  const known = pages.flatMap(({ ratios = NO_CARRY }) => ratios);
  const count = sumOf(known, ({ length }) => length);
  if (count >= SAMPLE_SIZE) return pitchOf(pages.flatMap(({ model = [] }) => model));
  if (!count) return undefined;
  const model = layoutRows(shuffledSample(concat(...known)), { ...options, end: 'held' });
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
