import { html, nothing, type PropertyDeclaration, type PropertyDeclarations, type TemplateResult } from 'lit';
import { mapFilters } from '../../contract/image-filters.ts';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { ImageFilter, ImageFilters, ImageSort } from '../../contract/models.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { onRemoved } from '../../internal/custom-element.ts';
import { lazy, stateOf, type CodeState } from '../../internal/lazy.ts';
import { parseLimit } from '../../internal/numbers.ts';
import type { PixGalleryEventMap, TypedListeners } from '../events.ts';
import type { GalleryPaging } from '../option-values.ts';
import { listStyles } from '../painted-element.ts';
import type { ImageSource } from '../sources.ts';
import type { GalleryContent } from './gallery-context.ts';
import { GalleryElement } from './gallery-element.ts';
import { galleryStyles } from './pix-gallery.styles.ts';

/**
 * A gallery of pictures as a grid, justified rows, columns or a carousel, with a zoom viewer.
 *
 * @slot header - Content above the pictures.
 * @slot footer - Content below the pictures.
 * @slot loading - Replaces the skeleton tiles while the first pictures load.
 * @slot empty - Replaces the message for an empty list.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot tiles - Replaces the tiles, for pages that render the pictures themselves.
 * @slot caption - A `<template>` that is copied to each tile as its caption; `data-pix-field="title"` shows a field of the record.
 * @slot tool - Buttons and links that are tools of the viewer.
 * @slot action - Buttons and links for the selected pictures, with `select`.
 * @fires pix-load - Pictures have loaded: the first ones of a list, or a further page. `detail.count` is the number of pictures of the list that have loaded so far, `detail.total` the number that there are.
 * @fires pix-error - The pictures could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image were skipped; `detail.skipped` is their number.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another picture in the viewer (`detail.image`), to another page (`detail.page`), or changed the query by a control (`detail.query`).
 * @fires pix-close - The viewer has closed; `detail.image` is the record shown last.
 * @fires pix-select - Another selection: by a visitor, or since pictures are gone. `detail.count` is the number of selected pictures, `detail.images` are the records of those that have loaded.
 * @fires pix-tool - A visitor uses a tool of the page in the viewer; `detail.name` is its name, `detail.image` the record of the picture.
 * @csspart controls - The controls above the pictures.
 * @csspart toolbar - The row that contains the controls.
 * @csspart search - The search field.
 * @csspart search__box - The frame of the search field.
 * @csspart search__input - The input of the search field.
 * @csspart search__clear - The button that clears the search field.
 * @csspart sort - The sort control.
 * @csspart sort__box - The frame of the sort control.
 * @csspart sort__select - The select element of the sort control.
 * @csspart category - The category control.
 * @csspart category__box - The frame of the category control.
 * @csspart category__select - The select element of the category control.
 * @csspart tags - The tags control.
 * @csspart tags__row - The scroll container of the tags.
 * @csspart tags__more - The button that shows all tags.
 * @csspart tag - The button of a tag.
 * @csspart tag__name - The name of a tag.
 * @csspart tag__number - The number of pictures with a tag.
 * @csspart count - The number of pictures.
 * @csspart grid - The list of tiles, in every layout.
 * @csspart month - The heading of a month, with `group="month"`.
 * @csspart rail - The rail of months beside a long list.
 * @csspart rail-handle - The handle of the rail, where the visitor is.
 * @csspart rail-month - The month that the rail points to.
 * @csspart tile - A tile, a link unless `link` is `none`.
 * @csspart new - A tile of a picture that an update has added: `::part(tile new)`.
 * @csspart image - The image of a tile.
 * @csspart caption - The caption of a tile.
 * @csspart skeleton - The placeholder of a tile that has not loaded.
 * @csspart select-box - The box that selects a picture.
 * @csspart selected - A tile of a selected picture: `::part(tile selected)`.
 * @csspart selection - The bar with the number of selected pictures and what can be done with them.
 * @csspart selection-count - The number of selected pictures, and the size of their files.
 * @csspart selection-download - The button that downloads the selected pictures.
 * @csspart selection-progress - The progress of the download.
 * @csspart strip - The scroll container of a carousel.
 * @csspart pager - The page numbers, or the "Show more" button and its count.
 * @csspart shown - The number of pictures shown.
 * @csspart page - The button of a page number.
 * @csspart current - The current page number, `::part(page current)`, and the selected tag, `::part(tag current)`.
 * @csspart ellipsis - The ellipsis between page numbers.
 * @csspart news - The frame of the button for new pictures, at the upper edge of the visible tiles.
 * @csspart status - The message of an empty list or an error.
 * @csspart button - All buttons of the gallery, tags included, except for the one that clears the search field.
 * @csspart more-button - The "Show more" button.
 * @csspart previous-button - The button of the page before, and that of a carousel towards its start.
 * @csspart next-button - The button of the next page, and that of a carousel towards its end.
 * @csspart retry-button - The "Try again" button.
 * @csspart news-button - The button that shows new pictures.
 * @csspart selection-clear - The button that ends the selection.
 * @csspart selection-all - The button that selects all pictures.
 * @csspart selection-retry - The button that tries a failed download again.
 * @csspart selection-leave-out - The button that downloads the pictures that did not fail.
 * @csspart selection-cancel - The button that cancels a download.
 * @cssstate loading - The first pictures are loading.
 * @cssstate ready - The pictures have loaded.
 * @cssstate empty - The list has no pictures.
 * @cssstate error - The pictures could not be loaded.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Minimum width of a tile in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Aspect ratio of a tile in a grid.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Target height of rows, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-month-offset=0px] - Distance of the heading of a month from the upper edge of the page, such as the height of a fixed header.
 * @cssproperty [--pix-caption-lines=1] - Number of lines of a caption below a picture.
 * @cssproperty [--pix-radius=4px] - Corner radius of tiles.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of a tile until its image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-accent=#1b62d4] - Colour of the boxes of selected pictures, and, lighter, of what is behind those pictures.
 * @cssproperty [--pix-panel=oklch(from currentColor calc((0.6 - l) * 999) 0 0)] - Background of the selection bar and of the button for new pictures: black or white, whichever is not the colour of the text.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of controls and buttons.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of controls and buttons.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of controls and buttons.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of controls and buttons.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of controls and buttons under the pointer.
 * @cssproperty [--pix-control-active=color-mix(in srgb, currentColor 14%, transparent)] - Background colour of the selected tag and of the current page number.
 * @cssproperty [--pix-chip-size=max(32px, 2.2em)] - Minimum height of a tag.
 * @cssproperty [--pix-controls-space=16px] - Space below the controls.
 * @example <pix-gallery base-url="https://pix.example" limit="12" sort="popular"></pix-gallery>
 */
export class PixGallery extends GalleryElement implements ImageFilters {
  static override styles = [listStyles, galleryStyles];
  static override properties: PropertyDeclarations = {
    limit: { type: Number },
    ...mapFilters<Record<ImageFilter, PropertyDeclaration>>(() => ({})),
    controls: {},
    sync: {},
    expected: { attribute: false },
  };

  /** Source of the pictures. Without a source, the gallery waits. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: ImageSource | undefined;
  /** Base URL of the service that the pictures come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Number of pictures on a page, or at first; more than 100 are loaded in several requests. Default 24. */
  declare limit: number;
  /** Sort order: `newest` (default), `oldest`, `popular` or `size`. */
  declare sort: ImageSort | undefined;
  /** Search words, matched against slug, title, description and tags. */
  declare q: string | undefined;
  /** Token or id of an album whose pictures are shown. */
  declare album: string | undefined;
  /** Name of a user whose pictures are shown. */
  declare user: string | undefined;
  /** Name of a category whose pictures are shown. */
  declare category: string | undefined;
  /** Tag that the pictures must have. */
  declare tag: string | undefined;
  /** Paging: `none` (default), a "Show more" button (`more`), infinite scroll (`scroll`), or page numbers (`pages`). */
  declare paging: GalleryPaging | undefined;
  /** Controls above the pictures, in the given order: names from `search sort category tags count`, separated by spaces or commas. */
  declare controls: string | undefined;
  /** Syncs the values of shown controls with URL parameters, except for filters that the page sets; the value is a prefix of the parameter names. */
  declare sync: string | undefined;
  /** Expected number of pictures, if known before they load: space for them is reserved. */
  declare expected: number | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixGalleryEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixGalleryEventMap, EventListenerOptions>;

  readonly #source = new SourceController<ImageSource>(this);
  readonly #controls = lazy(() => import('../explorer/controls.ts'), this);
  readonly #sync = lazy(() => import('../explorer/sync-url.ts'), this);
  /** The sync with the URL, and the prefix of its parameters. */
  #synced: { prefix: string; ended: AbortController } | undefined;

  constructor() {
    super();
    this.limit = DEFAULT_LIMIT;
  }

  /** @internal The source in effect. */
  get currentSource(): ImageSource | undefined {
    return this.#source.current;
  }

  /** @internal What is shown. */
  override get content(): GalleryContent {
    const filters = mapFilters<ImageFilters>((name) => this[name] || undefined);
    const { currentSource: source, limit: pageSize, expected } = this;
    return { source, filters, pageSize, expected, sort: filters.sort || 'newest' };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    onRemoved(this, () => this.#stopSync());
  }

  protected override willUpdate(): void {
    this.limit = parseLimit(this.limit) ?? DEFAULT_LIMIT;
    if (this.sync !== this.#synced?.prefix) this.#stopSync();
    super.willUpdate();
  }

  protected override code(): CodeState[] {
    const { controls, sync } = this;
    return [
      controls ? stateOf(this.#controls()) : 'unneeded',
      sync != null ? stateOf(this.#sync()) : 'unneeded',
    ];
  }

  protected override prepare(): void {
    const { controls, sync: prefix } = this;
    // Not before: what a visitor enters must reach a gallery that is synced with the URL.
    if (controls) this.#controls()?.loadControls(this, controls);
    const code = prefix != null && !this.#synced && this.#sync();
    if (!code) return;
    this.#synced = { prefix, ended: new AbortController() };
    code.syncUrl(this, prefix, this.#synced.ended.signal);
  }

  /** Stops syncing with the URL, which stays as it is. */
  #stopSync(): void {
    this.#synced?.ended.abort();
    this.#synced = undefined;
  }

  protected override get isExtended(): boolean {
    return !!this.controls || super.isExtended;
  }

  protected override render(): TemplateResult {
    const { controls } = this;
    return html`${controls && !this.isIncomplete ? this.#controls()?.controls(this, controls) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-gallery': PixGallery;
  }
}
