import {
  unsafeCSS,
  type CSSResult,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { ListController } from '../../controllers/list-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import { parseRatio } from '../../internal/parse-ratio.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { imageTexts } from '../../locales/image.ts';
import type { PixImageEventMap, TypedListeners } from '../events.ts';
import { listPage } from '../list-page.ts';
import { listStyles, PaintedElement } from '../painted-element.ts';
import { lazy } from '../../internal/lazy.ts';
import { setStyle } from '../../tiles/elements.ts';
import { figureOf } from '../../tiles/figure.ts';
import { figureStyles } from '../../tiles/figure.styles.ts';
import type { Quality } from '../option-values.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import type { PictureAlt, TilePlaceholder } from '../../tiles/tile-options.ts';
import { TILE_OPTIONS } from '../pix-gallery/optional-chunks.ts';
import { StatusMessage } from '../status-message.ts';
import { srcsetOf, type ImageUrl } from '../../tiles/image-url.ts';
import { recordReader, type ImageSource } from '../sources.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import type { ViewerTools } from '../pix-lightbox/viewer-tools.ts';
import { findImage } from './find-image.ts';

/**
 * A single picture in its own aspect ratio, with a zoom viewer. The record is found by a search for the slug, which counts no
 * view. An id, or a slug that the search does not find, is read by a request that counts a view.
 *
 * @slot header - Content above the picture.
 * @slot footer - Content below the picture, and below a message.
 * @slot caption - Content below the picture, in its figure.
 * @slot loading - Replaces the placeholder while the record loads.
 * @slot tiles - Replaces the figure, for pages that render the picture themselves.
 * @slot empty - Replaces the message for a picture that does not exist.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot tool - Buttons and links that are tools of the viewer.
 * @fires pix-load - The record has loaded; `detail.count` and `detail.total` are 1, or 0 if the picture does not exist, with a
 * warning in the console.
 * @fires pix-error - The record could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - The record has no image that can be shown; `detail.skipped` is 1.
 * @fires pix-open - A visitor opens the picture; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - Does not fire, because the viewer shows a single picture.
 * @fires pix-close - The viewer has closed; `detail.image` is the record of the picture.
 * @fires pix-tool - A visitor uses a tool of the page in the viewer; `detail.name` is its name, `detail.image` the record.
 * @csspart figure - The figure element around picture and caption.
 * @csspart tile - The frame, a link unless `link` is `none`.
 * @csspart image - The image in the frame.
 * @csspart skeleton - The placeholder of a picture that has not loaded.
 * @csspart caption - The caption below the picture.
 * @csspart status - The message of a missing picture or an error.
 * @csspart button - The "Try again" button.
 * @csspart retry-button - The same button, with the name that it has in other elements.
 * @cssstate loading - The record is loading.
 * @cssstate ready - The record has loaded.
 * @cssstate empty - The picture does not exist.
 * @cssstate error - The record could not be loaded.
 * @cssproperty [--pix-tile-ratio] - Aspect ratio of the frame. Default: that of the picture.
 * @cssproperty [--pix-radius=4px] - Corner radius of the frame.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of the frame until the image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of the "Try again" button.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of the "Try again" button.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of the "Try again" button.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of the "Try again" button.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of the "Try again" button under the pointer.
 * @example <pix-image base-url="https://pix.example" slug="low-tide-early-light" ratio="3:2"></pix-image>
 */
export class PixImage extends PaintedElement {
  static override styles = [listStyles, unsafeCSS(figureStyles)];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    slug: {},
    ratio: {},
    link: {},
    alt: {},
    history: {},
    tools: {},
    info: {},
    quality: {},
    focalPoint: { attribute: 'focal-point' },
    placeholder: {},
    imageUrl: { attribute: 'image-url' },
    texts: { attribute: false },
    width: { state: true },
  };

  /** Source of the picture. Without a source, the element waits. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: ImageSource | undefined;
  /** Base URL of the service that the picture comes from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Slug or id of the picture. */
  declare slug: string | undefined;
  /** Aspect ratio of the placeholder until that of the picture is known: `3:2` or `1.5`. Default `4:3`. */
  declare ratio: string | undefined;
  /** What a click on the picture does: `viewer` (default), `page` (the picture page), `none`, or an address with fields of the record, such as `/photo/{slug}`. */
  declare link: string | undefined;
  /** What the picture is called for screen readers: `title` (default), `description`, or a function that returns the alternative text. */
  declare alt: PictureAlt | undefined;
  /** Back closes the viewer, and leaves the page with `none`. With `?name` or `#name`, the URL names the picture. Default: the URL stays as it is. */
  declare history: string | undefined;
  /** Tools of the viewer, in the given order: names from `slideshow fullscreen download share thumbnails copy-link copy-embed picture-page zoom info`, or `all` for the rest, separated by spaces or commas; empty for none. Or a list with tools of your own. Default: all. */
  declare tools: ViewerTools | undefined;
  /** What the info panel of the viewer shows of the file of a picture: `exif` for camera, lens, exposure and date, `location` for the place where it was taken, or both, separated by spaces. Default: nothing of the file. */
  declare info: string | undefined;
  /** `fast`: only the thumbnail. `sharp`: the full image wherever the thumbnail is too small. Default: the full image only where its file is small. */
  declare quality: Quality | undefined;
  /** Point of the picture that stays visible where `--pix-tile-ratio` crops it, in percent of width and height, such as `50% 30%`; a tag such as `focus:30-70` of the picture takes precedence. `tags`: only the tag. Default: the centre. */
  declare focalPoint: string | undefined;
  /** Background of the frame until the image has loaded: `color` for a muted colour of its own, or a function that returns a CSS background. Default: `--pix-surface`. */
  declare placeholder: TilePlaceholder | undefined;
  /** Address of the picture in the width that its frame needs, for hosts that resize images, such as `https://cdn.example/{width}/{path}`; or a function that returns it. Default: the thumbnail or the full image. */
  declare imageUrl: ImageUrl | string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixImageEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixImageEventMap, EventListenerOptions>;
  /** Available width, in CSS pixels. */
  declare private width: number;

  readonly #source = new SourceController<ImageSource>(this);
  readonly #list = new ListController<PictureRecord, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, imageTexts);
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: this.#list,
    empty: this.#texts.t('noPicture'),
    failed: this.#texts.t('pictureFailed'),
  }));
  readonly #figure = figureOf(this);
  readonly #tileOptions = lazy(() => import('../../tiles/tile-options.ts'), this);
  #tileStyles: CSSResult | undefined;
  #sizes: SizeObserver | undefined;
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: () => this.#shownTile,
    reveal: () => {
      scrollIntoView(this);
      return Promise.resolve(this.#shownTile);
    },
    get: recordReader(this.#source.current?.images),
  }));

  constructor() {
    super();
    this.width = 0;
    const { tile } = this.#figure;
    tile.addEventListener('click', (event) => this.#viewer.click(event, 0));
    for (const type of ['pointerenter', 'focusin']) tile.addEventListener(type, this.#viewer.preload);
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
    if (!this.#source.hasChanged() && !changed.has('slug')) return;
    const { slug } = this;
    const source = this.#source.current;
    const read =
      source && slug
        ? async (_: object, options: { signal: AbortSignal }) => {
            const record = await findImage(source, slug, options);
            if (!record) warnOnce(`Pix: there is no picture "${slug}".`);
            return listPage(record ? [record] : []);
          }
        : undefined;
    const painted = this.frame.takePainted<PictureRecord>()?.data.filter((record) => record.slug === slug);
    this.#list.load(
      { read, page: 1, limit: 1, known: painted && [listPage(painted)] },
      !!painted && this.frame.isUrgent,
    );
  }

  /**
   * Opens the viewer. Resolves when the viewer is open; `pix-close` fires when it closes. Does nothing without a picture, or
   * while the viewer is open.
   */
  show(): Promise<void> {
    return this.#viewer.show(0);
  }

  /** The tile, if it shows a picture. */
  get #shownTile(): HTMLElement | undefined {
    const { tile } = this.#figure;
    return tile.isConnected ? tile : undefined;
  }

  protected override updateFrame(): void {
    const { state, items, urgent: isInitial } = this.#list;
    const [picture] = items;
    // Not shown as a wrong link while the code loads.
    const isPlain = !Object.keys(TILE_OPTIONS).filter((name) => Reflect.get(this, name)).length;
    const options = isPlain ? null : this.#tileOptions();
    if (options) adoptStyles(this, (this.#tileStyles ??= unsafeCSS(options.tileStyles)));
    if (picture)
      Object.assign(
        picture,
        { alt: undefined, link: undefined, style: undefined },
        options?.tileOptions(picture, this),
      );
    const { width: available, quality } = this;
    const imageUrl = options ? options.imageUrlOf(this.imageUrl) : undefined;
    const { skeleton } = this.#figure;
    const isBusy = state === 'loading';
    const ratio = parseRatio(this.ratio);
    if (this.ratio && !ratio) warnOnce(`Pix: ratio="${this.ratio}" should be like 3:2.`);
    setStyle(skeleton, `--_ratio:${ratio ?? UNKNOWN_RATIO}`);
    this.frame.update(() => ({
      slot: isBusy ? 'loading' : 'tiles',
      isBusy,
      content:
        picture && options !== undefined
          ? this.#figure.showPicture(picture, {
              available,
              isInitial,
              srcsetFor: imageUrl && ((across) => srcsetOf(picture.image, across, imageUrl)),
              quality,
            })
          : this.#figure.show(isBusy || picture ? skeleton : undefined),
    }));
  }

  protected override below(): TemplateResult {
    return this.#status.render();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-image': PixImage;
  }
}
