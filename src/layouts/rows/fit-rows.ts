import { range } from '../../internal/altered-globals.ts';
import { UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import type { Model } from '../layout-model.ts';
import { layoutRows, type RowsModel, type RowsOptions } from './layout-rows.ts';
import type { RowLengths } from './row-breaks.ts';

/** Minimum fraction of the expected pictures for which the height of the skeleton is kept. */
const MIN_FILLED = 0.75;

/** A difference from the height of the skeleton that nobody notices, in pixels. */
const TOLERANCE = 2;

/** Aims to try, as fractions of the target height, nearest first. */
const AIMS = range(0, 24).map((i) => (1 + 0.02 * Math.ceil(i / 2)) ** (i % 2 ? 1 : -1));

/**
 * Lays out the only page of a list near the height of its skeleton, so that content below hardly moves: among the layouts for
 * slightly different aims, the one whose height is nearest.
 *
 * @param skeleton The estimate that the pictures replace, if any.
 */
export function fitRows(
  ratios: Float64Array,
  options: Pick<RowsOptions, keyof RowLengths | 'caption'>,
  skeleton: Model | undefined,
): RowsModel | undefined {
  const { length: count } = ratios;
  const isComplete = skeleton && count <= skeleton.count && count >= MIN_FILLED * skeleton.count;
  const unknown = new Float64Array(count).fill(UNKNOWN_RATIO);
  const total = (isComplete ? skeleton : layoutRows(unknown, options))?.length ?? NaN;
  let best: RowsModel | undefined;
  let least = Infinity;
  for (const factor of AIMS) {
    const model = layoutRows(ratios, { ...options, aim: factor * options.targetHeight, total });
    const difference = Math.abs((model?.length ?? NaN) - total);
    if (difference < least) [best, least] = [model, difference];
    if (least <= TOLERANCE) break;
  }
  return best;
}
