import { lengthsOf, PAGERS, reservedCells } from '../../../src/embed/reserved-height.ts';
import type { GalleryOptions } from '../../../src/global.ts';
import { CAPTION_HEIGHT } from '../../../src/internal/caption-length.ts';

/** Widths in pixels of a container for which the style is right. */
const [NARROW, WIDE] = [320, 3000];

/** Heights in pixels of a line of controls, of the tags and of the count, with the space between lines; rest of the space below. */
const [LINE, TAGS, COUNT, BELOW] = [52, 44, 37, 4];

/** Heights in percent of the width for the fewest columns and for the next ones. */
const STEPS = 4;

/**
 * The height that the embed script reserves, in CSS: a value of `padding-bottom`, whose percentages are parts of the width.
 * `undefined` if the number of pictures is unknown.
 */
export function reservedSpace(options: Partial<GalleryOptions>): string | undefined {
  const { layout, limit, paging, caption, controls = '' } = options;
  const below = caption === 'below' ? CAPTION_HEIGHT : 0;
  if (layout === 'carousel') return `calc(${6 + below}px + clamp(96px, 28%, 240px))`;
  if (limit === Infinity) return undefined;
  // Without the gaps, which cancel each other out but for some pixels.
  const percent = (width: number) => {
    const lengths = lengthsOf({ layout }, width, (token, byDefault) => Number(byDefault));
    const cells = reservedCells({ layout, limit }, width, lengths);
    const pictures = `${Math.round((100 * cells.height * cells.rows) / cells.width / cells.columns)}%`;
    return below ? `${pictures} + ${Math.round(below * cells.rows)}px` : pictures;
  };
  const space = steps(percent);
  const more = (PAGERS[paging ?? ''] ?? 0) + controlsHeight(controls, 'wide');
  return more ? `calc(${more}px + ${space})` : space;
}

/** Height in pixels of controls with the space below. In a narrow gallery, the search field has a line of its own. */
export function controlsHeight(controls: string, width: 'narrow' | 'wide'): number {
  const groups = [/search/, /sort|category/].filter((group) => group.test(controls)).length;
  const lines = width === 'narrow' ? groups : Math.min(groups, 1);
  const height =
    LINE * lines + (controls.includes('tags') ? TAGS : 0) + (controls.includes('count') ? COUNT : 0);
  return height && height + BELOW;
}

/** A height that is another sum of percent and pixels from certain widths on. */
export function steps(heightAt: (width: number) => string): string {
  const parts: string[] = [];
  let height = heightAt(NARROW);
  for (let width = NARROW + 1; width < WIDE && parts.length < STEPS - 1; width++) {
    const next = heightAt(width);
    if (next !== height) parts.push(`min(${height}, (${width}px - 100%) * 99)`);
    height = next;
  }
  return parts.length ? `max(${[...parts, height].join(', ')})` : height;
}
