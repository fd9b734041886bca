import { html, type TemplateResult } from 'lit';
import { UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import type { Box, ItemRange } from '../../layouts/layout-model.ts';
import type { Picture } from '../picture.ts';

/** Maximum number of items that are printed. */
const MAX_PRINTED = 300;

/** Box of an item that is printed but not laid out on the screen. */
export const NO_BOX: Readonly<Box> = { x: 0, y: 0, width: 0, height: 0 };

/** Range of the items that are printed. */
export function printedRange(pages: readonly { count: number }[]): ItemRange {
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  return { first: 0, last: Math.min(count, MAX_PRINTED) - 1 };
}

interface VirtualItem {
  index: number;
  /** Number of items in the list. */
  count: number;
  box: Box;
  /** Absent until the picture is loaded. */
  picture: Picture | undefined;
  /** Print has a layout of its own, which uses only the aspect ratio. */
  isPrinting: boolean;
}

/**
 * Renders an item of a virtual grid at its position; a skeleton until the picture is loaded.
 *
 * @param content Renders the tile of a picture.
 */
export function virtualItem(
  { index, count, box: { x, y, width, height }, picture, isPrinting }: VirtualItem,
  content: (picture: Picture) => TemplateResult,
): TemplateResult {
  const ratio = width / height || (picture ? picture.width / picture.height : UNKNOWN_RATIO);
  const style =
    `inset-inline-start:${x}px;top:${y}px;inline-size:${width}px;block-size:${height}px` +
    (isPrinting ? `;--_ratio:${ratio}` : '');
  if (!picture)
    return html`<li data-at=${index} aria-hidden="true" .style=${style}>
      <span class="frame skeleton" part="skeleton"></span>
    </li>`;
  return html`<li data-at=${index} aria-setsize=${count} aria-posinset=${index + 1} .style=${style}>
    ${content(picture)}
  </li>`;
}
