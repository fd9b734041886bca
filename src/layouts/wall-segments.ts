import type { CarouselOptions } from './carousel.ts';
import type { ColumnsOptions } from './columns.ts';
import type { RowShape } from './row-breaks.ts';
import { guessCarousel, guessColumns, guessRows, type Guess } from './wall-guesses.ts';
import { carouselPages, columnPages, rowPages, type WallContext, type WallPage } from './wall-pages.ts';
import type { Segment, WallPart } from './wall.ts';

/** Justified rows, page below page. */
export function stackRows(parts: readonly WallPart[], shape: RowShape, context: WallContext) {
  const pages = rowPages(parts, shape, context);
  return pages && stacked(pages, shape.gap, guessRows(pages, shape), context);
}

/** Columns, page below page. */
export function stackColumns(parts: readonly WallPart[], shape: ColumnsOptions, context: WallContext) {
  const pages = columnPages(parts, shape, context);
  return pages && stacked(pages, shape.gap, guessColumns(pages, shape), context);
}

/** One row, page after page. */
export function stackCarousel(parts: readonly WallPart[], shape: CarouselOptions, context: WallContext) {
  const pages = carouselPages(parts, shape, context);
  return pages && stacked(pages, shape.gap, guessCarousel(pages, shape), context);
}

/** Sets pages behind each other, with a gap between those that have a length. */
function stacked(
  pages: readonly WallPage[],
  gap: number,
  guess: Guess,
  { kept }: WallContext,
): Segment[] | undefined {
  const segments: Segment[] = [];
  const lastShown = pages.findLastIndex(({ ratios }, i) => ratios && kept[i]?.ratios === ratios);
  let cursor = 0;
  let first = 0;
  for (const [i, page] of pages.entries()) {
    // What is shown already does not move because guesses above it get better.
    const model = page.model ?? (i < lastShown ? guessedBefore(page, kept[i]) : undefined) ?? guess(page);
    if (!model) return undefined;
    const { ratios, end } = page;
    const goesOn = model.layout === 'columns' && end === 'hold';
    const origin = (goesOn ? segments.at(-1)?.origin : undefined) ?? cursor;
    const to = origin + ('width' in model ? model.width : model.height);
    const from = origin + (model.layout === 'columns' && model.count ? (model.boxes[1] ?? 0) : 0);
    segments.push({ first, model, origin, from, to, ratios, carried: page.carry.length, end });
    first += model.count;
    if (model.count) cursor = Math.max(cursor, to + gap);
  }
  return segments;
}

/** The guess of before, if it was one for as many pictures. */
const guessedBefore = ({ count, carry }: WallPage, segment: Segment | undefined) =>
  segment &&
  !segment.ratios &&
  segment.carried === carry.length &&
  segment.model.count === count + carry.length
    ? segment.model
    : undefined;
