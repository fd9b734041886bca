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
import { TextController, type OwnTexts } from '../../controllers/text-controller.ts';
import { imageTexts } from '../../locales/image.ts';
import { listStyles } from '../list.styles.ts';
import { notice, strut } from '../list.templates.ts';
import { toPicture, type Picture } from '../picture.ts';
import type { ImageUrl } from '../image-url.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import { ViewerController } from '../viewer-controller.ts';
import { candidates } from './candidates.ts';
import { findImage, listOfOne } from './find-image.ts';
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
    imageUrl: { attribute: false },
    texts: { attribute: false },
    width: { state: true },
    broken: { state: true },
  };

  /** Where the picture comes from; until it is set the element waits. */
  declare source: ImageSource | undefined;
  /** The picture's slug, or its id. */
  declare slug: string | undefined;
  /** Shape of the place that is kept until the picture's own is known: `3:2`, or `1.5`. Default `4:3`. */
  declare ratio: string | undefined;
  /** `?name` or `#name`: the picture in the viewer stands in the page's address under that name, and Back closes. */
  declare history: string | undefined;
  /** Addresses of the picture in the sizes that are needed, for hosts that can make them. */
  declare imageUrl: ImageUrl | undefined;
  /** Texts of your own, by their names. */
  declare texts: OwnTexts | undefined;
  /** CSS pixels there are for it. */
  declare private width: number;
  /** A version of the picture could not be loaded: the small one alone is left. */
  declare private broken: boolean;

  readonly #list = new ListController<Image, Picture>(this, toPicture);
  readonly #texts = new TextController(this, imageTexts);
  readonly #sizes = new ResizeObserver(([entry]) => (this.width = Math.ceil(entry?.contentRect.width ?? 0)));
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: () => this.#tile,
    reveal: () => {
      this.scrollIntoView({ block: 'nearest' });
      return Promise.resolve(this.#tile);
    },
    get: this.source?.images.get && ((slug, options) => this.#get(slug, options)),
    history: this.history,
    texts: this.texts,
  }));

  constructor() {
    super();
    this.width = 0;
    this.broken = false;
    new StateController(this, () => this.#list.state);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') && !changed.has('slug')) return;
    const { source, slug } = this;
    const read =
      source && slug
        ? async (_: object, options: { signal: AbortSignal }) =>
            listOfOne(await findImage(source, slug, options))
        : undefined;
    this.broken = false;
    this.#list.load({ read, page: 1, limit: 1 });
  }

  /** Opens the viewer; does nothing while there is no picture, or another one is being viewed (U20). */
  show(): Promise<void> {
    return this.#viewer.show(0);
  }

  get #tile(): HTMLElement | undefined {
    return this.renderRoot.querySelector('a') ?? undefined;
  }

  /** Its own record and no other: an address may name a picture that stands elsewhere on the page. */
  async #get(name: string | number, options?: ReadOptions): Promise<Image> {
    const { slug, id } = this.#list.list.at(0)?.image ?? {};
    const images = this.source?.images;
    if (images?.get && (name === slug || Number(name) === id)) return images.get(name, options);
    throw new Error(`This is not ${name}.`);
  }

  #frame(picture: Picture): TemplateResult {
    const { urgent } = this.#list;
    const { srcset, sizes } = this.broken
      ? {}
      : candidates(picture, Math.min(this.width, picture.width), this.imageUrl);
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
        sizes=${sizes ?? nothing}
        srcset=${srcset ?? nothing}
        src=${picture.thumbnail}
        @error=${() => (this.broken = true)}
    /></a>`;
  }

  protected override render(): TemplateResult {
    const { state, items } = this.#list;
    const [picture] = items;
    const { say } = this.#texts;
    const place = html`<span
      class="frame skeleton"
      part="skeleton"
      .style=${`--_ratio: ${cleanRatio(this.ratio)}`}
    ></span>`;
    return html`${strut}
      <figure part="figure" tabindex="-1" aria-busy=${state === 'loading'}>
        ${picture ? this.#frame(picture) : state === 'loading' ? place : nothing}
        <figcaption part="caption" ?hidden=${!picture}><slot name="caption"></slot></figcaption>
      </figure>
      ${notice(this.#list, { empty: say('noPicture'), failed: say('pictureFailed'), again: say('tryAgain') })}`;
  }
}

/** Reads `3:2`, `3/2` or `1.5`. */
function cleanRatio(value = ''): number {
  const [, width, height = '1'] = /^\s*([\d.]+)\s*(?:[:/]\s*([\d.]+)\s*)?$/.exec(value) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio >= 0.2 && ratio <= 5 ? ratio : 4 / 3;
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-image': PixImage;
  }
}
