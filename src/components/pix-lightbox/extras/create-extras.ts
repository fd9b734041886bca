import { html, nothing, type TemplateResult } from 'lit';
import { TextController } from '../../../controllers/text-controller.ts';
import { viewerTexts } from '../../../locales/viewer.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import type { Picture } from '../../picture.ts';
import type { PixLightbox } from '../pix-lightbox.ts';
import { toolButton } from '../tool-button.ts';
import type { ViewerExtras } from '../viewer-extras.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { extraIcons } from './extra-icons.ts';
import { extrasStyles } from './extras.styles.ts';
import { infoPanel } from './info-panel.ts';
import { Slideshow } from './slideshow.ts';
import { ThumbnailStrip } from './thumbnail-strip.ts';
import { toolMenu } from './tool-menu.ts';
import type { ViewerSpeech, ViewerText } from './viewer-speech.ts';
import { Visits } from './visits.ts';

/** Milliseconds after which a picture that has not come is called slow, and a link to its page is offered (R28). */
const SLOW = 15_000;

/** Milliseconds for which it is shown what has been done. */
const TOAST = 4000;

/** Pixels that the thumbnails take, and the panel beside the picture where there is room for it. */
const STRIP = 80;
const PANEL = 320;

/** Part of a narrow screen that the panel takes below the picture, as its style says, and the pixels of the caption that it covers. */
const SHEET = 0.55;
const NARROW = 600;
const CAPTION = 56;

/** A visitor's choice holds for every viewer that is opened on this page. */
let strip = false;

/** Adds to the viewer what its first picture does not need. */
export function createExtras(viewer: PixLightbox): ViewerExtras {
  return new Extras(viewer);
}

class Extras implements ViewerExtras {
  readonly #viewer: PixLightbox;
  readonly #speech: ViewerSpeech;
  readonly #visits: Visits;
  readonly #slideshow: Slideshow;
  readonly #strip: ThumbnailStrip;
  #open: 'menu' | 'info' | undefined;
  #slow: Picture | undefined;
  #awaited: Picture | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = '';
  #toast: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: PixLightbox) {
    const root = viewer.renderRoot as ShadowRoot;
    this.#viewer = viewer;
    this.#speech = new TextController(viewer, viewerTexts);
    this.#visits = new Visits(viewer);
    this.#slideshow = new Slideshow(viewer, this.#speech);
    this.#strip = new ThumbnailStrip(viewer, this.#speech);
    adoptStyles(viewer, extrasStyles);
    root.addEventListener('pointerdown', this.#leaveMenu, { capture: true });
    root.addEventListener('fullscreenchange', this.#draw);
    if (strip) queueMicrotask(() => viewer.engine?.resize());
  }

  get #many(): boolean {
    return this.#viewer.options.pictures.count > 1;
  }

  get #fullscreen(): boolean {
    return !!this.#viewer.shadowRoot?.fullscreenElement;
  }

  readonly #draw = () => this.#viewer.requestUpdate();

  /** Tells what has been done, for a moment also to those who see. */
  readonly #tell = (what: ViewerText) => {
    this.#told = this.#speech.say(what);
    this.#viewer.announce(this.#told);
    clearTimeout(this.#toast);
    this.#toast = setTimeout(() => {
      this.#told = '';
      this.#draw();
    }, TOAST);
  };

  readonly #leaveMenu = ({ target }: Event) => {
    if (this.#open === 'menu' && !(target as Element).closest('.menu, [aria-expanded]'))
      this.#show(undefined);
  };

  playing(): boolean {
    return this.#slideshow.playing;
  }

  act(action: ViewerAction): boolean {
    if (action === 'close' && this.#open) this.#show(undefined);
    else if (action === 'info') this.#show(this.#open === 'info' ? undefined : 'info');
    else if (action === 'slideshow' && this.#many) this.#slideshow.toggle();
    else if (action === 'thumbnails' && this.#many) this.#toggleStrip();
    else if (action === 'fullscreen' && document.fullscreenEnabled) void this.#toggleFullscreen();
    else return false;
    this.#draw();
    return true;
  }

  #toggleStrip(): void {
    strip = !strip;
    this.#resize();
  }

  async #toggleFullscreen(): Promise<void> {
    // A dialog itself may not be shown on the full screen.
    const frame = this.#viewer.renderRoot.querySelector('.frame');
    await (this.#fullscreen ? document.exitFullscreen() : frame?.requestFullscreen())?.catch(() => undefined);
  }

  /** Panels leave more room or less. */
  #resize(): void {
    this.#strip.stop();
    this.#viewer.engine?.resize();
  }

  /** Opens a panel, or closes the one that is open; the focus goes in, and back to its button. */
  #show(panel: 'menu' | 'info' | undefined): void {
    const { renderRoot, updateComplete } = this.#viewer;
    const before = this.#open;
    this.#open = panel;
    this.#draw();
    if (before === 'info' || panel === 'info') this.#resize();
    const target = panel === 'menu' ? '.menu > *' : panel ? '.info' : `[data-panel=${before}] button`;
    void updateComplete.then(() => renderRoot.querySelector<HTMLElement>(target)?.focus());
  }

  room(): { bottom: number; end: number } {
    const isOpen = this.#open === 'info';
    const isBelow = isOpen && innerWidth <= NARROW;
    return {
      bottom: isBelow ? SHEET * innerHeight - CAPTION : strip && this.#many ? STRIP : 0,
      end: isOpen && innerWidth >= 2.5 * PANEL ? PANEL : 0,
    };
  }

  problem(): string {
    const { picture, state } = this.#viewer;
    const { say } = this.#speech;
    if (!picture) return '';
    if (this.#visits.isGone(picture)) return say('pictureGone');
    return this.#slow === picture && state.loading ? say('pictureSlow') : '';
  }

  remedies(): TemplateResult {
    const { picture } = this.#viewer;
    const speech = this.#speech;
    const gone = picture && this.#visits.isGone(picture);
    const button = html`<button class="remedy" part="remedy" @click=${() => this.#viewer.retry()}>
      ${speech.say('retryPicture')}
    </button>`;
    const link = html`<a
      class="remedy"
      part="remedy"
      href=${picture?.page ?? nothing}
      target="_blank"
      rel="noopener"
      >${speech.say('picturePage')}</a
    >`;
    return html`${gone ? nothing : button} ${picture && !gone ? link : nothing}`;
  }

  #toggle(panel: 'menu' | 'info', name: ViewerText, icon: TemplateResult): TemplateResult {
    const expanded = this.#open === panel;
    const act = () => this.#show(expanded ? undefined : panel);
    return html`<span data-panel=${panel}
      >${toolButton(this.#speech.say(name), icon, act, { expanded })}</span
    >`;
  }

  #playButton(): TemplateResult {
    const { playing } = this.#slideshow;
    const name = this.#speech.say(playing ? 'pauseSlideshow' : 'startSlideshow');
    const icon = playing ? extraIcons.pause : extraIcons.play;
    return html`<span class="play">${toolButton(name, icon, () => this.#viewer.act('slideshow'))}</span>`;
  }

  tools(): TemplateResult {
    return html`${this.#slideshow.used ? this.#playButton() : nothing}
    ${this.#toggle('info', 'info', extraIcons.info)} ${this.#toggle('menu', 'more', extraIcons.more)}`;
  }

  foot(): unknown {
    return strip && this.#many ? this.#strip.render() : nothing;
  }

  panels(): unknown {
    // The status has told it to those who listen.
    const toast = this.#told && html`<p class="toast" part="toast" aria-hidden="true">${this.#told}</p>`;
    return [this.#panel(), toast];
  }

  #panel(): unknown {
    const { picture, state } = this.#viewer;
    if (!this.#open || state.closing) return nothing;
    if (this.#open === 'info') return infoPanel(this.#speech, picture && this.#visits.latest(picture));
    return toolMenu(this.#viewer, this.#speech, {
      many: this.#many,
      strip,
      fullscreen: this.#fullscreen,
      done: () => this.#show(undefined),
      tell: this.#tell,
    });
  }

  updated(): void {
    this.#visits.updated();
    this.#slideshow.updated();
    if (strip) this.#strip.updated();
    this.#keepFocus();
    const { picture, state } = this.#viewer;
    const awaited = state.loading ? picture : undefined;
    if (awaited === this.#awaited) return;
    this.#awaited = awaited;
    clearTimeout(this.#timer);
    if (awaited) this.#timer = setTimeout(() => this.#callSlow(awaited), SLOW);
  }

  /** Keys would be dead where what had the focus is gone, or not drawn any more: the dialog has it then. */
  #keepFocus(): void {
    const { shadowRoot, renderRoot } = this.#viewer;
    const isElsewhere = ![this.#viewer, document.body].includes(document.activeElement as HTMLElement);
    if (isElsewhere || shadowRoot?.activeElement?.getClientRects().length) return;
    renderRoot.querySelector('dialog')?.focus();
  }

  #callSlow(picture: Picture): void {
    this.#slow = picture;
    this.#draw();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#toast);
    this.#visits.stop();
    this.#slideshow.stop();
    this.#strip.stop();
  }
}
