import { html, type TemplateResult } from 'lit';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { OwnTexts } from '../../controllers/localize-controller.ts';
import { splitControls, type ControlName } from '../../controllers/visitor-query.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { controlTokens } from './control-tokens.styles.ts';
import { controlsStyles } from './controls.styles.ts';

/** A gallery that shows controls of its own. */
interface Gallery extends LinkedGallery {
  texts?: OwnTexts | undefined;
}

interface Control {
  load: () => Promise<unknown>;
  render: (gallery: Gallery) => TemplateResult;
}

/** Controls of the toolbar by name: how each is loaded and rendered. Their parts are exported as parts of the gallery. */
const CONTROLS_BY_NAME: Record<ControlName, Control> = {
  search: {
    load: () => import('../pix-search/pix-search.define.ts'),
    render: (gallery) =>
      html`<pix-search
        part="search"
        exportparts="box: search__box, input: search__input, clear: search__clear"
        .gallery=${gallery}
        .texts=${gallery.texts}
      ></pix-search>`,
  },
  sort: {
    load: () => import('../pix-sort/pix-sort.define.ts'),
    render: (gallery) =>
      html`<pix-sort
        part="sort"
        exportparts="box: sort__box, select: sort__select"
        .gallery=${gallery}
        .texts=${gallery.texts}
      ></pix-sort>`,
  },
  category: {
    load: () => import('../pix-categories/pix-categories.define.ts'),
    render: (gallery) =>
      html`<pix-categories
        part="category"
        exportparts="box: category__box, select: category__select"
        .gallery=${gallery}
        .texts=${gallery.texts}
      ></pix-categories>`,
  },
  tags: {
    load: () => import('../pix-tags/pix-tags.define.ts'),
    render: (gallery) =>
      html`<pix-tags
        part="tags"
        exportparts="button, current, row: tags__row, chip: tag, name: tag__name, number: tag__number, more: tags__more"
        .gallery=${gallery}
        .texts=${gallery.texts}
      ></pix-tags>`,
  },
  count: {
    load: () => import('../pix-count/pix-count.define.ts'),
    render: (gallery) =>
      html`<pix-count part="count" .gallery=${gallery} .texts=${gallery.texts}></pix-count>`,
  },
};

const CONTROLS = new Map(Object.entries(CONTROLS_BY_NAME));

/**
 * Loads the code and the styles of a gallery's controls, and warns about unknown names.
 *
 * @param names Names of controls, in order: `search`, `sort`, `category`, `tags`, `count`, separated by spaces or commas, in any case.
 */
export function loadControls(gallery: Gallery, names: string): void {
  adoptStyles(gallery, controlTokens);
  adoptStyles(gallery, controlsStyles);
  for (const name of splitControls(names)) {
    const control = CONTROLS.get(name.toLowerCase());
    if (!control)
      warnOnce(`Pix: there is no control "${name}"; there are ${[...CONTROLS.keys()].join(', ')}.`);
    // A control whose code cannot be loaded stays empty; the pictures are shown all the same.
    control?.load().catch(() => undefined);
  }
}

/** Renders the toolbar with a gallery's controls, in the order of their names. */
export function controls(gallery: Gallery, names: string): TemplateResult {
  const known = [...new Set(splitControls(names.toLowerCase()))].flatMap((name) => CONTROLS.get(name) ?? []);
  return html`<div class="controls" part="controls">
    <div class="toolbar" part="toolbar">${known.map(({ render }) => render(gallery))}</div>
  </div>`;
}
