import { isForeign } from '../internal/define.ts';

/** Optional browser features, and elements by the ends of their tag names. */
const FEATURES = 'IntersectionObserver MutationObserver ResizeObserver customElements HTMLDialogElement';
const ELEMENTS = 'gallery albums album image search sort categories tags count lightbox';

/** Features that this browser lacks, and tag names that belong to foreign classes. */
export function unavailable(): readonly string[] {
  const taken = ELEMENTS.split(' ').map((name) => 'pix-' + name);
  return [...FEATURES.split(' ').filter((name) => !(name in globalThis)), ...taken.filter(isForeign)];
}
