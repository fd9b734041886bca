import { MAX_ROW_HEIGHT } from '../default-lengths.ts';
import { CONTAINER, ROW_LENGTH, type ServerStyles } from '../server-styles.ts';

export const carouselServerStyles: ServerStyles = {
  container: CONTAINER,
  list: 'display:flex;overflow-x:auto;overflow-y:hidden;scrollbar-width:thin;padding-block:3px',
  item: (ratio) => `flex:none;block-size:${ROW_LENGTH};aspect-ratio:${ratio}`,
  link: () => 'block-size:100%',
  box: (ratio) => ({ width: ratio * MAX_ROW_HEIGHT, height: MAX_ROW_HEIGHT }),
};
