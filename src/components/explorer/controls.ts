import { unsafeCSS } from 'lit';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { OwnTexts } from '../../controllers/localize-controller.ts';
import type { ControlName } from '../../controllers/visitor-query.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { define } from '../../internal/custom-element.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { CONTROL_NAMES, controlsIn, splitControls, toolbarOf, toolbarStyles } from './toolbar.ts';

/** A gallery that shows controls of its own. */
interface Gallery extends LinkedGallery {
  texts?: OwnTexts | undefined;
}

/** Loads and registers each control. */
const CODE: Record<ControlName, () => Promise<unknown>> = {
  search: async () => define('pix-search', (await import('../pix-search/pix-search.ts')).PixSearch),
  sort: async () => define('pix-sort', (await import('../pix-sort/pix-sort.ts')).PixSort),
  category: async () =>
    define('pix-categories', (await import('../pix-categories/pix-categories.ts')).PixCategories),
  tags: async () => define('pix-tags', (await import('../pix-tags/pix-tags.ts')).PixTags),
  count: async () => define('pix-count', (await import('../pix-count/pix-count.ts')).PixCount),
};

const styles = unsafeCSS(toolbarStyles);

/**
 * Loads the code and the styles of a gallery's controls, and warns about unknown names.
 *
 * @param names Names of controls, in order: `search`, `sort`, `category`, `tags`, `count`, separated by spaces or commas, in any case.
 */
export function loadControls(gallery: Gallery, names: string): void {
  adoptStyles(gallery, styles);
  // A control whose code cannot be loaded stays empty; the pictures are shown all the same.
  for (const name of controlsIn(names)) CODE[name]().catch(() => undefined);
  for (const name of splitControls(names))
    if (!controlsIn(name).length)
      warnOnce(`Pix: there is no control "${name}"; there are ${CONTROL_NAMES.join(', ')}.`);
}

/** The toolbar with a gallery's controls, in the order of their names. */
export function controls(gallery: Gallery, names: string): HTMLElement {
  const toolbar = toolbarOf(gallery, names);
  const { texts } = gallery;
  for (const control of toolbar.controls) Object.assign(control, { gallery, texts });
  return toolbar.element;
}
