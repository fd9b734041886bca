import { MAX_ROW_HEIGHT } from '../default-lengths.ts';
import { CONTAINER, GAP_LENGTH, ROW_LENGTH, type ServerStyles } from '../server-styles.ts';
import { OPEN_LIMITS } from './layout-rows.ts';
import { ROW_LIMITS } from './row-breaks.ts';

/**
 * Minimum height of a row, as a fraction of the target height: rows that grow from it have the target height on average. A last row
 * that does not grow can be as low in the element.
 */
const MIN_HEIGHT = OPEN_LIMITS[0];

const length = (ratio: number, height: number) =>
  `calc(${Math.round(ratio * height * 1e4) / 1e4}*${ROW_LENGTH})`;

/** Rows break where they are full, and grow to the maximum height at most; an incomplete last row keeps its height. */
export const rowsServerStyles: ServerStyles = {
  container: CONTAINER,
  list: 'display:flex;flex-wrap:wrap',
  item: (ratio) =>
    `flex:${ratio} 1 ${length(ratio, MIN_HEIGHT)};max-inline-size:${length(ratio, ROW_LIMITS[1])}`,
  end: `flex:9999 1 0;margin-inline-start:calc(-1*${GAP_LENGTH})`,
  link: (ratio) => `aspect-ratio:${ratio}`,
  box: (ratio) => ({ width: ratio * MAX_ROW_HEIGHT, height: MAX_ROW_HEIGHT }),
};
