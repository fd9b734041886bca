import { html, nothing, type TemplateResult } from 'lit';
import type { TextController } from '../../controllers/text-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';

type Texts = TextController<GalleryText>;

/** Keeps the room of what leads on until it is known, so that nothing below is pushed down. */
export const pagerRoom = (paging: string | undefined): TemplateResult =>
  html`<div class=${paging === 'pages' ? 'pager room' : 'pager more room'} aria-hidden="true">
    ${paging === 'pages' ? nothing : html`<span class="shown">&nbsp;</span>`}<span class="action"></span>
  </div>`;

/** A button that shows more. */
interface MoreView {
  texts: Texts;
  shown: number;
  count: number;
  /** Whether there is more to ask for. */
  open: boolean;
  loading: boolean;
  more: () => void;
}

/** "Show more", and how many are shown, which is said when it changes; the button stays while more comes, so the focus does. */
export function moreButton({ texts, shown, count, open, loading, more }: MoreView): TemplateResult {
  const { say } = texts;
  return html`<div class="pager more" part="pager">
    <span class="shown" part="shown" role="status"
      >${shown ? say('shownOf', { shown, count }) : nothing}</span
    >
    ${
      open
        ? html`<button
            class="action"
            part="button"
            aria-disabled=${loading}
            @click=${() => {
              if (!loading) more();
            }}
          >
            ${say('showMore')}
          </button>`
        : nothing
    }
  </div>`;
}

/** Numbers that lead to pages. */
interface PagesView {
  texts: Texts;
  /** Page that is shown, counted from 1. */
  page: number;
  /** Pages there are. */
  pages: number;
  /** Goes to a page; its number gets the focus if the one that was chosen has it. */
  go: (page: number, number?: HTMLElement) => void;
}

/** Page numbers around the one that is shown, the first and the last; nothing where there is one page. */
export function pageNumbers({ texts, page, pages, go }: PagesView): TemplateResult | typeof nothing {
  const last = Math.max(pages, 1);
  if (last < 2 && page <= last) return nothing;
  const { say, number } = texts;
  const step = (to: number, label: string, mirrored: boolean) => {
    const off = to < 1 || to > last;
    return html`<button
      class="page"
      part="button"
      aria-label=${label}
      aria-disabled=${off}
      @click=${() => {
        if (!off) go(to);
      }}
    >
      ${chevron(mirrored)}
    </button>`;
  };
  return html`<nav class="pager" part="pager" aria-label=${say('pages')}>
    ${step(Math.min(page - 1, last), say('previousPage'), true)}
    ${numbersAround(page, last).map((at) =>
      at === undefined
        ? html`<span class="page" part="ellipsis" aria-hidden="true">…</span>`
        : html`<button
            class="page"
            part="button page"
            aria-label=${say('pageNumber', { page: at })}
            aria-current=${at === page ? 'page' : nothing}
            @click=${({ currentTarget }: Event) => {
              if (at !== page) go(at, currentTarget as HTMLElement);
            }}
          >
            ${number(at)}
          </button>`,
    )}
    ${step(page + 1, say('nextPage'), false)}
  </nav>`;
}

/** Points to where reading goes on, or, mirrored, to where it came from. */
export const chevron = (mirrored: boolean): TemplateResult =>
  html`<svg class=${mirrored ? 'chevron mirrored' : 'chevron'} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5l7 7-7 7" />
  </svg>`;

/** Most numbers there are, so that nothing jumps from page to page. */
const MOST = 7;

/** Numbers to show; `undefined` where some are left out. */
export function numbersAround(page: number, pages: number): (number | undefined)[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (pages <= MOST) return range(1, pages);
  if (page < 5) return [...range(1, 5), undefined, pages];
  if (page > pages - 4) return [1, undefined, ...range(pages - 4, pages)];
  return [1, undefined, page - 1, page, page + 1, undefined, pages];
}
