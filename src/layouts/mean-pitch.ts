import type { LayoutStrategy, Lengths } from './layout-strategy.ts';

/** Number of pictures of a sample. */
const SAMPLE_SIZE = 1000;

/**
 * Mean length that a picture adds to a layout on the scroll axis, gap included: that of a sample of the known pictures in random
 * order, since the order of a hundred pictures changes the height of rows by up to a tenth.
 *
 * @returns `undefined` without pictures, or if a length is invalid.
 */
export function meanPitch(
  strategy: LayoutStrategy,
  ratios: Float64Array,
  lengths: Lengths,
): number | undefined {
  if (!ratios.length) return undefined;
  const model = strategy.layout(sampleOf(ratios), lengths, { end: 'held' });
  if (!model?.count) return undefined;
  const { gap, width } = lengths;
  const isHorizontal = strategy.axis === 'x';
  // By area, so that columns with ragged ends count as if they ended evenly.
  let area = 0;
  for (let i = 0; i < model.count; i++) {
    const box = strategy.boxAt(model, i);
    area += (box.width + gap) * (isHorizontal ? 1 : box.height + gap);
  }
  return area / model.count / (isHorizontal ? 1 : width + gap);
}

/** Draws a sample evenly, with repetitions of few numbers, and shuffles it (Fisher–Yates) with a fixed seed. */
function sampleOf(numbers: Float64Array): Float64Array {
  const sample = new Float64Array(SAMPLE_SIZE);
  const step = Math.ceil(numbers.length / SAMPLE_SIZE);
  for (let i = 0; i < SAMPLE_SIZE; i++) sample[i] = numbers[(i * step) % numbers.length] ?? 1;
  for (let i = SAMPLE_SIZE - 1, seed = 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((seed / 2 ** 32) * (i + 1));
    [sample[i], sample[j]] = [sample[j] ?? 1, sample[i] ?? 1];
  }
  return sample;
}
