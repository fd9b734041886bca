import { Problem, quote } from '../http/problem.ts';
import type { Store } from '../store/store.ts';

/** Returns the slug if it is free; throws 409 if a picture has it. */
// Gap: I1
export function claimSlug(store: Store, slug: string): string {
  if (store.pictures.find(slug) === undefined) return slug;
  throw new Problem('conflict', `The slug ${quote(slug)} is taken; choose another one.`);
}
