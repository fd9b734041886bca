import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { sumOf } from '../internal/numbers.ts';
import { BOX, type BoxesModel, type Model } from './layout-model.ts';
import type { LayoutStrategy, Lengths } from './layout-strategy.ts';
import { meanPitch } from './mean-pitch.ts';

/** Estimates the layout of a page by its number of pictures; `undefined` if a length is invalid. */
export type Estimate = (count: number) => Model | undefined;

/**
 * Estimates pages of unknown pictures, memoized: equal pictures of the mean aspect ratio, scaled on the scroll axis to the mean
 * length that a known picture adds.
 *
 * @param pages Aspect ratios of the pages, where they are known.
 */
export function createEstimate(
  strategy: LayoutStrategy,
  pages: readonly KnownPage[],
  lengths: Lengths,
): Estimate {
  const models = new Map<number, Model | undefined>();
  let means: { ratio: number; pitch: number | undefined } | undefined;
  return (count) => {
    means ??= meansOf(strategy, pages, lengths);
    if (!models.has(count)) {
      const model = strategy.layout(new Float64Array(count).fill(means.ratio), lengths, { end: 'open' });
      const { axis } = strategy;
      const { gap } = lengths;
      if (model?.count && means.pitch)
        scale(model as BoxesModel, { axis, gap, length: means.pitch * count - gap });
      models.set(count, model);
    }
    return models.get(count);
  };
}

/** A page as far as an estimate depends on it. */
interface KnownPage {
  ratios?: Float64Array | undefined;
  begins?: boolean | undefined;
}

/** Number of known pages that are a sufficient sample. */
const SAMPLE_PAGES = 50;

/** Aspect ratios of the known pages; of many pages, those of an even sample. */
function knownRatios(known: readonly KnownPage[]): Float64Array {
  const step = Math.ceil(known.length / SAMPLE_PAGES);
  return Float64Array.from(known.flatMap(({ ratios = [] }, i) => (i % step ? [] : [...ratios])));
}

function meansOf(strategy: LayoutStrategy, pages: readonly KnownPage[], lengths: Lengths) {
  const known = pages.filter(({ ratios }) => ratios);
  const ratios = knownRatios(known);
  const ratio = ratios.length ? sumOf([...ratios], (each) => each) / ratios.length : UNKNOWN_RATIO;
  const pitch = meanPitch(strategy, ratios, lengths);
  return { ratio, pitch: pitch && pitch + headingShare(strategy, known, lengths) };
}

/** Mean height of headings by picture. */
function headingShare(
  { axis }: LayoutStrategy,
  known: readonly KnownPage[],
  { heading = 0 }: Lengths,
): number {
  const count = sumOf(known, ({ ratios }) => ratios?.length ?? 0);
  return axis === 'x' || !count ? 0 : (heading * known.filter(({ begins }) => begins).length) / count;
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
