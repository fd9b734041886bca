import { html, type ReactiveController, type TemplateResult } from 'lit';
import { LocalizeController } from '../../controllers/localize-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { viewerBasics } from '../../locales/viewer-basics.ts';
import type { Picture } from '../../tiles/picture.ts';
import { enterHistory, type ViewerHistory } from './enter-history.ts';
import { featuresCode } from './later-code.ts';
import { arrow, caption, notice, spokenStatus } from './lightbox.templates.ts';
import { lockPage } from './lock-page.ts';
import type { Engine, EngineState } from './photoswipe-engine.ts';
import { PictureReader } from './picture-reader.ts';
import { Stage } from './stage.ts';
import { viewerBar } from './viewer-bar.ts';
import type { ViewerContext, ViewerHost } from './viewer-context.ts';
import type { FeaturePlace, ViewerFeatures } from './viewer-features.ts';
import { isInScroller, takeAction, type ViewerAction } from './viewer-keys.ts';
import type { ViewerOptions } from './viewer-options.ts';
import { nextFrame, wait } from './wait.ts';

/** Time in ms after which the optional features are loaded, even before the first picture. */
const FEATURES_DEADLINE_MS = 2000;

/** The dialog of an open viewer: it renders the controls in its host, and shows the pictures on a stage. */
export class Viewer implements ViewerContext, ReactiveController {
  readonly host: ViewerHost;
  readonly options: ViewerOptions;
  state: EngineState;
  readonly texts: LocalizeController<keyof typeof viewerBasics>;
  readonly #ended = new AbortController();
  readonly #reader: PictureReader;
  readonly #stage: Stage;
  #features: ViewerFeatures | undefined;
  #featuresRequested = false;
  #history: ViewerHistory | undefined;
  #unlock: (() => void) | undefined;
  isIdle = false;
  /** Whether a tap has hidden the controls. */
  #controlsHidden = false;
  /** Whether the first picture is shown; the controls fade in then. */
  #started = false;
  /** Whether all tools have been loaded, or have failed to load: they are shown together. */
  #toolsReady = false;
  /** Index of the picture last reported to the page. */
  #reportedIndex: number;
  #announcement: { text: string | undefined; lasts: () => boolean } | undefined;
  #resolveClosed: (index: number) => void = () => undefined;
  /** Resolves with the index of the last picture once the viewer has closed or been removed. */
  readonly closed = new Promise<number>((resolve) => (this.#resolveClosed = resolve));

  constructor(host: ViewerHost, options: ViewerOptions) {
    const { pictures, index } = options;
    this.host = host;
    this.options = options;
    this.#reportedIndex = Math.max(0, Math.min(pictures.count - 1, Math.trunc(index) || 0));
    this.state = {
      index: this.#reportedIndex,
      loading: true,
      broken: false,
      zoomed: false,
      zoomable: false,
      closing: false,
    };
    this.texts = new LocalizeController(host, viewerBasics);
    this.#reader = new PictureReader(pictures, () => this.#refresh());
    this.#stage = new Stage(this, {
      signal: this.#ended.signal,
      reservedSpace: () => this.#features?.reservedSpace(),
      onChange: (state) => this.#applyEngineState(state),
      onTap: () => this.act('toggleControls'),
      onPullUp: () => host.renderRoot.querySelector('.info') ?? this.act('info'),
      onClosed: () => this.#onClosed(),
    });
    addEventListener('online', () => this.problem && this.retry(), { signal: this.#ended.signal });
    new StateController(host, () => (this.problem ? 'error' : this.state.loading ? 'loading' : 'ready'));
    host.addController(this);
  }

  get engine(): Engine | undefined {
    return this.#stage.engine;
  }

  get picture(): Picture | undefined {
    return this.options.pictures.at(this.state.index);
  }

  get problem(): string {
    const { t } = this.texts;
    if (!this.picture && this.#reader.failed.has(this.state.index)) return t('pictureNotRead');
    return this.#features?.problem() || (this.state.broken ? t('pictureBroken') : '');
  }

  /** Opens the dialog. Resolves when the first picture, or its placeholder, is shown, or the viewer has closed. */
  async open(): Promise<void> {
    const { host, options, state } = this;
    const { signal } = this.#ended;
    await host.updateComplete;
    if (host.isConnected && options.history !== 'none')
      this.#history = await enterHistory(this, () => this.#stage.close());
    if (signal.aborted) return this.#history?.closed();
    this.#unlock = lockPage();
    const dialog = host.renderRoot.querySelector('dialog');
    if (dialog) showModal(dialog);
    dialog?.focus();
    // Render the response to the click before the heavy work.
    await nextFrame();
    if (signal.aborted) return;
    options.pictures.watch(() => this.#refresh(), signal);
    this.#reader.prefetchAround(state.index);
    void wait(FEATURES_DEADLINE_MS).then(() => this.#addFeatures());
    this.#started = true;
    host.requestUpdate();
    // Features that are already loaded fade in together with the controls.
    if (featuresCode.loaded()) void this.#addFeatures();
    try {
      await this.#stage.start(state.index);
    } catch (error) {
      if (signal.aborted) return;
      this.#stage.closeNow();
      throw error;
    }
    await nextFrame();
  }

  #applyEngineState(state: EngineState): void {
    const { index } = this.state;
    this.state = state;
    this.host.requestUpdate();
    if (!state.loading) void this.#addFeatures();
    if (state.index === index) return;
    if (!this.#announcement?.lasts()) this.#announcement = undefined;
    this.#reader.prefetchAround(state.index);
  }

  /** Updates the slides after a change of the list or its records. */
  #refresh(): void {
    this.engine?.refresh();
    this.host.requestUpdate();
  }

  /** Cleans up after the stage has closed. */
  #onClosed(): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#features?.stop();
    this.#history?.closed();
    const dialog: Partial<HTMLDialogElement> | null = this.host.renderRoot.querySelector('dialog');
    dialog?.close?.();
    this.#unlock?.();
    this.#resolveClosed(this.state.index);
  }

  /** Adds the optional features; if their code cannot be loaded or run, the viewer works without them. */
  async #addFeatures(): Promise<void> {
    const { signal } = this.#ended;
    if (this.#featuresRequested || signal.aborted) return;
    this.#featuresRequested = true;
    try {
      const code = featuresCode.loaded() ?? (await featuresCode.load());
      const pageTools = code.loadPageTools(this.options);
      const features = code.createFeatures(this, pageTools && (await pageTools));
      if (signal.aborted) features.stop();
      else this.#features = features;
    } catch {
      // Without them: on pages that break what they use, too.
    }
    this.#toolsReady = true;
    this.host.requestUpdate();
  }

  /** Renders what the features add in a place. */
  readonly #added = (place: FeaturePlace): unknown => this.#features?.added(place);

  readonly announce = (text: string | undefined, lasts = (): boolean => false): void => {
    this.#announcement = { text, lasts };
    this.host.requestUpdate();
  };

  readonly setIdle = (isIdle: boolean): void => {
    if (this.isIdle === isIdle) return;
    this.isIdle = isIdle;
    this.host.requestUpdate();
  };

  readonly retry = (): void => {
    if (this.picture) this.engine?.reload(this.state.index);
    else this.#reader.retry(this.state.index);
  };

  readonly act = (action: ViewerAction): void => {
    if (this.#features?.act(action)) this.host.requestUpdate();
    else if (action === 'close') this.#stage.close();
    else if (action === 'toggleControls' || action === 'showControls') {
      this.#controlsHidden = action === 'toggleControls' && !this.#controlsHidden;
      this.host.requestUpdate();
    } else this.#stage.run(action);
  };

  /** Handles keys. Tab brings the controls back; keys that would scroll the page behind the viewer do nothing. */
  #onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Tab') this.act('showControls');
    const action = takeAction(event, this.state.zoomed, this.host.dir === 'rtl');
    if (action) this.act(action);
  }

  hostUpdated(): void {
    this.#features?.updated();
    if (!this.picture) return;
    this.#history?.shown(this.picture);
    const { index } = this.state;
    // Report a change only once the picture's record has been read.
    if (this.#reportedIndex === index) return;
    this.#reportedIndex = index;
    this.options.onChange?.(index);
  }

  hostDisconnected(): void {
    this.#stage.closeNow();
  }

  // Changing texts are bound to `textContent`: page translators replace text nodes by elements of their own.
  render(): TemplateResult {
    const { t } = this.texts;
    const { count } = this.options.pictures;
    const { index, closing, loading, zoomed, zoomable } = this.state;
    const { problem, picture } = this;
    const quiet = this.#controlsHidden || closing || !this.#started ? 'quiet' : '';
    const status =
      this.#announcement?.text ??
      spokenStatus(t, { index, count, title: picture?.alt || picture?.title, problem });
    const { act } = this;
    return html`<dialog
      part="dialog"
      aria-label=${t('viewer')}
      aria-describedby="caption"
      tabindex="-1"
      class=${this.isIdle ? 'quiet idle' : quiet}
      @wheel=${(event: Event) => isInScroller(event) || event.preventDefault()}
      @keydown=${(event: KeyboardEvent) => this.#onKeydown(event)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.act('close');
      }}
      @close=${() => this.#stage.closeNow()}
    >
      <div class="frame">
        <div
          class=${`stage ${zoomed ? 'zoomed' : zoomable ? 'zoomable' : ''} ${problem ? 'problem' : ''}`}
        ></div>
        ${viewerBar(this.texts, {
          ...this.state,
          count,
          loading: loading && !problem,
          toolsReady: this.#toolsReady,
          tools: this.#added('bar'),
          close: () => this.#stage.close(),
        })}
        ${arrow(this.texts, 'previous', { count, isLast: !index, act })}
        ${arrow(this.texts, 'next', { count, isLast: index === count - 1, act })}
        ${notice(problem, this.#added)} ${caption(picture ?? {}, zoomed, this.#added)} ${this.#added('panel')}
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
