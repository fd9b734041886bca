import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { LocalizeController } from '../../../controllers/localize-controller.ts';
import { viewerTexts } from '../../../locales/viewer.ts';
import { sizeObserver, type SizeObserver } from '../../../internal/size-observer.ts';
import { adoptStyles } from '../../../internal/adopt-styles.ts';
import type { Picture } from '../../../tiles/picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import { toolButton } from '../tool-button.ts';
import type { ViewerFeatures } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';
import { barCapacity } from './bar-capacity.ts';
import { CaptionCut, measureArrows } from './caption-cut.ts';
import { featureIcons } from './feature-icons.ts';
import { featuresStyles } from './features.styles.ts';
import { infoPanelStyles } from './info-panel.styles.ts';
import { infoPanel } from './info-panel.ts';
import { recoveryActions } from './recovery-actions.ts';
import { isNarrow, reservedSpace } from './reserved-space.ts';
import { SheetDrag } from './sheet-drag.ts';
import { Slideshow } from './slideshow.ts';
import { ThumbnailStrip } from './thumbnail-strip.ts';
import { AutoHide } from './auto-hide.ts';
import { Toast } from './toast.ts';
import { toolMenu } from './tool-menu.ts';
import { barTool, mainTools, moreTools, type Tool } from './tools.ts';
import type { ViewerTexts, ViewerTextKey } from './viewer-texts.ts';
import { ViewTracker } from './view-tracker.ts';

/** Loading time in ms after which a picture counts as slow, and a link to the picture page is offered. */
const SLOW_PICTURE_MS = 15_000;

/** Matches the names of the slideshow's tool. */
const SLIDESHOW_NAME = /Slideshow$/;

/** Whether thumbnails are shown: the visitor's choice, kept for all viewers on this page. */
let showsStrip = false;

/** Adds the optional features to a viewer. */
export function createFeatures(viewer: ViewerContext): ViewerFeatures {
  return new Features(viewer);
}

class Features implements ViewerFeatures {
  readonly #viewer: ViewerContext;
  readonly #texts: ViewerTexts;
  readonly #views: ViewTracker;
  readonly #slideshow: Slideshow;
  readonly #strip: ThumbnailStrip;
  readonly #autoHide: AutoHide;
  readonly #sizes: SizeObserver;
  /** The open panel, if any. */
  #panel: 'menu' | 'info' | undefined;
  #slowPicture: Picture | undefined;
  #loadingPicture: Picture | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #caption = new CaptionCut();
  readonly #drag = new SheetDrag(() => this.#setPanel(undefined));
  /** Number of tools that fit into the bar. */
  #capacity: number;

  constructor(viewer: ViewerContext) {
    const root = viewer.host.renderRoot as ShadowRoot;
    this.#viewer = viewer;
    this.#texts = new LocalizeController(viewer.host, viewerTexts);
    this.#views = new ViewTracker(viewer);
    this.#slideshow = new Slideshow(viewer, this.#texts);
    this.#strip = new ThumbnailStrip(viewer, this.#texts);
    adoptStyles(viewer.host, infoPanelStyles);
    adoptStyles(viewer.host, featuresStyles);
    this.#autoHide = new AutoHide(viewer, () => !!this.#panel || !!viewer.problem);
    this.#capacity = this.#measureCapacity();
    this.#sizes = sizeObserver(viewer.host, () => {
      const capacity = this.#measureCapacity();
      // Deferred: changes of size within the callback raise a "ResizeObserver loop" error on the page.
      if (this.#caption.measure(root) || capacity !== this.#capacity)
        requestAnimationFrame(this.#requestUpdate);
      this.#capacity = capacity;
      measureArrows(root);
    });
    for (const box of root.querySelectorAll('.bar, .caption, .previous, .next')) this.#sizes.observe(box);
    root.addEventListener('pointerdown', this.#closeMenuOutside, true);
    root.addEventListener('fullscreenchange', this.#requestUpdate);
    if (showsStrip) queueMicrotask(() => viewer.engine?.resize());
  }

  get #isSeries(): boolean {
    return this.#viewer.options.pictures.count > 1;
  }

  get #hasStrip(): boolean {
    return showsStrip && this.#isSeries;
  }

  get #isFullscreen(): boolean {
    return !!this.#viewer.host.shadowRoot?.fullscreenElement;
  }

  readonly #measureCapacity = () => barCapacity(this.#viewer.host.renderRoot.querySelector('.bar'));
  readonly #requestUpdate = () => this.#viewer.host.requestUpdate();
  readonly #toast = new Toast(this.#requestUpdate);

  /** Announces a result to screen readers, and shows it as a toast. */
  readonly #announce = (key: ViewerTextKey) => {
    const text = this.#texts.t(key);
    this.#toast.show(text);
    this.#viewer.announce(text);
  };

  readonly #closeMenuOutside = ({ target }: Event) => {
    if (this.#panel === 'menu' && !(target as Element).closest('.menu, [aria-expanded]'))
      this.#setPanel(undefined);
  };

  readonly isZoomInMenu = isNarrow;

  isIdle(): boolean {
    return this.#autoHide.isIdle;
  }

  wasWokenByPress(): boolean {
    return this.#autoHide.wasWokenByPress;
  }

  isPlaying(): boolean {
    return this.#slideshow.isPlaying;
  }

  act(action: ViewerAction): boolean {
    if (action === 'close' && this.#panel) this.#setPanel(undefined);
    else if (action === 'info') this.#setPanel(this.#panel === 'info' ? undefined : 'info');
    else if (action === 'slideshow' && this.#isSeries) this.#slideshow.toggle();
    else if (action === 'thumbnails' && this.#isSeries) this.#toggleStrip();
    else if (action === 'fullscreen' && document.fullscreenEnabled) void this.#toggleFullscreen();
    else return false;
    this.#requestUpdate();
    return true;
  }

  #toggleStrip(): void {
    showsStrip = !showsStrip;
    this.#resize();
  }

  async #toggleFullscreen(): Promise<void> {
    // Not the dialog itself: dialogs cannot be shown in full screen.
    const frame = this.#viewer.host.renderRoot.querySelector('.frame');
    await (this.#isFullscreen ? document.exitFullscreen() : frame?.requestFullscreen())?.catch(
      () => undefined,
    );
  }

  /** Lays out the picture again after a panel has changed the reserved space. */
  #resize(): void {
    this.#strip.stop();
    this.#viewer.engine?.resize();
  }

  /** Opens a panel, or closes the open one. The focus moves into the panel, and back to its button. */
  #setPanel(panel: 'menu' | 'info' | undefined): void {
    const { renderRoot, updateComplete } = this.#viewer.host;
    const before = this.#panel;
    this.#panel = panel;
    this.#requestUpdate();
    if (before === 'info' || panel === 'info') this.#resize();
    const target = panel === 'menu' ? '.menu > *' : panel ? '.info h2' : `[data-panel=${before}] button`;
    void updateComplete.then(() => renderRoot.querySelector<HTMLElement>(target)?.focus());
  }

  reservedSpace(): ReturnType<ViewerFeatures['reservedSpace']> {
    return reservedSpace(this.#panel === 'info', this.#hasStrip);
  }

  problem(): string {
    const { picture, state } = this.#viewer;
    const { t } = this.#texts;
    if (!picture) return '';
    if (this.#views.isGone(picture)) return t('pictureGone');
    return this.#slowPicture === picture && state.loading ? t('pictureSlow') : '';
  }

  recoveryActions(): TemplateResult {
    const { picture } = this.#viewer;
    return recoveryActions(this.#texts, {
      picture,
      isGone: !!picture && this.#views.isGone(picture),
      retry: () => this.#viewer.retry(),
    });
  }

  #panelButton(panel: 'menu' | 'info', name: ViewerTextKey, icon: TemplateResult): TemplateResult {
    const expanded = this.#panel === panel;
    const act = () => this.#setPanel(expanded ? undefined : panel);
    const key = panel === 'info' ? 'I' : undefined;
    return html`<span data-panel=${panel}
      >${toolButton({ part: panel === 'info' ? 'info-button' : 'more-button', name: this.#texts.t(name), icon, act, expanded, key })}</span
    >`;
  }

  get #tools(): { inBar: Tool[]; inMenu: Tool[] } {
    const { isPlaying, wasUsed } = this.#slideshow;
    const state = {
      isSeries: this.#isSeries,
      hasStrip: showsStrip,
      isFullscreen: this.#isFullscreen,
      isNarrow: isNarrow(),
      isPlaying,
      announce: this.#announce,
    };
    const tools = mainTools(this.#viewer, state);
    // The button that started the slideshow stays in the bar, to keep the focus.
    const inBar = tools.filter(
      (tool, i) => i < this.#capacity || (wasUsed && SLIDESHOW_NAME.test(tool.name)),
    );
    const inMenu = tools.filter((tool) => !inBar.includes(tool));
    return { inBar, inMenu: [...inMenu, ...moreTools(this.#viewer, state)] };
  }

  tools(): TemplateResult {
    return html`${repeat(
      this.#tools.inBar,
      ({ name }) => (SLIDESHOW_NAME.test(name) ? 'play' : name.replace(/^(enter|leave)/, '')),
      (tool) =>
        html`<span class=${SLIDESHOW_NAME.test(tool.name) ? 'play' : ''}
          >${barTool(this.#texts, tool)}</span
        >`,
    )}
    ${this.#panelButton('info', 'info', featureIcons.info)}
    ${this.#panelButton('menu', 'more', featureIcons.more)}`;
  }

  readMore(): unknown {
    return this.#caption.render(this.#texts, () => this.#setPanel('info'));
  }

  readonly foot = (): unknown => (this.#hasStrip ? this.#strip.render() : nothing);

  panels(): unknown {
    return [this.#renderPanel(), this.#toast.render(), this.#slideshow.render()];
  }

  #renderPanel(): unknown {
    const { picture, state } = this.#viewer;
    if (!this.#panel || state.closing) return nothing;
    const close = () => this.#setPanel(undefined);
    if (this.#panel === 'menu') return toolMenu(this.#texts, this.#tools.inMenu, close);
    const { opener } = this.#viewer.options;
    return infoPanel(this.#texts, {
      picture: picture && this.#views.latest(picture),
      opener,
      drag: this.#drag,
      close,
    });
  }

  updated(): void {
    // A class instead of `:has()`: WebKit does not update `:has()` when the panel is removed.
    const frame = this.#viewer.host.renderRoot.querySelector('.frame');
    frame?.classList.toggle('informed', !!frame.querySelector('.info'));
    this.#views.updated();
    this.#slideshow.updated();
    if (showsStrip) this.#strip.updated();
    this.#keepFocus();
    if (this.#caption.measure(this.#viewer.host.renderRoot)) this.#requestUpdate();
    const { picture, state } = this.#viewer;
    const loading = state.loading ? picture : undefined;
    if (loading === this.#loadingPicture) return;
    this.#loadingPicture = loading;
    clearTimeout(this.#slowTimer);
    if (loading) this.#slowTimer = setTimeout(() => this.#markSlow(loading), SLOW_PICTURE_MS);
  }

  /** Moves the focus to the dialog if the focused element is gone or hidden: keys would do nothing there. */
  #keepFocus(): void {
    const { shadowRoot, renderRoot } = this.#viewer.host;
    // The page around a frame may have the focus.
    if (window !== parent && !document.hasFocus()) return;
    const isOutside = ![this.#viewer.host, document.body].includes(document.activeElement as HTMLElement);
    if (isOutside || shadowRoot?.activeElement?.getClientRects().length) return;
    renderRoot.querySelector('dialog')?.focus();
  }

  #markSlow(picture: Picture): void {
    this.#slowPicture = picture;
    this.#requestUpdate();
  }

  stop(): void {
    clearTimeout(this.#slowTimer);
    this.#toast.stop();
    this.#views.stop();
    this.#slideshow.stop();
    this.#strip.stop();
    this.#autoHide.stop();
    this.#sizes.disconnect();
  }
}
