import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Image } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { aspectRatio, UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { imageTexts } from '../../locales/image.ts';
import type { Quality } from '../full-picture.ts';
import { listStyles } from '../list.styles.ts';
import { notice, statusCode, strut } from '../list.templates.ts';
import { markFailed } from '../mark-failed.ts';
import { toPicture, type Picture } from '../picture.ts';
import type { ImageUrl } from '../image-url.ts';
import { recordReader, type ImageSource } from '../sources.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import { candidates } from './candidates.ts';
import { findImage, toImageList } from './find-image.ts';
import { imageStyles } from './pix-image.styles.ts';

/**
 * One picture, in its own shape, with a zoom viewer. Its record is found by a search for its slug, so that showing it
 * counts no view; an id, or a slug that the search does not find, is read by opening it, which counts one.
 *
 * @slot caption - Below the picture.
 * @slot empty - Instead of the words that say that there is no such picture.
 * @slot error - Instead of the words that say what failed.
 * @fires pix-load - The record is there; `detail.count` is 1, or 0 when there is no such picture.
 * @fires pix-error - It could not be loaded; `detail.error` says why.
 * @fires pix-slow - Nothing has come for 4 seconds.
 * @fires pix-warning - The record has no picture that could be shown.
 * @fires pix-open - A visitor opens the picture; `detail.image` is its record. Cancelable: the viewer then stays away.
 * @fires pix-change - A visitor went on in the viewer; there is one picture, so it does not happen.
 * @fires pix-close - The viewer was closed; `detail.image` is the record.
 * @csspart figure - The picture and what stands below it.
 * @csspart tile - The frame, a link to the picture's page.
 * @csspart image - The picture in it.
 * @csspart skeleton - The place that is kept until it is there.
 * @csspart caption - What stands below.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - The button that tries again.
 * @cssstate loading - The picture's record is awaited.
 * @cssstate ready - It is there.
 * @cssstate empty - There is no such picture.
 * @cssstate error - It could not be loaded.
 * @cssproperty [--pix-tile-ratio] - Width to height of the frame; the picture's own if absent.
 * @cssproperty [--pix-radius=4px] - Roundness of the frame.
 * @cssproperty --pix-surface - Colour of the frame before the picture is there.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-image slug="harbour-2026" ratio="3:2"></pix-image>
 */
export class PixImage extends LitElement {
  static override styles = [listStyles, imageStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    slug: {},
    ratio: {},
    history: {},
    quality: {},
    imageUrl: { attribute: false },
    texts: { attribute: false },
    width: { state: true },
  };

  /** Where the picture comes from; until it is set the element waits. */
  declare source: ImageSource | undefined;
  /** The picture's slug, or its id. */
  declare slug: string | undefined;
  /** Shape of the place that is kept until the picture's own is known: `3:2`, or `1.5`. Default `4:3`. */
  declare ratio: string | undefined;
  /** `?name` or `#name`: keeps the picture in the viewer in the page's address under that name; Back closes. */
  declare history: string | undefined;
  /** `fast`: the thumbnail alone. `sharp`: the full picture wherever that is too small. Default: where it costs little. */
  declare quality: Quality | undefined;
  /** Addresses of the picture in the sizes that are needed, for hosts that can make them. */
  declare imageUrl: ImageUrl | undefined;
  /** Texts of your own, by their names. */
  declare texts: OwnTexts | undefined;
  /** CSS pixels there are for it. */
  declare private width: number;

  readonly #list = new ListController<Image, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, imageTexts);
  readonly #status = statusCode(this);
  #sizes: SizeObserver | undefined;
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: () => this.#tile,
    reveal: () => {
      this.scrollIntoView({ block: 'nearest' });
      return Promise.resolve(this.#tile);
    },
    get: recordReader(this.source?.images),
    history: this.history,
    texts: this.texts,
  }));

  constructor() {
    super();
    this.width = 0;
    new StateController(this, () => this.#list.state);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes = sizeObserver(this, ([entry] = []) => {
      this.width = Math.ceil(entry?.contentRect.width ?? this.clientWidth);
    });
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') && !changed.has('slug')) return;
    const { source, slug } = this;
    const read =
      source && slug
        ? async (_: object, options: { signal: AbortSignal }) =>
            toImageList(await findImage(source, slug, options))
        : undefined;
    this.#list.load({ read, page: 1, limit: 1 });
  }

  /**
   * Opens the viewer. Resolves when it is open; `pix-close` tells of its end. Does nothing while there is no picture, or
   * while the viewer is open.
   */
  show(): Promise<void> {
    return this.#viewer.show(0);
  }

  get #tile(): HTMLElement | undefined {
    return this.renderRoot.querySelector('a') ?? undefined;
  }

  #frame(picture: Picture): TemplateResult {
    const { urgent } = this.#list;
    const { imageUrl, quality } = this;
    const width = Math.min(this.width, picture.width);
    const srcset = candidates(picture, { width, imageUrl, quality });
    return html`<a
      class="frame"
      part="tile"
      data-index="0"
      href=${picture.page}
      aria-haspopup="dialog"
      .style=${`--_ratio: ${picture.width} / ${picture.height}; --_width: ${picture.width}px`}
      @click=${(event: MouseEvent) => this.#viewer.click(event, 0)}
      @pointerenter=${this.#viewer.preload}
      @focusin=${this.#viewer.preload}
      ><img
        part="image"
        decoding="async"
        loading=${urgent ? 'eager' : 'lazy'}
        fetchpriority=${urgent ? 'high' : 'auto'}
        width=${picture.width}
        height=${picture.height}
        alt=${picture.title}
        srcset=${srcset ?? nothing}
        src=${width ? picture.thumbnail : nothing}
        @load=${markFailed}
        @error=${markFailed}
    /></a>`;
  }

  protected override render(): TemplateResult {
    const { state, items } = this.#list;
    const [picture] = items;
    const { t } = this.#texts;
    const place = html`<span
      class="frame skeleton"
      part="skeleton"
      .style=${`--_ratio: ${parseRatio(this.ratio)}`}
    ></span>`;
    return html`${strut}
      <figure part="figure" tabindex="-1" aria-busy=${state === 'loading'}>
        ${picture ? this.#frame(picture) : state === 'loading' ? place : nothing}
        <figcaption part="caption" ?hidden=${!picture}><slot name="caption"></slot></figcaption>
      </figure>
      ${notice(this.#list, {
        host: this,
        texts: this.#texts,
        empty: t('noPicture'),
        failed: t('pictureFailed'),
        code: this.#status,
      })}`;
  }
}

/** Reads `3:2`, `3/2` or `1.5`. */
function parseRatio(value = ''): number {
  const [, width, height = '1'] = /^\s*([\d.]+)\s*(?:[:/]\s*([\d.]+)\s*)?$/.exec(value) ?? [];
  const ratio = Number(width) / Number(height);
  // Out of the range of aspect ratios: invalid.
  return ratio === aspectRatio(Number(width), Number(height)) ? ratio : UNKNOWN_RATIO;
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-image': PixImage;
  }
}
