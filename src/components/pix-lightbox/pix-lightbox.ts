import { LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { OwnTexts } from '../../controllers/localize-controller.ts';
import type { PictureRecord } from '../../tiles/picture.ts';
import type { PixLightboxEventMap, TypedListeners } from '../events.ts';
import { focusedElement, ownTiles, recordList, type Thumbnail } from '../own-pictures.ts';
import type { PictureList } from '../picture-list.ts';
import { lightboxStyles } from './pix-lightbox.styles.ts';
import type { ContainedViewer } from './mount-viewer.ts';
import { prefetch } from './prefetch.ts';
import { showViewer } from './show-viewer.ts';
import { slidesStyles } from './slides.styles.ts';
import { Viewer } from './viewer.ts';
import { ViewerOpener } from './viewer-opener.ts';
import type { ViewerContent, ViewerOptions } from './viewer-options.ts';
import type { ViewerTools } from './viewer-tools.ts';

/**
 * The viewer: a modal dialog that shows one picture at a time, with zoom, swipe gestures, keyboard shortcuts and caption.
 *
 * A gallery, or the function `openViewer()`, opens the viewer as a child of `<body>` and removes it after closing. A page may
 * also contain the element itself, with `pictures` of its own: `import 'pix-sdk/define/pix-lightbox'`. Nothing is visible until
 * `show()` opens a viewer with the class and the style of the element. Style the parts of viewers by `pix-lightbox::part(bar)`;
 * set custom properties on `:root` or on `pix-lightbox`.
 *
 * The viewer of a gallery shows its whole list, and loads further records before the visitor reaches them. The code of the tools
 * loads when a visitor points at a picture or focuses it, or after the first picture; that of info panel, menu, slideshow, download
 * and thumbnails when a visitor uses them, or points at their buttons. Slideshow, full screen, download and share are buttons if
 * the bar has space for them, else entries of the menu. The controls fade out after three seconds without input, and return with
 * the next input.
 *
 * Keyboard shortcuts: arrow keys and Page Up/Down for the previous and the next picture, Home and End for the first and the
 * last, `+` `-` `0` `z` to zoom, arrow keys to pan a zoomed picture, Space for the slideshow, `f` for full screen, `i` for
 * information, `t` for thumbnails, Escape to close. Right-to-left pages mirror the arrow keys.
 *
 * @slot tool - Buttons and links that are tools of the viewers that the element opens.
 * @fires pix-open - The page's URL names one of `pictures`; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another of `pictures`; `detail.image` is its record.
 * @fires pix-close - The viewer has closed; `detail.image` is the record that it showed last.
 * @fires pix-tool - A visitor uses a tool of the page; `detail.name` is its name, `detail.image` the record of the picture.
 * @csspart dialog - The modal dialog.
 * @csspart bar - The toolbar above the picture.
 * @csspart counter - The position of the picture in the list, such as 3 / 12.
 * @csspart spinner - The loading indicator in the bar.
 * @csspart image - The picture, and its thumbnail until the picture has loaded.
 * @csspart button - All round buttons. Each has a second part: one of the following, up to `close-info-button`.
 * @csspart close-button - The button that closes the viewer.
 * @csspart previous-button - The button to the previous picture.
 * @csspart next-button - The button to the next picture.
 * @csspart zoom-button - The zoom button, in the bar or in the menu, like the other tools.
 * @csspart slideshow-button - The button of the slideshow.
 * @csspart fullscreen-button - The button for full screen.
 * @csspart download-button - The download link.
 * @csspart share-button - The button that shares the picture.
 * @csspart thumbnails-button - The menu entry that shows the thumbnails.
 * @csspart copy-link-button - The menu entry that copies a link.
 * @csspart copy-embed-button - The menu entry that copies the embed code.
 * @csspart picture-page-button - The menu entry that opens the picture page.
 * @csspart info-button - The button that opens the info panel.
 * @csspart more-button - The button that opens the menu.
 * @csspart close-info-button - The button that closes the info panel.
 * @csspart caption - The title, the description and "Read more" below the picture.
 * @csspart title - The title in the caption.
 * @csspart description - The description in the caption.
 * @csspart read-more - The button that opens the info panel if the caption is cut off.
 * @csspart notice - The error message of a picture that cannot be shown.
 * @csspart remedy - The actions of the error message: "Try again" and a link to the picture page.
 * @csspart menu - The menu of tools that are not in the bar.
 * @csspart menu-item - A button or a link in the menu.
 * @csspart info - The panel with information about the picture.
 * @csspart info-title - The title of the info panel.
 * @csspart facts - The list of facts in the info panel.
 * @csspart tags - The list of tags in the info panel.
 * @csspart tag - A tag in the info panel; a link if the page sets `data-tag-url`.
 * @csspart link - The link to the picture page, in the info panel.
 * @csspart progress - The line above the picture that fills while the slideshow shows it.
 * @csspart toast - The short message after an action, such as a copied link.
 * @csspart strip - The row of thumbnails below the picture.
 * @csspart thumbnail - The button of a thumbnail.
 * @cssstate loading - The picture is loading.
 * @cssstate ready - The picture has loaded.
 * @cssstate error - The picture cannot be shown.
 * @cssproperty [--pix-viewer-background=#000] - Background colour around the picture.
 * @cssproperty [--pix-viewer-color=#fff] - Colour of texts and icons.
 * @cssproperty --pix-viewer-font - Font of the texts, a value of the CSS property `font`. Default: 15 px, or more in larger text of the browser, in the font family of the gallery.
 * @cssproperty [--pix-viewer-button=color-mix(in srgb, var(--pix-viewer-background, #000) 65%, transparent)] - Background colour of the round buttons.
 * @cssproperty [--pix-viewer-button-active=rgb(60 60 60 / 0.8)] - Background colour of a round button that is hovered, pressed or expanded.
 * @cssproperty [--pix-viewer-panel=#1a1a1a] - Background colour of the menu and the info panel.
 * @cssproperty [--pix-viewer-focus=#fff] - Colour of the focus ring.
 * @example <pix-lightbox history="?photo"></pix-lightbox>
 */
export class PixLightbox extends LitElement {
  static override styles = [lightboxStyles, slidesStyles];
  static override properties: PropertyDeclarations = {
    pictures: { attribute: false },
    thumbnail: { attribute: false },
    history: {},
    tools: {},
    interval: {},
    transition: {},
    fit: {},
    info: {},
    texts: { attribute: false },
  };

  /** The page's own pictures. URLs may be relative to the page. */
  declare pictures: readonly PictureRecord[] | undefined;
  /** Returns the page's own link or image of a picture, from which the picture grows and which has the focus after closing. */
  declare thumbnail: Thumbnail | undefined;
  /** Back closes the viewer, and leaves the page with `none`. With `?name` or `#name`, the URL names the picture. Default: the URL stays as it is. */
  declare history: string | undefined;
  /** Tools of the viewer, in the given order: names from `slideshow fullscreen download share thumbnails copy-link copy-embed picture-page zoom info`, or `all` for the rest, separated by spaces or commas; empty for none. Or a list with tools of your own. Default: all. */
  declare tools: ViewerTools | undefined;
  /** Seconds for which the slideshow shows a picture: a whole number from 1. Default 5. */
  declare interval: number | undefined;
  /** How the slideshow changes pictures: at once (`none`), by a `slide`, or by a `fade`. Default `none`. */
  declare transition: 'none' | 'slide' | 'fade' | undefined;
  /** Fit of pictures while the slideshow plays: `contain` (default), or `cover`, which fills the viewer and crops them. */
  declare fit: 'contain' | 'cover' | undefined;
  /** What the info panel of the viewer shows of the file of a picture: `exif` for camera, lens, exposure and date, `location` for the place where it was taken, or both, separated by spaces. Default: nothing of the file. */
  declare info: string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixLightboxEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixLightboxEventMap, EventListenerOptions>;

  /** The viewer that this element contains, unless it is one of a page that opens others. */
  #viewer: Viewer | undefined;
  #list: { records: PixLightbox['pictures']; pictures: PictureList } | undefined;
  readonly #opener = new ViewerOpener(
    this,
    () => this.#content(),
    () => Promise.resolve({ PixLightbox, showViewer, prefetch }),
  );

  /**
   * Opens a viewer on `pictures`, at an index that is clamped to the list. Resolves when the viewer is open; `pix-close` fires
   * when it has closed. Does nothing without pictures, or while a viewer is open on the page.
   */
  show(index = 0): Promise<void> {
    return this.#opener.show(index);
  }

  /** @internal Makes this the element of an open viewer. */
  contain(options: ViewerOptions): ContainedViewer {
    return (this.#viewer = new Viewer(this, options));
  }

  /** The content of the viewers that this element opens. */
  #content(): ViewerContent {
    const { pictures: records, thumbnail = () => undefined } = this;
    if (!this.#list || this.#list.records !== records)
      this.#list = { records, pictures: recordList(records ?? []) };
    const { pictures } = this.#list;
    const prepare = (viewer: HTMLElement) => this.#style(viewer);
    return { pictures, ...ownTiles(thumbnail, focusedElement()), prepare };
  }

  /** Gives a viewer the class and the style of this element. */
  #style(viewer: HTMLElement): void {
    viewer.className = this.className;
    // The element itself inherits no font.
    const { fontFamily } = getComputedStyle(this.parentElement ?? document.body);
    viewer.style.cssText = `${this.style.cssText};--_font:${fontFamily}`;
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#viewer?.render() ?? nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-lightbox': PixLightbox;
  }
}
