import { unsafeCSS } from 'lit';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { OwnTexts } from '../../controllers/localize-controller.ts';
import type { ControlName } from '../../controllers/visitor-query.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { CONTROL_NAMES, controlsIn, splitControls, toolbarOf, toolbarStyles } from './toolbar.ts';

/** A gallery that shows controls of its own. */
interface Gallery extends LinkedGallery {
  texts?: OwnTexts | undefined;
}

/** Loads the code of each control. */
const CODE: Record<ControlName, () => Promise<unknown>> = {
  search: () => import('../../define/pix-search.ts'),
  sort: () => import('../../define/pix-sort.ts'),
  category: () => import('../../define/pix-categories.ts'),
  tags: () => import('../../define/pix-tags.ts'),
  count: () => import('../../define/pix-count.ts'),
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
