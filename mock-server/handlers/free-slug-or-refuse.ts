import { Problem, quote } from '../http/problem.ts';
import type { Store } from '../store/store.ts';

/** A slug that no picture bears, or a 409. Gap: I1. */
export function freeSlugOrRefuse(store: Store, slug: string): string {
  if (store.pictures.find(slug) === undefined) return slug;
  throw new Problem('conflict', `The slug ${quote(slug)} is taken; choose another one.`);
}
