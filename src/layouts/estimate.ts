import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { sumOf } from '../internal/sum-of.ts';
import { BOX, type BoxesModel, type Model } from './layout-model.ts';
import type { LayoutStrategy, Lengths } from './layout-strategy.ts';
import { meanPitch } from './mean-pitch.ts';

/** Estimates the layout of a page by its number of pictures; `undefined` if a length is invalid. */
export type Estimate = (count: number) => Model | undefined;

/**
 * Estimates pages of unknown pictures, memoized: equal pictures of the mean aspect ratio, scaled on the scroll axis to the mean
 * length that a known picture adds.
 *
 * @param known Aspect ratios of the known pages.
 */
export function createEstimate(strategy: LayoutStrategy, known: Float64Array, lengths: Lengths): Estimate {
  const pitch = meanPitch(strategy, known, lengths);
  const mean = known.length ? sumOf([...known], (ratio) => ratio) / known.length : UNKNOWN_RATIO;
  const models = new Map<number, Model | undefined>();
  return (count) => {
    if (!models.has(count)) {
      const model = strategy.layout(new Float64Array(count).fill(mean), lengths, { end: 'open' });
      if (model?.count && pitch)
        scale(model as BoxesModel, {
          axis: strategy.axis,
          gap: lengths.gap,
          length: pitch * count - lengths.gap,
        });
      models.set(count, model);
    }
    return models.get(count);
  };
}

/** Scales lines of equal boxes on the scroll axis to a total length; gaps stay. */
function scale(
  model: BoxesModel,
  { axis, gap, length }: { axis: 'x' | 'y'; gap: number; length: number },
): void {
  const { boxes, count } = model;
  const [start, size] = axis === 'x' ? [0, 2] : [1, 3];
  const lines = new Int32Array(count);
  for (let i = 1; i < count; i++) {
    const isNext = (boxes[i * BOX + start] ?? 0) > (boxes[(i - 1) * BOX + start] ?? 0);
    lines[i] = (lines[i - 1] ?? 0) + (isNext ? 1 : 0);
  }
  const last = lines.at(-1) ?? 0;
  // A line of a wide container may hold more pictures than a page has.
  const scaled = Math.max(length - last * gap, last + 1);
  const by = scaled / (model.length - last * gap);
  for (let i = 0; i < count; i++) {
    const gaps = (lines[i] ?? 0) * gap;
    boxes[i * BOX + start] = gaps + ((boxes[i * BOX + start] ?? 0) - gaps) * by;
    boxes[i * BOX + size] = (boxes[i * BOX + size] ?? 0) * by;
  }
  model.length = scaled + last * gap;
}
