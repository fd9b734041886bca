import { html, nothing, type TemplateResult } from 'lit';
import type { Album } from '../../contract/models.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { range } from '../../internal/range.ts';
import { plainText } from '../../internal/plain-text.ts';
import { safeUrl } from '../../internal/safe-url.ts';
import { pictureCount } from '../picture-count.ts';

/** Texts, action and position of a card. */
interface CardContext {
  texts: LocalizeController<'pictures' | 'album'>;
  open: (album: Album) => void;
  /** Position in the list, from 1. */
  place: number;
  /** Total number of cards. */
  count: number;
}

/** Icon shown if an album has no cover. */
const blank = html`<svg class="blank" viewBox="0 0 48 48" aria-hidden="true">
  <path d="M14 10V8a3 3 0 0 1 3-3h23a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3h-2" />
  <rect x="5" y="14" width="29" height="29" rx="3" />
  <circle cx="14" cy="23" r="3" />
  <path d="m5 38 8-8 6 6 7-9 8 9" />
</svg>`;

/** Renders an album as a button with cover, title and number of pictures. */
export function albumCard(album: Album, { texts, open, place, count }: CardContext): TemplateResult {
  const cover = safeUrl(album.cover_thumbnail);
  return html`<li aria-posinset=${place} aria-setsize=${count}>
    <button class="card" part="card" @click=${() => open(album)}>
      <span class="frame" part="cover"
        >${
          cover
            ? html`<img
                part="image"
                decoding="async"
                loading="lazy"
                alt=""
                src=${cover}
                @load=${markFailedCover}
                @error=${markFailedCover}
              />`
            : nothing
        }${blank}</span
      >
      <span class="title" part="title"
        ><bdi .textContent=${plainText(album.title) || texts.t('album')}></bdi
      ></span>
      <span class="count" part="count"><bdi .textContent=${pictureCount(album, texts.t)}></bdi></span>
    </button>
  </li>`;
}

/** Shows the icon in place of a cover that failed to load. */
function markFailedCover({ type, currentTarget }: Event): void {
  (currentTarget as Element).toggleAttribute('data-failed', type === 'error');
}

/** Placeholder of the two lines below a cover. */
const captionSkeleton = html`<span class="title">&nbsp;</span><span class="count">&nbsp;</span>`;

/** Renders skeletons for albums that have not loaded, in their final size; at most 500. */
export function cardSkeletons(missing: number): TemplateResult[] {
  return range(1, Math.min(missing, 500)).map(
    () =>
      html`<li aria-hidden="true">
        <span class="frame skeleton" part="skeleton"></span>${captionSkeleton}
      </li>`,
  );
}
