import { textScale, toolSize } from '../viewport-padding.ts';
import { isNarrow } from './reserved-space.ts';

/** Width in px of the bar's counter and paddings at the usual size of text, and of the gap between buttons. */
const COUNTER_PX = 160;
const GAP_PX = 4;

/** Computes the number of tools that fit into the bar beside its permanent buttons. */
export function barCapacity(bar: Element | null): number {
  const button = toolSize() + GAP_PX;
  // Info, More, Close, and Zoom if it is in the bar.
  const fixed = COUNTER_PX * textScale() + (isNarrow() ? 3 : 4) * button;
  return Math.max(0, Math.floor(((bar?.clientWidth ?? 0) - fixed) / button));
}
