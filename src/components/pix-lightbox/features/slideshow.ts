import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerTexts } from './viewer-texts.ts';

/** Time in ms for which each picture is shown. */
const INTERVAL_MS = 5000;

/** Advances from picture to picture until it is paused, there is input, the page is hidden, or the list ends. */
export class Slideshow {
  isPlaying = false;
  /** Whether the slideshow has been started before: its button then stays in the bar, to keep the focus. */
  wasUsed = false;
  readonly #viewer: ViewerContext;
  readonly #texts: ViewerTexts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = '';

  constructor(viewer: ViewerContext, texts: ViewerTexts) {
    this.#viewer = viewer;
    this.#texts = texts;
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      viewer.host.renderRoot.addEventListener(type, this.#onInput, { capture: true, passive: true });
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
  }

  /** Renders a line that fills while a picture is shown. */
  render(): unknown {
    const line = html`<div
      class="progress"
      part="progress"
      .style=${`animation-duration: ${INTERVAL_MS}ms`}
    ></div>`;
    return this.#key && keyed(this.#key, line);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  toggle(): void {
    if (this.isPlaying) this.#pause();
    else this.#play();
  }

  /** Starts the interval when the picture has loaded or failed. */
  updated(): void {
    const { state, problem } = this.#viewer;
    const { index, loading, closing } = state;
    if (closing) this.isPlaying = false;
    const key = this.isPlaying && (!loading || problem) ? String(index) : '';
    if (key === this.#key) return;
    this.#key = key;
    this.#viewer.host.requestUpdate();
    clearTimeout(this.#timer);
    if (key) this.#timer = setTimeout(() => this.#next(), INTERVAL_MS);
  }

  #play(): void {
    const { state, options } = this.#viewer;
    this.isPlaying = this.wasUsed = true;
    this.#viewer.announce(this.#texts.t('slideshowStarted'));
    if (state.index === options.pictures.count - 1) this.#viewer.engine?.goTo(0);
  }

  #pause(): void {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.#viewer.announce(this.#texts.t('slideshowPaused'));
  }

  #next(): void {
    const { state, options, engine } = this.#viewer;
    if (state.index >= options.pictures.count - 1) this.#pause();
    else engine?.goTo(state.index + 1);
  }

  readonly #onVisibilityChange = () => {
    if (document.hidden) this.#pause();
  };

  /** Pauses on any input, except on the slideshow's own button and its key. */
  readonly #onInput = (event: Event) => {
    const isOwn = event.target instanceof Element && event.target.closest('.play');
    if (!isOwn && (event as KeyboardEvent).key !== ' ') this.#pause();
  };
}
