import { html, type TemplateResult } from 'lit';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { OwnTexts } from '../../controllers/localize-controller.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { controlsStyles } from './controls.styles.ts';

/** A gallery that shows controls of its own. */
interface Gallery extends LinkedGallery {
  texts?: OwnTexts | undefined;
}

/** What stands in a toolbar: the code of a control, and its place. Boxes in it are parts of the gallery, too. */
const CONTROLS = new Map<
  string,
  { load: () => Promise<unknown>; place: (gallery: Gallery) => TemplateResult }
>([
  [
    'search',
    {
      load: () => import('../pix-search/pix-search.define.ts'),
      place: (gallery) =>
        html`<pix-search
          part="search"
          exportparts="box: search__box, input: search__input, clear: search__clear"
          .gallery=${gallery}
          .texts=${gallery.texts}
        ></pix-search>`,
    },
  ],
  [
    'sort',
    {
      load: () => import('../pix-sort/pix-sort.define.ts'),
      place: (gallery) =>
        html`<pix-sort
          part="sort"
          exportparts="box: sort__box, select: sort__select"
          .gallery=${gallery}
          .texts=${gallery.texts}
        ></pix-sort>`,
    },
  ],
  [
    'category',
    {
      load: () => import('../pix-categories/pix-categories.define.ts'),
      place: (gallery) =>
        html`<pix-categories
          part="category"
          exportparts="box: category__box, select: category__select"
          .gallery=${gallery}
          .texts=${gallery.texts}
        ></pix-categories>`,
    },
  ],
  [
    'tags',
    {
      load: () => import('../pix-tags/pix-tags.define.ts'),
      place: (gallery) =>
        html`<pix-tags
          part="tags"
          exportparts="row: tags__row, chip: tag, name: tag__name, number: tag__number, more: tags__more"
          .gallery=${gallery}
          .texts=${gallery.texts}
        ></pix-tags>`,
    },
  ],
  [
    'count',
    {
      load: () => import('../pix-count/pix-count.define.ts'),
      place: (gallery) =>
        html`<pix-count part="count" .gallery=${gallery} .texts=${gallery.texts}></pix-count>`,
    },
  ],
]);

/**
 * The controls of a gallery, for its own template: above what it shows. Each fetches its code when it is first wanted.
 *
 * @param names What is wanted, in order: `search`, `sort`, `category`, `tags`, `count`, separated by spaces.
 */
export function controls(gallery: Gallery, names: string): TemplateResult {
  adoptStyles(gallery, controlsStyles);
  const wanted = [...new Set(names.split(/\s+/).filter(Boolean))].flatMap((name) => {
    const control = CONTROLS.get(name);
    if (!control)
      warnOnce(`Pix: there is no control "${name}"; there are ${[...CONTROLS.keys()].join(', ')}.`);
    // Without its code a control keeps its place, and pictures are shown all the same.
    control?.load().catch(() => undefined);
    return control ? [control.place(gallery)] : [];
  });
  return html`<div class="controls" part="controls">
    <div class="toolbar" part="toolbar">${wanted}</div>
  </div>`;
}
