import type { Box } from './layout-model.ts';
import { strategyOf, type LayoutModel } from './layouts.ts';

/** The box of an item; `undefined` if the item has none. */
export function boxAt(model: LayoutModel, index: number): Box | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= model.count) return undefined;
  return strategyOf(model.layout).boxAt(model, index);
}
