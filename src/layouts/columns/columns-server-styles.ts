import { MAX_TILE_SIZE } from '../default-lengths.ts';
import { COLUMN_LENGTH, CONTAINER, GAP_LENGTH, type ServerStyles } from '../server-styles.ts';
import { COLUMNS_CLASS, COLUMNS_SHEET, columnsCss } from './columns-css.ts';

export const columnsServerStyles: ServerStyles = {
  container: CONTAINER,
  list: `column-width:${COLUMN_LENGTH};column-gap:${GAP_LENGTH};margin-block-end:calc(-1*${GAP_LENGTH})`,
  item: () => `break-inside:avoid;padding-block-end:${GAP_LENGTH}`,
  sheet: { name: COLUMNS_CLASS, text: COLUMNS_SHEET, values: columnsCss },
  link: (ratio) => `aspect-ratio:${ratio}`,
  box: (ratio) => ({ width: MAX_TILE_SIZE, height: MAX_TILE_SIZE / ratio }),
};
