import type { LayoutName } from '../../../src/components/option-values.ts';

/** A tile of a pictogram. */
const tile = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Pictograms of the layouts, as paths in a box of 44 × 30. */
export const PICTOGRAMS: Readonly<Record<LayoutName, string>> = {
  grid: [0, 15.5, 31].flatMap((x) => [tile(x, 0, 13, 14), tile(x, 16, 13, 14)]).join(''),
  rows: [
    tile(0, 0, 22, 9),
    tile(24, 0, 20, 9),
    tile(0, 11, 12, 9),
    tile(14, 11, 18, 9),
    tile(34, 11, 10, 9),
    tile(0, 22, 26, 8),
    tile(28, 22, 16, 8),
  ].join(''),
  columns: [
    tile(0, 0, 13, 18),
    tile(0, 20, 13, 10),
    tile(15.5, 0, 13, 9),
    tile(15.5, 11, 13, 19),
    tile(31, 0, 13, 14),
    tile(31, 16, 13, 14),
  ].join(''),
  carousel: [tile(0, 6, 8, 18), tile(10, 6, 24, 18), tile(36, 6, 8, 18)].join(''),
};
