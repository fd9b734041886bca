import { html, nothing, type TemplateResult } from 'lit';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { range } from '../../internal/altered-globals.ts';
import { icons } from '../../internal/icons.ts';
import type { GalleryText } from '../../locales/pager.ts';

type Texts = LocalizeController<GalleryText>;

/** Reserves the space of the pager until the list has loaded, so that the content below does not shift. */
export const pagerPlaceholder = (paging: string | undefined): TemplateResult =>
  html`<div class=${paging === 'pages' ? 'pager reserved' : 'pager more reserved'} aria-hidden="true">
    ${paging === 'pages' ? nothing : html`<span class="shown">&nbsp;</span>`}<span class="action"></span>
  </div>`;

/** Input of the "Show more" button. */
interface MoreButtonProps {
  texts: Texts;
  /** Text with the number of pictures shown. */
  shown: string;
  /** Whether there is another page. */
  open: boolean;
  /** Whether the space of the button stays reserved at the end of the list. */
  reservesSpace: boolean;
  loading: boolean;
  more: () => void;
}

/** "Show more", and the number shown. The button stays while a page loads, and so keeps the focus. */
export function moreButton({
  texts,
  shown,
  open,
  reservesSpace,
  loading,
  more,
}: MoreButtonProps): TemplateResult {
  const { t } = texts;
  return html`<div class="pager more" part="pager">
    <span class="shown" part="shown" .textContent=${shown}></span>
    ${
      open
        ? html`<button
            class="action"
            part="button more-button"
            aria-disabled=${loading}
            @click=${() => {
              if (!loading) more();
            }}
          >
            ${t('showMore')}
          </button>`
        : reservesSpace
          ? html`<span class="action reserved"></span>`
          : nothing
    }
  </div>`;
}

/** Input of the page numbers. */
interface PageNumbersProps {
  texts: Texts;
  /** Name of the landmark. */
  name: string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Goes to a page; the focus moves to its number if `number`, the button used, has the focus. */
  go: (page: number, number?: HTMLElement) => void;
}

/** The numbers of the pages around the current one, of the first and of the last. */
export function pageNumbers({ texts, name, page, pages, go }: PageNumbersProps): TemplateResult {
  const last = Math.max(pages, 1);
  const { t, number } = texts;
  const step = (to: number, label: string, part: 'previous-button' | 'next-button', icon: TemplateResult) => {
    const isDisabled = to < 1 || to > last;
    return html`<button
      class="page"
      part="button ${part}"
      aria-label=${label}
      aria-disabled=${isDisabled}
      @click=${() => {
        if (!isDisabled) go(to);
      }}
    >
      ${icon}
    </button>`;
  };
  return html`<nav class="pager" part="pager" aria-label=${name}>
    ${step(Math.min(page - 1, last), t('previousPage'), 'previous-button', icons.back)}
    ${numbersAround(page, last).map((at) =>
      at === undefined
        ? html`<span class="page" part="ellipsis" aria-hidden="true">…</span>`
        : html`<button
            class="page"
            part=${at === page ? 'button page current' : 'button page'}
            aria-label=${t('pageNumber', { page: at })}
            aria-current=${at === page ? 'page' : nothing}
            @click=${({ currentTarget }: Event) => {
              if (at !== page) go(at, currentTarget as HTMLElement);
            }}
          >
            ${number(at)}
          </button>`,
    )}
    ${step(page + 1, t('nextPage'), 'next-button', icons.forward)}
  </nav>`;
}

/** Constant number of entries, so that the buttons do not move from page to page. */
const MAX_NUMBERS = 7;

/** The numbers to show, with `undefined` for an ellipsis. */
export function numbersAround(page: number, pages: number): (number | undefined)[] {
  if (pages <= MAX_NUMBERS) return range(1, pages);
  if (page < 5) return [...range(1, 5), undefined, pages];
  if (page > pages - 4) return [1, undefined, ...range(pages - 4, pages)];
  return [1, undefined, page - 1, page, page + 1, undefined, pages];
}
