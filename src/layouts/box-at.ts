import { BOX, type Box, type LayoutModel } from './layout-model.ts';

/** The box of an item; `undefined` if the item has none. */
export function boxAt(model: LayoutModel, index: number): Box | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= model.count) return undefined;
  if (model.layout === 'grid') {
    const { columns, gap, tileWidth: width, tileHeight: height } = model;
    const column = index % columns;
    return {
      x: column * (width + gap),
      y: ((index - column) / columns) * (height + gap),
      width,
      height,
    };
  }
  const [x = 0, y = 0, width = 0, height = 0] = model.boxes.subarray(index * BOX, (index + 1) * BOX);
  return { x, y, width, height };
}
