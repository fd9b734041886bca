import { layoutCarousel, type CarouselOptions } from './carousel.ts';
import { layoutColumns, type ColumnsOptions } from './columns.ts';
import type { LayoutModel } from './layout-model.ts';
import type { RowShape } from './row-breaks.ts';
import { layoutRows } from './rows.ts';
import type { Segment, WallPart } from './wall.ts';

/** What the pages of a wall are laid out with, beside their shape. */
export interface WallContext {
  open: boolean;
  /** Segments of the wall before, in the same shape. */
  kept: readonly Segment[];
}

/** A page before it has a place; without a model where shapes are to be guessed. */
export interface WallPage extends Pick<Segment, 'ratios' | 'end'> {
  /** How many pictures it has itself. */
  count: number;
  model?: LayoutModel;
  /** Shapes of pictures that the page before left to it. */
  carry: Float64Array;
}

const NONE = new Float64Array();

/** Justified rows: what makes no full row at a page's end begins the next page's rows. `undefined` as `layoutRows`. */
export function rowPages(
  parts: readonly WallPart[],
  shape: RowShape,
  context: WallContext,
): WallPage[] | undefined {
  const pages: WallPage[] = [];
  let carry: Float64Array = NONE;
  for (const [i, { count, ratios }] of parts.entries()) {
    const page: WallPage = { count, ratios, carry, end: 'justify' };
    pages.push(page);
    carry = NONE;
    if (!ratios) continue;
    const all = page.carry.length ? joined(page.carry, ratios) : ratios;
    const kept = keptRows(pages, i, context);
    page.end = kept && stays(kept, i, parts) ? kept.end : endOf(i, parts, context);
    let model = kept?.end === page.end ? kept.model : layoutRows(all, { ...shape, lastRow: page.end });
    // Less than one row in all is shown rather than held back.
    if (i === parts.length - 1 && pages.every((one) => (one === page ? model : one.model)?.count === 0)) {
      page.end = 'start';
      model = layoutRows(all, { ...shape, lastRow: 'start' });
    }
    if (!model) return undefined;
    page.model = model;
    carry = all.subarray(model.count);
  }
  return pages;
}

/** The segment of before, if it was made of the same: of this page, and of the same pictures that the one before left to it. */
function keptRows(pages: readonly WallPage[], i: number, { kept }: WallContext): Segment | undefined {
  const segment = kept[i];
  const page = pages[i];
  if (!page || segment?.ratios !== page.ratios || segment?.carried !== page.carry.length) return undefined;
  return !segment.carried || pages[i - 1]?.model === kept[i - 1]?.model ? segment : undefined;
}

/** Whether a segment's end may stay as it is: at the list's end only, pictures are not held, nor left in an open row before it. */
const stays = ({ end }: Segment, i: number, parts: readonly WallPart[]) =>
  end === 'justify' || (end === 'hold' && i < parts.length - 1);

/** How a page ends: held where rows can go on, filled where the page below is shown already. */
function endOf(i: number, parts: readonly WallPart[], { open, kept }: WallContext): Segment['end'] {
  const next = parts[i + 1];
  if (!next) return open ? 'hold' : 'start';
  return next.ratios && kept[i + 1]?.ratios === next.ratios ? 'justify' : 'hold';
}

/** Columns: a page goes on below the one before; below a guess it begins at a straight line. `undefined` as `layoutColumns`. */
export function columnPages(
  parts: readonly WallPart[],
  shape: ColumnsOptions,
  { kept }: WallContext,
): WallPage[] | undefined {
  const pages: WallPage[] = [];
  let ends: Float64Array | undefined;
  let same = true;
  for (const [i, { count, ratios }] of parts.entries()) {
    const old = ratios && kept[i]?.ratios === ratios ? kept[i] : undefined;
    // What began at a straight line does so for ever.
    if (!ratios || old?.end === 'start') ends = undefined;
    const end = ends ? 'hold' : 'start';
    const page: WallPage = { count, ratios, carry: NONE, end };
    pages.push(page);
    if (!ratios) continue;
    same = old?.end === end && (!ends || same);
    const model = same && old?.model.layout === 'columns' ? old.model : layoutColumns(ratios, shape, ends);
    if (!model) return undefined;
    page.model = model;
    ends = model.ends;
  }
  return pages;
}

/** One row. `undefined` as `layoutCarousel`. */
export function carouselPages(
  parts: readonly WallPart[],
  shape: CarouselOptions,
  { kept }: WallContext,
): WallPage[] | undefined {
  const pages: WallPage[] = [];
  for (const [i, { count, ratios }] of parts.entries()) {
    const old = ratios && kept[i]?.ratios === ratios ? kept[i].model : undefined;
    const model = old ?? (ratios && layoutCarousel(ratios, shape));
    if (ratios && !model) return undefined;
    pages.push({ count, ratios, carry: NONE, end: 'start', ...(model && { model }) });
  }
  return pages;
}

/** The numbers of both, one after the other. */
export function joined(one: Float64Array, other: Float64Array): Float64Array {
  const both = new Float64Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
