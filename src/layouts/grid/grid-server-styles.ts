import { MAX_TILE_SIZE } from '../default-lengths.ts';
import type { ServerStyles } from '../server-styles.ts';

export const gridServerStyles: ServerStyles = {
  container: '',
  list:
    'contain:inline-size;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,' +
    `var(--pix-tile-size,clamp(96px,30%,${MAX_TILE_SIZE}px))),1fr))`,
  item: () => '',
  link: () => 'aspect-ratio:var(--pix-tile-ratio,1)',
  box: () => ({ width: MAX_TILE_SIZE, height: MAX_TILE_SIZE }),
};
