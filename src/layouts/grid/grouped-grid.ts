import { BOX, readBox, type BoxesModel } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { layoutGrid, strategy as grid } from './grid.ts';

/** Strategy of equal tiles in groups: where a group ends, and so the position of what follows, depends on the pictures. */
export const strategy: LayoutStrategy<BoxesModel> = {
  axis: grid.axis,
  sizedBy: grid.sizedBy,
  fills: grid.fills,
  usesRatios: true,
  boxAt: readBox,
  layout(ratios, { width, size, gap, ratio, caption }, { start, end }) {
    const all = start ? Float64Array.of(...start, ...ratios) : ratios;
    const { length } = all;
    const options = { width, tileSize: size, gap, ratio, caption };
    const { columns = 1 } = layoutGrid(length, options) ?? {};
    const count = end === 'held' ? length - (length % columns) : length;
    const model = layoutGrid(count, options);
    if (!model) return undefined;
    const boxes = new Float64Array(count * BOX);
    for (let i = 0; i < count; i++) {
      const { x, y, width, height } = grid.boxAt(model, i);
      boxes.set([x, y, width, height], i * BOX);
    }
    return { count, boxes, length: model.length, next: count < length ? all.subarray(count) : undefined };
  },
};
