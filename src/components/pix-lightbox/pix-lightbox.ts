import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { viewerBasics } from '../../locales/viewer-basics.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import { arrow, caption, notice, spokenStatus } from './lightbox.templates.ts';
import { lockPage } from './lock-page.ts';
import type { PixLightboxEventMap, TypedListeners } from '../events.ts';
import type { Thumbnail } from '../own-pictures.ts';
import type { ViewerOptions } from './viewer-options.ts';
import { enterHistory } from './enter-history.ts';
import { runAction } from './run-action.ts';
import { startEngine, type Engine, type EngineState } from './photoswipe-engine.ts';
import { PictureReader } from './picture-reader.ts';
import { lightboxStyles } from './pix-lightbox.styles.ts';
import { slidesStyles } from './slides.styles.ts';
import { viewportPadding } from './viewport-padding.ts';
import { viewerBar } from './viewer-bar.ts';
import { loadedFeatures, loadFeatures } from './load-features.ts';
import type { ViewerFeatures, ViewerHistory } from './viewer-features.ts';
import { isInScroller, takeAction, type ViewerAction } from './viewer-keys.ts';
import { nextFrame, wait, withTimeout } from './wait.ts';

/** Time in ms after which the optional features are loaded, even before the first picture. */
const FEATURES_DEADLINE_MS = 2000;

/**
 * The viewer: a modal dialog that shows one picture at a time, with zoom, swipe gestures, keyboard shortcuts and caption.
 *
 * A gallery, or the function `openViewer()`, opens the viewer as a child of `<body>` and removes it after closing. A page may
 * also contain the element itself, with `pictures` of its own: `import 'pix-sdk/define/pix-lightbox'`. Nothing is visible until
 * `show()` opens a viewer with the class and the style of the element. Style the parts of viewers by `pix-lightbox::part(bar)`;
 * set custom properties on `:root` or on `pix-lightbox`.
 *
 * The viewer of a gallery shows its whole list, and loads further records before the visitor reaches them. The code of the info
 * panel, menu, slideshow and thumbnails loads when a visitor points at a picture or focuses it, or after the first picture.
 * Slideshow, full screen, download and share are buttons if the bar has space for them, else entries of the menu. The controls
 * fade out after three seconds without input, and return with the next input.
 *
 * Keyboard shortcuts: arrow keys and Page Up/Down for the previous and the next picture, Home and End for the first and the
 * last, `+` `-` `0` `z` to zoom, arrow keys to pan a zoomed picture, Space for the slideshow, `f` for full screen, `i` for
 * information, `t` for thumbnails, Escape to close. Right-to-left pages mirror the arrow keys.
 *
 * @fires pix-open - The page's URL names one of `pictures`; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another of `pictures`; `detail.image` is its record.
 * @fires pix-close - The viewer has closed; `detail.image` is the record that it showed last.
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
    texts: { attribute: false },
    state: { state: true },
    controlsHidden: { state: true },
    started: { state: true },
    toolsReady: { state: true },
  };

  /** The page's own pictures. URLs may be relative to the page. */
  declare pictures: readonly PictureRecord[] | undefined;
  /** Returns the page's own link or image of a picture, from which the picture grows and which has the focus after closing. */
  declare thumbnail: Thumbnail | undefined;
  /** Back closes the viewer, and leaves the page with `none`. With `?name` or `#name`, the URL names the picture. Default: the URL stays as it is. */
  declare history: string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixLightboxEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixLightboxEventMap, EventListenerOptions>;
  /** @internal Returns the controller that opens a viewer for an element of the page; set by `pix-lightbox.define.ts`. */
  static openerOf: ((lightbox: PixLightbox) => { show: (index: number) => Promise<void> }) | undefined;
  /** @internal Options of `mountViewer()`. */
  declare options: ViewerOptions;
  /** @internal State reported by the engine. */
  declare state: EngineState;
  /** @internal The picture engine, while the viewer is open. */
  engine: Engine | undefined;
  /** Whether a tap has hidden the controls. */
  declare private controlsHidden: boolean;
  /** Whether the engine has started; the controls fade in then. */
  declare private started: boolean;
  /** Whether all tools have been loaded, or have failed to load: they are shown together. */
  declare private toolsReady: boolean;

  readonly #texts = new LocalizeController<keyof typeof viewerBasics>(this, viewerBasics);
  readonly #ended = new AbortController();
  #reader: PictureReader | undefined;
  #features: ViewerFeatures | undefined;
  #history: ViewerHistory | undefined;
  #unlock: (() => void) | undefined;
  #featuresRequested = false;
  /** Actions of keys that were pressed before the engine started. */
  #pendingActions: ViewerAction[] = [];
  /** Index of the picture last reported to the page. */
  #reportedIndex = 0;
  #announcement: string | undefined;
  #resolveClosed: (index: number) => void = () => undefined;
  /** @internal Resolves with the index of the last picture once the viewer has closed or been removed. */
  readonly closed = new Promise<number>((resolve) => (this.#resolveClosed = resolve));

  constructor() {
    super();
    this.state = { index: 0, loading: true, broken: false, zoomed: false, zoomable: false, closing: false };
    this.controlsHidden = this.started = this.toolsReady = false;
    new StateController(this, () => (this.problem ? 'error' : this.state.loading ? 'loading' : 'ready'));
  }

  /** @internal The current picture, if its record has been read. */
  get picture(): Picture | undefined {
    return this.#isViewer ? this.options.pictures.at(this.state.index) : undefined;
  }

  /** Whether this is a viewer, not the element of a page that opens one. */
  get #isViewer(): boolean {
    return !!(this.options as ViewerOptions | undefined);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#isViewer) PixLightbox.openerOf?.(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#closeNow();
  }

  /**
   * Opens a viewer on `pictures`, at an index that is clamped to the list. Resolves when the viewer is open; `pix-close` fires
   * when it has closed. Does nothing without pictures, or while a viewer is open on the page.
   */
  async show(index = 0): Promise<void> {
    await PixLightbox.openerOf?.(this).show(index);
  }

  /** @internal Opens the dialog. Resolves when the first picture, or its placeholder, is shown, or the viewer has closed. */
  async open(): Promise<void> {
    const { pictures, index, history } = this.options;
    const first = Math.max(0, Math.min(pictures.count - 1, Math.trunc(index) || 0));
    this.#reportedIndex = first;
    this.state = { ...this.state, index: first };
    await this.updateComplete;
    if (this.isConnected && history !== 'none') this.#history = await enterHistory(this, () => this.#close());
    if (this.#ended.signal.aborted) return this.#history?.closed();
    this.#unlock = lockPage();
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog) showModal(dialog);
    dialog?.focus();
    // Render the response to the click before the heavy work.
    await nextFrame();
    if (this.#ended.signal.aborted) return;
    this.#reader = new PictureReader(pictures, () => this.#refresh());
    this.#startEngine(first);
    this.started = true;
    // Features that are already loaded fade in together with the controls.
    if (loadedFeatures() || !this.state.loading) void this.#addFeatures();
    pictures.watch(() => this.#refresh(), this.#ended.signal);
    this.#reader.prefetchAround(first);
    void wait(FEATURES_DEADLINE_MS).then(() => this.#addFeatures());
    await nextFrame();
  }

  #startEngine(index: number): void {
    const { tile, reveal, pictures } = this.options;
    this.engine = startEngine({
      container: this.renderRoot.querySelector('.stage') as HTMLElement,
      pictures,
      index,
      rtl: this.dir === 'rtl',
      viewportPadding: (foot) => viewportPadding(this.#features?.reservedSpace(), this.dir === 'rtl', foot),
      thumbnail: (i) => tile(i)?.querySelector('img') ?? undefined,
      onChange: (state) => this.#applyEngineState(state),
      onPullUp: () => this.renderRoot.querySelector('.info') ?? this.act('info'),
      onTap: () => (this.controlsHidden = !this.controlsHidden && !this.#features?.wasWokenByPress()),
      beforeClose: () => withTimeout(reveal(this.state.index)),
      onClosed: () => this.#onClosed(),
    });
    for (const action of this.#pendingActions.splice(0)) this.act(action);
  }

  #applyEngineState(state: EngineState): void {
    const { index } = this.state;
    this.state = state;
    if (!state.loading) void this.#addFeatures();
    if (state.index === index) return;
    if (!this.#features?.isPlaying()) this.#announcement = undefined;
    this.#reader?.prefetchAround(state.index);
  }

  /** Updates the slides after a change of the list or its records. */
  #refresh(): void {
    this.engine?.refresh();
    this.requestUpdate();
  }

  /** Closes without a transition. */
  #closeNow(): void {
    if (this.engine) this.engine.destroy();
    else this.#onClosed();
  }

  /** Cleans up after the engine has closed. */
  #onClosed(): void {
    if (this.#ended.signal.aborted) return;
    this.engine = undefined;
    this.#ended.abort();
    this.#features?.stop();
    this.#history?.closed();
    const dialog: Partial<HTMLDialogElement> | null = this.renderRoot.querySelector('dialog');
    dialog?.close?.();
    this.#unlock?.();
    this.#resolveClosed(this.state.index);
  }

  /** Adds the optional features; if their code cannot be loaded, the viewer works without them. */
  async #addFeatures(): Promise<void> {
    if (this.#featuresRequested || !this.engine) return;
    this.#featuresRequested = true;
    const features = loadedFeatures() ?? (await loadFeatures());
    if (this.engine) this.#features = features?.createFeatures(this);
    this.toolsReady = true;
  }

  /** @internal Announces a text to screen readers. */
  announce(text: string): void {
    this.#announcement = text;
    this.requestUpdate();
  }

  /** @internal Loads the current picture again. */
  retry(): void {
    if (this.picture) this.engine?.reload(this.state.index);
    else this.#reader?.retry(this.state.index);
  }

  /** @internal Runs the action of a key or a button. */
  act(action: ViewerAction): void {
    if (this.#features?.act(action)) return;
    if (action === 'close') this.#close();
    else if (this.engine) runAction(action, this.engine, this.state.index, this.options.pictures.count - 1);
    else this.#pendingActions.push(action);
  }

  /** Closes with the zoom-out transition, if the engine has started. */
  #close(): void {
    if (this.engine) this.engine.close();
    else this.#onClosed();
  }

  /** Handles keys. Tab brings the controls back; keys that would scroll the page behind the viewer do nothing. */
  #onKeydown(event: KeyboardEvent): void {
    this.controlsHidden &&= event.key !== 'Tab';
    const action = takeAction(event, this.state.zoomed, this.dir === 'rtl');
    if (action) this.act(action);
  }

  /** @internal The text of the current picture's problem; empty if there is none. */
  get problem(): string {
    const { t } = this.#texts;
    if (!this.picture && this.#reader?.failed.has(this.state.index)) return t('pictureNotRead');
    return this.#features?.problem() || (this.state.broken ? t('pictureBroken') : '');
  }

  protected override updated(): void {
    this.#features?.updated();
    if (!this.picture) return;
    this.#history?.shown(this.picture);
    const { index } = this.state;
    // Report a change only once the picture's record has been read.
    if (this.#reportedIndex === index) return;
    this.#reportedIndex = index;
    this.options.onChange?.(index);
  }

  // Changing texts are bound to `textContent`: page translators replace text nodes by elements of their own.
  protected override render(): TemplateResult | typeof nothing {
    if (!this.#isViewer) return nothing;
    const { t } = this.#texts;
    const { count } = this.options.pictures;
    const { index, closing, loading, zoomed, zoomable } = this.state;
    const { problem, picture } = this;
    const quiet = this.controlsHidden || closing || !this.started ? 'quiet' : '';
    const status = this.#announcement ?? spokenStatus(t, { index, count, title: picture?.title, problem });
    const act = (action: ViewerAction) => this.act(action);
    return html`<dialog
      part="dialog"
      aria-label=${t('viewer')}
      aria-describedby="caption"
      tabindex="-1"
      class=${this.#features?.isIdle() ? 'quiet idle' : quiet}
      @wheel=${(event: Event) => isInScroller(event) || event.preventDefault()}
      @keydown=${(event: KeyboardEvent) => this.#onKeydown(event)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.act('close');
      }}
      @close=${() => this.#closeNow()}
    >
      <div class="frame">
        <div
          class=${`stage ${zoomed ? 'zoomed' : zoomable ? 'zoomable' : ''} ${problem ? 'problem' : ''}`}
        ></div>
        ${viewerBar(this.#texts, {
          ...this.state,
          zoomable: zoomable && !this.#features?.isZoomInMenu(),
          count,
          loading: loading && !problem,
          toolsReady: this.toolsReady,
          tools: this.#features?.tools(),
          act,
          close: () => this.#close(),
        })}
        ${arrow(this.#texts, 'previous', { count, isLast: !index, act })}
        ${arrow(this.#texts, 'next', { count, isLast: index === count - 1, act })}
        ${notice(problem, () => this.#features?.recoveryActions())}
        ${caption(picture ?? {}, zoomed, this.#features)} ${this.#features?.panels()}
        <p class="spoken" role="status" .textContent=${status}></p>
      </div>
    </dialog>`;
  }
}

/** Opens a dialog above the page. jsdom knows only the attribute. */
function showModal(dialog: Partial<HTMLDialogElement>): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.open = true;
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-lightbox': PixLightbox;
  }
}
