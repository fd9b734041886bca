import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { StateController } from '../../controllers/state-controller.ts';
import { TextController, type OwnTexts } from '../../controllers/text-controller.ts';
import { viewerBasics } from '../../locales/viewer-basics.ts';
import type { Picture } from '../picture.ts';
import { icons } from './icons.ts';
import type { ViewerOptions } from './open-viewer.ts';
import { perform } from './perform.ts';
import { startEngine, type Engine, type EngineState } from './photoswipe-engine.ts';
import { PictureReader } from './picture-reader.ts';
import { lightboxStyles } from './pix-lightbox.styles.ts';
import { slidesStyles } from './slides.styles.ts';
import { toolButton } from './tool-button.ts';
import type { ViewerExtras, ViewerHistory } from './viewer-extras.ts';
import { actionOf, isScrolled, isTaken, SCROLL_KEYS, type ViewerAction } from './viewer-keys.ts';
import { drawn, soon } from './wait.ts';

/** Milliseconds after which the rest of the viewer comes, even if the first picture has not. */
const PATIENCE = 2000;

/**
 * The viewer: one picture large, with zoom, swipe, keys and caption, in a modal dialog above everything.
 *
 * `openViewer()` makes one below `<body>` and removes it when it is closed, so it is styled there: `pix-lightbox::part(bar)`;
 * its custom properties are set on `:root` or on `pix-lightbox`. It goes on as long as its list does, and reads more
 * pictures before a visitor comes to them. Information, menu, slideshow and thumbnails come after the first picture.
 *
 * Keys: arrows and Page Up/Down for previous and next, Home and End for first and last, `+` `-` `0` `z` to zoom, arrows to
 * move a zoomed picture, Space for the slideshow, `f` for the full screen, `i` for information, `t` for thumbnails, Escape
 * to close. From right to left the arrows are mirrored.
 *
 * @csspart dialog - The dialog.
 * @csspart bar - The line above the picture.
 * @csspart counter - Which picture of how many.
 * @csspart spinner - Shown in the bar while a picture loads.
 * @csspart button - The round buttons: previous, next, zoom, close, and those that come later.
 * @csspart caption - Title and description below the picture.
 * @csspart title - The title in the caption.
 * @csspart description - The description in the caption.
 * @csspart notice - What is said when a picture does not show.
 * @csspart remedy - What can be done then: try again, or go to the picture's page.
 * @csspart menu - The menu of what can be done besides looking.
 * @csspart menu-item - An entry of the menu, a button or a link.
 * @csspart info - The panel with what is known about the picture.
 * @csspart info-title - The title in the panel.
 * @csspart facts - The list of facts in the panel.
 * @csspart link - The link to the picture's page in the panel.
 * @csspart toast - What is said for a moment when something has been copied.
 * @csspart strip - The thumbnails below the picture.
 * @csspart thumbnail - One of the thumbnails, a button.
 * @cssstate loading - The picture is on its way.
 * @cssstate ready - The picture is there.
 * @cssstate error - The picture cannot be shown.
 * @cssproperty [--pix-viewer-background=#000] - Colour around the picture.
 * @cssproperty [--pix-viewer-color=#fff] - Colour of texts and icons.
 * @cssproperty --pix-viewer-font - Font of the texts, as in the `font` property.
 * @cssproperty --pix-viewer-button - Colour of round buttons.
 * @cssproperty --pix-viewer-button-active - Their colour when they are pointed at, pressed or open.
 * @cssproperty --pix-viewer-panel - Colour of menu and panel.
 * @cssproperty [--pix-viewer-focus=#fff] - Colour of the focus ring.
 */
export class PixLightbox extends LitElement {
  static override styles = [lightboxStyles, slidesStyles];
  static override properties: PropertyDeclarations = {
    texts: { attribute: false },
    state: { state: true },
    quiet: { state: true },
  };

  /** Texts of the page's own. */
  declare texts: OwnTexts | undefined;
  /** @internal What it was opened with. */
  declare options: ViewerOptions;
  /** @internal What is shown. */
  declare state: EngineState;
  /** @internal What shows the pictures, while the viewer is open. */
  engine: Engine | undefined;
  /** Controls are hidden by a tap. */
  declare private quiet: boolean;

  readonly #speech = new TextController<keyof typeof viewerBasics>(this, viewerBasics);
  readonly #ended = new AbortController();
  #reader: PictureReader | undefined;
  #extras: ViewerExtras | undefined;
  #history: ViewerHistory | undefined;
  #wanted = false;
  /** The picture that the page was told of last. */
  #told = 0;
  #announced: string | undefined;
  #closed: (index: number) => void = () => undefined;

  constructor() {
    super();
    this.state = { index: 0, loading: true, broken: false, zoomed: false, zoomable: false, closing: false };
    this.quiet = false;
    new StateController(this, () => (this.problem ? 'error' : this.state.loading ? 'loading' : 'ready'));
  }

  /** @internal The picture shown, if it has been read. */
  get picture(): Picture | undefined {
    return this.options.pictures.at(this.state.index);
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  get #rtl(): boolean {
    return this.dir === 'rtl';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  /** Shows the pictures; resolves with the index of the last one shown when the viewer has closed, or was removed. */
  async show(): Promise<number> {
    const { pictures, index, history } = this.options;
    const first = Math.max(0, Math.min(pictures.count - 1, Math.trunc(index) || 0));
    this.#told = first;
    this.state = { ...this.state, index: first };
    await this.updateComplete;
    if (!this.isConnected) return first;
    this.#dialog.showModal();
    this.#dialog.focus();
    const closed = new Promise<number>((resolve) => (this.#closed = resolve));
    if (history) void this.#enterHistory(history);
    // A click is answered before the work that follows it.
    await drawn();
    if (this.#ended.signal.aborted) return closed;
    this.#reader = new PictureReader(pictures, () => this.#refresh());
    this.#start(first);
    pictures.watch(() => this.#refresh(), this.#ended.signal);
    this.#reader.look(first);
    setTimeout(() => void this.#addExtras(), PATIENCE);
    return closed;
  }

  #start(index: number): void {
    const { tile, reveal, pictures } = this.options;
    this.engine = startEngine({
      container: this.renderRoot.querySelector('.stage') as HTMLElement,
      pictures,
      index,
      rtl: this.#rtl,
      room: () => {
        const { bottom = 0, end = 0 } = this.#extras?.room() ?? {};
        const [left, right] = this.#rtl ? [end, 0] : [0, end];
        return { top: 56, bottom: (innerWidth < 600 ? 56 : 72) + bottom, left, right };
      },
      thumbnail: (i) => tile(i)?.querySelector('img') ?? undefined,
      onChange: (state) => this.#follow(state),
      onTap: () => (this.quiet = !this.quiet),
      beforeClose: () => soon(reveal(this.state.index)),
      onClosed: () => this.#finish(),
    });
  }

  /** Takes over what the engine shows. */
  #follow(state: EngineState): void {
    const { index } = this.state;
    this.state = state;
    if (!state.loading) void this.#addExtras();
    if (state.index === index) return;
    if (!this.#extras?.playing()) this.#announced = undefined;
    this.#reader?.look(state.index);
  }

  /** The list, or what is known of it, has changed. */
  #refresh(): void {
    this.engine?.refresh();
    this.requestUpdate();
  }

  /** Ends without any movement. */
  #end(): void {
    if (this.engine) this.engine.destroy();
    else this.#finish();
  }

  /** The engine has ended, by whatever way. */
  #finish(): void {
    if (this.#ended.signal.aborted) return;
    this.engine = undefined;
    this.#ended.abort();
    this.#extras?.stop();
    this.#history?.closed();
    this.#dialog.close();
    this.#closed(this.state.index);
  }

  /** Everything that the first picture does not need; without that code the viewer is a plain one. */
  async #addExtras(): Promise<void> {
    if (this.#wanted) return;
    this.#wanted = true;
    const extras = await import('./extras/create-extras.ts').catch(() => undefined);
    if (this.engine) this.#extras = extras?.createExtras(this);
    this.requestUpdate();
  }

  async #enterHistory(name: string): Promise<void> {
    const code = await import('./extras/enter-history.ts').catch(() => undefined);
    this.#history = code?.enterHistory(name, this, this.#ended.signal);
  }

  /** @internal Tells it to those who do not see it. */
  announce(text: string): void {
    this.#announced = text;
    this.requestUpdate();
  }

  /** @internal Loads the picture shown once more. */
  retry(): void {
    const { index } = this.state;
    if (this.picture) this.engine?.reload(index);
    else this.#reader?.retry(index);
  }

  /** @internal Does what a key or a button stands for. */
  act(action: ViewerAction): void {
    if (this.#extras?.act(action)) return;
    if (action === 'close') this.#close();
    else if (this.engine) perform(action, this.engine, this.state.index, this.options.pictures.count - 1);
  }

  /** Closes with a movement, if there is anything to move yet. */
  #close(): void {
    if (this.engine) this.engine.close();
    else this.#finish();
  }

  /** Keys of the viewer; Tab leads to controls that are seen, and what else would scroll the page behind does nothing. */
  #press(event: KeyboardEvent): void {
    if (isTaken(event)) return;
    const action = actionOf(event, this.state.zoomed, this.#rtl);
    this.quiet &&= event.key !== 'Tab';
    if (action ?? SCROLL_KEYS.test(event.key)) event.preventDefault();
    if (!action) return;
    event.stopPropagation();
    this.act(action);
  }

  /** @internal What is wrong with the picture shown, in words. */
  get problem(): string {
    const { say } = this.#speech;
    if (!this.picture && this.#reader?.failed.has(this.state.index)) return say('pictureNotRead');
    return this.#extras?.problem() || (this.state.broken ? say('pictureBroken') : '');
  }

  protected override updated(): void {
    this.#extras?.updated();
    const { index } = this.state;
    if (!this.picture) return;
    this.#history?.shown(this.picture);
    // The page is told of a picture when there is one to tell of.
    if (this.#told !== index) this.options.onChange?.((this.#told = index));
  }

  #bar(problem: boolean): TemplateResult {
    const { say, number } = this.#speech;
    const { index, loading, zoomed, zoomable } = this.state;
    return html`<div class="bar" part="bar">
      <span class="counter" part="counter" dir="ltr" aria-hidden="true"
        >${number(index + 1)} / ${number(this.options.pictures.count)}</span
      >
      <span class="loading" part="spinner" ?hidden=${!loading || problem}></span>
      ${this.#extras?.tools()}
      ${
        zoomable
          ? toolButton(say(zoomed ? 'zoomOut' : 'zoomIn'), zoomed ? icons.zoomOut : icons.zoomIn, () =>
              this.act('zoom'),
            )
          : nothing
      }
      ${toolButton(say('close'), icons.close, () => this.#close())}
    </div>`;
  }

  #arrow(side: 'previous' | 'next', end: number): TemplateResult {
    return html`<div class=${side} ?hidden=${this.options.pictures.count < 2}>
      ${toolButton(this.#speech.say(side), icons[side], () => this.act(side), { disabled: this.state.index === end })}
    </div>`;
  }

  protected override render(): TemplateResult {
    const { say } = this.#speech;
    const { count } = this.options.pictures;
    const { index, closing, zoomed, zoomable } = this.state;
    const { title = '', description = '' } = this.picture ?? {};
    const { problem } = this;
    const position = say('position', {
      index: index + 1,
      count,
      title: title || problem || say('loadingPicture'),
    });
    return html`<dialog
      part="dialog"
      aria-label=${say('viewer')}
      aria-describedby="caption"
      tabindex="-1"
      class=${this.quiet || closing ? 'quiet' : ''}
      @wheel=${(event: Event) => isScrolled(event) || event.preventDefault()}
      @keydown=${(event: KeyboardEvent) => this.#press(event)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.act('close');
      }}
      @close=${() => this.#end()}
    >
      <div class="frame">
        <div
          class=${`stage ${zoomed ? 'zoomed' : zoomable ? 'zoomable' : ''} ${problem ? 'problem' : ''}`}
        ></div>
        ${this.#bar(!!problem)} ${this.#arrow('previous', 0)} ${this.#arrow('next', count - 1)}
        <div class="notice" part="notice" ?hidden=${!problem}>
          <p>${problem}</p>
          ${problem ? this.#extras?.remedies() : nothing}
        </div>
        <div class="foot" ?hidden=${zoomed}>
          <div class="caption" part="caption" id="caption">
            <bdi class="title" part="title">${title}</bdi>
            ${description ? html`<bdi class="description" part="description">${description}</bdi>` : nothing}
          </div>
          ${this.#extras?.foot()}
        </div>
        ${this.#extras?.panels()}
        <p class="spoken" role="status">
          ${this.#announced ?? `${position}${title && problem ? ` ${problem}` : ''}`}
        </p>
      </div>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-lightbox': PixLightbox;
  }
}
