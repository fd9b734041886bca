import { MAX_ROW_HEIGHT } from '../default-lengths.ts';
import { CONTAINER, GAP_LENGTH, ROW_LENGTH, type ServerStyles } from '../server-styles.ts';

/** Rows break where they are full; an incomplete last row keeps its height. */
export const rowsServerStyles: ServerStyles = {
  container: CONTAINER,
  list: 'display:flex;flex-wrap:wrap',
  item: (ratio) => `flex:${ratio} 1 calc(${ratio}*${ROW_LENGTH})`,
  end: `flex:9999 1 0;margin-inline-start:calc(-1*${GAP_LENGTH})`,
  link: (ratio) => `aspect-ratio:${ratio}`,
  box: (ratio) => ({ width: ratio * MAX_ROW_HEIGHT, height: MAX_ROW_HEIGHT }),
};
