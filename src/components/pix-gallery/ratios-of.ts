import type { Picture } from '../../tiles/picture.ts';

const ratios = new WeakMap<readonly Picture[], Float64Array>();

/** Aspect ratios of a page's pictures, memoized: the same array for the same page. */
export function ratiosOf(items: readonly Picture[]): Float64Array {
  const known = ratios.get(items) ?? Float64Array.from(items, ({ width, height }) => width / height);
  ratios.set(items, known);
  return known;
}
