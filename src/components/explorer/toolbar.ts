import type { ControlName } from '../../controllers/visitor-query.ts';
import { create, perElement } from '../../tiles/elements.ts';
import { controlTokens } from './control-tokens.ts';

/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of the toolbar above a gallery. */
export const toolbarStyles =
  controlTokens +
  css`
    .controls {
      container-type: inline-size;
      margin-block-end: var(--pix-controls-space, 16px);
    }
    .toolbar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 12px 8px;
    }
    .toolbar > * {
      flex: 1 1 12em;
      inline-size: auto;
      min-inline-size: min(100%, 7em);
      max-inline-size: 15em;
      /* Reserved space for controls whose code is still loading. */
      min-block-size: var(--_control-size);
    }
    .toolbar > pix-search {
      flex: 999 1 15em;
      max-inline-size: none;
    }
    /* Without a search field the sort control is at the inline end. */
    .toolbar:not(:has(> pix-search)) > pix-sort {
      margin-inline-start: auto;
    }
    .toolbar > pix-tags {
      flex-basis: 100%;
      max-inline-size: 100%;
      min-block-size: var(--pix-chip-size, max(32px, 2.2em));
      font-size: 0.875em;
    }
    .toolbar > pix-tags:is(:state(error), :state(empty)) {
      min-block-size: 0;
    }
    .toolbar > pix-count {
      flex: 0 1 auto;
      max-inline-size: 100%;
      min-block-size: 1lh;
      font-size: 0.875em;
      color: color-mix(in srgb, currentColor 80%, transparent);
    }
    /* Beside other controls the count is aligned with the end of the pictures. */
    @container (inline-size >= 50em) {
      .toolbar > :not(pix-tags) + pix-count:last-child {
        text-align: end;
      }
    }
    /* Two select controls share a row below the search field, beside which there is room for only one. */
    @container (inline-size < 44em) {
      .toolbar:has(> pix-categories):has(> pix-sort) > pix-search {
        flex-basis: 100%;
      }
      .toolbar:has(> pix-categories):has(> pix-sort) > :is(pix-categories, pix-sort) {
        flex-basis: 8em;
        max-inline-size: 100%;
      }
    }
    @container (inline-size < 30em) {
      .toolbar > :not(pix-count) {
        max-inline-size: 100%;
      }
    }
    /* Empty controls until their code has loaded. */
    .toolbar > :not(:defined, pix-count) {
      box-sizing: border-box;
      border: 1px solid var(--_control-border);
      border-radius: var(--_control-radius);
      background: var(--_control-surface);
    }
    .toolbar > pix-tags:not(:defined) {
      border: 0;
      background: repeating-linear-gradient(90deg, var(--_surface) 0 88px, transparent 88px 96px);
    }
    @media print {
      .controls {
        display: none;
      }
    }
  `;

/** Splits a list of names of controls, separated by spaces or commas. */
export const splitControls = (text: string): string[] => text.match(/[^\s,]+/g) ?? [];

/** Creates the elements of the controls. Their parts are exported as parts of the gallery. */
const CONTROLS: Record<ControlName, () => HTMLElement> = {
  search: () =>
    create('pix-search', {
      part: 'search',
      exportparts: 'box: search__box, input: search__input, clear: search__clear',
    }),
  sort: () =>
    create('pix-sort', {
      part: 'sort',
      exportparts: 'box: sort__box, select: sort__select',
    }),
  category: () =>
    create('pix-categories', {
      part: 'category',
      exportparts: 'box: category__box, select: category__select',
    }),
  tags: () =>
    create('pix-tags', {
      part: 'tags',
      exportparts:
        'button, current, row: tags__row, chip: tag, name: tag__name, number: tag__number, more: tags__more',
    }),
  count: () => create('pix-count', { part: 'count' }),
};

/** Names of all controls. */
export const CONTROL_NAMES = Object.keys(CONTROLS) as ControlName[];

/** The controls that a list names, in its order; unknown names and repetitions are left out. */
export function controlsIn(names: string): ControlName[] {
  const all = new Set<string>(splitControls(names.toLowerCase()));
  return [...all].flatMap((name) => CONTROL_NAMES.filter((known) => known === name));
}

/** The toolbar for a gallery that is painted before its element is there. */
export const paintedToolbar = (names: string) => ({
  create: (gallery: Element) => toolbarOf(gallery, names).element,
  styles: toolbarStyles,
});

interface Toolbar {
  element: HTMLElement;
  row: HTMLElement;
  names: string;
}

const toolbarIn = perElement((): Toolbar => {
  const row = create('div', { class: 'toolbar', part: 'toolbar' });
  return { element: create('div', { class: 'controls', part: 'controls' }, row), row, names: '' };
});

/**
 * The toolbar of a gallery, with its controls in the order of their names; the same element for the same gallery, whoever asks first.
 *
 * @param names Names of controls, separated by spaces or commas, in any case; unknown ones are left out.
 */
export function toolbarOf(gallery: Element, names: string): { element: HTMLElement; controls: Element[] } {
  const toolbar = toolbarIn(gallery);
  const { element, row } = toolbar;
  if (names !== toolbar.names) row.replaceChildren(...controlsIn(names).map((name) => CONTROLS[name]()));
  toolbar.names = names;
  return { element, controls: [...row.children] };
}
