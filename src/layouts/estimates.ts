import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import type { Model } from './layout-model.ts';
import type { EstimatePage } from './layout-strategy.ts';
import type { UnplacedPage } from './segment.ts';

/** Mean of a value over all known aspect ratios; without any, over `UNKNOWN_RATIO`. */
export function meanOf(pages: readonly UnplacedPage[], value: (ratio: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const { ratios = [] } of pages) {
    for (const ratio of ratios) sum += value(ratio);
    count += ratios.length;
  }
  return count ? sum / count : value(UNKNOWN_RATIO);
}

/** Memoizes an estimate by the size and the end of the page. */
export function memoizeEstimate<M extends Model>(estimate: EstimatePage<M>): EstimatePage<M> {
  const models = new Map<string, M | undefined>();
  return (page) => {
    if (page.carry.length) return estimate(page);
    const key = `${page.count} ${page.end}`;
    if (!models.has(key)) models.set(key, estimate(page));
    return models.get(key);
  };
}
