import { visibleHeight } from './flat-tree.ts';
import { hasModifier } from './modifiers.ts';

/**
 * Spatial navigation: the element that a key moves the focus to, by the rendered boxes, whatever the writing direction, the
 * transforms and the styles of the page. An arrow key leads to the nearest element in its direction, left and right within
 * the row, up and down within the column. Page Up and Page Down lead one scrollport further, at least one row. Home and End lead to the first and the last.
 *
 * @returns `from` at the edge; `undefined` for another key, and if there is no other element along the axis of the key.
 */
export function navigationTarget<E extends Element>(
  elements: readonly E[],
  from: E,
  event: KeyboardEvent,
): E | undefined {
  const { key } = event;
  if (hasModifier(event)) return undefined;
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  if (!/^(Arrow|Page)/.test(key)) return undefined;
  const isSideways = /Left|Right/.test(key);
  const sign = /Left|Up/.test(key) ? -1 : 1;
  const minDistance = /^Page/.test(key) ? visibleHeight(from) : 0;
  const here = from.getBoundingClientRect();
  let nearest: E | undefined;
  let leastCost = Infinity;
  for (const element of elements) {
    const { x, y, right: end, bottom } = element.getBoundingClientRect();
    const [right, down] = [x - here.x, y - here.y];
    const ahead = sign * (isSideways ? right : down);
    const aside = Math.abs(isSideways ? down : right);
    if (Math.abs(ahead) < 1 || (isSideways && aside >= here.height)) continue;
    nearest ??= from;
    // Up and down stay in the column, but the last row may end before it.
    const isBeside = !isSideways && (x >= here.right || end <= here.x);
    if (isBeside && (sign > 0 ? y < here.bottom : bottom > here.y)) continue;
    const cost = (ahead > minDistance ? ahead : -ahead) * 1e4 + aside + (isBeside ? 1e12 : 0);
    if (ahead > 0 && cost < leastCost) [nearest, leastCost] = [element, cost];
  }
  return nearest;
}
