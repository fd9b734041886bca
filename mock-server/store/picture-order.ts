import type { ImageSort } from '../../src/contract/models.ts';
import type { Picture } from './records.ts';

type Order = (a: Picture, b: Picture) => number;

const newest: Order = (a, b) => b.createdAt - a.createdAt || b.id - a.id;

/** Comparators for each sort order. Ids are unique, so no two pictures ever tie. */
// Gap: I10
export const pictureOrders: Record<ImageSort, Order> = {
  newest,
  oldest: (a, b) => newest(b, a),
  popular: (a, b) => b.views - a.views || newest(a, b),
  size: (a, b) => b.fileSize - a.fileSize || newest(a, b),
};
